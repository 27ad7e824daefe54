import { PDFDocument, type PDFFont, type PDFPage, StandardFonts } from "pdf-lib";
import type { ReceiptText } from "#app/routes/installer/receipts/receipt-lines.ts";
import { site } from "#config/site.ts";

/** A4, in points. */
const PAGE = { width: 595, height: 842, margin: 64 };
const SIZE = { title: 20, text: 11 };
const LINE = 17;

interface Pen {
  page: PDFPage;
  plain: PDFFont;
  bold: PDFFont;
  y: number;
}

/** The receipt as one page of A4, its text selectable. */
export async function receiptPdf(text: ReceiptText, paidAt: Date): Promise<Uint8Array<ArrayBuffer>> {
  const pdf = await PDFDocument.create();
  pdf.setTitle(`${text.title}, ${site.name}`, { showInWindowTitleBar: true });
  pdf.setAuthor(site.seller.legalName);
  pdf.setLanguage("en-GB");
  // The same receipt is the same file, whenever it is fetched.
  pdf.setCreationDate(paidAt);
  pdf.setModificationDate(paidAt);
  const pen: Pen = {
    page: pdf.addPage([PAGE.width, PAGE.height]),
    plain: await pdf.embedFont(StandardFonts.Helvetica),
    bold: await pdf.embedFont(StandardFonts.HelveticaBold),
    y: PAGE.height - PAGE.margin,
  };
  write(pen, site.name, { isBold: true });
  skip(pen, LINE);
  write(pen, text.title, { isBold: true, size: SIZE.title });
  skip(pen, LINE);
  block(pen, "From", text.seller);
  block(pen, "To", text.buyer);
  for (const { label, value } of text.about) row(pen, label, value);
  skip(pen, LINE);
  for (const { label, value, isTotal } of text.sums) row(pen, label, value, isTotal);
  return new Uint8Array(await pdf.save());
}

function block(pen: Pen, title: string, lines: readonly string[]): void {
  write(pen, title, { isBold: true });
  for (const line of lines) write(pen, line);
  skip(pen, LINE);
}

function row(pen: Pen, label: string, value: string, isBold = false): void {
  const y = pen.y;
  write(pen, label, { isBold });
  pen.y = y;
  write(pen, value, { isBold, x: PAGE.width / 2 - PAGE.margin });
}

function write(
  pen: Pen,
  text: string,
  { isBold = false, size = SIZE.text, x = PAGE.margin }: { isBold?: boolean; size?: number; x?: number } = {},
): void {
  const font = isBold ? pen.bold : pen.plain;
  for (const line of wrapped(printable(text, font), font, size, PAGE.width - PAGE.margin - x)) {
    pen.page.drawText(line, { x, y: pen.y, size, font });
    skip(pen, Math.max(LINE, size));
  }
}

function skip(pen: Pen, points: number): void {
  pen.y -= points;
}

/** The standard fonts have the letters of western Europe: others lose their marks, and what is then still unknown is "?". */
function printable(text: string, font: PDFFont): string {
  const known = new Set(font.getCharacterSet());
  const isKnown = (letter: string) => known.has(letter.codePointAt(0) ?? 0);
  const bare = (letter: string) => [...letter.normalize("NFKD")].find(isKnown) ?? "?";
  return [...text.normalize("NFC")].map((letter) => (isKnown(letter) ? letter : bare(letter))).join("");
}

function wrapped(text: string, font: PDFFont, size: number, width: number): string[] {
  const lines = [""];
  for (const word of text.split(" ").flatMap((long) => pieces(long, font, size, width))) {
    const line = `${lines.at(-1)} ${word}`.trim();
    if (font.widthOfTextAtSize(line, size) <= width) lines[lines.length - 1] = line;
    else lines.push(word);
  }
  return lines;
}

/** A word that is wider than the column, in parts that are not. */
function pieces(word: string, font: PDFFont, size: number, width: number): string[] {
  const parts = [""];
  for (const letter of word) {
    const part = `${parts.at(-1)}${letter}`;
    if (font.widthOfTextAtSize(part, size) <= width) parts[parts.length - 1] = part;
    else parts.push(letter);
  }
  return parts;
}
