import { limits } from "#config/limits.ts";
import type { VettingCheck } from "#content/vetting.ts";
import { type Actor, requireAdmin } from "#domain/actor.ts";
import { countInstallers, waitingInstallerRows } from "#domain/admin/installers/installers.sql.ts";
import type { Context } from "#domain/context.ts";
import { servicesOfInstallers } from "#domain/coverage/coverage.sql.ts";
import { vettingProgress } from "#domain/vetting/checklist.ts";
import { type Opening, openingsOfInstallers } from "#domain/vetting/opening.ts";

export interface WaitingInstaller {
  id: string;
  companyName: string;
  since: Date;
  checks: { done: number; needed: number; missing: VettingCheck[] };
  /** What approving it now would open. */
  openings: Opening[];
}

/**
 * The companies awaiting approval: how many, and those that have waited longest, with what their vetting still lacks.
 * Errors: not_signed_in, not_admin.
 */
export async function waitingInstallers(
  { db, now }: Context,
  actor: Actor,
): Promise<{ total: number; oldest: WaitingInstaller[] }> {
  requireAdmin(actor, "vetting");
  const rows = await waitingInstallerRows(db.orm, limits.queueItemsShown);
  const services = await servicesOfInstallers(
    db.orm,
    rows.map(({ id }) => id),
  );
  const offers = rows.map(({ id, specialties }) => ({ id, specialties, services: services.get(id) ?? null }));
  const progress = await vettingProgress(db.orm, offers, now);
  const openings = await openingsOfInstallers(db.orm, offers, now);
  const oldest = rows.map(({ id, companyName, createdAt }) => {
    const { done, needed, missing } = progress.get(id) ?? { done: 0, needed: 0, missing: [] };
    return { id, companyName, since: createdAt, checks: { done, needed, missing }, openings: openings.get(id) ?? [] };
  });
  return { total: await countInstallers(db.orm, { status: "pending" }), oldest };
}
