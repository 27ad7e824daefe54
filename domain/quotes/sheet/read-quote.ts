import { isPaidBefore, quoteTechnologies } from "#content/quote-sheet/offer-fields.ts";
import { type Quote, quoteSheets } from "#content/quote-sheet/quote-sheet.ts";
import type { FieldErrors } from "#domain/errors.ts";
import { type Problems, readFields } from "#domain/quotes/sheet/read-value.ts";
import { londonDay } from "#domain/time/calendar.ts";

export type ReadQuote = { ok: true; quote: Quote } | { ok: false; errors: FieldErrors };

/**
 * Reads a posted quote by the fields of its technology. Refuses unknown fields; each error is at the path of its field,
 * "lines.2.unitPence". `disagreementsIn` checks whether the figures agree.
 */
export function readQuote(given: Record<string, unknown>, now: Date): ReadQuote {
  const technology = quoteTechnologies.find(({ value }) => value === given.technology)?.value;
  if (!technology) {
    const values = quoteTechnologies.map(({ value }) => value).join(", ");
    return { ok: false, errors: { technology: [`Choose one of: ${values}.`] } };
  }
  const problems: Problems = new Map();
  const read = readFields(quoteSheets[technology], given, { path: "", today: londonDay(now), problems });
  const isInsuranceSaid = given.depositInsured !== undefined && given.depositInsured !== null;
  if (isPaidBefore(given.payments) && !isInsuranceSaid) {
    problems.set("depositInsured", [`${quoteSheets[technology].depositInsured.label} is needed.`]);
  }
  // The fields were read by the record that the type is derived from; the compiler cannot follow that.
  return problems.size === 0 ? { ok: true, quote: read as Quote } : { ok: false, errors: Object.fromEntries(problems) };
}
