import { and, asc, eq, inArray, isNull } from "drizzle-orm";
import type { Queryable } from "#db/connection.ts";
import {
  companyMembers,
  leadPurchases,
  leads,
  outlines,
  profiles,
  projects,
  termsAcceptances,
  user,
} from "#db/schema.ts";
import { isClosedAddress } from "#domain/contact/closed-address.ts";

export type InstallerRow = typeof profiles.$inferSelect;

/** With the user who founds it as its first owner. False if they are in a company already. */
export async function insertInstaller(
  tx: Queryable,
  profile: typeof profiles.$inferInsert & { createdAt: Date },
  userId: string,
): Promise<boolean> {
  await tx.insert(profiles).values(profile);
  const { id: installerId, createdAt } = profile;
  const member = { userId, installerId, role: "owner" as const, createdAt };
  const rows = await tx
    .insert(companyMembers)
    .values(member)
    .onConflictDoNothing()
    .returning({ id: companyMembers.id });
  return rows.length === 1;
}

/** Who works for a company. */
export async function peopleOf(tx: Queryable, installerId: string): Promise<string[]> {
  const rows = await tx
    .select({ userId: companyMembers.userId })
    .from(companyMembers)
    .where(and(eq(companyMembers.installerId, installerId), isNull(companyMembers.endedAt)));
  return rows.map(({ userId }) => userId);
}

/** Whether a company that has not closed knows this person from working there, now or earlier. */
export async function isInAHistory(tx: Queryable, userId: string): Promise<boolean> {
  const rows = await tx
    .select({ email: profiles.email })
    .from(companyMembers)
    .innerJoin(profiles, eq(profiles.id, companyMembers.installerId))
    .where(eq(companyMembers.userId, userId));
  return rows.some(({ email }) => !isClosedAddress(email));
}

export async function installerById(tx: Queryable, id: string): Promise<InstallerRow | undefined> {
  return (await tx.select().from(profiles).where(eq(profiles.id, id)))[0];
}

/** The company somebody works for. */
export async function installerOfMember(tx: Queryable, userId: string): Promise<InstallerRow | undefined> {
  const [row] = await tx
    .select({ company: profiles })
    .from(companyMembers)
    .innerJoin(profiles, eq(profiles.id, companyMembers.installerId))
    .where(and(eq(companyMembers.userId, userId), isNull(companyMembers.endedAt)));
  return row?.company;
}

/** Locks this company until the caller's transaction ends. Returns it; undefined if there is none. */
export async function lockInstaller(tx: Queryable, id: string): Promise<InstallerRow | undefined> {
  return (await tx.select().from(profiles).where(eq(profiles.id, id)).for("no key update"))[0];
}

export async function setStatus(
  tx: Queryable,
  id: string,
  change: Pick<InstallerRow, "status" | "statusReason" | "statusChangedAt"> & Partial<Pick<InstallerRow, "graceFrom">>,
): Promise<void> {
  await tx.update(profiles).set(change).where(eq(profiles.id, id));
}

type InstallerDetails = Pick<
  InstallerRow,
  | "companyName"
  | "contactName"
  | "phone"
  | "address"
  | "city"
  | "postcode"
  | "businessLicense"
  | "certifications"
  | "specialties"
  | "legalForm"
  | "companyNumber"
>;

export async function setInstaller(tx: Queryable, id: string, details: InstallerDetails): Promise<void> {
  await tx
    .update(profiles)
    .set({
      companyName: details.companyName,
      contactName: details.contactName,
      phone: details.phone,
      address: details.address,
      city: details.city,
      postcode: details.postcode,
      legalForm: details.legalForm,
      companyNumber: details.companyNumber,
      businessLicense: details.businessLicense,
      certifications: details.certifications,
      specialties: details.specialties,
    })
    .where(eq(profiles.id, id));
}

/** The name of the person who signs in for the company, also used to greet them in mails. */
export async function setUserName(tx: Queryable, id: string, name: string, now: Date): Promise<void> {
  await tx.update(user).set({ name, updatedAt: now }).where(eq(user.id, id));
}

export async function insertAcceptance(tx: Queryable, row: typeof termsAcceptances.$inferInsert): Promise<void> {
  await tx.insert(termsAcceptances).values(row);
}

export interface AcceptedTerms {
  version: string;
  /** SHA-256 of the text, which shows later which wording it was. */
  fingerprint: string;
  acceptedAt: Date;
}

/** The terms a company accepted, oldest first. */
export async function acceptedTermsOf(tx: Queryable, installerId: string): Promise<AcceptedTerms[]> {
  const { version, fingerprint, acceptedAt } = termsAcceptances;
  return tx
    .select({ version, fingerprint, acceptedAt })
    .from(termsAcceptances)
    .where(eq(termsAcceptances.installerId, installerId))
    .orderBy(asc(termsAcceptances.id));
}

/**
 * Locks the leads of the company's open outlines, in a fixed order. Lock them before the company: ending an outline
 * needs both.
 */
export async function lockOutlinedLeads(tx: Queryable, installerId: string): Promise<void> {
  const waited = tx
    .select({ id: outlines.leadId })
    .from(outlines)
    .where(and(eq(outlines.installerId, installerId), eq(outlines.status, "waiting")));
  await tx.select({ id: leads.id }).from(leads).where(inArray(leads.id, waited)).orderBy(leads.id).for("update");
}

/** The company's purchases whose customers may still expect something from it. */
export async function livePurchasesOf(tx: Queryable, installerId: string): Promise<string[]> {
  const rows = await tx
    .select({ id: leadPurchases.id })
    .from(leadPurchases)
    .innerJoin(projects, eq(projects.leadId, leadPurchases.leadId))
    .where(
      and(
        eq(leadPurchases.installerId, installerId),
        isNull(leadPurchases.endedAt),
        inArray(projects.status, ["open", "chosen"]),
      ),
    )
    .orderBy(leadPurchases.id);
  return rows.map(({ id }) => id);
}
