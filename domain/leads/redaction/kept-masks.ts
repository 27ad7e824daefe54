import { createHash } from "node:crypto";
import { limits } from "#config/limits.ts";

/** What an entry takes besides its text, in characters. */
const ENTRY_CHARACTERS = 100;

/**
 * Texts masked lately, at most `limits.maskedCharactersKept` of them together: a page of messages is read again and
 * again. Only what was shown is kept, and the rest as a digest, so that nobody's details stay in memory.
 */
export function keptMasks() {
  const kept = new Map<string, string>();
  let characters = 0;
  const sizeOf = (masked: string) => masked.length + ENTRY_CHARACTERS;
  return {
    /** `parts` are everything that the masked text depends on. */
    take(parts: readonly unknown[], mask: () => string): string {
      const key = createHash("sha256").update(JSON.stringify(parts)).digest("base64url");
      const there = kept.get(key);
      const masked = there ?? mask();
      if (there === undefined) characters += sizeOf(masked);
      else kept.delete(key);
      // The one read last comes last, so that the first is the one to go.
      kept.set(key, masked);
      for (const [oldest, text] of kept) {
        if (characters <= limits.maskedCharactersKept) break;
        kept.delete(oldest);
        characters -= sizeOf(text);
      }
      return masked;
    },
  };
}
