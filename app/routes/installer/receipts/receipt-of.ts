import { redirect } from "react-router";
import { actorOf, domainContext, type RouteContext } from "#app/web/context.ts";
import { readReceiptNumber } from "#content/receipt-number.ts";
import { DomainError } from "#domain/errors.ts";
import { type Receipt, receiptByNumber } from "#domain/payments/receipt.ts";

/** The receipt at an address, for its page and its PDF alike; visitors sign in first. */
export async function receiptOf(context: RouteContext, given: string): Promise<Receipt> {
  const number = readReceiptNumber(given);
  if (number === undefined) throw new DomainError("not_found");
  const actor = actorOf(context);
  if (actor.kind === "visitor") throw redirect(`/auth?next=${encodeURIComponent(`/credits/receipts/${number}`)}`);
  return receiptByNumber(domainContext(context), actor, number);
}
