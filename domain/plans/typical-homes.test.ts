import { expect, it } from "vitest";
import { findArea } from "#domain/areas/area.ts";
import type { PlanPlace } from "#domain/planner/inputs/plan-place.ts";
import { UK } from "#domain/plans/calculator-answers/answer.ts";
import { planOf } from "#domain/plans/calculator-answers/planned-home.ts";
import { typicalPlace } from "#domain/plans/typical-solar-home.ts";
import { allOutwardCodes } from "#domain/postcodes/outward-code.ts";

// content/data/typical-homes.json holds what content says about typical homes, worked out here by the planner. If this
// fails because the model or a figure in the register changed, update the file: npx vitest run domain/plans -u

/** The day of the prices in sentences, as stated in the file. */
const WORKED_OUT = "2026-11-22";
const LOCAL = ["london", "surrey", "croydon", "kingston", "sutton", "berkshire", "kent"];
const TO_FIVE = 5;

function plan(place: PlanPlace, { m = "", ...answers }: Record<string, string>, ...alsoMeasures: string[]) {
  return planOf({ ...answers, m: [m, ...alsoMeasures].flat() }, { place, today: WORKED_OUT }).plan;
}

/** More precise than anything shown, so that no figure is rounded twice. */
const tenths = (value: number) => Number(value.toFixed(1));
const whole = (values: readonly (number | null)[]) => values.map((value) => value && Math.round(value));

function solarHome(place: PlanPlace, roof: Record<string, string> = {}) {
  const { solar, asked, today } = plan(place, { m: "solar", ...roof });
  const notBought = today.bill.electricityPounds - asked.bill.electricityPounds;
  return {
    kwh: tenths(solar.kwhPerYear),
    kwhPerKw: Math.round(solar.kwhPerKwp),
    usedKwh: tenths(asked.year.direct),
    soldKwh: tenths(asked.year.export),
    notBoughtPounds: Math.round(notBought),
    soldPounds: Math.round(asked.bill.exportPounds),
    savedPounds: Math.round(asked.baseBillPounds - asked.billPounds),
    savedRange: asked.bands.firstYear.map(tenths),
    paybackRange: whole(asked.bands.payback),
    costPounds: Math.round(asked.costPounds),
    monthlyKwh: whole(solar.monthlyKwh),
  };
}

function localHome(slug: string) {
  const area = findArea(slug);
  if (!area) throw new Error(`no area ${slug}`);
  const place = typicalPlace(area);
  return { south: solarHome(place), eastWest: solarHome(place, { azimuth: "90" }) };
}

const ordinary = allOutwardCodes().filter(({ hasAddresses }) => hasAddresses);

/** 1 kW facing south in each SAP climate region, at the middle of its outward codes. */
function regionsOfSap() {
  return Array.from({ length: 22 }, (_, id) => {
    const here = ordinary.filter(({ sapRegion }) => sapRegion === id).map(({ longitude }) => longitude);
    const longitude = here.length > 0 ? here.reduce((sum, one) => sum + one, 0) / here.length : UK.longitude;
    const { solar } = plan({ ...UK, sapRegion: id, longitude }, { m: "solar" });
    const monthlyShare = solar.monthlyKwh.map((kwh) => Number((kwh / solar.kwhPerYear).toFixed(4)));
    return { id, kwhPerKw: Math.round(solar.kwhPerKwp), monthlyShare };
  });
}

/** The mean over the outward codes with addresses, to the nearest 5 kWh per kW; London's is that of its pages. */
function meansOfRegions(bySap: ReturnType<typeof regionsOfSap>) {
  const found = new Map<string, number[]>();
  for (const { region, sapRegion } of ordinary) {
    found.set(region, [...(found.get(region) ?? []), bySap[sapRegion]?.kwhPerKw ?? Number.NaN]);
  }
  return Object.fromEntries(
    [...found].toSorted(([one], [other]) => one.localeCompare(other, "en")).map(([region, all]) => [region, mean(all)]),
  );
}

const mean = (all: readonly number[]) =>
  TO_FIVE * Math.round(all.reduce((sum, one) => sum + one, 0) / all.length / TO_FIVE);

function heatPumpHome() {
  const { today, heatPump, asked } = plan(UK, { m: "heatPump", fuel: "9500" });
  const flow55 = plan(UK, { m: "heatPump", fuel: "9500", flow: "55" });
  return {
    gasKwh: today.fuelKwh,
    heatKwh: Math.round(today.spaceHeatKwh + today.waterHeatKwh),
    gasPounds: Math.round(today.bill.fuelPounds),
    efficiency: Number(heatPump.spf.toFixed(1)),
    electricityKwh: Math.round(heatPump.electricityKwh),
    electricityPounds: Math.round(asked.bill.electricityPounds - today.bill.electricityPounds),
    efficiencyAt55: Number(flow55.heatPump.spf.toFixed(1)),
    electricityKwhAt55: Math.round(flow55.heatPump.electricityKwh),
    electricityPoundsAt55: Math.round(flow55.asked.bill.electricityPounds - today.bill.electricityPounds),
    savedPounds: Math.round(asked.baseBillPounds - asked.billPounds),
    savedRange: asked.bands.firstYear.map(tenths),
    paybackRange: whole(asked.bands.payback),
    costPounds: Math.round(asked.costPounds),
  };
}

/** What 5 kWh beside 4 kW facing south adds to the panels, at our export price and at the lowest. */
function batteryHome() {
  const beside = (answers: Record<string, string> = {}) => ({
    panels: plan(UK, { m: "solar", ...answers }).asked,
    both: plan(UK, { m: "solar", ...answers }, "battery").asked,
  });
  const { panels, both } = beside();
  const atLeast = beside({ export: "4.1" });
  return {
    notBoughtKwh: tenths(panels.year.import - both.year.import),
    notSoldKwh: tenths(panels.year.export - both.year.export),
    savedPounds: Math.round(panels.billPounds - both.billPounds),
    savedPoundsAtLeast: Math.round(atLeast.panels.billPounds - atLeast.both.billPounds),
    costPounds: both.costPounds - panels.costPounds,
  };
}

it("content agrees with the planner on typical homes", async () => {
  const shaded = solarHome(UK, { shading: "significant" });
  const sapRegions = regionsOfSap();
  const homes = {
    workedOut: WORKED_OUT,
    uk: { south: solarHome(UK), eastWest: solarHome(UK, { azimuth: "90" }), shaded },
    areas: Object.fromEntries(LOCAL.map((slug) => [slug, localHome(slug)])),
    regions: { ...meansOfRegions(sapRegions), London: localHome("london").south.kwhPerKw },
    sapRegions,
    heatPump: heatPumpHome(),
    battery: batteryHome(),
  };
  const text = JSON.stringify(homes, null, 2).replaceAll(/\[[^[\]{}]*\]/g, (list) =>
    list.replaceAll(/\s+/g, " ").replace("[ ", "[").replace(" ]", "]"),
  );
  await expect(`${text}\n`).toMatchFileSnapshot("../../content/data/typical-homes.json");
});
