import { formatNumber } from "#app/ui/format.ts";
import type { Wishes } from "#domain/coverage/matching.ts";

/**
 * "without RG4 and RG5", "budget above £8,000", "with a phone number": what a company wants beyond area and services.
 */
export function wishesInWords({ excludedOutcodes, minimumBudgetPounds, needsPhone }: Wishes): string[] {
  const words: string[] = [];
  if (excludedOutcodes.length > 0) words.push(`without ${outcodesInWords(excludedOutcodes)}`);
  if (minimumBudgetPounds !== null) words.push(`budget above £${formatNumber(minimumBudgetPounds)} or not known`);
  if (needsPhone) words.push("with a phone number");
  return words;
}

const NAMED_MAX = 5;
const list = new Intl.ListFormat("en-GB");

function outcodesInWords(outcodes: readonly string[]): string {
  return outcodes.length > NAMED_MAX ? `${formatNumber(outcodes.length)} outward codes` : list.format(outcodes);
}
