/** Credits spent on leads and not given back; what card payments brought and cost after refunds. */
export interface Spending {
  spentCredits: number;
  boughtCredits: number;
  paidPence: number;
  wonJobs: number;
}

export interface WonJobCost extends Spending {
  /** Null while one of its parts is missing, in `missing`. */
  costPence: number | null;
  creditPence: number | null;
  /** No credits spent, no credits paid for (granted ones have no price), no lead at the stage Won. */
  missing: ("spent" | "paid" | "won")[];
}

/** What a won job has cost in leads: credits spent × average price paid for a credit ÷ jobs won; whole pence. */
export function wonJobCost(spending: Spending): WonJobCost {
  const { spentCredits, boughtCredits, paidPence, wonJobs } = spending;
  const missing: WonJobCost["missing"] = [];
  if (spentCredits === 0) missing.push("spent");
  if (boughtCredits === 0) missing.push("paid");
  if (wonJobs === 0) missing.push("won");
  return {
    ...spending,
    costPence: missing.length > 0 ? null : Math.round((spentCredits * paidPence) / (boughtCredits * wonJobs)),
    creditPence: boughtCredits === 0 ? null : Math.round(paidPence / boughtCredits),
    missing,
  };
}
