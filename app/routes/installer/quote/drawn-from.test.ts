import { expect, it } from "vitest";
import { drawnFrom, drawnInWords } from "#app/routes/installer/quote/drawn-from.ts";

it("draws the faces of the roof as they are typed, the first one first", () => {
  const typed = { technology: "solar", panels: "14", "arrays.0.panels": "10", "arrays.1.panels": "4", kWp: "5.74" };
  expect(drawnFrom(typed)).toEqual({ technology: "solar", panels: [10, 4], battery: null });
  expect(drawnInWords(typed)).toBe("Solar panels: 14 panels, 5.74 kWp");
});

it("draws panels on one face where their number is all there is, and a battery in its place", () => {
  const typed = { technology: "solar_battery", panels: "12", usableKwh: "9", place: "garage" };
  expect(drawnFrom(typed)).toEqual({
    technology: "solar_battery",
    panels: [12],
    battery: { usableKwh: 9, place: "garage" },
  });
  expect(drawnInWords(typed)).toContain("12 panels and a battery of 9 kWh (garage)");
});

it.each(["", "abc", "-3", "1e999"])("draws nothing for %j panels", (panels) => {
  expect(drawnFrom({ technology: "solar", panels }).panels).toEqual([]);
  expect(drawnInWords({ technology: "solar", panels })).toBe("Solar panels: nothing to draw yet");
});

it("draws no battery that was typed before the work became a heat pump", () => {
  expect(drawnFrom({ technology: "heat_pump", usableKwh: "9", panels: "12" })).toEqual({
    technology: "heat_pump",
    panels: [],
    battery: null,
  });
});

it("leaves out a face without panels, and reads a figure with its comma", () => {
  const typed = { technology: "solar", panels: "14", "arrays.0.panels": "", "arrays.1.panels": "1,200" };
  expect(drawnFrom(typed).panels).toEqual([1200]);
});

it.each([
  [{ technology: "solar", panels: "1" }, "Solar panels: 1 panel"],
  [{ technology: "battery", usableKwh: "9" }, "Battery: a battery of 9 kWh"],
  [{ technology: "battery", usableKwh: "-9" }, "Battery: nothing to draw yet"],
  [{ technology: "heat_pump" }, "Heat pump: a heat pump"],
  [{ technology: "ev_charger" }, "EV charger: a charging point"],
  [{ technology: "other" }, "Other work: nothing to draw yet"],
])("says %j as %s", (typed, words) => {
  expect(drawnInWords(typed)).toBe(words);
});
