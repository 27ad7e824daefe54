import type { Queryable } from "#db/connection.ts";
import { filesOf } from "#domain/files/file.ts";
import type { LeadRow } from "#domain/leads/leads.sql.ts";
import { sightOf } from "#domain/leads/sight.ts";
import { messageForPrograms, presentMessage } from "#domain/messages/message.ts";
import { messagesOfPurchases } from "#domain/messages/messages.sql.ts";

interface Bought {
  readonly purchase: { readonly id: string; readonly endedAt: Date | null };
  readonly lead: LeadRow;
}

/** What both sides wrote for each of these purchases, oldest first, as the company's programs read it. Authorises nothing. */
export async function ownMessages(
  tx: Queryable,
  bought: readonly Bought[],
  now: Date,
): Promise<ReadonlyMap<string, ReturnType<typeof messageForPrograms>[]>> {
  const ids = bought.map(({ purchase }) => purchase.id);
  const messages = await messagesOfPurchases(tx, ids);
  const sent = messages.map(({ id }) => id);
  const files = await filesOf(tx, sent);
  const byPurchase = Map.groupBy(messages, ({ purchaseId }) => purchaseId);
  return new Map(
    bought.map(({ purchase, lead }) => {
      const seen = { reader: "installer", now, sight: sightOf(lead, purchase) } as const;
      const rows = byPurchase.get(purchase.id) ?? [];
      const shown = rows.map((row) => presentMessage(row, { ...seen, files: files.get(row.id) ?? [] }));
      return [purchase.id, shown.map(messageForPrograms)];
    }),
  );
}
