import { formatNumber, formatPence } from "#app/ui/format.ts";
import { dayInWords } from "#content/proofs.ts";
import type { Field, Fields } from "#content/quote-sheet/field.ts";
import { isPaidBefore } from "#content/quote-sheet/offer-fields.ts";
import { quoteSheets } from "#content/quote-sheet/quote-sheet.ts";
import type { CustomerQuote } from "#domain/quotes/customer-quotes.ts";

const figures = new Intl.NumberFormat("en-GB", { maximumFractionDigits: 2 });

/** A value of a quote as people read it; null if there is none, undefined if it has its own table. */
function valueInWords({ kind }: Field, value: unknown): string | null | undefined {
  if (value === undefined || value === null) return null;
  switch (kind.is) {
    case "yesNo":
      return value === true ? "Yes" : "No";
    case "choice":
      return kind.options.find((option) => option.value === value)?.label ?? String(value);
    case "pence":
      return formatPence(Number(value));
    case "whole":
    case "number":
      return figures.format(Number(value));
    case "day":
      return dayInWords(String(value));
    case "line":
    case "lines":
      return String(value);
    default:
      return undefined;
  }
}

export interface NamedValue {
  name: string;
  label: string;
  /** Null where the quote does not say. */
  value: string | null;
}

/** The fields of a sheet, in its order, each with its name and the quote's value. */
function namedValues(fields: Fields, values: object, names?: readonly string[]): NamedValue[] {
  const known = new Map<string, unknown>(Object.entries(values));
  return Object.entries(fields).flatMap(([name, field]) => {
    if (names && !names.includes(name)) return [];
    const value = valueInWords(field, known.get(name));
    return value === undefined ? [] : [{ name, label: field.label, value }];
  });
}

const TERMS = [
  "basis",
  "firm",
  "mayRisePercent",
  "workmanshipYears",
  "insuredYears",
  "depositInsured",
  "validUntil",
  "earliestStart",
  "workDays",
  "coolingOffDays",
  "mcsNumber",
  "ozevNumber",
  "electrical",
  "code",
  "network",
];
const ELSEWHERE = ["technology", "option", "totalPence", "notes"];

export function termsOf({ technology, quote }: CustomerQuote): NamedValue[] {
  const hidden = quote.firm ? ["mayRisePercent"] : [];
  const foreign = technology === "ev_charger" ? [] : ["ozevNumber"];
  const unasked = isPaidBefore(quote.payments) || quote.depositInsured !== undefined ? [] : ["depositInsured"];
  const wanted = TERMS.filter((name) => ![...hidden, ...foreign, ...unasked].includes(name));
  return namedValues(quoteSheets[technology], quote, wanted);
}

/** Everything about the system that only this technology has. */
export function factsOf({ technology, quote }: CustomerQuote): NamedValue[] {
  const sheet: Fields = quoteSheets[technology];
  const own = Object.keys(sheet).filter((name) => !TERMS.includes(name) && !ELSEWHERE.includes(name));
  return namedValues(sheet, quote, own);
}

/** Each item that the offer includes, excludes or does not mention. */
export function includedOf({ technology, quote }: CustomerQuote): (NamedValue & { state: string })[] {
  const items: Fields = quoteSheets[technology].included.kind.of;
  const included = new Map<string, { state: string; extraPence?: number }>(Object.entries(quote.included));
  return Object.entries(items).map(([name, { label }]) => {
    const item = included.get(name);
    return { name, label, state: item?.state ?? "unsaid", value: includedInWords(item) };
  });
}

function includedInWords(item: { state: string; extraPence?: number } | undefined): string | null {
  switch (item?.state) {
    case "yes":
      return "Included";
    case "no":
      return "Not included";
    case "extra":
      return `Extra: ${formatPence(item.extraPence ?? 0)}`;
    case "not_needed":
      return "Not needed";
    default:
      return null;
  }
}

/** "5.4 kWp, 12 panels and a 9 kWh battery": the job in one line. */
export function jobInWords({ quote }: CustomerQuote): string {
  const has = new Map<string, unknown>(Object.entries(quote));
  const figure = (name: string) => figures.format(Number(has.get(name)));
  const panels = has.has("kWp") ? `${figure("panels")} panels, ${figure("kWp")} kWp` : "";
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
      return `${quote.chargers === 1 ? "A charger" : `${formatNumber(quote.chargers)} chargers`} of ${figure("chargerKw")} kW`;
    case "other":
      return quote.deliver.split("\n")[0] ?? "";
  }
}
