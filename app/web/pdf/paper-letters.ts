import plain from "@fontsource/instrument-sans/files/instrument-sans-latin-500-normal.woff?inline";
import bold from "@fontsource/instrument-sans/files/instrument-sans-latin-600-normal.woff?inline";
import plainBeyond from "@fontsource/instrument-sans/files/instrument-sans-latin-ext-500-normal.woff?inline";
import boldBeyond from "@fontsource/instrument-sans/files/instrument-sans-latin-ext-600-normal.woff?inline";
import cyrillic from "@fontsource/noto-sans/files/noto-sans-cyrillic-500-normal.woff?inline";
import boldCyrillic from "@fontsource/noto-sans/files/noto-sans-cyrillic-600-normal.woff?inline";
import greek from "@fontsource/noto-sans/files/noto-sans-greek-500-normal.woff?inline";
import boldGreek from "@fontsource/noto-sans/files/noto-sans-greek-600-normal.woff?inline";
import usual from "@fontsource/noto-sans/files/noto-sans-latin-500-normal.woff?inline";
import boldUsual from "@fontsource/noto-sans/files/noto-sans-latin-600-normal.woff?inline";
import rarer from "@fontsource/noto-sans/files/noto-sans-latin-ext-500-normal.woff?inline";
import boldRarer from "@fontsource/noto-sans/files/noto-sans-latin-ext-600-normal.woff?inline";
import vietnamese from "@fontsource/noto-sans/files/noto-sans-vietnamese-500-normal.woff?inline";
import boldVietnamese from "@fontsource/noto-sans/files/noto-sans-vietnamese-600-normal.woff?inline";
import opentype, { type Font } from "opentype.js";

export type Weight = "plain" | "bold";

/** Neighbouring letters that a single font covers. */
export interface Run {
  font: string;
  text: string;
}

/** Our pages' font, in its two parts; then, for letters and signs it lacks, such as "½", one that has almost all of Europe's. */
const inlined: Record<Weight, readonly string[]> = {
  plain: [plain, plainBeyond, usual, rarer, vietnamese, greek, cyrillic],
  bold: [bold, boldBeyond, boldUsual, boldRarer, boldVietnamese, boldGreek, boldCyrillic],
};

interface Part {
  name: string;
  bytes: Buffer;
  font: Font;
}

const read = new Map<Weight, Part[]>();

export function fontParts(weight: Weight): readonly Part[] {
  const known = read.get(weight);
  if (known) return known;
  const parts = inlined[weight].map((url, index) => {
    const bytes = Buffer.from(url.slice(url.indexOf(",") + 1), "base64");
    return { name: `${weight}-${index}`, bytes, font: opentype.parse(new Uint8Array(bytes).buffer) };
  });
  read.set(weight, parts);
  return parts;
}

/**
 * The text in pieces of one font each. Of a letter found in none, what it is made of is written, without its accents;
 * anything still unknown becomes "?".
 */
export function runsOf(text: string, weight: Weight): Run[] {
  const runs: Run[] = [];
  for (const letter of text.normalize("NFC")) {
    for (const written of partWith(letter, weight) ? [letter] : inKnownLetters(letter, weight)) {
      const font = partWith(written, weight)?.name ?? `${weight}-0`;
      const last = runs.at(-1);
      if (last?.font === font) last.text += written;
      else runs.push({ font, text: written });
    }
  }
  return runs;
}

/** Signs with a meaning that a "?" would lose. */
const spelt: Readonly<Record<string, string>> = { "→": "->", "←": "<-", "≥": ">=", "≤": "<=", "‐": "-", "⁄": "/" };

/** Accents, joiners and marks of direction that no font has are not seen without their letter. */
const UNSEEN = /[\p{M}\p{Cf}]/gu;

/** "2⅓" is not "21/3". */
const FRACTION = /^\d+⁄/;

function inKnownLetters(letter: string, weight: Weight): string[] {
  const parts = [...letter.normalize("NFKD").replace(UNSEEN, "").replace(FRACTION, " $&")].map(
    (part) => spelt[part] ?? part,
  );
  return [...parts.join("")].map((part) => (partWith(part, weight) ? part : "?"));
}

function partWith(letter: string, weight: Weight): Part | undefined {
  return fontParts(weight).find(({ font }) => font.charToGlyphIndex(letter) > 0);
}
