import { limits } from "#config/limits.ts";
import { inTransaction } from "#db/transaction.ts";
import type { Context } from "#domain/context.ts";
import { DomainError } from "#domain/errors.ts";
import { lockRequest, worksOfRequest } from "#domain/leads/works.sql.ts";
import { hashToken } from "#domain/link-token.ts";
import { enqueueMail } from "#domain/outbox/enqueue.ts";
import type { HouseholdForm } from "#domain/request-links/household-form.ts";
import { freshAfter, leadOfLink, leadOfUsedLink } from "#domain/request-links/open-link.ts";
import { type RememberedDevice, rememberedDevices } from "#domain/request-links/remembered-devices.ts";
import { countOwnLinks, householdLinks, insertOnce, revokeLinks } from "#domain/request-links/request-links.sql.ts";
import { daysAfter, daysBefore } from "#domain/time/periods.ts";

export interface MyLinks {
  /** How many of the customer's own links open the request, including the one in use and those of devices. */
  ownCount: number;
  devices: RememberedDevice[];
  household: HouseholdLink[];
}

/** A read-only link. */
export interface HouseholdLink {
  id: string;
  label: string;
  madeAt: Date;
  endsAt: Date;
}

/** The links to a customer's request. Errors: link_invalid, link_revoked, read_only_link. */
export async function myLinks(context: Context, token: string): Promise<MyLinks> {
  const leadId = await leadOfUsedLink(context, token);
  const [ownCount, devices, household] = await Promise.all([
    countOwnLinks(context.db.orm, leadId, freshAfter(context.now)),
    rememberedDevices(context, leadId),
    householdLinksOf(context, leadId),
  ]);
  return { ownCount, devices, household };
}

/** The household's working links to a request, oldest first. For callers who have opened it by a link. */
export async function householdLinksOf({ db, now }: Context, leadId: string): Promise<HouseholdLink[]> {
  const links = await householdLinks(db.orm, leadId, daysBefore(now, limits.householdLinkDays));
  return links.map(({ id, label, createdAt }) => ({
    id,
    label: label ?? "",
    madeAt: createdAt,
    endsAt: daysAfter(createdAt, limits.householdLinkDays),
  }));
}

/**
 * Creates a read-only link for the household. `linkId` is a new UUID from the form, so that a double click creates one;
 * `householdToken` belongs to it alone. Errors: link_invalid, link_revoked, read_only_link, invalid_input (there are
 * `limits.householdLinksMax` already).
 */
export function shareWithHousehold(
  { db, now }: Context,
  token: string,
  link: { linkId: string; householdToken: string; form: HouseholdForm },
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const leadId = await leadOfLink(tx, token, now);
    // Otherwise two concurrent calls, from two works even, would each miss the other's link.
    await lockRequest(tx, leadId);
    const open = await householdLinks(tx, leadId, daysBefore(now, limits.householdLinkDays));
    if (open.some(({ id }) => id === link.linkId)) return;
    if (open.length >= limits.householdLinksMax) throw new DomainError("invalid_input", { fields: { label: [FULL] } });
    await insertOnce(tx, {
      id: link.linkId,
      tokenHash: hashToken(link.householdToken),
      leadId,
      kind: "household" as const,
      label: link.form.label,
      createdAt: now,
    });
  });
}

const FULL = `You already have ${limits.householdLinksMax} links. Revoke one of them first.`;

/**
 * Ends the link of a household or of a device at once; for any other, or one of another request, changes nothing. Errors:
 * as `myLinks`.
 */
export async function revokeLink({ db, now }: Context, token: string, givenLinkId: string): Promise<void> {
  const leadId = await leadOfLink(db.orm, token, now);
  await revokeLinks(db.orm, { leadId, givenLinkId, now });
}

/**
 * Ends every link to the request, including the household's, those of devices and the one in use, and mails the
 * customer a new one. Errors: as `myLinks`; a second time link_revoked.
 */
export function endAllMyLinks({ db, now }: Context, token: string): Promise<void> {
  return inTransaction(db, async (tx) => {
    const leadId = await leadOfLink(tx, token, now);
    await revokeLinks(tx, { leadId, now });
    const [first] = await worksOfRequest(tx, leadId);
    await enqueueMail(tx, { mail: "your-links", leadId: first?.id ?? leadId, others: [] }, now);
  });
}
