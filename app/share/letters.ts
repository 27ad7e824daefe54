import regular from "@fontsource/instrument-sans/files/instrument-sans-latin-500-normal.woff?inline";
import bold from "@fontsource/instrument-sans/files/instrument-sans-latin-600-normal.woff?inline";
import opentype, { type Font } from "opentype.js";

export type Weight = "regular" | "bold";

export interface Fitted {
  lines: string[];
  size: number;
}

const inlined: Record<Weight, string> = { regular, bold };
const parsed = new Map<Weight, Font>();

/** A line of text as outlines, so that the picture needs no font. `y` is the baseline. */
export function outline(text: string, weight: Weight, size: number, x: number, y: number): string {
  return fontOf(weight).getPath(text, x, y, size).toPathData(1);
}

export function widthOf(text: string, weight: Weight, size: number): number {
  return fontOf(weight).getAdvanceWidth(text, size);
}

/** The largest size at which the text fits this number of lines and this width. */
export function typeset(
  text: string,
  weight: Weight,
  place: { width: number; linesMax: number; sizes: number[] },
): Fitted {
  let fitted: Fitted = { lines: [text], size: 0 };
  for (const size of place.sizes) {
    fitted = { lines: wrap(text, weight, size, place.width), size };
    if (fitted.lines.length <= place.linesMax && isWithin(place.width, fitted, weight)) break;
  }
  return { ...fitted, lines: balance(text, weight, fitted, place.width) };
}

function isWithin(width: number, { lines, size }: Fitted, weight: Weight): boolean {
  return lines.every((line) => widthOf(line, weight, size) <= width);
}

function wrap(text: string, weight: Weight, size: number, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && widthOf(longer, weight, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** The same number of lines, as narrow as possible, so that no single word is left for the last one. */
function balance(text: string, weight: Weight, { lines, size }: Fitted, width: number): string[] {
  const step = size / 4;
  const narrower = { lines: wrap(text, weight, size, width - step), size };
  const isWorse = narrower.lines.length > lines.length || !isWithin(width - step, narrower, weight);
  return isWorse ? lines : balance(text, weight, narrower, width - step);
}

export function canWrite(text: string): boolean {
  return [...text].every((letter) => fontOf("bold").charToGlyphIndex(letter) > 0);
}

function fontOf(weight: Weight): Font {
  const cached = parsed.get(weight);
  if (cached) return cached;
  const bytes = Buffer.from(inlined[weight].slice(inlined[weight].indexOf(",") + 1), "base64");
  const font = opentype.parse(new Uint8Array(bytes).buffer);
  parsed.set(weight, font);
  return font;
}
