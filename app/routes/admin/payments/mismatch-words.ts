import { formatPence } from "#app/ui/format.ts";
import type { WaitingMismatch } from "#domain/payments/mismatches.ts";

const REASONS: Readonly<Record<string, string>> = {
  amount: "another amount",
  currency: "another currency",
  session: "another checkout session than the one of this order",
  pack: "for another pack",
  installer: "for another company",
  intent: "the provider’s number belongs to another of our payments",
  paid_twice: "the order was paid before",
};

type Mismatch = Pick<WaitingMismatch, "amountPence" | "currency" | "pricePence" | "reasons">;

/** "£90 came for £99: another amount". */
export function mismatchInWords({ amountPence, currency, pricePence, reasons }: Mismatch): string {
  const why = reasons.map((reason) => REASONS[reason] ?? reason).join("; ");
  return `${arrived(amountPence, currency)} came for ${formatPence(pricePence)}: ${why}`;
}

function arrived(amount: number | null, currency: string | null): string {
  if (amount === null) return "An unknown amount";
  return currency === "gbp" ? formatPence(amount) : `${amount} (smallest unit of ${currency?.toUpperCase() ?? "?"})`;
}
