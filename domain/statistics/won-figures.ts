import { leadServiceLabel } from "#content/options.ts";
import { type Actor, requireInstaller } from "#domain/actor.ts";
import type { Context } from "#domain/context.ts";
import { spendingOf } from "#domain/statistics/my-figures.sql.ts";
import { lostBy, wonBy } from "#domain/statistics/won-figures.sql.ts";
import { wonJobCost } from "#domain/statistics/won-job-cost.ts";

export interface WonRow {
  /** A service, or the letters that begin an outward code. */
  name: string;
  leads: number;
  wonJobs: number;
  spentCredits: number;
  /** What each won job cost in leads, in pence; null while a part of it is missing. */
  costPence: number | null;
  /** What won jobs are worth, in pence, and how many of them have no value. */
  wonPence: number;
  unvalued: number;
}

export interface WonFigures {
  byService: WonRow[];
  byArea: WonRow[];
  lost: { reason: string; leads: number }[];
}

/**
 * What won jobs of the actor's company cost and are worth, by service and area, and why leads were lost; refunded leads
 * cost nothing. A credit's price is the average of those paid by card. Errors: not_signed_in, not_found, role_required.
 */
export async function wonFigures({ db: { orm } }: Context, actor: Actor): Promise<WonFigures> {
  const { id } = requireInstaller(actor, "hand_over");
  const [services, areas, lost, { boughtCredits, paidPence }] = await Promise.all([
    wonBy(orm, id, "service"),
    wonBy(orm, id, "area"),
    lostBy(orm, id),
    spendingOf(orm, id),
  ]);
  const row = ({ group, ...counted }: (typeof services)[number], name: string): WonRow => ({
    ...counted,
    name,
    costPence: wonJobCost({ ...counted, boughtCredits, paidPence }).costPence,
  });
  return {
    byService: services.map((one) => row(one, leadServiceLabel(one.group))),
    byArea: areas.map((one) => row(one, one.group)),
    lost: lost.flatMap(({ reason, leads }) => (reason ? [{ reason, leads }] : [])),
  };
}
