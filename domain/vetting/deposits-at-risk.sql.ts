import { sql } from "drizzle-orm";
import type { Queryable } from "#db/connection.ts";
import { instant, textArray } from "#db/parameters.ts";
import { deposits, outcomes, quotes } from "#db/schema.ts";

/** Finished with the company that was paid, not with another that came after it. */
export const isFinished = sql<boolean>`exists (select from ${outcomes}
  where ${outcomes.purchaseId} = ${deposits.purchaseId})`;

/** Paid, not back, and the work is not finished. */
export const isMoneyOut = sql`${deposits.moneyBackAt} is null and ${deposits.firstPaidOn} is not null
  and not ${isFinished}`;

/** The companies with which money is out. */
export async function companiesWithMoneyOut(tx: Queryable): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(
    sql`select distinct ${deposits.installerId} as id from ${deposits} where ${isMoneyOut} order by 1`,
  );
  return rows.map(({ id }) => id);
}

interface Noting {
  installerId: string;
  key: string;
  words: string;
  /** Of quotes; undefined: whatever the work is. */
  technologies?: readonly string[] | undefined;
  now: Date;
}

/** Notes a risk at each deposit that is out and does not know it; returns the purchases. */
export async function noteRisk(
  tx: Queryable,
  { installerId, key, words, technologies, now }: Noting,
): Promise<string[]> {
  const risk = JSON.stringify([{ key, words, at: now.toISOString() }]);
  const known = JSON.stringify([{ key }]);
  const ofWork = technologies ? sql`and q.technology = any (${textArray(technologies)})` : sql``;
  const { rows } = await tx.execute<{ purchaseId: string }>(sql`
    with found as (
      select ${deposits.id} from ${deposits} join ${quotes} q on q.id = ${deposits.quoteId}
       where ${deposits.installerId} = ${installerId} and ${isMoneyOut} and not ${deposits.risks} @> ${known}::jsonb ${ofWork}
       order by ${deposits.id} for update of ${deposits}
    )
    update ${deposits} d set risks = d.risks || ${risk}::jsonb, at_risk_at = ${instant(now)}
      from found where d.id = found.id
    returning d.purchase_id as "purchaseId"`);
  return rows.map(({ purchaseId }) => purchaseId);
}

/** Takes a risk back from the deposits of a company, so that it is told again if it comes again. */
export async function forgetRisk(
  tx: Queryable,
  { installerId, key }: Pick<Noting, "installerId" | "key">,
): Promise<void> {
  await tx.execute(sql`
    update ${deposits} d set risks = coalesce(
        (select jsonb_agg(r) from jsonb_array_elements(d.risks) r where r->>'key' <> ${key}), '[]')
     where d.installer_id = ${installerId} and d.money_back_at is null and d.risks @> ${JSON.stringify([{ key }])}::jsonb`);
}
