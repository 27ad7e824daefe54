import type { LivePart } from "#app/ui/house/live-house.tsx";
import { facingQuery } from "#content/planner/compass.ts";
import { arrayFields, arraysMax, equipmentFields } from "#content/planner/fields/equipment-fields.ts";

/** What the drawing of the house shows for the answers so far. The server draws it and the page's script updates it. */
export interface HouseState {
  /** At most fourteen fit in the drawing. */
  panels: number;
  /** Whether each part is shown, by its `data-live`. */
  parts: Readonly<Record<LivePart, boolean>>;
  kwp: number;
  /** Null: unanswered. */
  loftMm: number | null;
  azimuth: number;
  miles: number;
  batteryKwh: number;
}

/** Two to three panels per kWp. */
const PANEL_KWP = 0.42;

export const panelsOf = (kwp: number): number => Math.round(kwp / PANEL_KWP);

/** Never fails: anything unreadable counts as left open. */
export function houseState(query: URLSearchParams): HouseState {
  const asked = query.has("m") ? new Set(query.getAll("m")) : undefined;
  const isRenter = query.get("tenure") === "renter";
  const looksAt = (measure: string) => !isRenter && (asked?.has(measure) ?? true);
  const number = (name: string, usual: number) => numberIn(query, name) ?? usual;
  const kwp = Array.from({ length: arraysMax }, (_, row) =>
    row === 0 ? number("kwp", arrayFields.kwp.usual) : number(`kwp${row + 1}`, 0),
  ).reduce((sum, one) => sum + one, 0);
  const batteryKwh = number("battery", equipmentFields.batteryKwh.usual);
  const miles = number("miles", equipmentFields.milesPerYear.usual);
  const heating = query.get("heating") || "gas";
  const pump = (looksAt("heatPump") && heating !== "network") || heating === "heatPump";
  const hasRoof = (query.get("roof") || (query.get("type") === "flat" ? "no" : "yes")) === "yes";
  const solar = looksAt("solar") && hasRoof && kwp > 0;
  const battery = looksAt("battery") && batteryKwh > 0;
  const boiler = !pump && heating !== "electric" && heating !== "network";
  return {
    panels: solar ? panelsOf(kwp) : 0,
    parts: {
      battery,
      coats: !battery,
      cable: battery && solar,
      heatPump: pump,
      boiler,
      linen: !boiler,
      car: miles > 0,
      charging: miles > 0 && query.get("charging") !== "public",
      charger: miles > 0 && (query.get("charging") || "charger") === "charger",
      cavity: query.get("wall") === "cavityFilled" || (query.get("wall") === "cavityEmpty" && looksAt("cavity")),
      floor: asked?.has("floor") ?? false,
    },
    kwp,
    loftMm: numberIn(query, "loft") ?? null,
    azimuth: numberIn(query, "azimuth") ?? number(facingQuery, arrayFields.azimuth.usual),
    miles,
    batteryKwh,
  };
}

function numberIn(query: URLSearchParams, name: string): number | undefined {
  const text = (query.getAll(name).at(-1) ?? "").replace(/[,\s]/g, "");
  const value = text === "" ? Number.NaN : Number(text);
  return Number.isFinite(value) && value >= 0 ? value : undefined;
}
