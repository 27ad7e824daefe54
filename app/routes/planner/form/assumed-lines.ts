import { assumedFields, assumedWords, triesCheaper } from "#content/planner/assumed-words.ts";
import { outOfDateSince } from "#domain/assumptions/currency.ts";
import { findAssumption } from "#domain/assumptions/register.ts";
import { demandOf } from "#domain/planner/demand/demand.ts";
import { type Facts, factsWith } from "#domain/planner/facts/facts.ts";
import type { PlanInputs } from "#domain/planner/inputs/plan-inputs.ts";
import type { PlanPlace } from "#domain/planner/inputs/plan-place.ts";
import { usualFlowC } from "#domain/planner/inputs/usual-answers.ts";
import { candidates, tariffHomeOf } from "#domain/planner/tariffs/eligible.ts";
import { importTariffs, PRICE_CAP, todaysTariff } from "#domain/planner/tariffs/import-tariffs.ts";

/** What we assume for a question left open. */
export interface AssumedLine {
  /** Follows "We assumed". */
  value: string;
  source: string;
  /** The register's row with more about it. */
  id: string | null;
  /** When its source was checked, `YYYY-MM-DD`. */
  checkedOn: string | null;
  /** A sentence after it, without its full stop. */
  also: string | null;
  /** Since when its figure is out of date, `YYYY-MM-DD`. */
  staleSince: string | null;
}

type Complete = { readonly inputs: PlanInputs; readonly place: PlanPlace };

/** A line for each field left open, by field name. `given`: the fields that were answered. `today`: a London day. */
export function assumedLines(
  given: ReadonlySet<string>,
  read: Complete | undefined,
  today: string,
): Record<string, AssumedLine> {
  const values = read && valuesOf(read);
  return Object.fromEntries(
    Object.entries(assumedWords).flatMap(([name, words]) => {
      if (given.has(name)) return [];
      const value = values ? values(name) : usualOf(name);
      const row = words.id === undefined ? undefined : findAssumption(words.id);
      return [
        [
          name,
          {
            value: value === undefined ? words.before : words.says(value),
            source: words.source,
            id: row?.id ?? null,
            checkedOn: row?.checkedOn ?? null,
            also: name === "own" && read && hasChoice(read.inputs, today) ? triesCheaper : null,
            staleSince: (row && outOfDateSince(row, today)) ?? null,
          },
        ],
      ];
    }),
  );
}

/** Whether a plan for this home may use another tariff than the cap. */
function hasChoice(inputs: PlanInputs, today: string): boolean {
  const tariffs = importTariffs(factsWith(inputs.assumptions), null, todaysTariff(inputs.energy));
  return candidates(tariffs, tariffHomeOf(inputs, inputs.measures), today).some(({ id }) => id !== PRICE_CAP);
}

/** The value of a field in an address that states what we assume anyway. */
export function usualTyped(name: string): string | undefined {
  const field = assumedFields[name];
  if (field?.usual === undefined || field.usual === null) return undefined;
  if (field.kind === "number") return String(field.usual);
  return field.options.find(({ value }) => value === field.usual)?.typed;
}

/** What we assume whatever the other answers are. */
function usualOf(name: string): string | undefined {
  if (name === "own") return capPence();
  if (name === "flow") return String(usualFlowC(factsWith({})));
  const field = assumedFields[name];
  if (field?.usual !== undefined && field.usual !== null) return shown(name, field.usual);
  // Lines without a value say in words that there is none.
  return assumedWords[name]?.before === "" ? "" : undefined;
}

function valuesOf({ inputs, place }: Complete): (name: string) => string | undefined {
  const facts = factsWith(inputs.assumptions);
  const demand = demandOf(facts, place, inputs);
  const worked: Readonly<Record<string, string | undefined>> = {
    electricity: tens(demand.electricityKwh),
    fuel: demand.fuelKwh > 0 ? tens(demand.fuelKwh) : undefined,
    fuelpence: fuelPence(facts, inputs),
    litrepence: inputs.energy.heating === "oil" ? oilPencePerLitre(facts) : undefined,
    own: capPence(),
    people: inputs.home.people.toLocaleString("en-GB", { maximumFractionDigits: 1 }),
    inverter: inputs.solar.inverterKw.toLocaleString("en-GB", { maximumFractionDigits: 1 }),
  };
  return (name) => {
    if (name in worked) return worked[name];
    const field = assumedFields[name];
    const value = field && valueAt(inputs, inArray(field.path));
    return value === undefined || value === null ? usualOf(name) : shown(name, value);
  };
}

/** With VAT, as in the plan. */
function capPence(): string {
  const rates = findAssumption("tariffs.cap")?.value as readonly { pence: number }[] | undefined;
  return pence((rates?.[0]?.pence ?? 0) * (1 + factsWith({}).number("tariffs.vatLongRun")));
}

function fuelPence(facts: Facts, { energy }: PlanInputs): string | undefined {
  const withVat = (net: number) => pence(net * (1 + facts.number("tariffs.vatLongRun")));
  if (energy.heating === "gas") return withVat(facts.number("tariffs.gas"));
  if (energy.heating === "oil") return withVat(facts.number("tariffs.oil"));
  return energy.heating === "electric" ? capPence() : undefined;
}

function oilPencePerLitre(facts: Facts): string {
  const aLitre = facts.number("tariffs.oil") * facts.number("tariffs.kwhPerLitre.oil");
  return Math.round(aLitre * (1 + facts.number("tariffs.vatLongRun"))).toLocaleString("en-GB");
}

function shown(name: string, value: unknown): string {
  const field = assumedFields[name];
  if (field?.kind === "choice") return field.options.find((option) => option.value === value)?.label ?? "";
  return Number(value).toLocaleString("en-GB");
}

const inArray = (path: string) => (/^(kwp|azimuth|pitch|shading)$/.test(path) ? `solar.arrays.0.${path}` : path);

function valueAt(inputs: PlanInputs, path: string): unknown {
  let value: unknown = inputs;
  for (const name of path.split(".")) value = (value as Record<string, unknown> | undefined)?.[name];
  return value;
}

const pence = (value: number) => value.toLocaleString("en-GB", { maximumFractionDigits: 2 });
const tens = (kwh: number) => (Math.round(kwh / 10) * 10).toLocaleString("en-GB");
