import { type Drawn, draw } from "#app/ui/drawn/drawn.ts";
import type { Bar, BarPicture, Line, LinePicture, Picture } from "#domain/calculators/engine/picture.ts";

// Widths are percentages and heights are pixels, so that the text matches the page's on any screen.

const BAR = { row: 50, text: 15, top: 23, height: 16 };
const PLOT = { headline: 15, top: 50, bottom: 150, axisText: 170, height: 178, aboveLine: 8 };

/** The picture as an SVG element, with a text that says the same. */
export function drawPicture(picture: Picture): Drawn {
  const isBars = picture.shape === "bars";
  const height = isBars ? picture.bars.length * BAR.row : PLOT.height;
  const attributes = { role: "img", "aria-label": inWords(picture), width: "100%", height: `${height}` };
  return { tag: "svg", attributes, children: isBars ? drawBars(picture) : drawLines(picture) };
}

/** The same figures as a table body. */
export function drawRows(picture: Picture): Drawn {
  return { tag: "tbody", attributes: {}, children: rowsOf(picture).map(drawRow) };
}

export function columnsOf(picture: Picture): readonly string[] {
  return picture.shape === "bars" ? [picture.title, "Figure"] : picture.columns;
}

function rowsOf(picture: Picture): readonly (readonly string[])[] {
  if (picture.shape === "bars") return picture.bars.map(({ label, shown }) => [label, shown]);
  return picture.rows.length > 0 ? picture.rows : [picture.columns.map(() => "–")];
}

function drawRow([first = "", ...others]: readonly string[]): Drawn {
  const head = draw("th", { scope: "row" }, first);
  return { tag: "tr", attributes: {}, children: [head, ...others.map((text) => draw("td", {}, text))] };
}

function inWords(picture: Picture): string {
  if (picture.shape === "bars") {
    return `${picture.title}. ${picture.bars.map(({ label, shown }) => `${label}: ${shown}.`).join(" ")}`;
  }
  const [start, end] = picture.axis;
  if (picture.lines.length === 0) return `${picture.title}. ${headlineOf(picture)}.`;
  const lines = picture.lines.map(({ label }) => `${label}.`).join(" ");
  return `${picture.title}. ${headlineOf(picture)}. ${lines} From ${start} to ${end}.`;
}

function drawBars({ bars }: BarPicture): Drawn[] {
  const longest = Math.max(...bars.map(({ value }) => value ?? 0));
  return bars.flatMap((bar, index) => drawBar(bar, index * BAR.row, share(bar.value ?? 0, longest)));
}

function drawBar({ label, shown, tone }: Bar, top: number, length: number): Drawn[] {
  const box = { y: `${top + BAR.top}`, height: `${BAR.height}`, rx: "4" };
  return [
    draw("text", { x: "0", y: `${top + BAR.text}` }, label),
    draw("text", { class: "is-key is-end", x: "100%", y: `${top + BAR.text}` }, shown),
    draw("rect", { class: "track", width: "100%", ...box }),
    draw("rect", { class: `is-${tone}`, width: percent(length), ...box }),
  ];
}

function drawLines(picture: LinePicture): Drawn[] {
  const { lines, axis, mark } = picture;
  const highest = Math.max(...lines.flatMap(({ from, to }) => [from, to]));
  const levelOf = (value: number) => PLOT.bottom - (PLOT.bottom - PLOT.top) * share(value, highest);
  const ground = `${PLOT.bottom}`;
  const point = mark && { cx: percent(mark.along), cy: `${levelOf(mark.height)}`, r: "6" };
  return [
    draw("text", { class: "is-key", x: "0", y: `${PLOT.headline}` }, headlineOf(picture)),
    draw("line", { class: "ground", x1: "0", x2: "100%", y1: ground, y2: ground }),
    ...lines.map(({ from, to, tone }) => {
      const ends = { x1: "0", x2: "100%", y1: `${levelOf(from)}`, y2: `${levelOf(to)}` };
      return draw("line", { class: `is-${tone}`, ...ends });
    }),
    ...lines.map((line) => drawLabel(line, levelOf)),
    ...(point ? [draw("circle", { class: "mark", ...point })] : []),
    draw("text", { x: "0", y: `${PLOT.axisText}` }, axis[0]),
    draw("text", { class: "is-end", x: "100%", y: `${PLOT.axisText}` }, axis[1]),
  ];
}

function drawLabel({ label, labelAt, from, to }: Line, levelOf: (value: number) => number): Drawn {
  const atStart = labelAt === "start";
  const place = { x: atStart ? "0" : "100%", y: `${levelOf(atStart ? from : to) - PLOT.aboveLine}` };
  return draw("text", { class: atStart ? "on-line" : "on-line is-end", ...place }, label);
}

function headlineOf({ headline, lines }: LinePicture): string {
  return headline === "" && lines.length === 0 ? "Your figures will be drawn here" : headline;
}

/** From 0 to 1, even if both are zero or a value is negative. */
function share(value: number, whole: number): number {
  return whole > 0 ? Math.max(0, value / whole) : 0;
}

function percent(part: number): string {
  return `${Number((part * 100).toFixed(2))}%`;
}
