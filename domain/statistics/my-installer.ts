import type { LegalForm } from "#content/onboarding.ts";
import { type Actor, type InstallerStatus, requireInstaller } from "#domain/actor.ts";
import type { Context } from "#domain/context.ts";
import { DomainError } from "#domain/errors.ts";
import { installerById } from "#domain/installers/installers.sql.ts";
import { type Credits, credits } from "#domain/money.ts";
import { countMyPurchases } from "#domain/purchases/my-purchases.ts";
import { londonMonthStart } from "#domain/time/calendar.ts";

export interface MyInstaller {
  status: InstallerStatus;
  statusReason: string | null;
  statusChangedAt: Date | null;
  /** What can be spent. */
  credits: Credits;
  heldCredits: Credits;
  purchasedLeads: number;
  purchasedThisMonth: number;
  companyName: string;
  contactName: string;
  email: string;
  phone: string | null;
  address: string | null;
  city: string | null;
  postcode: string | null;
  legalForm: LegalForm | null;
  companyNumber: string | null;
  businessLicense: string | null;
  certifications: readonly string[];
  specialties: readonly string[];
}

/**
 * The installer's own record with the figures of the dashboard; months are London months. Errors: not_signed_in,
 * not_found.
 */
export async function myInstaller(context: Context, actor: Actor): Promise<MyInstaller> {
  const installer = requireInstaller(actor, "own");
  const profile = await installerById(context.db.orm, installer.id);
  if (!profile) throw new DomainError("not_found");
  const purchases = await countMyPurchases(context, actor, londonMonthStart(context.now));
  return {
    status: profile.status,
    statusReason: profile.statusReason,
    statusChangedAt: profile.statusChangedAt,
    credits: credits(profile.credits),
    heldCredits: credits(profile.heldCredits),
    purchasedLeads: purchases.total,
    purchasedThisMonth: purchases.sinceThen,
    companyName: profile.companyName,
    contactName: profile.contactName,
    email: profile.email,
    phone: profile.phone,
    address: profile.address,
    city: profile.city,
    postcode: profile.postcode,
    legalForm: profile.legalForm,
    companyNumber: profile.companyNumber,
    businessLicense: profile.businessLicense,
    certifications: profile.certifications,
    specialties: profile.specialties,
  };
}

/**
 * Why the installer has this status, in the words they were sent; null when there is nothing to say.
 * Errors: not_signed_in, not_found.
 */
export async function statusReasonOf({ db }: Context, actor: Actor): Promise<string | null> {
  const installer = requireInstaller(actor, "own");
  return (await installerById(db.orm, installer.id))?.statusReason ?? null;
}
