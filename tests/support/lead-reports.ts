import { randomUUID } from "node:crypto";
import type { Database } from "#db/connection.ts";
import type { User } from "#domain/actor.ts";
import { acceptReport } from "#domain/lead-reports/decide-report.ts";
import { reportForm } from "#domain/lead-reports/report-form.ts";
import { reportLead } from "#domain/lead-reports/report-lead.ts";
import { type Buyer, NOON } from "#tests/support/people.ts";

/** A purchase its buyer has reported. Returns the report's id. */
export async function aReport(
  db: Database,
  given: { buyer: Buyer; purchaseId: string; now?: Date; form?: Record<string, string> },
): Promise<string> {
  const requestId = randomUUID();
  const { buyer, purchaseId, now = NOON } = given;
  const form = reportForm.parse({ reason: "wrong_phone", ...given.form });
  await reportLead({ db, now }, buyer, { purchaseId, requestId, form });
  return requestId;
}

/** A purchase that was reported and refunded. */
export async function aRefund(
  db: Database,
  given: { admin: User; buyer: Buyer; purchaseId: string; now?: Date },
): Promise<void> {
  const requestId = await aReport(db, given);
  await acceptReport({ db, now: given.now ?? NOON }, given.admin, { requestId, outcome: "keep" });
}
