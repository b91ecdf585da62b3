"""Functions that the parts of .ci/nightly in Python share."""
import os, shutil, signal, subprocess, sys

NAME = os.path.basename(sys.argv[0])
ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
# .ci/nightly lists a part that ends with this exit code as skipped.
SKIPPED = 77


def say(message):
    print(f"{NAME}: {message}", flush=True)


def skip(reason):
    say(f"skipped: {reason}")
    sys.exit(SKIPPED)


def finish(violations, summary):
    """Ends the part: prints its result, with exit code 1 when a promise is broken."""
    for violation in violations:
        say(f"violation: {violation}")
    say(f"{summary}; {len(violations)} violations" if violations else summary)
    sys.exit(1 if violations else 0)


def legible():
    """The path of the command: that in LEGIBLE, or the release product, which is built first."""
    named = os.environ.get("LEGIBLE")
    if named:
        return os.path.abspath(named)
    say("building legible")
    build = [".ci/with-dependencies", "swift", "build", "-c", "release", "--product", "legible"]
    if subprocess.run(build, cwd=ROOT, stdout=sys.stderr).returncode != 0:
        say("legible cannot be built")
        sys.exit(2)
    return os.path.join(ROOT, ".build/release/legible")


def installed(command, *packages):
    """The path of a command that one of some Debian packages has; skips the part without one."""
    path = shutil.which(command)
    if path:
        return path
    if not shutil.which("apt-get"):
        skip(f"there is no {command}, and no apt-get to install it")
    prefix = [] if os.geteuid() == 0 else ["sudo"]
    if prefix and not shutil.which("sudo"):
        skip(f"there is no {command}, and no right to install it")
    environment = prefix + ["env", "DEBIAN_FRONTEND=noninteractive"]
    say(f"installing {packages[0]}")
    output = ""
    for words in [["update"]] + [
        ["install", "-y", "--no-install-recommends", package] for package in packages
    ]:
        done = subprocess.run(environment + ["apt-get"] + words, stdin=subprocess.DEVNULL,
                              capture_output=True, text=True, errors="replace")
        output = done.stderr or output
        path = shutil.which(command)
        if path:
            return path
    skip(f"{command} cannot be installed: {(output.strip().splitlines() or ['no reason given'])[-1]}")


def run(arguments, seconds, **options):
    """Runs a command: its exit code (negative for a signal, None past the time limit) and output."""
    process = subprocess.Popen(arguments, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                               stderr=subprocess.PIPE, start_new_session=True, **options)
    try:
        output, error = process.communicate(timeout=seconds)
        code = process.returncode
    except subprocess.TimeoutExpired:
        os.killpg(process.pid, signal.SIGKILL)
        output, error = process.communicate()
        code = None
    return code, output.decode(errors="replace"), error.decode(errors="replace")
