import type { Technology, VettingCheck } from "#content/vetting.ts";
import { type Actor, requireInstaller } from "#domain/actor.ts";
import type { Context } from "#domain/context.ts";
import { coverageOf } from "#domain/coverage/coverage.ts";
import { installerById } from "#domain/installers/installers.sql.ts";
import { londonDay } from "#domain/time/calendar.ts";
import { technologiesOf } from "#domain/vetting/technologies-of.ts";

/** Checks nobody has made yet, and how long buying is possible without them. */
export interface OpenChecks {
  technologies: Technology[];
  checks: readonly VettingCheck[];
  /** The last London day on which the company may buy without them. */
  endsOn: string;
}

/**
 * The open checks that will close some of the services the actor's company offers, the first to close first; empty for
 * a company that is not approved. Errors: not_signed_in, not_found.
 */
export async function myOpenChecks({ db, now }: Context, actor: Actor): Promise<OpenChecks[]> {
  const { id, status, gate } = requireInstaller(actor, "own");
  const today = londonDay(now);
  const open = gate.unchecked.flatMap(({ endsOn, ...one }) => (endsOn && endsOn >= today ? [{ ...one, endsOn }] : []));
  if (status !== "approved" || open.length === 0) return [];
  const profile = await installerById(db.orm, id);
  const coverage = await coverageOf(db.orm, id);
  const offered = technologiesOf({ services: coverage?.services ?? null, specialties: profile?.specialties ?? [] });
  const own = open.filter(({ technology }) => offered.includes(technology));
  const groups = Map.groupBy(own, ({ endsOn, checks }) => `${endsOn} ${checks.join(" ")}`);
  return [...groups]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([, same]) => {
      const [first] = same;
      return first ? [{ ...first, technologies: same.map(({ technology }) => technology) }] : [];
    });
}
