import { AsyncLocalStorage } from "node:async_hooks";
import { randomInt } from "node:crypto";
import { limits } from "#config/limits.ts";
import { deriveKey, newSalt, type PasswordCost } from "#integrations/password-hash.ts";

/** Without letters and digits that look alike on paper. */
const READABLE = "abcdefghjkmnpqrstuvwxyz23456789";
const CODE_HALF_LENGTH = 5;

/** A code is random, so it needs less than a password; a set of ten is hashed one by one. */
const CODE_COST: PasswordCost = { N: 2 ** 15, r: 8, p: 1 };

/** A full set of new codes, in plain text. Errors: none. */
export function newRecoveryCodes(): string[] {
  const half = () => Array.from({ length: CODE_HALF_LENGTH }, () => READABLE[randomInt(READABLE.length)]).join("");
  return Array.from({ length: limits.recoveryCodes }, () => `${half()}-${half()}`);
}

/** A recovery code as people type it, normalised for comparison. Errors: none. */
export function normalRecoveryCode(typed: string): string {
  const plain = typed.toLowerCase().replace(/[^a-z0-9]/g, "");
  return `${plain.slice(0, CODE_HALF_LENGTH)}-${plain.slice(CODE_HALF_LENGTH)}`;
}

/** Replaces a code of which we know only the hash; no typed code can look like this. */
const HASHED = "#";

const typedCode = new AsyncLocalStorage<string>();

/** Makes a library call while this is the normalised code that was typed. */
export function whileTyped<T>(code: string, call: () => Promise<T>): Promise<T> {
  return typedCode.run(code, call);
}

/**
 * How the library stores and reads its list of codes, both as JSON. We keep only salted hashes. The library compares
 * plain text, so a list it reads contains the typed code in place of its hash, if it is on the list.
 */
export function recoveryCodeStore(cost: PasswordCost = CODE_COST) {
  const hashOf = async (code: string, salt: string) =>
    `${HASHED}${salt}.${(await deriveKey(code, Buffer.from(salt, "base64url"), cost)).toString("base64url")}`;
  return {
    async encrypt(json: string): Promise<string> {
      const salt = newSalt().toString("base64url");
      const kept: string[] = [];
      // One after another, so that people signing in meanwhile get their turn.
      for (const code of JSON.parse(json) as string[]) {
        kept.push(code.startsWith(HASHED) ? code : await hashOf(code, salt));
      }
      return JSON.stringify(kept);
    },
    async decrypt(kept: string): Promise<string> {
      const typed = typedCode.getStore();
      const hashes = JSON.parse(kept) as string[];
      if (typed === undefined || typed.startsWith(HASHED)) return kept;
      const salts = new Set(hashes.map((hash) => hash.slice(HASHED.length).split(".")[0] ?? ""));
      const right = new Set<string>();
      for (const salt of salts) right.add(await hashOf(typed, salt));
      return JSON.stringify(hashes.map((hash) => (right.has(hash) ? typed : hash)));
    },
  };
}
