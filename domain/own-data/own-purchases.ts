import { limits } from "#config/limits.ts";
import type { Queryable } from "#db/connection.ts";
import { presentCustomer } from "#domain/leads/present-customer.ts";
import { withoutContacts } from "#domain/leads/present-lead.ts";
import { purchasesOf } from "#domain/own-data/own-data.sql.ts";

/**
 * What a company bought, a page at a time, in order of buying: with the customer's details while the purchase is
 * active, and as the company's own pages show it after that. Authorizes nothing.
 */
export async function ownPurchases(tx: Queryable, installerId: string, after: number) {
  const rows = await purchasesOf(tx, installerId, after, limits.exportPageSize);
  return rows.map(({ lead, notes, noteThread, ...purchase }) => {
    const hasEnded = purchase.endedAt !== null;
    const shown = <T extends string | null>(text: T) => (hasEnded && text ? withoutContacts(lead, text) : text);
    const { serviceType, urgency, propertyType, timeframe, budgetRange, createdAt } = lead;
    return {
      ...purchase,
      notes: shown(notes),
      noteThread: noteThread.map((note) => ({ ...note, text: shown(note.text) })),
      contact: presentCustomer(lead, hasEnded),
      lead: {
        ...{ serviceType, location: shown(lead.location), urgency, propertyType, timeframe, budgetRange },
        ...{ description: shown(lead.description), brief: hasEnded ? null : lead.brief, createdAt },
      },
    };
  });
}
