import { limits } from "#config/limits.ts";
import prices from "#content/data/energy-prices.json" with { type: "json" };
import grants from "#content/data/grants.json" with { type: "json" };
import type { QuoteTechnology } from "#content/quote-sheet/offer-fields.ts";
import { type FindCheck, found, inFigures, isOver } from "#domain/quotes/checks/check.ts";

/** Savings calculated with dearer electricity than the price cap. */
export const tariff: FindCheck = ({ savings }, { today }) => {
  const cap = prices.caps.findLast(({ start }) => start <= today);
  if (!savings || !cap || !isOver(limits.quoteTariffPercentMax, savings.electricityPence, cap.electricityUnit)) {
    return undefined;
  }
  const values = { a: inFigures(savings.electricityPence), b: inFigures(cap.electricityUnit) };
  return found("tariff", "savings.electricityPence", values);
};

const RELIEVED: readonly QuoteTechnology[] = ["solar", "battery", "solar_battery", "heat_pump"];

/** A VAT rate that homes do not usually pay for this work. */
export const vat: FindCheck = ({ technology, lines }, { today, isHome }) => {
  const usual = isHome ? usualVat(technology, today) : undefined;
  if (usual === undefined) return undefined;
  const index = lines.findIndex(({ vatPercent }) => vatPercent !== usual);
  return index === -1 ? undefined : found("vat", `lines.${index}.vatPercent`, { x: usual });
};

/** What homes usually pay, per cent; undefined if the record does not cover this work or day. Source: `grants.json`. */
export function usualVat(technology: QuoteTechnology, today: string): number | undefined {
  if (technology === "ev_charger") return limits.vatPercent;
  const relief = grants.tax.find(({ id }) => id === "vat-esm");
  if (!relief?.end || !RELIEVED.includes(technology)) return undefined;
  return relief.start <= today && today <= relief.end ? Number.parseInt(relief.amount, 10) : undefined;
}
