import { formatCredits } from "#app/ui/format.ts";

/** Shown beside a balance while credits are held: one sentence for each reason. */
export function heldInWords({ held, heldForOutlines }: { held: number; heldForOutlines: number }): string[] {
  const forPayments = held - heldForOutlines;
  return [
    ...(heldForOutlines > 0 ? [`${formatCredits(heldForOutlines)} held for outlines that wait.`] : []),
    ...(forPayments > 0 ? [`${formatCredits(forPayments)} held: a card payment is disputed or being refunded.`] : []),
  ];
}
