import { recordBalance } from "#domain/accounting/fetch-balance.ts";
import { momentsOfMonth } from "#domain/accounting/month.ts";
import type { Context } from "#domain/context.ts";
import type { CardPayments } from "#integrations/card-payments.ts";

/** Asks the provider what moved on our account in a London month, and keeps it. */
export async function fetchBalance(
  now: () => Context,
  month: string,
  payments: CardPayments | undefined,
): Promise<void> {
  if (!payments) throw new Error("card payments are not set up");
  const entries = await payments.balanceEntries(momentsOfMonth(month));
  if (entries) await recordBalance(now(), month, entries);
}
