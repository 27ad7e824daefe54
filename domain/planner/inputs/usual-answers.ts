import heat from "#content/data/planner/heat-demand.json" with { type: "json" };
import { energyFields } from "#content/planner/fields/energy-fields.ts";
import { arrayFields, equipmentFields } from "#content/planner/fields/equipment-fields.ts";
import { homeFields } from "#content/planner/fields/home-fields.ts";
import { type Facts, factsWith } from "#domain/planner/facts/facts.ts";
import type { HomeType, PlanInputs, SolarArray, Wall } from "./plan-inputs.ts";
import type { PlanPlace } from "./plan-place.ts";
import { usualPeople } from "./usual-people.ts";

const USUAL_LOFT_MM = 200;

/** The floor area (m²) of a home with this many bedrooms, 1 to 5. Source: content/data/planner/heat-demand.json. */
export function usualFloorArea(bedrooms: number): number {
  const area = new Map(Object.entries(heat.floorAreaByBedroomsM2)).get(String(bedrooms));
  if (area === undefined) throw new Error(`no usual floor area for ${bedrooms} bedrooms`);
  return area;
}

/** A home with the parts that decide which insulation it can have. */
export type KnownHome = PlanInputs["home"] & { readonly wall: Wall; readonly loftMm: number };

/**
 * The home with what its insulation is worked out from where the reader did not say: before 1919 solid walls, later
 * filled ones, and 200 mm in the loft.
 */
export function knownHome(home: PlanInputs["home"]): KnownHome {
  return {
    ...home,
    wall: home.wall ?? (home.built === "pre1919" ? "solid" : "cavityFilled"),
    loftMm: home.loftMm ?? USUAL_LOFT_MM,
  };
}

/** Flats share their roof. */
export function usualRoof(type: HomeType): boolean {
  return type !== "flat";
}

/** Storage heaters are heated at night because that costs less. */
export function usualNightRate({ heating, emitters }: Pick<PlanInputs["energy"], "heating" | "emitters">): boolean {
  return heating === "electric" && emitters === "storage";
}

/** The register's row of what is paid for a sold kWh. In Northern Ireland suppliers need not buy it, and pay less. */
export function exportRow({ nation }: PlanPlace): string {
  return nation === "Northern Ireland" ? "tariffs.northernIrelandExport" : "tariffs.export";
}

/** The payment for a sold kWh, in pence. */
export function usualExportPence(facts: Facts, place: PlanPlace): number {
  return facts.number(exportRow(place));
}

/** The usual inverter for these panels, in kW, not rounded. */
export function usualInverterKw(facts: Facts, arrays: readonly SolarArray[]): number {
  const kwp = arrays.reduce((sum, array) => sum + array.kwp, 0);
  return kwp / facts.number("pv.dcAcRatio");
}

/** The temperature of the water in the radiators on the coldest day, with a heat pump, in °C. */
export function usualFlowC(facts: Facts): number {
  return facts.number("heat-pump.designFlow");
}

/** One roof facing south; pages say so where it is assumed. */
export const usualArray: SolarArray = {
  kwp: arrayFields.kwp.usual,
  azimuth: arrayFields.azimuth.usual,
  pitch: arrayFields.pitch.usual,
  shading: "none",
};

/** Assumptions that depend on other answers, by path. */
export function usualByOthers(inputs: PlanInputs, place: PlanPlace): ReadonlyMap<string, unknown> {
  const facts = factsWith(inputs.assumptions);
  return new Map<string, unknown>([
    [homeFields.floorAreaM2.path, usualFloorArea(inputs.home.bedrooms)],
    [homeFields.people.path, usualPeople(inputs.home.floorAreaM2)],
    [homeFields.roof.path, usualRoof(inputs.home.type)],
    [energyFields.nightRate.path, usualNightRate(inputs.energy)],
    [energyFields.exportPence.path, usualExportPence(facts, place)],
    [equipmentFields.inverterKw.path, usualInverterKw(facts, inputs.solar.arrays)],
    [equipmentFields.designFlowC.path, usualFlowC(facts)],
  ]);
}
