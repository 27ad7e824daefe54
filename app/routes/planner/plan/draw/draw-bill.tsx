/** @jsxImportSource #drawn */
import { type EnergyColour, Figure, Swatch } from "#app/routes/planner/plan/draw/frame.tsx";
import { shortNumber } from "#app/routes/planner/plan/draw/plot.tsx";
import { burnsFuel, fuelInWords } from "#app/routes/planner/plan/words/home-words.ts";
import { measureWords } from "#app/routes/planner/plan/words/measure-words.ts";
import { type PlanPage, shownPlan } from "#app/routes/planner/plan/words/shown-plan.ts";
import type { Drawn } from "#app/ui/drawn/drawn.ts";
import { pounds } from "#content/planner/figures.ts";
import { measureNames } from "#content/planner/measure-names.ts";
import { findAssumption } from "#domain/assumptions/register.ts";
import type { HomePlan } from "#domain/planner/plan/home-plan.ts";
import type { BillParts } from "#domain/planner/tariffs/bill-parts.ts";
import { todaysTariff } from "#domain/planner/tariffs/import-tariffs.ts";

/** A change of tariff that saves less a year is not worth a step. */
const LEAST_SWITCH_POUNDS = 5;

export interface BillRow {
  name: string;
  note: string;
  /** Unset in the first and last rows, which show a whole bill. */
  change?: number;
  bill: number;
}

export function billRows(plan: HomePlan): BillRow[] {
  const { steps, outcome } = shownPlan(plan);
  const rows: BillRow[] = [{ name: "Today", note: todaysPrices(plan), bill: plan.today.billPounds }];
  if (plan.switchFirst.savingPounds >= LEAST_SWITCH_POUNDS) {
    rows.push({
      name: "Another tariff",
      note: "free",
      change: -plan.switchFirst.savingPounds,
      bill: outcome.baseBillPounds,
    });
  }
  for (const { measure, savingPounds, billAfterPounds } of steps) {
    rows.push({
      name: measureNames[measure].short,
      note: measureWords[measure].effect(plan),
      change: -savingPounds,
      bill: billAfterPounds,
    });
  }
  rows.push({ name: "After", note: "all of it done", bill: outcome.billPounds });
  return rows;
}

const todaysPrices = ({ inputs }: HomePlan) =>
  inputs.energy.nightRate ? "at your day and night prices" : "at the price cap";

function sourcesOf({ inputs }: HomePlan): string[] {
  const todays = `tariffs.${todaysTariff(inputs.energy)}`;
  const gas = inputs.energy.heating === "gas" ? ["tariffs.gas"] : [];
  return [...(findAssumption(todays) ? [todays] : []), ...gas, "tariffs.vatLongRun"];
}

function saysOf({ inputs }: HomePlan): string {
  const fuel = burnsFuel(inputs) ? `, ${fuelInWords(inputs)}` : "";
  const car = inputs.car.milesPerYear > 0 ? ", car charging included" : "";
  const network = inputs.energy.heating === "network" ? " What the heat network charges is not in it." : "";
  return `Electricity${fuel} and standing charges${car}. Each green step is what one measure takes off.${network}`;
}

export function drawBill({ plan, today }: PlanPage): Drawn {
  const rows = billRows(plan);
  const longest = Math.max(...rows.flatMap(({ bill, change = 0 }) => [bill, bill - change]), 1);
  const fuel = fuelInWords(plan.inputs);
  return (
    <Figure
      id="bill-chart"
      foldSources
      title={`From ${pounds(rows[0]?.bill ?? 0)} to ${pounds(rows.at(-1)?.bill ?? 0)} a year`}
      says={saysOf(plan)}
      table={{
        caption: "Your bill, pounds a year",
        heads: ["Step", "Change", "Bill"],
        rows: rows.map(({ name, change, bill }) => [name, change === undefined ? "–" : pounds(change), pounds(bill)]),
      }}
      sources={sourcesOf(plan)}
      today={today}
    >
      <ol class="bill">
        {rows.map((row, index) => (
          <Row row={row} longest={longest} parts={index === 0 ? plan.today.bill : undefined} />
        ))}
      </ol>
      <p class="bill-key">
        Today:{" "}
        {partsOf(plan.today.bill, fuel).map(({ colour, name, amount }) => (
          <>
            <Swatch colour={colour}>
              {name} {pounds(amount)}
            </Swatch>{" "}
          </>
        ))}
      </p>
      <p class="small muted">After: {afterInWords(shownPlan(plan).outcome.bill, fuel)}.</p>
    </Figure>
  );
}

interface BillPart {
  colour: EnergyColour;
  name: string;
  amount: number;
}

function partsOf(bill: BillParts, fuel: string): BillPart[] {
  const parts: BillPart[] = [
    { colour: "day", name: "electricity", amount: bill.electricityPounds },
    { colour: "standing", name: "standing charges", amount: bill.standingPounds },
    { colour: "fuel", name: fuel, amount: bill.fuelPounds },
    { colour: "night", name: "public charging", amount: bill.publicChargingPounds },
  ];
  return parts.filter(({ amount }) => amount >= 1);
}

function afterInWords(bill: BillParts, fuel: string): string {
  const { electricityPounds, standingPounds, exportPounds, fuelPounds, publicChargingPounds } = bill;
  const parts = [`electricity bought ${pounds(electricityPounds)}`, `standing charges ${pounds(standingPounds)}`];
  if (fuelPounds >= 1) parts.push(`${fuel} ${pounds(fuelPounds)}`);
  if (publicChargingPounds >= 1) parts.push(`public charging ${pounds(publicChargingPounds)}`);
  return `${parts.join(", ")}${exportPounds >= 1 ? `, less ${pounds(exportPounds)} for what you sell` : ""}`;
}

interface RowProps {
  row: BillRow;
  longest: number;
  /** The parts of today's bill. */
  parts: BillParts | undefined;
}

function Row({ row: { name, note, change, bill }, longest, parts }: RowProps): Drawn {
  const share = (amount: number) => `${shortNumber((Math.max(0, amount) / longest) * 100)}%`;
  return (
    <li class={change === undefined ? "is-total" : undefined}>
      <span class="name">
        {name}
        <small>{note}</small>
      </span>
      <b class="value">{pounds(change ?? bill)}</b>
      <svg class="track" width="100%" height="34" aria-hidden="true">
        {change !== undefined && (
          <line class="drop" x1={share(bill - change)} x2={share(bill - change)} y1="0" y2="6" />
        )}
        {barsOf(bill, change, parts).map(({ kind, from, length }) => (
          <rect class={`is-${kind}`} x={share(from)} width={share(length)} y="6" height="22" rx="3" />
        ))}
      </svg>
    </li>
  );
}

function barsOf(bill: number, change: number | undefined, parts: BillParts | undefined) {
  if (change !== undefined) {
    const kind = change <= 0 ? "less" : "more";
    return [{ kind, from: Math.min(bill, bill - change), length: Math.abs(change) }];
  }
  if (!parts) return [{ kind: "after", from: 0, length: bill }];
  let from = 0;
  return partsOf(parts, "").map(({ colour, amount }) => {
    from += amount;
    return { kind: colour, from: from - amount, length: amount };
  });
}
