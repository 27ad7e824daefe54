import { formatNumber } from "#app/ui/format.ts";
import type { Portrayed } from "#app/ui/system-portrait.tsx";
import { quoteTechnologies } from "#content/quote-sheet/offer-fields.ts";
import { batteryFields } from "#content/quote-sheet/technology-fields.ts";
import { rowCount, type Typed, technologyOf } from "#domain/quotes/sheet/typed-quote.ts";

/** What is typed of a system, as far as it can be drawn. */
export function drawnFrom(typed: Typed): Portrayed {
  const technology = technologyOf(typed);
  const hasPanels = technology === "solar" || technology === "solar_battery";
  const usableKwh = figureOf(typed.usableKwh);
  const hasBattery = technology === "battery" || technology === "solar_battery";
  return {
    technology,
    panels: hasPanels ? facesOf(typed) : [],
    battery: hasBattery && usableKwh > 0 ? { usableKwh, place: typed.place ?? "other" } : null,
  };
}

/** The same in words; what is not typed yet is not said. */
export function drawnInWords(typed: Typed): string {
  const { technology, panels, battery } = drawnFrom(typed);
  const count = panels.reduce((sum, one) => sum + one, 0);
  const kWp = figureOf(typed.kWp);
  const place = batteryFields.place.kind.options.find(({ value }) => value === typed.place);
  const parts = [
    count > 0 && `${formatNumber(count)} ${count === 1 ? "panel" : "panels"}${kWp > 0 ? `, ${kWp} kWp` : ""}`,
    battery && `a battery of ${battery.usableKwh} kWh${place ? ` (${place.label.toLowerCase()})` : ""}`,
    technology === "heat_pump" && "a heat pump",
    technology === "ev_charger" && "a charging point",
  ].filter((part) => typeof part === "string");
  const what = quoteTechnologies.find(({ value }) => value === technology)?.label ?? "";
  return parts.length > 0 ? `${what}: ${parts.join(" and ")}` : `${what}: nothing to draw yet`;
}

/** Of each face of the roof; one face where only their number is typed. */
function facesOf(typed: Typed): number[] {
  const faces = Array.from({ length: rowCount(typed, "arrays") }, (_, row) => figureOf(typed[`arrays.${row}.panels`]));
  const counted = faces.filter((panels) => panels > 0);
  const panels = figureOf(typed.panels);
  return counted.length > 0 ? counted : panels > 0 ? [panels] : [];
}

/** Nothing where it is not a number. */
function figureOf(text: string | undefined): number {
  const figure = Number((text ?? "").replaceAll(",", ""));
  return Number.isFinite(figure) ? figure : 0;
}
