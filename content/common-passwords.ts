import { readFileSync } from "node:fs";

/**
 * The passwords people choose most, as found in leaks: most frequent first, at least four characters, lower case. The
 * short ones are weak even with digits after them; one that is merely another with digits or exclamation marks at the
 * end is left out, because the rule covers it (domain/accounts/password.ts).
 *
 * Source: the list of passwords of @zxcvbn-ts/language-common 4.1.3, its most frequent 24,000, with some of our own.
 * Copyright (c) 2012-2016 Dan Wheeler and Dropbox, Inc.; copyright (c) 2021 @zxcvbn-ts; MIT licence (the text is in
 * content/common-passwords-licence.txt).
 */
export const commonPasswords: ReadonlySet<string> = new Set(
  readFileSync(new URL(import.meta.resolve("#content/common-passwords.txt")), "utf8")
    .trimEnd()
    .split("\n"),
);
