import type { Context } from "#domain/context.ts";
import { companiesToCount, writeCompanyStats } from "#domain/statistics/company-stats.sql.ts";

/** Counts one company from its own purchases; the database asks for it (`db/rules/statistics.sql`). Authorises nothing. */
export function countCompany({ db, now }: Context, installerId: string): Promise<void> {
  return writeCompanyStats(db.orm, installerId, now);
}

/** Counts every company, because its figures also change as purchases grow older. Authorises nothing. */
export async function countCompanies(context: Context): Promise<void> {
  for (const installerId of await companiesToCount(context.db.orm)) await countCompany(context, installerId);
}
