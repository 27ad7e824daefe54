import { limits } from "#config/limits.ts";
import { commonPasswords } from "#content/common-passwords.ts";

/** A shorter name or word is in too many good passwords by chance. */
const TELLING_LENGTH_MIN = 4;
const LEGAL_FORM = new Set(["limited", "company", "group", "the", "and", "ltd", "llp", "plc"]);

/**
 * Why a password is refused, as sentences for the person who chose it; empty when it is good enough. Letter case does
 * not matter, and digits or exclamation marks at the end do not make a common password better. Errors: none.
 * Source: decisions.md, section 4; the first message is the documents'.
 */
export function passwordProblems(
  password: string,
  owner: { readonly email: string; readonly companyName?: string | undefined },
): string[] {
  // Counted first, so that nothing below reads a password of a megabyte.
  if (password.length > limits.passwordMaxLength) {
    return [`Password must be at most ${limits.passwordMaxLength} characters long.`];
  }
  const problems: string[] = [];
  const plain = password.toLowerCase();
  if (password.length < limits.passwordMinLength) {
    problems.push(`Password must be at least ${limits.passwordMinLength} characters long.`);
  }
  if (isCommon(plain)) problems.push("This password is on the list of the most common passwords.");
  if (holdsEmail(plain, owner.email)) problems.push("This password contains your email address.");
  if (holdsCompany(plain, owner.companyName ?? "")) problems.push("This password contains your company name.");
  return problems;
}

function isCommon(plain: string): boolean {
  return [plain, plain.replace(/!+$/, ""), plain.replace(/[0-9!]+$/, "")].some((word) => commonPasswords.has(word));
}

function holdsEmail(plain: string, email: string): boolean {
  const [localPart = ""] = email.trim().toLowerCase().split("@");
  return localPart.length >= TELLING_LENGTH_MIN && plain.includes(localPart);
}

function holdsCompany(plain: string, companyName: string): boolean {
  const words = (companyName.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => !LEGAL_FORM.has(word));
  return [...words, words.join("")].some((word) => word.length >= TELLING_LENGTH_MIN && plain.includes(word));
}
