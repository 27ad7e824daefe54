import { shownPlan } from "#app/routes/planner/plan/words/shown-plan.ts";
import { freeTexts } from "#content/planner/free-texts.ts";
import type { FreeStep, HomePlan } from "#domain/planner/plan/home-plan.ts";

interface FreeWords {
  title(plan: HomePlan): string;
  note: string;
  /** The rows of the register that it comes from. */
  rows: readonly string[];
}

export const freeWords: Readonly<Record<FreeStep["id"], FreeWords>> = {
  tariff: { title: (plan) => `Move to ${tariffOf(plan)}`, note: "Nothing to install.", rows: [] },
  flow55: fixed("flow55", "free.flow55"),
  thermostat: fixed("thermostat", "free.thermostat"),
  draughtsByHand: fixed("draughtsByHand", "free.draughtsByHand"),
  export: fixed("export"),
};

function fixed(id: keyof typeof freeTexts, ...rows: readonly string[]): FreeWords {
  const { title, note } = freeTexts[id];
  return { title: () => title, note, rows };
}

function tariffOf(plan: HomePlan): string {
  const name = shownPlan(plan).outcome.tariffs.find(({ id }) => id === plan.switchFirst.tariff)?.name;
  return name ?? "another tariff";
}
