/** A reached limit that a company set on its own buying. The values are stored. */
export interface ReachedCap {
  holderKind: "company" | "person" | "key";
  per: "day" | "week" | "month";
  most: number;
}

const buyers = { company: "Your company buys", person: "You buy", key: "This API key buys" } as const;

/** "Your company buys at most 5 leads a day." */
export function capInWords({ holderKind, per, most }: ReachedCap): string {
  return `${buyers[holderKind]} at most ${amountInWords(per, most)}.`;
}

/** "5 leads a day"; credits are counted by the month. */
function amountInWords(per: ReachedCap["per"], most: number): string {
  const what = per === "month" ? "credit" : "lead";
  return `${most} ${what}${most === 1 ? "" : "s"} a ${per}`;
}
