import site from "#content/data/solar-yield.json" with { type: "json" };
import { factsWith } from "#domain/planner/facts/facts.ts";
import { generationOf } from "#domain/planner/panels/generation.ts";
import pvgis from "#domain/planner/panels/pvgis-cities.json" with { type: "json" };
import { monthsOf } from "#domain/planner/sun/months.ts";
import { planeKwhPerM2 } from "#domain/planner/sun/plane.ts";
import planes from "#domain/planner/sun/sap-plane-sums.json" with { type: "json" };
import { type Agreement, beyond, deviation, furthest, percent, whole } from "./agreement.ts";

/** The tables' facings N, NE/NW, E/W, SE/SW, S; either side of south gets the same sun. */
const AZIMUTHS = [0, 45, 90, 135, 180];
const FACINGS = ["north", "north-east, north-west", "east, west", "south-east, south-west", "south"];
/** Published sums are whole kWh/m². */
const ROUNDED_BY = 0.5;
const BOUND = { planes: 0.001, cities: 0.055, yields: 0.035 };
const KWP = 4;
/** West of Greenwich, in the middle of Great Britain: longitude moves a year's kWh by under 0.1%. */
const MIDDLE = -2;

const facts = factsWith({});
const inverterKw = KWP / facts.number("pv.dcAcRatio");

function kwhPerKwp(sapRegion: number, longitude: number, azimuth: number, pitch: number): number {
  const array = { kwp: KWP, azimuth, pitch, shading: "none" } as const;
  const place = { outwardCode: "", sapRegion, nation: "", longitude };
  return generationOf(facts, place, [array], inverterKw).kwhPerYear / KWP;
}

export function sapPlanes(): Agreement {
  const all = Object.entries(planes.kwhPerM2).flatMap(([region, facings]) =>
    facings.flatMap((sums, facing) =>
      sums.map((theirs, column) => {
        const azimuth = AZIMUTHS[facing] ?? Number.NaN;
        const pitch = planes.pitchDegrees[column] ?? Number.NaN;
        const ours = planeKwhPerM2(monthsOf(Number(region)), { azimuth, pitch }).reduce((sum, kwh) => sum + kwh, 0);
        // What rounding alone explains is no difference.
        const beyondRounding = Math.max(0, Math.abs(ours - theirs) - ROUNDED_BY);
        return { name: `region ${region}, ${azimuth}°, pitch ${pitch}°`, facing, ours, theirs, beyondRounding };
      }),
    ),
  );
  const rows = FACINGS.map((name, facing) => {
    const those = all.filter((one) => one.facing === facing);
    const sum = (of: (one: (typeof those)[number]) => number) => those.reduce((total, one) => total + of(one), 0);
    const ends = deviation(
      sum(({ ours }) => ours),
      sum(({ theirs }) => theirs),
    );
    const most = Math.max(...those.map(({ ours, theirs }) => Math.abs(ours - theirs)));
    return [name, String(those.length), `${most.toFixed(2)} kWh/m²`, percent(ends, { decimals: 3 })];
  });
  return {
    title: "Sun on a plane: SAP 2012",
    about:
      "770 yearly sums, 22 regions by 5 facings by 7 pitches, worked out by another program from SAP 2012 Appendix U and rounded to whole kWh/m². Asked: 0.1% beside that rounding of 0.5 kWh/m².",
    columns: ["facing", "planes", "furthest apart", "all of them together"],
    rows,
    broken: beyond(
      BOUND.planes,
      all.map(({ name, beyondRounding, theirs }) => ({ name, by: beyondRounding / theirs })),
    ),
  };
}

export function pvgisCities(): Agreement {
  const cities = pvgis.cities.map(({ city, sapRegion, longitude, kwhPerKwp: theirs }) => {
    const ours = kwhPerKwp(sapRegion, longitude, 180, 35);
    return { name: city, ours, theirs, by: deviation(ours, theirs) };
  });
  const total = (of: "ours" | "theirs") => cities.reduce((sum, city) => sum + city[of], 0);
  const together = deviation(total("ours"), total("theirs"));
  return {
    title: "Panels: PVGIS",
    about:
      "kWh a year for each kWp, to the south at 35°, no shade. PVGIS 5.3 (European Commission, Joint Research Centre), results quoted in published records, September 2026. Asked: each city within 5.5%. The calibration of 1.036 was set on these seven cities together, so that only the spread among them is a test.",
    columns: ["city", "PVGIS", "ours", "difference"],
    rows: [
      ...cities.map(({ name, ours, theirs, by }) => [name, whole(theirs), whole(ours), percent(by)]),
      ["all seven", whole(total("theirs")), whole(total("ours")), percent(together)],
    ],
    broken: beyond(BOUND.cities, cities),
  };
}

export function siteYields(): Agreement {
  const roofs = site.sapRegions.flatMap(({ id, name, byFacing }) =>
    byFacing.flatMap((yields, facing) =>
      yields.map((theirs, column) => {
        const azimuth = AZIMUTHS[facing] ?? Number.NaN;
        const pitch = site.table.pitchDegrees[column] ?? Number.NaN;
        const by = deviation(kwhPerKwp(id, MIDDLE, azimuth, pitch), theirs);
        return { name: `${name}, ${azimuth}°, pitch ${pitch}°`, facing, by };
      }),
    ),
  );
  const rows = FACINGS.map((name, facing) => {
    const those = roofs.filter((roof) => roof.facing === facing).map(({ by }) => by);
    const mean = those.reduce((sum, by) => sum + by, 0) / those.length;
    return [name, String(those.length), percent(mean), percent(furthest(those))];
  });
  return {
    title: "Panels: the yields that this site publishes by area",
    about:
      "Every roof of `content/data/solar-yield.json`: radiation of SAP times 0.85, rounded to 5 kWh. That table has one share for all losses; the planner works out heat, inverter and hours. Asked: every roof within 3.5%.",
    columns: ["facing", "roofs", "mean difference", "furthest"],
    rows,
    broken: beyond(BOUND.yields, roofs),
  };
}
