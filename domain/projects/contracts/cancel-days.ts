import { cancelling } from "#content/cancelling.ts";
import { addDays, londonDay } from "#domain/time/calendar.ts";
import { monthsAfter } from "#domain/time/periods.ts";

/** What a customer says of a contract's days, as London days. */
export interface ContractDays {
  readonly signedOn: string;
  /** When the last of the goods arrived; null while they have not, or if there are none. */
  readonly goodsOn: string | null;
  /** Whether the company told them in writing of their right to cancel; null if not said. */
  readonly toldOfRight: boolean | null;
}

/**
 * The London day until which a home may usually cancel: 14 days after signing, or after the last goods arrived, and 12
 * months more if the company gave no notice of the right. Source: Consumer Contracts (Information, Cancellation and
 * Additional Charges) Regulations 2013 (SI 2013/3134), regulations 30 and 31.
 */
export function cancelUntil({ signedOn, goodsOn, toldOfRight }: ContractDays): string {
  const usual = addDays(goodsOn ?? signedOn, cancelling.days);
  if (toldOfRight !== false) return usual;
  return londonDay(monthsAfter(new Date(`${usual}T12:00:00Z`), cancelling.monthsWithoutNotice));
}
