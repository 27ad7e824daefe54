import { listInWords } from "#content/planner/figures.ts";
import { measureNames } from "#content/planner/measure-names.ts";
import type { Measure } from "#domain/planner/inputs/plan-inputs.ts";
import type { HomePlan, PlanStep } from "#domain/planner/plan/home-plan.ts";
import { planHome } from "#domain/planner/plan/plan-home.ts";
import { type Agreement, tensOfPounds, whole } from "./agreement.ts";
import { FIGURES_OF, homeOf } from "./model-home.ts";

/** A home that an expert worked through, what the planner said of it on 26 November 2026, and what it should say. */
interface KnownHome {
  readonly home: string;
  readonly answers: object;
  readonly before: string;
  readonly expert: string;
  /** The figure in question, today. */
  now(plan: HomePlan): string;
}

const CR0 = { postcode: "CR0", home: { type: "semi", built: "1919-1944", bedrooms: 3 } };

const KNOWN: readonly KnownHome[] = [
  {
    home: "E14, one-bedroom flat from 2000, electric heaters",
    answers: {
      postcode: "E14",
      home: { type: "flat", built: "from2000", bedrooms: 1 },
      energy: { heating: "electric" },
    },
    before: "a heat pump of 1 kW and 4 kWp on its own roof, +£4,950",
    expert: "no roof of its own, no unit of 1 kW, air to air not offered",
    now: (plan) => planOf(plan),
  },
  {
    home: "B15, rented two-bedroom flat, gas",
    answers: {
      postcode: "B15",
      home: { type: "flat", built: "1965-1982", bedrooms: 2, tenure: "renter" },
      energy: { heating: "gas" },
    },
    before: "4 kWp for £6,000, paid by the tenant",
    expert: "not the tenant’s to fit",
    now: (plan) => planOf(plan),
  },
  {
    home: "NR1, mid terrace, storage heaters, 9,000 and 3,000 kWh",
    answers: {
      postcode: "NR1",
      home: { type: "midTerrace", built: "1965-1982", bedrooms: 2 },
      energy: { heating: "electric", emitters: "storage", nightRate: true, fuelKwh: 9000, electricityKwh: 3000 },
    },
    before: "bill £3,526; a heat pump gains £18,980",
    expert: "a night rate: about £2,500 today; radiators from nothing; −£2,000 to +£4,000",
    now: (plan) => `bill ${tensOfPounds(plan.today.billPounds)}; ${step(plan, "heatPump")}`,
  },
  {
    home: "HR2, four-bedroom detached, oil, no gas in the street",
    answers: {
      postcode: "HR2",
      home: { type: "detached", built: "1965-1982", bedrooms: 4 },
      energy: { heating: "oil", gasInStreet: false },
    },
    before: "oil at 58p a litre; a heat pump of 4 kW loses £5,400",
    expert: "7 to 10 kW; at this autumn’s oil about £0 to +£2,000",
    now: (plan) => `${sizeOf(plan)}; ${step(plan, "heatPump")}; says the price of oil from which it pays`,
  },
  {
    home: "BT9, semi, gas, panels",
    answers: { ...CR0, postcode: "BT9" },
    before: "exports count 0p: panels lose £3,040",
    expert: "suppliers pay about 10p to 12p: +£600 to +£1,300",
    now: (plan) => step(plan, "solar"),
  },
  {
    home: "LS6, mid terrace before 1919, solid walls, bare loft",
    answers: {
      postcode: "LS6",
      home: { type: "midTerrace", built: "pre1919", bedrooms: 3, wall: "solid", loftMm: 0 },
    },
    before: "9,805 kWh whatever walls and loft; the loft saves £68 a year",
    expert: "the loft saves about £150 to £230",
    now: (plan) => `${whole(plan.today.fuelKwh)} kWh; ${step(plan, "loft")}`,
  },
  {
    home: "M21, semi of 1965 to 1982, gas",
    answers: { postcode: "M21", home: { type: "semi", built: "1965-1982", bedrooms: 3 } },
    before: "a heat pump of 3 kW for £12,910",
    expert: "7.0 kW by U-values",
    now: (plan) => `${sizeOf(plan)}, ${costOf(plan, "heatPump")}`,
  },
  {
    home: "AB15, five-bedroom detached before 1919, solid walls",
    answers: {
      postcode: "AB15",
      home: { type: "detached", built: "pre1919", bedrooms: 5, wall: "solid", loftMm: 200 },
    },
    before: "a heat pump of 7.5 kW for £12,910, in the plan",
    expert: "14.8 kW for £16,000 to £18,000, which does not pay",
    now: (plan) => `${sizeOf(plan)}, ${costOf(plan, "heatPump")}; ${step(plan, "heatPump")}`,
  },
  {
    home: "ME15, detached, 10 kWp",
    answers: {
      postcode: "ME15",
      home: { type: "detached", built: "1983-1992", bedrooms: 4 },
      solar: { arrays: [{ kwp: 10 }] },
    },
    before: "£16,250: £1,625 a kWp, more than at 4 kWp",
    expert: "a kWp costs less the more there are",
    now: (plan) => costOf(plan, "solar"),
  },
  {
    home: "CR0, semi, car of 6,000 miles, battery of 30 kWh",
    answers: { ...CR0, car: { milesPerYear: 6000 }, battery: { kwh: 30 } },
    before: "saves less than one of 8 kWh: 1,200 kWh a year vanish",
    expert: "more kWh can never earn less",
    now: (plan) => `${step(plan, "battery")}; ${whole(plan.asked.year.stored)} kWh left over in the year`,
  },
  {
    home: "CR0, semi, three-pin socket, 8,000 miles",
    answers: { ...CR0, car: { milesPerYear: 8000, charging: "socket" } },
    before: "a charger gains £1,960, by its tariff alone",
    expert: "such tariffs need a car, not a charger",
    now: (plan) => step(plan, "evCharger"),
  },
  {
    home: "CR0, semi, heat pump there, 4,000 kWh typed",
    answers: { ...CR0, energy: { heating: "heatPump", fuelKwh: 4000 } },
    before: "4,000 kWh ignored: bill £1,699",
    expert: "use what the meter says",
    now: (plan) => `bill ${tensOfPounds(plan.today.billPounds)}`,
  },
];

/** What the planner says of homes that an expert found fault with. Nothing is asked of it here: tests hold each rule. */
export function twelveHomes(): Agreement {
  return {
    title: "Twelve homes before and after",
    about:
      "An expert worked through these homes by U-values, degree days and published prices in November 2026. What the planner said then, what the expert said, and what it says now; gains are present values over 20 years on top of the steps before.",
    columns: ["home", "before", "expert", "now"],
    rows: KNOWN.map(({ home, answers, before, expert, now }) => {
      const { inputs, place } = homeOf(answers);
      return [home, before, expert, now(planHome(inputs, place, FIGURES_OF))];
    }),
    broken: [],
  };
}

function planOf({ recommended }: HomePlan): string {
  const names = recommended.measures.map((measure) => measureNames[measure].inSentence);
  return names.length === 0 ? "nothing that pays" : `${listInWords(names)}, ${gain(recommended.npvPounds)}`;
}

function step(plan: HomePlan, measure: Measure): string {
  const { savingPounds, gainPounds } = stepOf(plan, measure);
  return `${measureNames[measure].inSentence}: ${tensOfPounds(savingPounds)} a year, ${gain(gainPounds)}`;
}

function costOf(plan: HomePlan, measure: Measure): string {
  return tensOfPounds(stepOf(plan, measure).grossPounds[1]);
}

function stepOf({ steps }: HomePlan, measure: Measure): PlanStep {
  const found = steps.find((one) => one.measure === measure);
  if (!found) throw new Error(`the plan of a known home has no ${measure}`);
  return found;
}

function sizeOf({ heatPump }: HomePlan): string {
  return `${heatPump.sizeKw.low} to ${heatPump.sizeKw.high} kW`;
}

function gain(pounds: number): string {
  return `${pounds > 0 ? "+" : ""}${tensOfPounds(pounds)}`;
}
