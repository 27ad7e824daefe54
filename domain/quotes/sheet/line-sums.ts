import type { Quote } from "#content/quote-sheet/quote-sheet.ts";

type Line = Quote["lines"][number];

/** Money in whole pence. */
export interface Sums {
  readonly netPence: number;
  readonly vatPence: number;
  readonly totalPence: number;
}

const NOTHING: Sums = { netPence: 0, vatPence: 0, totalPence: 0 };
const PERCENT = 100;

/** A line's price; VAT is rounded to the penny, halves up, so minus half a penny becomes zero. */
export function lineSums({ count, unitPence, vatPercent }: Line): Sums {
  const netPence = count * unitPence;
  const vatPence = Math.floor((2 * netPence * vatPercent + PERCENT) / (2 * PERCENT));
  return { netPence, vatPence, totalPence: netPence + vatPence };
}

/** All lines together, VAT added line by line. */
export function sumsOf(lines: readonly Line[]): Sums {
  return lines.map(lineSums).reduce(added, NOTHING);
}

/**
 * The cost of the panels and of the battery, in pence. Lines for both are split in proportion to the parts' own net
 * prices, halves up for the panels, so that nothing is lost. Undefined if those prices give no proportion: one is
 * negative, or both are zero.
 */
export function partSums(quote: Quote): { solar: Sums; battery: Sums } | undefined {
  const all = sumsOf(quote.lines);
  if (quote.technology === "solar") return { solar: all, battery: NOTHING };
  if (quote.technology === "battery") return { solar: NOTHING, battery: all };
  if (quote.technology !== "solar_battery") return undefined;
  const of = (part: Line["part"]) => sumsOf(quote.lines.filter((line) => line.part === part));
  const solar = of("solar");
  const battery = of("battery");
  const shared = of("shared");
  const weights = { own: solar.netPence, other: battery.netPence };
  if (weights.own < 0 || weights.other < 0 || weights.own + weights.other === 0) return undefined;
  const share: Sums = totalled(shareOf(shared.netPence, weights), shareOf(shared.vatPence, weights));
  return { solar: added(solar, share), battery: added(battery, taken(shared, share)) };
}

/** The share of an amount that belongs to `own`, in whole pence, halves up. */
function shareOf(amountPence: number, { own, other }: { own: number; other: number }): number {
  // A product of pence can exceed what a number holds exactly: 10 million pounds each would.
  const amount = BigInt(amountPence);
  const weight = BigInt(own);
  const both = BigInt(own + other);
  return Number(floored(2n * amount * weight + both, 2n * both));
}

/** Integer division truncates towards zero; negative amounts must round down. */
function floored(numerator: bigint, denominator: bigint): bigint {
  const cut = numerator / denominator;
  return numerator < 0n && cut * denominator !== numerator ? cut - 1n : cut;
}

function totalled(netPence: number, vatPence: number): Sums {
  return { netPence, vatPence, totalPence: netPence + vatPence };
}

function added(one: Sums, other: Sums): Sums {
  return totalled(one.netPence + other.netPence, one.vatPence + other.vatPence);
}

function taken(from: Sums, part: Sums): Sums {
  return totalled(from.netPence - part.netPence, from.vatPence - part.vatPence);
}
