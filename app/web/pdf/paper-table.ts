import type { PaperRow, PaperTable } from "./paper.ts";
import { bottomOf, GAP, type Line, LOOKS, type Look, linesOf, MARGIN, type Pen, room, writeLine } from "./paper-pen.ts";

/** Between a cell's text and its column's end, and above and below the words of a row. */
const GUTTER = 10;
const PAD = 4;
/** Of the ink of a line between rows. */
const RULE = 0.25;
/** Of a table of names and values, and of one of several columns, the share that names rows. */
const NAMES = { pairs: 0.45, columns: 0.2 };

interface Column {
  readonly x: number;
  readonly width: number;
}

interface CellLine extends Line {
  readonly look: Look;
}

/** A table over as many pages as it takes, its heads again on each. Heads of columns and rows are tagged as such. */
export function drawTable(pen: Pen, table: PaperTable): void {
  const count = Math.max(table.columns?.length ?? 0, ...table.rows.map(({ cells }) => cells.length));
  const columns = columnsOf(pen, count);
  const own = pen.pdf.struct("Table", { title: table.name });
  pen.whole.add(own);
  pen.y -= LOOKS.plain.size;
  const heads = table.columns && cellsIn(pen, { cells: table.columns, isTotal: true }, columns);
  const drawHeads = (tags: Tags) => heads && drawRow(pen, { cells: heads, columns, tags });
  // With the heads, room for a row under them.
  room(pen, heads ? heightOf(heads) + LOOKS.plain.line * 3 : 0);
  drawHeads({ row: own, tagOf: () => ["TH", "Column"] });
  for (const row of table.rows) {
    const cells = cellsIn(pen, row, columns);
    const tagOf = (column: number) => (column === 0 ? (["TH", "Row"] as const) : (["TD"] as const));
    drawRow(pen, { cells, columns, tags: { row: own, tagOf }, onNewPage: () => drawHeads(null) });
  }
  own.end();
  pen.y += LOOKS.plain.line + GAP / 2;
}

/** Where the row's tags go, and the tag and scope of each cell; null for heads that were read already. */
type Tags = {
  row: PDFKit.PDFStructureElement;
  tagOf: (column: number) => readonly [tag: "TH", scope: "Row" | "Column"] | readonly [tag: "TD"];
} | null;

function columnsOf({ pdf }: Pen, count: number): Column[] {
  const width = pdf.page.width - 2 * MARGIN;
  const names = width * (count > 2 ? NAMES.columns : NAMES.pairs);
  const others = (width - names) / Math.max(1, count - 1);
  return Array.from({ length: count }, (_, index) =>
    index === 0 ? { x: MARGIN, width: names } : { x: MARGIN + names + others * (index - 1), width: others },
  );
}

function cellsIn(pen: Pen, { cells, isTotal = false }: PaperRow, columns: readonly Column[]): CellLine[][] {
  return cells.map((cell, index) => {
    const width = (columns[index]?.width ?? 0) - GUTTER;
    const linesIn = (text: string, look: Look) => linesOf(pen, text, look, width).map((line) => ({ ...line, look }));
    const { text, note } = typeof cell === "string" ? { text: cell, note: "" } : cell;
    return [...linesIn(text, isTotal ? LOOKS.bold : LOOKS.plain), ...(note ? linesIn(note, LOOKS.muted) : [])];
  });
}

const heightOf = (cells: readonly (readonly CellLine[])[]) =>
  Math.max(0, ...cells.map((lines) => lines.reduce((sum, { look }) => sum + look.line, 0))) + 2 * PAD;

type RowProps = {
  cells: readonly (readonly CellLine[])[];
  columns: readonly Column[];
  tags: Tags;
  onNewPage?: () => void;
};

/** A row stays whole where a page has room for it; a longer one goes on overleaf, cell by cell. */
function drawRow(pen: Pen, { cells, columns, tags, onNewPage }: RowProps): void {
  const turn = () => {
    pen.pdf.addPage();
    pen.y = MARGIN;
    onNewPage?.();
  };
  const height = heightOf(cells);
  const isLong = height > (bottomOf(pen) - MARGIN) / 2;
  if (pen.y > MARGIN && pen.y + (isLong ? LOOKS.plain.line * 3 : height) > bottomOf(pen)) turn();
  const own = tags && pen.pdf.struct("TR");
  if (own) tags.row.add(own);
  const boxes = cells.map((_, index) => {
    const [tag, scope] = tags?.tagOf(index) ?? [];
    // Its types do not know the scope of a head yet.
    const box = tag && pen.pdf.struct(tag, { ...(scope && { scope }) } as PDFKit.Mixins.StructureElementOptions);
    if (box) own?.add(box);
    return box || null;
  });
  const left = cells.map((lines) => [...lines]);
  rule(pen);
  do {
    const top = pen.y + PAD;
    const feet = left.map((lines, index) => {
      const taken = takeLines(lines, bottomOf(pen) - top);
      const x = columns[index]?.x ?? MARGIN;
      if (taken.length > 0) markedAs(pen, boxes[index] ?? null, () => writeCell(pen, taken, x, top));
      return taken.reduce((sum, { look }) => sum + look.line, top);
    });
    pen.y = Math.max(...feet) + PAD;
    if (left.some((lines) => lines.length > 0)) turn();
  } while (left.some((lines) => lines.length > 0));
}

/** Takes the lines off that fit, at least one. */
function takeLines(lines: CellLine[], height: number): CellLine[] {
  let used = 0;
  const over = lines.findIndex(({ look }, index) => {
    used += look.line;
    return index > 0 && used > height;
  });
  return lines.splice(0, over === -1 ? lines.length : over);
}

function writeCell(pen: Pen, lines: readonly CellLine[], x: number, top: number): void {
  let y = top;
  for (const { text, look } of lines) {
    writeLine(pen, { text, look, x, y: y + look.size });
    y += look.line;
  }
}

function markedAs(pen: Pen, box: PDFKit.PDFStructureElement | null, draw: () => void): void {
  if (box) box.add(draw);
  else asArtifact(pen, draw);
}

function asArtifact({ pdf }: Pen, draw: () => void): void {
  pdf.markContent("Artifact", { type: "Pagination" });
  draw();
  pdf.endMarkedContent();
}

function rule(pen: Pen): void {
  const { pdf, y } = pen;
  asArtifact(pen, () =>
    pdf
      .lineWidth(0.5)
      .strokeOpacity(RULE)
      .moveTo(MARGIN, y)
      .lineTo(pdf.page.width - MARGIN, y)
      .stroke(),
  );
}
