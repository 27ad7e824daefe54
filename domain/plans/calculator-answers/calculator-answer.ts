import { findCalculator } from "#domain/calculators/calculators.ts";
import { runCalculator } from "#domain/calculators/engine/run-calculator.ts";
import type { Asked, CalculatorAnswer, Typed } from "./answer.ts";
import { commercialRenewablesSeen, commercialSolarSeen, netZeroSeen } from "./business.ts";
import { carSeen, fleetSeen, localCarSeen } from "./driving.ts";
import { grantSeen } from "./grants.ts";
import { heatPumpSeen, lowCarbonHeatingSeen } from "./heat.ts";
import { auditSeen, maintenanceSeen, smartHeatingSeen, smartHomeSeen, waterSeen, windHydroSeen } from "./home-work.ts";
import { batterySeen, solarSeen } from "./panels.ts";

type Answering = (inputs: Typed, asked: Asked) => CalculatorAnswer;

/** The battery has the size of the rule of thumb, so that both speak of the same one. */
const batteryOf =
  (id: string): Answering =>
  (inputs, asked) => {
    const calculator = findCalculator(id);
    const size = calculator && runCalculator(calculator, inputs).find(({ name }) => name === "systemSize")?.value;
    return batterySeen(inputs, Number(size), asked);
  };

const answers: Readonly<Record<string, Answering>> = {
  solar: solarSeen,
  "solar-sutton": solarSeen,
  "solar-berkshire": solarSeen,
  "heat-pump": heatPumpSeen,
  ev: carSeen,
  "ev-local": localCarSeen,
  battery: batteryOf("battery"),
  "battery-london": batteryOf("battery-london"),
  "commercial-solar": commercialSolarSeen,
  "commercial-renewables": commercialRenewablesSeen,
  "smart-home": smartHomeSeen,
  "smart-heating": smartHeatingSeen,
  "low-carbon-heating": lowCarbonHeatingSeen,
  "energy-audit": auditSeen,
  "solar-maintenance": maintenanceSeen,
  grants: grantSeen,
  "net-zero": netZeroSeen,
  fleet: fleetSeen,
  "wind-hydro": windHydroSeen,
  water: waterSeen,
};

/** Figures without which there is no answer, where one without the first figure would be £0. */
const needed: Readonly<Record<string, readonly string[]>> = {
  ev: ["annualMiles"],
  "ev-local": ["dailyMiles"],
  "commercial-solar": ["roofArea"],
  "commercial-renewables": ["energySpend"],
  "smart-home": ["annualBill"],
  "smart-heating": ["annualBill"],
  "solar-maintenance": ["systemSize", "currentPerformance"],
  "net-zero": ["targetYear"],
  fleet: ["fleetSize", "dailyMiles"],
};

/** The figure that a calculator still needs before it can say anything, by its field's name. */
export function figureNeeded(id: string, inputs: Typed): string | undefined {
  return needed[id]?.find((name) => inputs[name] === 0);
}

/** Enough for what visitors work with at a time; an answer is about 1 kB. */
const KEPT_MAX = 500;
const kept = new Map<string, CalculatorAnswer>();

/**
 * What homes like this really see, for a calculator's inputs as `readInputs` gives them: by the planner where it knows
 * the measure, otherwise from the register. Kept by inputs, place and day, because a plan takes some 10 ms. An unknown
 * calculator throws.
 */
export function calculatorAnswer(id: string, inputs: Typed, asked: Asked): CalculatorAnswer {
  const key = JSON.stringify([id, inputs, asked.place.outwardCode, asked.today]);
  const known = kept.get(key);
  if (known) return known;
  const work = answers[id];
  if (!work) throw new Error(`no answer for the calculator ${id}`);
  const [oldest] = kept.keys();
  if (kept.size >= KEPT_MAX && oldest !== undefined) kept.delete(oldest);
  const answer = work(inputs, asked);
  kept.set(key, answer);
  return answer;
}
