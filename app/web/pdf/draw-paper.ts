import { buffer } from "node:stream/consumers";
import type { ReceiptText } from "#app/routes/installer/receipts/receipt-lines.ts";
import { site } from "#config/site.ts";
import { fontParts, runsOf, type Weight } from "./paper-letters.ts";

/** A4, in points. */
const PAGE = { size: "A4", width: 595, height: 842, margin: 64 };
const SIZE = { title: 20, text: 11 };
const LINE = 17;
/** How the mark of 34 units, which has 7 of them free on the left, stands on the first line. */
const MARK_SCALE = 0.8;
const MARK_MARGIN = 5;
const MARK_HEIGHT = 19;

interface Pen {
  pdf: PDFKit.PDFDocument;
  y: number;
}

/** The receipt as a single A4 page with selectable text. */
export async function receiptPdf(text: ReceiptText, paidAt: Date): Promise<Uint8Array<ArrayBuffer>> {
  // Loaded with the first receipt: the server starts without it.
  const { default: PDFDocument } = await import("pdfkit");
  const pdf = new PDFDocument({
    size: PAGE.size,
    margin: PAGE.margin,
    // No standard font, which it would otherwise load by itself.
    font: "",
    lang: "en-GB",
    displayTitle: true,
    info: {
      Title: `${text.title}, ${site.name}`,
      Author: site.seller.legalName,
      // The same receipt is the same file, whenever it is fetched.
      CreationDate: paidAt,
      ModDate: paidAt,
    },
  });
  for (const { name, bytes } of [...fontParts("plain"), ...fontParts("bold")]) pdf.registerFont(name, bytes);
  const pen: Pen = { pdf, y: PAGE.margin };
  drawMark(pdf);
  write(pen, site.name, { weight: "bold", x: PAGE.margin + MARK });
  skip(pen, LINE);
  write(pen, text.title, { weight: "bold", size: SIZE.title });
  skip(pen, LINE);
  block(pen, "From", text.seller);
  block(pen, "To", text.buyer);
  for (const { label, value } of text.about) row(pen, label, value);
  skip(pen, LINE);
  for (const { label, value, isTotal } of text.sums) row(pen, label, value, isTotal ? "bold" : "plain");
  skip(pen, LINE);
  for (const note of text.notes) write(pen, note);
  pdf.end();
  return new Uint8Array(await buffer(pdf));
}

/** The roof and the spark of our mark, in ink alone; its width in points, with the space after it. */
const MARK = 28;

function drawMark(pdf: PDFKit.PDFDocument): void {
  pdf
    .save()
    .translate(PAGE.margin - MARK_MARGIN, PAGE.margin - MARK_HEIGHT)
    .scale(MARK_SCALE);
  pdf.lineWidth(2.5).lineJoin("round").path("M7 17 17 8l10 9v9H7z").stroke();
  pdf.path("m18.5 13-4 6h4L17 24l4-6.5h-3.5z").fill();
  pdf.restore();
}

function block(pen: Pen, title: string, lines: readonly string[]): void {
  write(pen, title, { weight: "bold" });
  for (const line of lines) write(pen, line);
  skip(pen, LINE);
}

function row(pen: Pen, label: string, value: string, weight: Weight = "plain"): void {
  turnPage(pen);
  const y = pen.y;
  write(pen, label, { weight });
  pen.y = y;
  write(pen, value, { weight, x: PAGE.width / 2 - PAGE.margin });
}

function write(
  pen: Pen,
  text: string,
  { weight = "plain", size = SIZE.text, x = PAGE.margin }: { weight?: Weight; size?: number; x?: number } = {},
): void {
  pen.pdf.fontSize(size);
  const widthOf = (line: string) =>
    runsOf(line, weight).reduce((width, run) => width + pen.pdf.font(run.font).widthOfString(run.text), 0);
  for (const line of wrapped(text, widthOf, PAGE.width - PAGE.margin - x)) {
    turnPage(pen);
    let at = x;
    for (const run of runsOf(line, weight)) {
      pen.pdf.font(run.font).text(run.text, at, pen.y, { lineBreak: false, baseline: "alphabetic" });
      at += pen.pdf.widthOfString(run.text);
    }
    skip(pen, Math.max(LINE, size));
  }
}

/** A receipt is one page; what a bank is sent may be longer. */
function turnPage(pen: Pen): void {
  if (pen.y <= PAGE.height - PAGE.margin) return;
  pen.pdf.addPage();
  pen.y = PAGE.margin;
}

function skip(pen: Pen, points: number): void {
  pen.y += points;
}

type Ruler = (text: string) => number;

function wrapped(text: string, widthOf: Ruler, width: number): string[] {
  const lines = [""];
  for (const word of text.split(" ").flatMap((long) => pieces(long, widthOf, width))) {
    const line = `${lines.at(-1)} ${word}`.trim();
    if (widthOf(line) <= width) lines[lines.length - 1] = line;
    else lines.push(word);
  }
  return lines;
}

/** A word wider than the column, split into parts that fit. */
function pieces(word: string, widthOf: Ruler, width: number): string[] {
  const parts = [""];
  for (const letter of word.normalize("NFC")) {
    const part = `${parts.at(-1)}${letter}`;
    if (widthOf(part) <= width) parts[parts.length - 1] = part;
    else parts.push(letter);
  }
  return parts;
}
