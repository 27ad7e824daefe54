import { limits } from "#config/limits.ts";
import { figureInWords } from "#content/counters.ts";
import type { LeadService } from "#content/options.ts";
import { technologies } from "#content/vetting.ts";
import type { Context } from "#domain/context.ts";
import { technologyOfService } from "#domain/required-checks.ts";
import { liveLeadsByService, refundedByService } from "#domain/statistics/public/public-figures.sql.ts";
import { londonDay, londonTime } from "#domain/time/calendar.ts";
import { monthsBefore } from "#domain/time/periods.ts";

/** Leads for sale now, and the share of the last twelve months' purchases that was refunded, in words with n. */
export async function leadsByTechnology({
  db,
  now,
}: Context): Promise<{ technology: string; live: number; refunded: string }[]> {
  const from = londonTime(londonDay(monthsBefore(now, limits.publicFiguresMonths)), 0);
  const live = await liveLeadsByService(db.orm, now);
  const bought = await refundedByService(db.orm, { from, until: now, now });
  return technologies.map(({ value, label }) => {
    const ofIt = <Row extends { service: string }>(rows: Row[]) =>
      rows.filter(({ service }) => (technologyOfService[service as LeadService] ?? "other") === value);
    const sum = (counts: number[]) => counts.reduce((total, count) => total + count, 0);
    const purchases = ofIt(bought);
    const share = { count: sum(purchases.map(({ count }) => count)), of: sum(purchases.map((one) => one.of)) };
    return {
      technology: label,
      live: sum(ofIt(live).map(({ count }) => count)),
      refunded: figureInWords({ kind: "share" }, share),
    };
  });
}
