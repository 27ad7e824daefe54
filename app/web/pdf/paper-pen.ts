import { runsOf, type Weight } from "./paper-letters.ts";

/** In points, like all measures of a paper. */
export const MARGIN = 56;
export const GAP = 14;

export interface Look {
  readonly weight: Weight;
  readonly size: number;
  /** From one line to the next. */
  readonly line: number;
  /** Of the ink, from 0 to 1. */
  readonly strength: number;
}

export const LOOKS = {
  title: { weight: "bold", size: 20, line: 26, strength: 1 },
  H2: { weight: "bold", size: 14, line: 19, strength: 1 },
  H3: { weight: "bold", size: 11, line: 16, strength: 1 },
  large: { weight: "bold", size: 18, line: 24, strength: 1 },
  bold: { weight: "bold", size: 10.5, line: 15, strength: 1 },
  plain: { weight: "plain", size: 10.5, line: 15, strength: 1 },
  muted: { weight: "plain", size: 9, line: 12.5, strength: 0.7 },
} as const satisfies Record<string, Look>;

export interface Pen {
  readonly pdf: PDFKit.PDFDocument;
  /** The document's structure, which every block is added to. */
  readonly whole: PDFKit.PDFStructureElement;
  /** The base line of the next line. */
  y: number;
  /** Of words, by look: the same words come again and again. */
  readonly widths: Map<string, number>;
}

export interface Line {
  readonly text: string;
  readonly width: number;
}

export const bottomOf = ({ pdf }: Pen) => pdf.page.height - MARGIN;

/** Turns to a new page unless so much of this one is left; what is being tagged continues there. */
export function room(pen: Pen, points: number): void {
  if (pen.y + points <= bottomOf(pen) || pen.y <= MARGIN) return;
  pen.pdf.continueOnNewPage();
  pen.y = MARGIN;
}

/** A text from the pen on, over as many pages as it takes. */
export function writeLines(pen: Pen, text: string, look: Look, indent = 0): void {
  for (const line of linesOf(pen, text, look, pen.pdf.page.width - 2 * MARGIN - indent)) {
    room(pen, 0);
    writeLine(pen, { text: line.text, look, x: MARGIN + indent, y: pen.y });
    pen.y += look.line;
  }
}

export function writeLine(pen: Pen, { text, look, x, y }: { text: string; look: Look; x: number; y: number }): void {
  const { pdf } = pen;
  pdf.fontSize(look.size).fillOpacity(look.strength);
  let at = x;
  for (const run of runsOf(text, look.weight)) {
    pdf.font(run.font).text(run.text, at, y, { lineBreak: false, baseline: "alphabetic" });
    at += pdf.widthOfString(run.text);
  }
}

/** A text in lines of at most `width`; typed line breaks stay. */
export function linesOf(pen: Pen, text: string, look: Look, width: number): Line[] {
  const space = widthOf(pen, " ", look);
  return text.split("\n").flatMap((part) => {
    const lines: { text: string; width: number }[] = [{ text: "", width: 0 }];
    for (const word of part.split(/\s+/).flatMap((long) => pieces(pen, long, look, width))) {
      const last = lines.at(-1);
      if (last && (last.text === "" || last.width + space + word.width <= width)) {
        last.width += (last.text ? space : 0) + word.width;
        last.text = `${last.text} ${word.text}`.trim();
      } else lines.push(word);
    }
    return lines;
  });
}

/** A word wider than the column in parts that fit. */
function pieces(pen: Pen, word: string, look: Look, width: number): Line[] {
  const whole = widthOf(pen, word, look);
  if (whole <= width) return [{ text: word, width: whole }];
  const parts: { text: string; width: number }[] = [];
  for (const letter of word.normalize("NFC")) {
    const own = widthOf(pen, letter, look);
    const part = parts.at(-1);
    if (part && part.width + own <= width) {
      part.text += letter;
      part.width += own;
    } else parts.push({ text: letter, width: own });
  }
  return parts;
}

function widthOf({ pdf, widths }: Pen, text: string, { weight, size }: Look): number {
  const name = `${weight} ${size} ${text}`;
  const known = widths.get(name);
  if (known !== undefined) return known;
  pdf.fontSize(size);
  const width = runsOf(text, weight).reduce((sum, run) => sum + pdf.font(run.font).widthOfString(run.text), 0);
  widths.set(name, width);
  return width;
}
