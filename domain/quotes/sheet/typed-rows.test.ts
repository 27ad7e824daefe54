import { describe, expect, it } from "vitest";
import { freeRow, rowsMax, withItem, withoutRow } from "#domain/quotes/sheet/typed-rows.ts";

const panel = {
  kind: "equipment",
  text: "Aurora AU-440",
  unitPence: null,
  vatPercent: null,
  role: "panel",
  make: "Aurora",
  model: "AU-440",
  warrantyYears: 25,
};
const nothing = { role: null, make: null, model: null, warrantyYears: null };

describe("a removed row", () => {
  it("lets later rows close up, and leaves every other field unchanged", () => {
    const typed = {
      totalPence: "9",
      "lines.0.text": "a",
      "lines.1.text": "b",
      "lines.2.text": "c",
      "lines.2.count": "3",
    };
    expect(withoutRow({ ...typed, "payments.1.pence": "5" }, "lines", 1)).toEqual({
      totalPence: "9",
      "lines.0.text": "a",
      "lines.1.text": "c",
      "lines.1.count": "3",
      "payments.1.pence": "5",
    });
  });
});

describe("the free row", () => {
  it.each([
    ["the first where nothing is typed", { "lines.0.text": "a", "lines.1.text": " ", "lines.2.text": "c" }, 1],
    ["the next where all are typed", { "lines.0.text": "a" }, 1],
    ["the first of an empty list", {}, 0],
  ])("is %s", (_, typed, row) => {
    expect(freeRow(typed, "lines")).toBe(row);
  });

  it("is none once the list is full", () => {
    const full = Object.fromEntries(
      Array.from({ length: rowsMax("equipment") }, (_, row) => [`equipment.${row}.make`, "a"]),
    );
    expect(freeRow(full, "equipment")).toBeUndefined();
    expect(freeRow({ ...full, "equipment.4.make": "" }, "equipment")).toBe(4);
  });
});

describe("a line of the price book", () => {
  it("brings its kind, price and VAT rate", () => {
    const scaffold = { ...nothing, kind: "scaffold", text: "Scaffold, one face", unitPence: 65_050, vatPercent: 0 };
    const before = { technology: "solar", "lines.0.vatPercent": "20" };
    expect(withItem(before, "lines", 1, scaffold)).toEqual({
      ...before,
      "lines.1.kind": "scaffold",
      "lines.1.text": "Scaffold, one face",
      "lines.1.count": "1",
      "lines.1.unitPence": "650.50",
      "lines.1.vatPercent": "0",
    });
  });

  it("of equipment without a price becomes a line without one, at the VAT rate of the line before it", () => {
    const typed = { technology: "solar", "lines.0.text": "Scaffold", "lines.0.vatPercent": "0" };
    expect(withItem(typed, "lines", 1, panel)).toEqual({
      ...typed,
      "lines.1.kind": "equipment",
      "lines.1.text": "Aurora AU-440",
      "lines.1.count": "1",
      "lines.1.vatPercent": "0",
    });
  });

  it.each([
    ["panel", "solar"],
    ["battery", "battery"],
    ["inverter", "shared"],
  ])("says what it belongs to, where one quote has panels and a battery: %s, %s", (role, part) => {
    const typed = withItem({ technology: "solar_battery" }, "lines", 0, { ...panel, role });
    expect(typed["lines.0.part"]).toBe(part);
    expect(withItem({ technology: "solar" }, "lines", 0, { ...panel, role })["lines.0.part"]).toBeUndefined();
  });

  it("cuts a long name to the length of a line", () => {
    const long = { ...panel, text: `${"M".repeat(60)} ${"x".repeat(80)}` };
    expect(withItem({}, "lines", 0, long)["lines.0.text"]).toHaveLength(120);
  });

  it("becomes a part of the system", () => {
    expect(withItem({}, "equipment", 2, panel)).toEqual({
      "equipment.2.role": "panel",
      "equipment.2.make": "Aurora",
      "equipment.2.model": "AU-440",
      "equipment.2.count": "1",
      "equipment.2.warrantyYears": "25",
    });
  });
});
