import { createHash } from "node:crypto";
import { limits } from "#config/limits.ts";

/** The cost of an entry besides its text, in characters. */
const ENTRY_CHARACTERS = 100;

/**
 * A cache of recently masked texts, at most `limits.maskedCharactersKept` characters: a page of messages is read again
 * and again. Keeps only masked texts, under a digest of the rest, so that nobody's details stay in memory.
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
      // The most recently read comes last, so that the first is the one to drop.
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
