import type { FormulaValue } from "#domain/calculators/engine/calculator.ts";

/** Years until yearly savings have paid back a cost, both in £ and not negative; without savings, what is missing. */
export function paybackInYears(cost: number, saving: number): FormulaValue {
  if (saving === 0) return { missing: "Without a saving there is no payback. Enter your annual bill." };
  return cost / saving;
}
