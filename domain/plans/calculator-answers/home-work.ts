import { figures, shown } from "#content/figures/shared-figures.ts";
import { energyFields } from "#content/planner/fields/energy-fields.ts";
import { homeFields } from "#content/planner/fields/home-fields.ts";
import { aboutKwh, count, listInWords, percent, poundsRange } from "#content/planner/figures.ts";
import { measureNames } from "#content/planner/measure-names.ts";
import { solarYieldOf } from "#domain/areas/solar-yield.ts";
import type { BuiltAge } from "#domain/planner/inputs/plan-inputs.ts";
import type { Asked, CalculatorAnswer, Typed } from "./answer.ts";
import { shareOf } from "./business.ts";
import { bedroomsIn } from "./heat.ts";
import { LENGTH_OF_YEAR, PLANNER_SOURCE, PRICE_CAP_SOURCE, planOf, within } from "./planned-home.ts";
import { registerFigure } from "./register-figure.ts";

const PENCE_PER_POUND = 100;
const FULL = 100;
const LENGTH_OF_YEAR_H = 8760;
const WATTS = 1000;

/** Last year in which a home of each age was built. */
const BUILT_UNTIL: readonly (readonly [year: number, built: BuiltAge])[] = [
  [1918, "pre1919"],
  [1944, "1919-1944"],
  [1964, "1945-1964"],
  [1982, "1965-1982"],
  [1992, "1983-1992"],
  [1999, "1993-1999"],
];

/** What the planner finds worth doing in a home of this age and size, with the bill shared out as the planner's. */
export function auditSeen(
  { annualBill = 0, buildingAge = 0, buildingSize = 0 }: Typed,
  asked: Asked,
): CalculatorAnswer {
  const found = registerFigure("use.audit");
  const year = Number(asked.today.slice(0, "2026".length)) - buildingAge;
  const floor = buildingSize > 0 ? Math.round(within(buildingSize, homeFields.floorAreaM2)) : undefined;
  const home = {
    built: buildingAge > 0 ? (BUILT_UNTIL.find(([last]) => year <= last)?.[1] ?? "from2000") : undefined,
    floor,
    beds: floor && bedroomsIn(floor),
  };
  const usual = planOf({ ...home, m: "" }, asked).plan.today;
  const times = annualBill > 0 ? annualBill / usual.billPounds : 1;
  const { plan, query } = planOf(
    {
      ...home,
      fuel: Math.round(within(times * usual.fuelKwh, energyFields.fuelKwh)),
      electricity: Math.round(within(times * usual.electricityKwh, energyFields.electricityKwh)),
    },
    asked,
  );
  const { measures, ranges } = plan.recommended;
  const names = listInWords(measures.map((measure) => measureNames[measure].inSentence));
  return {
    figures: [
      { label: "Saved by the audit itself", value: "£0 a year" },
      {
        label: "Saved by what pays for itself",
        value: measures.length > 0 ? `${poundsRange(ranges.firstYear)} a year` : "£0 a year",
      },
    ],
    reason: `${measures.length > 0 ? `In such a home our planner finds worth it: ${names}.` : "In such a home our planner finds nothing that pays for itself today."} An audit of a small firm finds ${percent(found.low)} to ${percent(found.high)} of its bill.`,
    assumed: `a semi with gas, ${aboutKwh(plan.today.fuelKwh)} of gas and ${aboutKwh(plan.today.electricityKwh)} of electricity a year, an unshaded roof facing south, and walls and loft as usual for its age`,
    source: PLANNER_SOURCE,
    planQuery: query,
  };
}

/** Better heating controls. */
export function smartHeatingSeen({ annualBill = 0 }: Typed): CalculatorAnswer {
  const saved = registerFigure("use.controls");
  return {
    figures: [{ label: "Saving", value: shareOf(annualBill, saved) }],
    reason: `Field trials found ${percent(saved.low)} to ${percent(saved.high)} of the heating fuel, about ${percent(saved.central)} in the middle. If you already turn radiators down where nobody is, you save nothing.`,
    assumed: "a boiler with a plain timer and thermostat today",
    source: saved.source,
  };
}

/** Smart devices in a home: only what they do to heating saves money. */
export function smartHomeSeen({ annualBill = 0 }: Typed): CalculatorAnswer {
  const saved = registerFigure("use.controls");
  const gas = poundsOf(figures.typicalGasKwh, figures.gasPence, figures.gasStandingPence);
  const electricity = poundsOf(
    figures.typicalElectricityKwh,
    figures.electricityPence,
    figures.electricityStandingPence,
  );
  const heating = gas / (gas + electricity);
  return {
    figures: [
      { label: "Saving", value: shareOf(annualBill * heating, saved) },
      { label: "Cost", value: "What your quote says" },
    ],
    reason: `Controls save ${percent(saved.low)} to ${percent(saved.high)} of what heats a home. Lights, plugs and sensors save next to nothing, and their number does not change that.`,
    assumed: `a home whose gas is ${percent(heating)} of its energy bill, as in Ofgem’s typical home, and no electric car or battery to control`,
    source: `${saved.source}; ${PRICE_CAP_SOURCE}`,
  };
}

/** What panels give less than they should, between selling it and using it. */
export function maintenanceSeen(
  { systemSize = 0, systemAge = 0, currentPerformance = 0 }: Typed,
  { place }: Asked,
): CalculatorAnswer {
  const fade = registerFigure("economics.panelFade");
  const expected = Math.max(0, FULL * (1 - fade.central * systemAge));
  const lost = currentPerformance > 0 ? Math.max(0, expected - currentPerformance) / FULL : 0;
  const kwh = lost * systemSize * solarYieldOf(place.sapRegion).kwhPerYear;
  const worth = (price: number) => (kwh * price) / PENCE_PER_POUND;
  const low = worth(figures.exportLowestPence);
  const high = worth(figures.electricityPence);
  return {
    figures: [
      { label: "Expected performance", value: `${count(expected)}%` },
      {
        label: "Worth recovering",
        value: kwh > 0 ? `${poundsRange([low, low, high])} a year` : "Nothing",
      },
    ],
    reason:
      currentPerformance > 0
        ? `About ${aboutKwh(kwh)} a year are missing. They are worth ${shown.exportLowest} each if you would sell them, and ${shown.electricity} if you would use them.`
        : "Enter what your panels give today to see what is missing.",
    assumed: `${count(solarYieldOf(place.sapRegion).kwhPerYear)} kWh a year for each kW that faces south without shade, ${percent(fade.central * 10)} less every ten years, and a fault that can be put right`,
    source: `Our planner’s yield; ${fade.source}; ${PRICE_CAP_SOURCE}`,
  };
}

const MPH_IN_METRES = 0.447;
/** Half the density of air in kg/m³, times the mean cube of winds that vary as usual over the cube of their mean. */
const WIND_POWER = 0.6125 * 1.91;
const WIND_EXPONENT = 3;
const GRAVITY = 9.81;

/** What wind and water give, for each square metre of rotor and each metre of fall. */
export function windHydroSeen({ windSpeed = 0, waterFlow = 0 }: Typed): CalculatorAnswer {
  const wind = registerFigure("use.wind");
  const hydro = registerFigure("use.hydro");
  const kwhOf = (watts: number) => (watts * LENGTH_OF_YEAR_H) / WATTS;
  const windKwh = kwhOf(WIND_POWER * (windSpeed * MPH_IN_METRES) ** WIND_EXPONENT);
  const hydroKwh = kwhOf(waterFlow * GRAVITY);
  const worth = (kwh: number, share: { low: number; high: number }) => {
    const low = (kwh * share.low * figures.exportLowestPence) / PENCE_PER_POUND;
    return `${poundsRange([low, low, (kwh * share.high * figures.electricityPence) / PENCE_PER_POUND])} a year`;
  };
  return {
    figures: [
      { label: "Wind, for each m² the blades sweep", value: worth(windKwh, wind) },
      { label: "Hydro, for each metre of fall", value: worth(hydroKwh, hydro) },
    ],
    reason: `The lower end sells everything at ${shown.exportLowest} a kWh and the upper end uses all of it. Twice the wind gives eight times the power, so buildings and trees nearby cost most of it.`,
    assumed: `wind measured at the height of the hub, ${percent(wind.low)} to ${percent(wind.high)} of its energy and ${percent(hydro.low)} to ${percent(hydro.high)} of the water’s turned into electricity, and water that flows all year`,
    source: `Physics; ${PRICE_CAP_SOURCE}; shares: general knowledge, not read again`,
  };
}

/** Litres on each square metre in a year: London, and much of Scotland. */
const RAIN = { low: 600, high: 1500 };

/** Rainwater, for a home with a meter. */
export function waterSeen({ waterBill = 0, roofArea = 0 }: Typed): CalculatorAnswer {
  const saved = registerFigure("use.water");
  return {
    figures: [
      { label: "Saving", value: `${shareOf(waterBill, saved)} with a meter, £0 without` },
      { label: "Rainwater", value: `${count(RAIN.low * roofArea)} to ${count(RAIN.high * roofArea)} litres a year` },
    ],
    reason: `Rain can meet part of what toilets, the washing machine and the garden use: ${percent(saved.low)} to ${percent(saved.high)} of a metered bill, about ${percent(saved.central)} in the middle. Half of a bill is for waste water and standing charges.`,
    assumed: `${count(RAIN.low)} litres of rain on each m² a year in the driest parts and ${count(RAIN.high)} in the wettest, and a tank that is large enough`,
    source: `${saved.source}; Met Office, climate averages 1991 to 2020`,
  };
}

function poundsOf(kwh: number, pence: number, standingPence: number): number {
  return (kwh * pence + LENGTH_OF_YEAR * standingPence) / PENCE_PER_POUND;
}
