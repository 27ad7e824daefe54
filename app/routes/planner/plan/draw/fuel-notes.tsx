/** @jsxImportSource #drawn */
import { fuelInWords } from "#app/routes/planner/plan/words/home-words.ts";
import type { Drawn } from "#app/ui/drawn/drawn.ts";
import { kwhPerLitre } from "#content/planner/fields/energy-fields.ts";
import { count, dayInWords, pence, pounds } from "#content/planner/figures.ts";
import { findAssumption } from "#domain/assumptions/register.ts";
import { factsWith } from "#domain/planner/facts/facts.ts";
import type { HomePlan } from "#domain/planner/plan/home-plan.ts";
import { fuelPrice } from "#domain/planner/tariffs/fuel-price.ts";

/** For oil and LPG: the price from which a heat pump pays, and the grant that depends on gas in the street. */
export function FuelNotes({ plan }: { plan: HomePlan }): Drawn {
  const { inputs, breakEvenFuelPence, heatPump } = plan;
  const kwh = kwhPerLitre[inputs.energy.heating];
  const aLitre = (aKwh: number) => `${count(aKwh * (kwh ?? 0))}p a litre`;
  return (
    <>
      {kwh !== undefined && breakEvenFuelPence !== null && (
        <p class="small">
          A heat pump pays from <b>{aLitre(breakEvenFuelPence)}</b> of {fuelInWords(inputs)} (
          {pence(breakEvenFuelPence)} a kWh). We counted{" "}
          {aLitre(fuelPrice(factsWith(inputs.assumptions), inputs.energy).rate)}
          {ofWhom(plan)}.
        </p>
      )}
      {heatPump.grantWithoutGasPounds !== null && (
        <p class="small">
          We counted the grant of {pounds(heatPump.grantPounds)} for a street with gas:{" "}
          {pounds(heatPump.grantWithoutGasPounds)} if there is none.
        </p>
      )}
    </>
  );
}

function ofWhom({ inputs: { energy, assumptions } }: HomePlan): string {
  const row = findAssumption("tariffs.oil");
  if (!row || energy.fuelPence !== null || assumptions[row.id] !== undefined) return ", your own price";
  return `, the middle of prices to ${dayInWords(row.checkedOn)}: type what your last bill says`;
}
