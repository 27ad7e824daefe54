import { expect, it } from "vitest";
import { drawPicture, drawRows } from "#app/routes/site/calculator/draw-picture.tsx";
import type { Drawn } from "#app/ui/drawn/drawn.ts";
import type { BarPicture, LinePicture } from "#domain/calculators/engine/picture.ts";

function barsOf(...values: (number | null)[]): BarPicture {
  const bars = values.map((value) => ({ label: `Bar of ${value}`, value, shown: `£${value}`, tone: "then" }) as const);
  return { shape: "bars", title: "Bars", bars };
}

const LINES: LinePicture = {
  shape: "line",
  title: "Cost and savings",
  headline: "Paid back after 5 years",
  axis: ["Start", "10 years"],
  lines: [
    { label: "Cost £50", labelAt: "start", from: 50, to: 50, tone: "today" },
    { label: "Saved £100", labelAt: "end", from: 0, to: 100, tone: "then" },
  ],
  mark: { along: 0.5, height: 50 },
  columns: ["Year", "Saved", "Less the cost"],
  rows: [["10", "£100", "£50"]],
};
const NO_LINES: LinePicture = { ...LINES, headline: "", axis: ["", ""], lines: [], mark: null, rows: [] };

function all(drawn: Drawn, tag: string, kind?: string): Drawn[] {
  const inside = drawn.children.flatMap((child) => (typeof child === "string" ? [] : all(child, tag, kind)));
  const fits = drawn.tag === tag && (!kind || drawn.attributes.class === kind);
  return fits ? [drawn, ...inside] : inside;
}

const attribute = (name: string) => (drawn: Drawn) => drawn.attributes[name];

it("draws bars as long as their values, the longest at full width", () => {
  const svg = drawPicture(barsOf(1200, 360));
  expect(all(svg, "rect", "is-then").map(attribute("width"))).toEqual(["100%", "30%"]);
  expect(svg.attributes["aria-label"]).toBe("Bars. Bar of 1200: £1200. Bar of 360: £360.");
});

it.each([[[0, 0]], [[null, null]], [[-5, -10]]])("draws no bar and no impossible length for %j", (values) => {
  expect(all(drawPicture(barsOf(...values)), "rect", "is-then").map(attribute("width"))).toEqual(["0%", "0%"]);
});

it("draws no bar for a value below 0 beside one above it", () => {
  expect(all(drawPicture(barsOf(100, -5)), "rect", "is-then").map(attribute("width"))).toEqual(["100%", "0%"]);
});

it("marks the point where the lines meet", () => {
  const svg = drawPicture(LINES);
  const [cost, saved] = [...all(svg, "line", "is-today"), ...all(svg, "line", "is-then")];
  expect(cost?.attributes.y1).toBe(cost?.attributes.y2);
  const [mark] = all(svg, "circle");
  expect([mark?.attributes.cx, mark?.attributes.cy]).toEqual(["50%", cost?.attributes.y1]);
  expect(Number(saved?.attributes.y2)).toBeLessThan(Number(saved?.attributes.y1));
  expect(svg.attributes["aria-label"]).toBe(
    "Cost and savings. Paid back after 5 years. Cost £50. Saved £100. From Start to 10 years.",
  );
});

it("keeps room for lines that are not known yet", () => {
  const svg = drawPicture(NO_LINES);
  expect(svg.attributes.height).toBe(drawPicture(LINES).attributes.height);
  expect(all(svg, "circle")).toEqual([]);
  expect(svg.attributes["aria-label"]).toBe("Cost and savings. Your figures will be drawn here.");
});

it("also lists the figures as rows, each with a heading", () => {
  const cells = (drawn: Drawn) => [...all(drawn, "th"), ...all(drawn, "td")].flatMap(({ children }) => children);
  expect(cells(drawRows(barsOf(5)))).toEqual(["Bar of 5", "£5"]);
  expect(cells(drawRows(LINES))).toEqual(["10", "£100", "£50"]);
  expect(cells(drawRows(NO_LINES))).toEqual(["–", "–", "–"]);
});
