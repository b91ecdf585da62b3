[bundle localizedStringForKey:@"home.gone" value:@"" table:nil];
NSLocalizedStringFromTable(@"a\"b", @"Other", /* " */ @"c");
#define X NSLocalizedString(k, @"")
