import { type Actor, type InstallerStatus, requireAdmin } from "#domain/actor.ts";
import { isClosedAddress } from "#domain/contact/closed-address.ts";
import type { Context } from "#domain/context.ts";
import { type Coverage, coverageOf } from "#domain/coverage/coverage.ts";
import { type CoverageInWords, coverageInWords } from "#domain/coverage/describe-coverage.ts";
import type { Wishes } from "#domain/coverage/matching.ts";
import { DomainError } from "#domain/errors.ts";
import { type AcceptedTerms, acceptedTermsOf, installerById } from "#domain/installers/installers.sql.ts";
import { type Credits, credits } from "#domain/money.ts";
import { noteCompanyRead } from "#domain/security-log/record-hourly.ts";
import { declinedAmong } from "#domain/vetting/change-status.ts";

/** What a company has told us and where it stands, for administrators. */
export interface InstallerFile {
  id: string;
  companyName: string;
  contactName: string;
  email: string;
  /** It has closed its account: what it said about itself is gone, and nothing more can be done with it. */
  isClosed: boolean;
  phone: string | null;
  address: string | null;
  city: string | null;
  postcode: string | null;
  businessLicense: string | null;
  certifications: readonly string[];
  specialties: readonly string[];
  status: InstallerStatus;
  /** Suspended because its application was declined. */
  isDeclined: boolean;
  statusReason: string | null;
  statusChangedAt: Date | null;
  /** What it can spend, and what is held besides. */
  credits: Credits;
  heldCredits: Credits;
  createdAt: Date;
  /** The newest that it accepted; null for who joined before that was written down. */
  acceptedTerms: AcceptedTerms | null;
  /** Null until it has said where it works. */
  coverage: (CoverageInWords & Pick<Coverage, "basePostcode" | "radiusMiles" | "services" | keyof Wishes>) | null;
}

/** One company; who reads it is recorded. Errors: not_signed_in, not_admin, not_found. */
export async function installerFile(context: Context, actor: Actor, installerId: string): Promise<InstallerFile> {
  const admin = requireAdmin(actor, "desk");
  const { db } = context;
  const row = await installerById(db.orm, installerId);
  if (!row) throw new DomainError("not_found");
  await noteCompanyRead(context, admin, installerId);
  const coverage = await coverageOf(db.orm, installerId);
  return {
    id: row.id,
    companyName: row.companyName,
    contactName: row.contactName,
    email: row.email,
    isClosed: isClosedAddress(row.email),
    phone: row.phone,
    address: row.address,
    city: row.city,
    postcode: row.postcode,
    businessLicense: row.businessLicense,
    certifications: row.certifications,
    specialties: row.specialties,
    status: row.status,
    isDeclined: row.status === "suspended" && (await declinedAmong(db.orm, [row.id])).has(row.id),
    statusReason: row.statusReason,
    statusChangedAt: row.statusChangedAt,
    credits: credits(row.credits),
    heldCredits: credits(row.heldCredits),
    createdAt: row.createdAt,
    acceptedTerms: (await acceptedTermsOf(db.orm, installerId)).at(-1) ?? null,
    coverage: coverage
      ? {
          ...coverageInWords(coverage),
          basePostcode: coverage.basePostcode,
          radiusMiles: coverage.radiusMiles,
          services: coverage.services,
          excludedOutcodes: coverage.excludedOutcodes,
          minimumBudgetPounds: coverage.minimumBudgetPounds,
          needsPhone: coverage.needsPhone,
        }
      : null,
  };
}
