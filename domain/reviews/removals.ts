import { limits } from "#config/limits.ts";
import { type RemovalReason, removalReasons, type ShownRemovals } from "#content/reviews.ts";
import type { Queryable } from "#db/connection.ts";
import { removalRows } from "#domain/reviews/review-acts.sql.ts";
import { monthsBefore } from "#domain/time/periods.ts";

export const NONE_REMOVED: ShownRemovals = { reasons: [], isNotGenuine: false };

/** Removals for these say that the company's reviews were faked or paid for. */
const FAKED: readonly string[] = ["not_genuine", "incentivised"] satisfies RemovalReason[];

/**
 * How many reviews of each company were removed, by reason, in 12 months, and whether any within six months was faked or
 * paid for. One that was put back no longer counts. Authorises nothing: anyone may read it.
 */
export async function removalsOf(
  tx: Queryable,
  installerIds: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, ShownRemovals>> {
  const rows = await removalRows(tx, installerIds, monthsBefore(now, limits.removalsShownMonths));
  const sanctionedSince = monthsBefore(now, limits.sanctionMonths);
  const byCompany = Map.groupBy(rows, ({ installerId }) => installerId);
  return new Map(
    installerIds.map((id) => {
      const own = byCompany.get(id);
      if (!own) return [id, NONE_REMOVED];
      const reasons = own.flatMap(({ reason, count }) => {
        const known = removalReasons.find(({ value }) => value === reason)?.value;
        return known ? [{ reason: known, count }] : [];
      });
      const isNotGenuine = own.some(
        ({ reason, newest }) => FAKED.includes(reason) && new Date(newest) > sanctionedSince,
      );
      return [id, { reasons, isNotGenuine }];
    }),
  );
}
