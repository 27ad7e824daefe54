import type { AdminRole, CompanyRole } from "#domain/roles.ts";
import type { MyToday } from "#domain/statistics/my-today.ts";
import type { WorkCounts } from "#domain/work/work.ts";

export interface Waiting {
  today: number;
  sections: MyToday["totals"];
  messages: number;
}

export interface Viewer {
  /** At our desk. */
  adminRoles: readonly AdminRole[];
  companyName: string | null;
  /** In their company, if they are in one. */
  role: CompanyRole | null;
  /** Their own. */
  name: string;
  balanceCredits: number | null;
  /** What waits, while at work in a company: customers, papers and leads of Today, and unread messages. */
  waiting: Waiting | null;
  /** What waits for an administrator, while at the desk. */
  work: Pick<WorkCounts, "all" | "overdue" | "yours" | "nobodys" | "snoozed"> | null;
}
