import { expect, it } from "vitest";
import { drawResults } from "#app/routes/site/calculator/draw-results.tsx";
import type { Drawn } from "#app/ui/drawn/drawn.ts";
import type { CalculatorResult } from "#domain/calculators/engine/run-calculator.ts";

const SAVING: CalculatorResult = {
  name: "saving",
  label: "Saving",
  description: "Of your bill.",
  unit: "£ a year",
  decimals: 0,
  value: 840,
};
const SIZE: CalculatorResult = { ...SAVING, name: "size", unit: "kW", decimals: 1, value: 4.2 };
const UNKNOWN: CalculatorResult = { ...SAVING, value: null, missing: "Type what you pay." };

function textsOf(drawn: Drawn): string[] {
  return drawn.children.flatMap((child) => (typeof child === "string" ? [child] : textsOf(child)));
}

function shapeOf(drawn: Drawn): unknown {
  return [
    drawn.tag,
    drawn.attributes,
    drawn.children.map((child) => (typeof child === "string" ? "" : shapeOf(child))),
  ];
}

it("shows money with its period, and other figures with their unit", () => {
  const texts = textsOf(drawResults({ results: [SAVING, SIZE], doubt: undefined, given: true }));
  expect(texts).toEqual(expect.arrayContaining(["£840", "a year", "4.2 kW"]));
});

it("shows no figure before anything was typed", () => {
  const texts = textsOf(drawResults({ results: [UNKNOWN], doubt: undefined, given: false }));
  expect(texts).toContain("–");
  expect(texts).toContain("Of your bill.");
});

it("says what is missing and what is doubtful", () => {
  const texts = textsOf(drawResults({ results: [UNKNOWN], doubt: "That is more than the sun gives.", given: true }));
  expect(texts).toEqual(
    expect.arrayContaining(["Not known yet", "Type what you pay.", "That is more than the sun gives."]),
  );
});

it("keeps one structure, so that the script only changes texts", () => {
  const first = drawResults({ results: [SAVING], doubt: undefined, given: false });
  const later = drawResults({ results: [UNKNOWN], doubt: "Doubtful.", given: true });
  expect(shapeOf(later)).toEqual(shapeOf(first));
});
