import { compassPoint } from "#content/planner/compass.ts";
import { dayInWords } from "#content/proofs.ts";
import { explained, explainedItems, explainedRoles } from "#content/quote-sheet/explained.ts";
import type { Field, Fields } from "#content/quote-sheet/field.ts";
import { isPaidBefore } from "#content/quote-sheet/offer-fields.ts";
import { type Quote, quoteSheets } from "#content/quote-sheet/quote-sheet.ts";
import { inPounds } from "#domain/quotes/checks/check.ts";

/** One fact of a quote, as its customer reads it. */
export interface QuoteFact {
  /** The label of the form, by which a message asks about it. */
  readonly label: string;
  readonly name: string;
  /** Null where the quote does not say. */
  readonly value: string | null;
  /** What it means, in one line. */
  readonly says: string;
}

const figures = new Intl.NumberFormat("en-GB", { maximumFractionDigits: 2 });
const TERMS = {
  change: ["basis", "firm", "mayRisePercent", "earliestStart", "workDays", "validUntil", "coolingOffDays"],
  promised: ["workmanshipYears", "insuredYears", "depositInsured", "code"],
  sign: ["mcsNumber", "ozevNumber", "electrical"],
};
const OWN = [
  "usableKwh",
  "backup",
  "place",
  "outputKw",
  "electricityKwh",
  "scop",
  "emittersChanged",
  "cylinderLitres",
  "chargerKw",
  "tethered",
  "smart",
  "firstYearKwh",
  "ownUsePercent",
];
/** Said by a table, a drawing or a sentence of its own. */
const ELSEWHERE = [
  ...Object.values(TERMS).flat(),
  ...OWN,
  ...["technology", "option", "lines", "totalPence", "grant", "payments", "included", "equipment", "party", "notes"],
  ...["savings", "deliver", "panels", "chargers"],
];

/** The facts of a quote under the questions that they answer; each is under one. */
export function factsOf(quote: Quote) {
  const sheet: Fields = quoteSheets[quote.technology];
  const wanted = (names: readonly string[]) => factsIn(sheet, quote, names).filter(({ path }) => isAsked(path, quote));
  const { party, savings } = quoteSheets[quote.technology];
  return {
    own: wanted(OWN),
    savings: quote.savings ? factsIn(savings.kind.of, quote.savings, Object.keys(savings.kind.of), "savings.") : [],
    change: wanted(TERMS.change),
    promised: wanted(TERMS.promised),
    sign: [...factsIn(party.kind.of, quote.party, ["companyNumber"], "party."), ...wanted(TERMS.sign)],
    technical: wanted(Object.keys(sheet).filter((name) => !ELSEWHERE.includes(name))),
  };
}

/** A fact that does not arise is not missing. */
function isAsked(name: string, quote: Quote): boolean {
  if (name === "mayRisePercent") return !quote.firm;
  if (name === "ozevNumber") return quote.technology === "ev_charger";
  if (name === "mcsNumber") return quote.technology !== "ev_charger" && quote.technology !== "other";
  if (name === "depositInsured") return isPaidBefore(quote.payments);
  return true;
}

function factsIn(fields: Fields, values: object, names: readonly string[], before = "") {
  return names.flatMap((name) => {
    const field = fields[name];
    if (!field) return [];
    const path = `${before}${name}`;
    const { name: plain = field.label, says = "" } = explained[path] ?? {};
    const value = inWords(field, path, new Map<string, unknown>(Object.entries(values)).get(name));
    return [{ path, label: field.label, name: plain, value, says }];
  });
}

function inWords({ kind }: Field, path: string, value: unknown): string | null {
  if (value === undefined || value === null) return null;
  switch (kind.is) {
    case "yesNo":
      return value === true ? "Yes" : "No";
    case "choice":
      return withUnit(path, kind.options.find((option) => option.value === value)?.label ?? String(value), value);
    case "pence":
      return inPounds(Number(value));
    case "whole":
    case "number":
      return withUnit(path, figures.format(Number(value)), value);
    case "day":
      return dayInWords(String(value));
    case "line":
    case "lines":
      return String(value);
    default:
      return path === "arrays" ? roofsInWords(value as Faces) : null;
  }
}

function withUnit(path: string, text: string, value: unknown): string {
  const { unit } = explained[path] ?? {};
  if (unit === undefined) return text;
  const word = typeof unit === "string" ? unit : unit[value === 1 ? 0 : 1];
  return /^(?:[%°]|p )/.test(word) ? `${text}${word}` : `${text} ${word}`;
}

type Faces = Extract<Quote, { arrays: unknown }>["arrays"];

/** "6 panels facing south at 35°, no shade; 4 panels facing west at 35°, modest shade". */
function roofsInWords(faces: Faces): string {
  return faces
    .map(({ panels, facing, pitch, shade }) => {
      const where = pitch === 0 ? "lying flat" : `facing ${compassPoint(facing)} at ${pitch}°`;
      const dark = shade === "none" ? "no" : shade;
      return `${withUnit("panels", figures.format(panels), panels)} ${where}, ${dark} shade`;
    })
    .join("; ");
}

/** Each item that the offer includes, excludes or does not mention. */
export function includedOf({ technology, included }: Quote): (QuoteFact & { state: string; extraPence: number })[] {
  const items: Fields = quoteSheets[technology].included.kind.of;
  const said = new Map<string, { state: string; extraPence?: number }>(Object.entries(included));
  return Object.entries(items).map(([name, { label }]) => {
    const { state = "unsaid", extraPence = 0 } = said.get(name) ?? {};
    const value = state === "extra" ? `Extra, ${inPounds(extraPence)}` : (ITEM_STATES[state] ?? null);
    return { label, name: label, value, says: explainedItems[name] ?? "", state, extraPence };
  });
}

const ITEM_STATES: Readonly<Record<string, string>> = {
  yes: "Included",
  no: "Not included",
  not_needed: "Not needed",
};

/** "10 Halden H440": what is fitted, with its warranty beside it. */
export function equipmentOf(quote: Quote) {
  const roles = quoteSheets[quote.technology].equipment.kind.of.role.kind.options;
  return quote.equipment.map(({ role, make, model, count, warrantyYears }) => {
    const what = roles.find(({ value }) => value === role)?.label ?? role;
    const label = `${make} ${model}`;
    const name = count === 1 ? label : `${figures.format(count)} ${label}`;
    return { label, name, what, warrantyYears, says: explainedRoles[role] };
  });
}

/** Fields of several values, which are facts of their own. */
const IN_PARTS = ["lines", "grant", "payments", "included", "equipment", "party", "savings"];

/** Every fact that a message may ask about, by its label. */
export function factByLabel(quote: Quote, label: string): QuoteFact | undefined {
  const equipment = equipmentOf(quote).map(({ label: own, name, what }) => {
    return { label: own, name: what, value: name, says: "" };
  });
  const sheet: Fields = quoteSheets[quote.technology];
  const { party, savings } = quoteSheets[quote.technology];
  const facts = [
    ...factsIn(
      sheet,
      quote,
      Object.keys(sheet).filter((name) => !IN_PARTS.includes(name)),
    ),
    ...factsIn(party.kind.of, quote.party, Object.keys(party.kind.of), "party."),
    ...factsIn(savings.kind.of, quote.savings ?? {}, Object.keys(savings.kind.of), "savings."),
    ...includedOf(quote),
    ...equipment,
  ];
  return facts.find((fact) => fact.label === label);
}

/** "5.4 kWp, 12 panels and a 9 kWh battery": the job in one line. */
export function jobInWords({ quote }: { quote: Quote }): string {
  const has = new Map<string, unknown>(Object.entries(quote));
  const figure = (name: string) => figures.format(Number(has.get(name)));
  const counted = quote.technology !== "other" && has.get("panels") === 1 ? "1 panel" : `${figure("panels")} panels`;
  const panels = has.has("kWp") ? `${counted}, ${figure("kWp")} kWp` : "";
  const battery = has.has("usableKwh") ? `a battery of ${figure("usableKwh")} kWh` : "";
  switch (quote.technology) {
    case "solar":
      return panels;
    case "battery":
      return `A battery of ${figure("usableKwh")} kWh`;
    case "solar_battery":
      return `${panels} and ${battery}`;
    case "heat_pump":
      return `A heat pump of ${figure("outputKw")} kW`;
    case "ev_charger":
      return `${quote.chargers === 1 ? "A charger" : `${figure("chargers")} chargers`} of ${figure("chargerKw")} kW`;
    case "other":
      return quote.deliver.split("\n")[0] ?? "";
  }
}
