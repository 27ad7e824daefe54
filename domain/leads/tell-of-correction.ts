import type { ContactField } from "#content/contact-fields.ts";
import type { Queryable } from "#db/connection.ts";
import { buyersOfLead, type LeadRow, updateLead } from "#domain/leads/leads.sql.ts";
import { enqueueCustomerUpdated, enqueueMails } from "#domain/outbox/enqueue.ts";

const columns = { name: "customerName", email: "customerEmail", phone: "customerPhone" } as const;

/** Which contact details differ, in the order in which we list them. */
export function correctedFields(
  before: Pick<LeadRow, (typeof columns)[ContactField]>,
  after: Pick<LeadRow, (typeof columns)[ContactField]>,
): ContactField[] {
  const fields = ["name", "email", "phone"] as const;
  return fields.filter((field) => before[columns[field]] !== after[columns[field]]);
}

/**
 * Tells everybody who has bought the lead which details were corrected, by mail and webhook, inside the caller's
 * transaction, which holds the lead. Sends nothing if nothing changed.
 */
export async function tellOfCorrection(
  tx: Queryable,
  { leadId, corrected, now }: { leadId: string; corrected: readonly ContactField[]; now: Date },
): Promise<void> {
  if (corrected.length === 0) return;
  const buyers = (await buyersOfLead(tx, leadId)).filter(({ endedAt }) => !endedAt);
  if (buyers.length === 0) return;
  await updateLead(tx, leadId, { contactCorrectedAt: now });
  const mails = buyers.map(({ purchaseId }) => ({ mail: "contact-corrected" as const, purchaseId, corrected }));
  await enqueueMails(tx, mails, now);
  await enqueueCustomerUpdated(tx, buyers, { occasion: `contact ${now.toISOString()}`, now });
}
