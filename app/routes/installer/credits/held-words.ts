import { formatCredits } from "#app/ui/format.ts";

/** Shown beside a balance while credits are held. */
export function heldInWords(held: number): string {
  return `${formatCredits(held)} held: a card payment is disputed or being refunded.`;
}
