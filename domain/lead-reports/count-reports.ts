import { refundRuleNames } from "#content/refund-rules.ts";
import type { Context } from "#domain/context.ts";
import { countsByRule } from "#domain/lead-reports/refund-evidence.sql.ts";

export interface ReportCount {
  rule: string;
  /** Accepted, declined, or refunded without a report. */
  outcome: string;
  total: number;
}

/** How many reports each rule has decided, ever, with noughts. Authorises nothing. Errors: none. */
export async function countReports({ db }: Context): Promise<ReportCount[]> {
  const counted = await countsByRule(db.orm);
  const none = refundRuleNames.map((rule) => ({
    rule,
    outcome: rule === "withdrawn" ? "unasked" : "accepted",
    total: 0,
  }));
  return [
    ...none.filter((one) => !counted.some(({ rule, outcome }) => rule === one.rule && outcome === one.outcome)),
    ...counted,
  ];
}
