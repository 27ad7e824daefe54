import { createHash } from "node:crypto";
import { londonDay } from "#domain/calendar.ts";
import type { QuoteForm } from "#domain/quotes/quote-form.ts";

/**
 * The id of a request, a UUID, from what was asked and the London day: a form sent twice is one request.
 * It cannot stand in the form itself, because public pages are served from a cache to everybody.
 */
export function requestIdOf(form: QuoteForm, now: Date): string {
  const { name, email, phone, postcode, serviceType, message = "" } = form;
  const parts = [londonDay(now), name, email, phone, postcode.postcode, serviceType, message];
  const hex = createHash("sha256").update(JSON.stringify(parts)).digest("hex");
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    "-",
  );
}
