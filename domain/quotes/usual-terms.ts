import { paymentTimes } from "#content/quote-sheet/offer-fields.ts";
import type { Quote } from "#content/quote-sheet/quote-sheet.ts";
import { type UsualTerms, usualTermsSheet } from "#content/quote-sheet/usual-terms-sheet.ts";
import { type Actor, requireInstaller } from "#domain/actor.ts";
import type { Context } from "#domain/context.ts";
import { DomainError } from "#domain/errors.ts";
import { termsOfCompany, writeTerms } from "#domain/quotes/quotes.sql.ts";
import { type Problems, readFields } from "#domain/quotes/sheet/read-value.ts";
import { mayAct } from "#domain/roles.ts";
import { daysBetween, londonDay } from "#domain/time/calendar.ts";

const WHOLE_PRICE = 100;

/** What the company offers in every quote; undefined until it has said. Errors: not_signed_in, not_found, role_required. */
export async function myUsualTerms({ db }: Context, actor: Actor): Promise<UsualTerms | undefined> {
  return termsOfCompany(db.orm, requireInstaller(actor, "bought_leads").id);
}

/**
 * Keeps what the company offers in every quote from now on; drafts and sent quotes stay as they are. `posted` is read
 * by `usualTermsSheet`. Errors: not_signed_in, not_found, role_required, invalid_input (also where the shares do not
 * make 100).
 */
export async function keepUsualTerms(
  { db, now }: Context,
  actor: Actor,
  posted: Record<string, unknown>,
): Promise<void> {
  const { id: installerId } = requireInstaller(actor, "company");
  const terms = readTerms(posted, now);
  await writeTerms(db.orm, { installerId, ...terms, updatedAt: now });
}

function readTerms(posted: Record<string, unknown>, now: Date): UsualTerms {
  const problems: Problems = new Map();
  const read = readFields(usualTermsSheet, posted, { path: "", today: londonDay(now), problems });
  // The fields were read by the record that the type is derived from; the compiler cannot follow that.
  const terms = read as UsualTerms;
  if (problems.size === 0) {
    const all = Object.values(terms.shares).reduce((sum, share) => sum + share, 0);
    if (all !== WHOLE_PRICE) problems.set("shares", [`The shares make ${all}%. They must make ${WHOLE_PRICE}%.`]);
  }
  if (problems.size > 0) throw new DomainError("invalid_input", { fields: Object.fromEntries(problems) });
  return terms;
}

/** Whether they may say what every quote of their company begins with. */
export function mayKeepTerms(actor: Actor): boolean {
  return actor.kind === "user" && actor.installer !== null && mayAct(actor.installer.role, "company");
}

/** The usual terms that a quote follows: whole per cent of what is paid, of which the largest takes what is left over. */
export function termsOfQuote(quote: Quote, today: string): UsualTerms {
  const { code, workmanshipYears, insuredYears, coolingOffDays, validUntil, payments } = quote;
  const all = payments.reduce((sum, { pence }) => sum + pence, 0);
  const shares = paymentTimes.flatMap(({ value }) => {
    const pence = payments.filter(({ when }) => when === value).reduce((sum, payment) => sum + payment.pence, 0);
    return pence > 0 ? [{ when: value, percent: Math.floor((pence * WHOLE_PRICE) / all) }] : [];
  });
  const left = WHOLE_PRICE - shares.reduce((sum, { percent }) => sum + percent, 0);
  const largest = shares.toSorted((one, other) => other.percent - one.percent)[0]?.when;
  const whole = shares.map(({ when, percent }) => [when, when === largest ? percent + left : percent] as const);
  const validDays = daysBetween(today, validUntil);
  return { code, workmanshipYears, insuredYears, coolingOffDays, validDays, shares: Object.fromEntries(whole) };
}
