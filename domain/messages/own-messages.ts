import type { Queryable } from "#db/connection.ts";
import type { LeadRecord } from "#domain/leads/lead-record.ts";
import { messageForPrograms, presentMessage } from "#domain/messages/message.ts";
import { messagesOfPurchases } from "#domain/messages/messages.sql.ts";

interface Bought {
  readonly purchase: { readonly id: string; readonly endedAt: Date | null };
  readonly lead: LeadRecord;
}

/** What both sides wrote for each of these purchases, oldest first, as the company's programs read it. Authorizes nothing. */
export async function ownMessages(
  tx: Queryable,
  bought: readonly Bought[],
  now: Date,
): Promise<ReadonlyMap<string, ReturnType<typeof messageForPrograms>[]>> {
  const ids = bought.map(({ purchase }) => purchase.id);
  const byPurchase = Map.groupBy(await messagesOfPurchases(tx, ids), ({ purchaseId }) => purchaseId);
  return new Map(
    bought.map(({ purchase, lead }) => {
      const seen = { reader: "installer", now, endedFor: purchase.endedAt ? lead : undefined } as const;
      const rows = byPurchase.get(purchase.id) ?? [];
      return [purchase.id, rows.map((row) => messageForPrograms(presentMessage(row, seen)))];
    }),
  );
}
