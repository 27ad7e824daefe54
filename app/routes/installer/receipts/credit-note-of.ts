import { redirect } from "react-router";
import { callerOf, type RouteContext } from "#app/web/context.ts";
import { readCreditNoteNumber } from "#content/receipt-number.ts";
import { type CreditNote, creditNoteByNumber } from "#domain/accounting/credit-note.ts";
import { DomainError } from "#domain/errors.ts";

/** The credit note of an address, for its page and its PDF alike; visitors sign in first. */
export async function creditNoteOf(context: RouteContext, given: string): Promise<CreditNote> {
  const number = readCreditNoteNumber(given);
  if (number === undefined) throw new DomainError("not_found");
  const [domain, actor] = callerOf(context);
  if (actor.kind === "visitor") throw redirect(`/auth?next=${encodeURIComponent(`/credits/credit-notes/${number}`)}`);
  return creditNoteByNumber(domain, actor, number);
}
