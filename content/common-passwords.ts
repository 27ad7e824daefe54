import { readFileSync } from "node:fs";

/**
 * The most common passwords in leaks: most frequent first, at least four characters, lower case. Short ones stay weak
 * with digits after them; a password that only adds digits or exclamation marks to another is left out, because the
 * rule covers it (domain/accounts/password.ts). Source: the list of passwords of @zxcvbn-ts/language-common 4.1.3,
 * its most frequent 24,000, with some of our own. Copyright (c) 2012-2016 Dan Wheeler and Dropbox, Inc.; copyright
 * (c) 2021 @zxcvbn-ts; MIT licence (the text is in content/common-passwords-licence.txt).
 */
export const commonPasswords: ReadonlySet<string> = new Set(
  readFileSync(new URL(import.meta.resolve("#content/common-passwords.txt")), "utf8")
    .trimEnd()
    .split("\n"),
);
