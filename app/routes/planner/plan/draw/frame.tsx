import { type Drawn, draw } from "#app/ui/drawn/drawn.ts";
import { dayInWords } from "#content/planner/figures.ts";
import { outOfDateSince } from "#domain/assumptions/currency.ts";
import { type Assumption, findAssumption } from "#domain/assumptions/register.ts";

export type Part = Drawn | string;

/** What a colour stands for, wherever it is: of the swatch in a sentence (plan.css). */
export type EnergyColour = "sun" | "sold" | "battery" | "stored" | "night" | "day" | "grid" | "fuel" | "standing";

/** Words with the colour that they explain. */
export const swatch = (colour: EnergyColour, words: string): Drawn => draw("span", { class: `sw is-${colour}` }, words);

export const strong = (words: string): Drawn => draw("b", {}, words);

/** A sign stays with its amount at the end of a line. */
export const together = (words: string): Drawn => draw("span", { class: "together" }, words);

/** Of the sheet of icons on the page. */
export function icon(name: "check" | "scale" | "x" | "table" | "info"): Drawn {
  const use = draw("use", { href: `#icon-${name}` });
  return draw("svg", { class: "icon", viewBox: "0 0 24 24", "aria-hidden": "true" }, use);
}

export interface Table {
  caption: string;
  heads: readonly string[];
  /** The first cell of each names it. */
  rows: readonly (readonly string[])[];
}

interface Figure {
  id: string;
  title: string;
  /** What it shows, in one sentence or two; the colours are explained in it. */
  says: readonly Part[];
  picture: readonly Part[];
  below?: readonly Part[];
  table: Table;
  /** Rows of the register. */
  sources: readonly string[];
  today: string;
}

/** A chart: its title, what it shows in words, the picture, and the same numbers as a table. */
export function drawFigure({ id, title, says, picture, below = [], table, sources, today }: Figure): Drawn {
  return draw(
    "figure",
    { class: "plan-chart", "aria-labelledby": `${id}-title` },
    draw("figcaption", {}, draw("h3", { id: `${id}-title` }, title), draw("p", { class: "says" }, ...says)),
    ...picture,
    ...below,
    drawTable(table),
    drawSources(sources, today),
  );
}

/** The same numbers as a table, folded. */
export function drawTable({ caption, heads, rows }: Table): Drawn {
  const head = draw("tr", {}, ...heads.map((text) => draw("th", { scope: "col" }, text)));
  return draw(
    "details",
    { class: "as-table" },
    draw("summary", {}, icon("table"), "Show as table", draw("span", { class: "sr-only" }, `: ${caption}`)),
    draw(
      "div",
      { class: "table-scroll", tabindex: "0", role: "region", "aria-label": caption },
      draw(
        "table",
        { class: "mini-table" },
        draw("caption", { class: "sr-only" }, caption),
        draw("thead", {}, head),
        draw("tbody", {}, ...rows.map(drawRow)),
      ),
    ),
  );
}

function drawRow([name = "", ...values]: readonly string[]): Drawn {
  return draw("tr", {}, draw("th", { scope: "row" }, name), ...values.map((text) => draw("td", {}, text)));
}

/** Where the figures of a part come from: each source by name, with the day and the figures taken from it. */
export function drawSources(ids: readonly string[], today: string): Drawn {
  const rows = ids.flatMap((id) => findAssumption(id) ?? []);
  const days = distinct(rows.map(({ checkedOn }) => checkedOn)).sort();
  const listed = days.flatMap((day): Part[] => {
    const ofDay = rows.filter(({ checkedOn }) => checkedOn === day);
    const named = distinct(ofDay.map(sourceOf)).map((source): Part[] => {
      const taken = ofDay.filter((row) => sourceOf(row) === source).map((row) => drawRowLink(row, today));
      return [`${source} (`, ...joined(taken, "; "), ")"];
    });
    return [` Checked on ${dayInWords(day)}: `, ...joined(named, "; "), "."];
  });
  return draw("p", { class: "sources" }, "Sources.", ...listed);
}

const distinct = (words: readonly string[]): string[] => [...new Set(words)];

const sourceOf = ({ institution, source }: Assumption): string => institution ?? source;

function drawRowLink(row: Assumption, today: string): Part[] {
  const link = draw("a", { href: `/assumptions/${row.id}` }, row.label);
  return [link, ...drawStale(row, today).flatMap((stale) => [" ", stale])];
}

const joined = (items: readonly Part[][], between: string): Part[] =>
  items.flatMap((parts, index) => (index > 0 ? [between, ...parts] : parts));

/** What is said of a figure whose last day has passed; nothing of others. */
export function drawStale(row: { validUntil: string }, today: string): Drawn[] {
  const since = outOfDateSince(row, today);
  return since === undefined ? [] : [draw("span", { class: "stale" }, `Out of date since ${dayInWords(since)}`)];
}

/** Figures in a row under a chart. */
export function drawSums(sums: readonly (readonly [name: string, value: string])[]): Drawn {
  const items = sums.map(([name, value]) => draw("div", {}, draw("dt", {}, name), draw("dd", {}, value)));
  return draw("dl", { class: "sums" }, ...items);
}

/** What lies on which side of the line of 0. */
export function drawSides(above: string, below: string): Drawn {
  const side = (words: string) => draw("span", {}, words);
  return draw("p", { class: "sides" }, side(`↑ Above the line: ${above}.`), " ", side(`↓ Below it: ${below}.`));
}
