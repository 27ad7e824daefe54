import { buffer } from "node:stream/consumers";
import { site } from "#config/site.ts";
import type { Paper, PaperBlock } from "./paper.ts";
import { fontParts } from "./paper-letters.ts";
import { GAP, LOOKS, type Look, linesOf, MARGIN, type Pen, room, writeLine, writeLines } from "./paper-pen.ts";
import { drawTable } from "./paper-table.ts";

/** The roof and the spark of our mark, in ink alone: how far right and down it stands, and the room it takes, in points. */
const MARK = { scale: 0.8, left: 5, up: 19, width: 28 };
/** A company's logo ends at the right margin. */
const LOGO = { width: 200, height: 65, up: 30 };
const BULLET = 12;
/** How far a heading stays from the foot of a page, so that it never ends one. */
const HEADING_ROOM = 60;
const FOOT = 30;

/** A paper as A4 pages with selectable text, tagged so that it can be read aloud in order. */
export async function drawPaper(paper: Paper): Promise<Uint8Array<ArrayBuffer>> {
  const { title, author, at, blocks, logo, isWide = false } = paper;
  // Loaded with the first paper: the server starts without it.
  const { default: PDFDocument } = await import("pdfkit");
  const pdf = new PDFDocument({
    size: "A4",
    layout: isWide ? "landscape" : "portrait",
    margin: MARGIN,
    // The first with all that a tagged file has.
    pdfVersion: "1.7",
    // No standard font, which it would otherwise load by itself.
    font: "",
    lang: "en-GB",
    tagged: true,
    displayTitle: true,
    // Until the last is drawn, nobody knows how many there are.
    bufferPages: true,
    info: { Title: `${title}, ${site.name}`, Author: author, CreationDate: at, ModDate: at },
  });
  for (const { name, bytes } of [...fontParts("plain"), ...fontParts("bold")]) pdf.registerFont(name, bytes);
  const whole = pdf.struct("Document");
  pdf.addStructure(whole);
  const pen: Pen = { pdf, whole, y: MARGIN, widths: new Map() };
  drawMark(pdf);
  tagged(pen, "P", site.name, LOOKS.bold, MARK.width);
  if (logo) drawLogo(pen, logo);
  pen.y += 2 * GAP;
  tagged(pen, "H1", title, LOOKS.title);
  pen.y += GAP / 2;
  for (const block of blocks) draw(pen, block);
  whole.end();
  drawFeet(pen, paper.foot);
  pdf.end();
  return new Uint8Array(await buffer(pdf));
}

function draw(pen: Pen, block: PaperBlock): void {
  if ("table" in block) drawTable(pen, block.table);
  else if ("list" in block) drawList(pen, block.list);
  else if ("p" in block) {
    tagged(pen, "P", block.p, LOOKS[block.look ?? "plain"]);
    pen.y += GAP / 2;
  } else {
    const [tag, text] = "h2" in block ? (["H2", block.h2] as const) : (["H3", block.h3] as const);
    pen.y += GAP;
    room(pen, HEADING_ROOM);
    tagged(pen, tag, text, LOOKS[tag]);
    pen.y += GAP / 3;
  }
}

function tagged(pen: Pen, tag: string, text: string, look: Look, indent = 0): void {
  pen.whole.add(pen.pdf.struct(tag, {}, () => writeLines(pen, text, look, indent)));
}

function drawList(pen: Pen, items: readonly string[]): void {
  const list = pen.pdf.struct("L");
  pen.whole.add(list);
  for (const item of items) {
    const own = pen.pdf.struct("LI");
    list.add(own);
    own.add(
      pen.pdf.struct("Lbl", {}, () => {
        room(pen, LOOKS.plain.line);
        writeLine(pen, { text: "•", look: LOOKS.plain, x: MARGIN, y: pen.y });
      }),
    );
    own.add(pen.pdf.struct("LBody", {}, () => writeLines(pen, item, LOOKS.plain, BULLET)));
    pen.y += 2;
  }
  pen.y += GAP / 2;
}

function drawMark(pdf: PDFKit.PDFDocument): void {
  pdf.markContent("Artifact");
  pdf
    .save()
    .translate(MARGIN - MARK.left, MARGIN - MARK.up)
    .scale(MARK.scale);
  pdf.lineWidth(2.5).lineJoin("round").path("M7 17 17 8l10 9v9H7z").stroke();
  pdf.path("m18.5 13-4 6h4L17 24l4-6.5h-3.5z").fill();
  pdf.restore();
  pdf.endMarkedContent();
}

function drawLogo({ pdf, whole }: Pen, { bytes, of }: NonNullable<Paper["logo"]>): void {
  const x = pdf.page.width - MARGIN - LOGO.width;
  const fit: [number, number] = [LOGO.width, LOGO.height];
  const place = () => pdf.image(Buffer.from(bytes), x, MARGIN - LOGO.up, { fit, align: "right", valign: "center" });
  whole.add(pdf.struct("Figure", { alt: `The logo of ${of}` }, place));
}

/** Not part of what is read aloud. */
function drawFeet(pen: Pen, foot: string): void {
  const { count } = pen.pdf.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    pen.pdf.switchToPage(page);
    pen.pdf.markContent("Artifact", { type: "Pagination" });
    const { width, height } = pen.pdf.page;
    const y = height - FOOT;
    const number = `Page ${page + 1} of ${count}`;
    const [numberLine] = linesOf(pen, number, LOOKS.muted, width);
    const x = width - MARGIN - (numberLine?.width ?? 0);
    const [line] = linesOf(pen, foot, LOOKS.muted, x - MARGIN - GAP);
    if (line) writeLine(pen, { text: line.text, look: LOOKS.muted, x: MARGIN, y });
    writeLine(pen, { text: number, look: LOOKS.muted, x, y });
    pen.pdf.endMarkedContent();
  }
}
