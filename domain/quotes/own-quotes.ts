import type { Queryable } from "#db/connection.ts";
import { filesOf } from "#domain/files/file.ts";
import { quoteForPrograms } from "#domain/quotes/for-programs.ts";
import { presentToCompany, type QuotedPurchase } from "#domain/quotes/present-to-company.ts";
import { quotesOfPurchases } from "#domain/quotes/quotes.sql.ts";

type Bought = QuotedPurchase & { readonly purchase: { readonly id: string } };

/**
 * A company's sent quotes for each of these purchases, all revisions, as its programs read them. Authorises nothing.
 */
export async function ownQuotes(
  tx: Queryable,
  bought: readonly Bought[],
  now: Date,
): Promise<ReadonlyMap<string, ReturnType<typeof quoteForPrograms>[]>> {
  const ids = bought.map(({ purchase }) => purchase.id);
  const quotes = await quotesOfPurchases(tx, ids);
  const sent = quotes.map(({ id }) => id);
  const files = await filesOf(tx, sent);
  const byPurchase = Map.groupBy(quotes, ({ purchaseId }) => purchaseId);
  return new Map(
    bought.map((one) => {
      const rows = byPurchase.get(one.purchase.id) ?? [];
      const shown = rows.map((row) => presentToCompany(row, one, now, files.get(row.id) ?? []));
      return [one.purchase.id, shown.map(quoteForPrograms)];
    }),
  );
}
