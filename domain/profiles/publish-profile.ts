import { inTransaction } from "#db/transaction.ts";
import { type Actor, requireApprovedInstaller, requireInstaller, requireUser } from "#domain/actor.ts";
import { recordAudit } from "#domain/audit/record-audit.ts";
import type { Context } from "#domain/context.ts";
import { DomainError } from "#domain/errors.ts";
import { takeSlug } from "#domain/installers/company-slug.ts";
import { installerById, lockInstaller } from "#domain/installers/installers.sql.ts";
import { setPublished } from "#domain/profiles/profiles.sql.ts";

/** Where the company's public page is, and since when; both null if it never had one. */
export interface OwnPublicPage {
  slug: string | null;
  publishedAt: Date | null;
}

/** The public page of the actor's company. Errors: not_signed_in, not_found, role_required. */
export async function myPublicPage({ db }: Context, actor: Actor): Promise<OwnPublicPage> {
  const { id } = requireInstaller(actor, "company");
  const profile = await installerById(db.orm, id);
  if (!profile) throw new DomainError("not_found");
  return { slug: profile.slug, publishedAt: profile.publishedAt };
}

/**
 * Anybody may read from now on what we checked of the company. Publishing again changes nothing. Errors: not_signed_in,
 * not_approved, role_required.
 */
export async function publishProfile({ db, now }: Context, actor: Actor): Promise<void> {
  const user = requireUser(actor);
  const { id } = requireApprovedInstaller(actor, "company");
  await inTransaction(db, async (tx) => {
    const profile = await lockInstaller(tx, id);
    // The actor was read before the lock.
    if (profile?.status !== "approved") throw new DomainError("not_approved");
    if (profile.publishedAt) return;
    const slug = profile.slug ?? (await takeSlug(tx, id, profile.companyName, now));
    await setPublished(tx, id, now);
    const subject = { type: "installer", id } as const;
    await recordAudit(tx, user, { action: "publish-profile", subject, after: { slug }, now });
  });
}

/**
 * The public page is gone at once; the company's record, reviews and figures stay where its customers meet it. Taking
 * it down again changes nothing. Errors: not_signed_in, not_found, role_required.
 */
export async function takeDownProfile({ db, now }: Context, actor: Actor): Promise<void> {
  const user = requireUser(actor);
  const { id } = requireInstaller(actor, "company");
  await inTransaction(db, async (tx) => {
    const profile = await lockInstaller(tx, id);
    if (!profile?.publishedAt) return;
    await setPublished(tx, id, null);
    const subject = { type: "installer", id } as const;
    await recordAudit(tx, user, { action: "take-down-profile", subject, before: { slug: profile.slug }, now });
  });
}
