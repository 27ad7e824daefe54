import { budgetsBelow, type Circle, type Wishes } from "#domain/coverage/matching.ts";
import type { ForSaleQuery } from "#domain/leads-for-sale/leads-for-sale.sql.ts";
import { outwardCodesNear } from "#domain/postcodes/outward-codes-near.ts";

/** Circle and wishes as conditions of the list's query, which finds what `isWithin` and `fitsWishes` find. */
export function wantedLeads(
  circle: Circle | undefined,
  wishes: Wishes | undefined,
): Pick<ForSaleQuery, "outcodes" | "budgetsBelow" | "needsPhone"> {
  const near = circle && outwardCodesNear(circle, circle.radiusMiles);
  if (!wishes) return { outcodes: near };
  const { excludedOutcodes, minimumBudgetPounds, needsPhone } = wishes;
  const outcodes = near?.filter((outcode) => !excludedOutcodes.includes(outcode));
  return { outcodes, budgetsBelow: budgetsBelow(minimumBudgetPounds), needsPhone };
}
