import { shownPlan } from "#app/routes/planner/plan/words/shown-plan.ts";
import type { FreeStep, HomePlan } from "#domain/planner/plan/home-plan.ts";

interface FreeWords {
  title(plan: HomePlan): string;
  note: string;
  /** The rows of the register that it comes from. */
  rows: readonly string[];
}

export const freeWords: Readonly<Record<FreeStep["id"], FreeWords>> = {
  tariff: { title: (plan) => `Move to ${tariffOf(plan)}`, note: "Nothing to install.", rows: [] },
  flow55: {
    title: () => "Turn the boiler’s flow down to 55 °C",
    note: "A hot water cylinder stays at 60 °C.",
    rows: ["free.flow55"],
  },
  thermostat: { title: () => "Turn the thermostat down by 1 °C", note: "", rows: ["free.thermostat"] },
  draughtsByHand: {
    title: () => "Stop the worst draughts by hand",
    note: "With about £30 of strips and brushes.",
    rows: ["free.draughtsByHand"],
  },
  export: {
    title: () => "Register your panels for export payments",
    note: "The plan counts on it.",
    rows: [],
  },
};

function tariffOf(plan: HomePlan): string {
  const name = shownPlan(plan).outcome.tariffs.find(({ id }) => id === plan.switchFirst.tariff)?.name;
  return name ?? "another tariff";
}
