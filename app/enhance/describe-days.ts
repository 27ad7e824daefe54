const COLUMNS = { time: 0, used: 1, roof: 2, battery: 3, grid: 4, stored: 5, sold: 6, holds: 7, price: 8 };
const PER_HOUR = 2;
const LEAST_KWH = 0.01;
const PLOT_WIDTH = 960;
const HALF_HOURS = 48;

const wired = new WeakSet<HTMLInputElement>();

/** A slider under a day's chart describes that time in words, with the figures of its table. */
export function describeDays(): void {
  for (const slider of document.querySelectorAll<HTMLInputElement>("input[data-scrub]")) {
    if (!wired.has(slider)) slider.addEventListener("input", () => describe(slider));
    wired.add(slider);
    describe(slider);
  }
}

function describe(slider: HTMLInputElement): void {
  const figure = slider.closest("figure");
  const row = figure?.querySelectorAll("tbody tr")[Number(slider.value)];
  const output = figure?.querySelector("[data-told]");
  if (!figure || !row || !output) return;
  const cells = [...row.children].map(({ textContent }) => textContent ?? "");
  output.textContent = inWords(cells);
  slider.setAttribute("aria-valuetext", output.textContent);
  const x = String(((Number(slider.value) + 0.5) / HALF_HOURS) * PLOT_WIDTH);
  const cursor = figure.querySelector(".cursor");
  cursor?.setAttribute("x1", x);
  cursor?.setAttribute("x2", x);
  figure.querySelector(".day")?.classList.add("is-told");
}

function inWords(cells: readonly string[]): string {
  const kwh = (column: keyof typeof COLUMNS) => Number(cells[COLUMNS[column]]) || 0;
  const kw = (column: keyof typeof COLUMNS) => `${(kwh(column) * PER_HOUR).toFixed(1)} kW`;
  const among = (parts: readonly (readonly [keyof typeof COLUMNS, string])[]) =>
    parts.filter(([column]) => kwh(column) >= LEAST_KWH).map(([column, words]) => `${kw(column)} ${words}`);
  const from = among([
    ["roof", "from the roof"],
    ["battery", "from the battery"],
    ["grid", `from the grid at ${cells[COLUMNS.price]}`],
  ]);
  const left = among([
    ["stored", "into the battery"],
    ["sold", "sold"],
  ]);
  const sources = from.length > 0 ? `: ${from.join(", ")}` : "";
  const rest = left.length > 0 ? ` Besides: ${left.join(", ")}.` : "";
  return `${cells[COLUMNS.time]} Your home uses ${kw("used")}${sources}.${rest}`;
}
