import type { Tx } from "#db/connection.ts";
import { inTransaction } from "#db/transaction.ts";
import { type Actor, requireInstaller, requireUser } from "#domain/actor.ts";
import { recordAudit } from "#domain/audit/record-audit.ts";
import type { Context } from "#domain/context.ts";
import { DomainError } from "#domain/errors.ts";
import type { InstallerForm } from "#domain/installers/installer-form.ts";
import { type InstallerRow, lockInstaller, setInstaller, setUserName } from "#domain/installers/installers.sql.ts";
import { endProfileChange, insertProfileChange, openProfileChange } from "#domain/installers/profile-changes.sql.ts";
import { changedFields, type PublicDetails, publicDetailsOf } from "#domain/installers/public-details.ts";
import { enqueue } from "#domain/outbox/enqueue.ts";
import { recordSecurityEvent } from "#domain/security-log/record-security-event.ts";

type LegalDetails = Pick<PublicDetails, "legalForm" | "companyNumber">;

/** The number of a company has changed: it is looked up, and what we knew of an earlier one no longer counts. */
export function askRegister(tx: Tx, installerId: string, now: Date): Promise<void> {
  return enqueue(tx, { kind: "look-up-company", payload: { installerId } }, now);
}

/**
 * Replaces what the company says about itself; its email address is changed separately. Once it is approved, changes to
 * what customers see wait for an administrator; a newer request replaces an older one still waiting. `legal` absent: the
 * legal form and number stay; given for the first time they count at once. The caller makes `changeId` (a UUID). Returns whether anything is waiting. Errors: not_signed_in, not_found.
 */
export async function updateInstaller(
  context: Context,
  actor: Actor,
  { changeId, form, legal }: { changeId: string; form: InstallerForm; legal?: LegalDetails | undefined },
): Promise<{ waits: boolean }> {
  const { id } = requireInstaller(actor, "company");
  return inTransaction(context.db, async (tx) => {
    // Requests and decisions both lock the company, so that they run one after the other.
    const profile = await lockInstaller(tx, id);
    if (!profile) throw new DomainError("not_found");
    const isChecked = profile.status !== "pending";
    const isFirst = profile.legalForm === null;
    const current = { ...profile, ...(isFirst && legal) };
    const wanted = wantedDetails(form, legal ?? profile);
    const now = isChecked ? publicDetailsOf(current) : wanted;
    await setInstaller(tx, id, {
      ...now,
      contactName: form.contactName,
      businessLicense: form.businessLicense ?? null,
      certifications: form.certifications,
      specialties: form.specialties,
    });
    await setUserName(tx, id, form.contactName, context.now);
    if (now.companyNumber !== profile.companyNumber) await askRegister(tx, id, context.now);
    return { waits: isChecked && (await ask(tx, context, actor, { changeId, profile: current, wanted })) };
  });
}

function wantedDetails(form: InstallerForm, { legalForm, companyNumber }: LegalDetails): PublicDetails {
  return {
    companyName: form.companyName,
    phone: form.phone ?? null,
    address: form.address ?? null,
    city: form.city ?? null,
    postcode: form.postcode ?? null,
    legalForm,
    companyNumber,
  };
}

interface Wish {
  changeId: string;
  profile: InstallerRow;
  wanted: PublicDetails;
}

/** Returns whether a change is now waiting. */
async function ask(tx: Tx, context: Context, actor: Actor, { changeId, profile, wanted }: Wish): Promise<boolean> {
  const { now } = context;
  const changed = changedFields(profile, wanted);
  const open = await openProfileChange(tx, profile.id);
  if (open && changedFields(open, wanted).length === 0) return true;
  const waits = changed.length > 0;
  if (open) await endProfileChange(tx, open.id, { outcome: waits ? "replaced" : "withdrawn", decidedAt: now });
  if (!waits) return false;
  await insertProfileChange(tx, { id: changeId, installerId: profile.id, ...wanted, askedAt: now });
  await recordAudit(tx, requireUser(actor), {
    action: "ask-profile-change",
    subject: { type: "installer", id: profile.id },
    before: { companyName: profile.companyName },
    // Log the fields, not their values: phone and address go when the account is closed, but this log stays.
    after: { companyName: wanted.companyName, changed: changed.join(", ") },
    now,
  });
  await recordSecurityEvent(tx, context, { kind: "profile_change_asked", userId: profile.id });
  return true;
}
