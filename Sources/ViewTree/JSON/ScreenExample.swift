/// The example of the reference.
enum ScreenExample {
  static let text = """
    {
      "$schema": "./screen.schema.json",
      "screen": "login",
      "title": "Log in",
      "states": [
        {
          "name": "empty",
          "view": {
            "type": "scroll",
            "background": {"light": "#ffffff", "dark": "#000000"},
            "children": [
              {
                "type": "stack", "axis": "vertical", "spacing": 16, "padding": 16,
                "children": [
                  {
                    "type": "text", "text": {"key": "login.title"}, "font": "largeTitle",
                    "accessibility": {"addedTraits": ["header"]}
                  },
                  {
                    "type": "textField", "id": "email", "placeholder": {"key": "login.email"},
                    "frame": {"minHeight": 44}
                  },
                  {
                    "type": "textField", "id": "password", "isSecure": true,
                    "placeholder": {"key": "login.password"}, "frame": {"minHeight": 44}
                  },
                  {
                    "type": "button", "id": "go", "frame": {"maxWidth": "infinity", "minHeight": 44},
                    "background": "#0a58ca", "foreground": "#ffffff", "cornerRadius": 10,
                    "children": [{"type": "text", "text": {"key": "login.go"}, "font": "headline"}]
                  }
                ]
              }
            ]
          }
        },
        {
          "name": "failed",
          "announcements": [{"key": "login.failed"}],
          "variants": [
            {
              "when": {"locales": ["de"], "dynamicTypeSizes": ["accessibility5"]},
              "view": {"type": "text", "text": {"key": "login.failed.short"}, "padding": 16}
            },
            {
              "view": {
                "type": "text", "padding": 16,
                "text": {"key": "login.failed", "arguments": [3]}
              }
            }
          ]
        }
      ]
    }
    """
}
