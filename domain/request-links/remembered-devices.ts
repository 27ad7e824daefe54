import { limits } from "#config/limits.ts";
import { inTransaction } from "#db/transaction.ts";
import type { Context } from "#domain/context.ts";
import { lockRequest } from "#domain/leads/works.sql.ts";
import { hashToken } from "#domain/link-token.ts";
import { deviceLink, freshAfter, leadOfLink } from "#domain/request-links/open-link.ts";
import { deviceLinks, insertOnce, revokeLinks } from "#domain/request-links/request-links.sql.ts";

/** A device that opens a request by a link of its own. */
export interface RememberedDevice {
  id: string;
  since: Date;
  /** A London day; null if its link has not been used yet. */
  lastUsedOn: string | null;
}

/** The devices that remember a request, the first remembered first. For callers who have opened it by a link. */
export async function rememberedDevices({ db, now }: Context, leadId: string): Promise<RememberedDevice[]> {
  const links = await deviceLinks(db.orm, leadId, freshAfter(now));
  return links.map(({ id, createdAt, lastUsedOn }) => ({ id, since: createdAt, lastUsedOn }));
}

/**
 * Creates a link for the device in use, which lasts as long as the customer's own, and ends the one that the device held
 * before. `linkId` is a new UUID from the form, so that a double click creates one; `deviceToken` belongs to it alone.
 * Beyond `limits.deviceLinksMax`, the devices remembered first are forgotten. Errors: link_invalid, link_revoked,
 * read_only_link.
 */
export function rememberDevice(
  { db, now }: Context,
  token: string,
  { linkId, deviceToken, heldToken }: { linkId: string; deviceToken: string; heldToken: string | undefined },
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const leadId = await leadOfLink(tx, token, now);
    // Otherwise two concurrent calls, from two works even, would each miss the other's link.
    await lockRequest(tx, leadId);
    await insertOnce(tx, {
      id: linkId,
      tokenHash: hashToken(deviceToken),
      leadId,
      kind: "device" as const,
      createdAt: now,
    });
    const held = heldToken === undefined ? undefined : await deviceLink(tx, heldToken, now);
    if (held && held.givenLinkId !== linkId) await revokeLinks(tx, { ...held, now });
    const devices = await deviceLinks(tx, leadId, freshAfter(now));
    for (const { id } of devices.slice(0, -limits.deviceLinksMax)) {
      await revokeLinks(tx, { leadId, givenLinkId: id, now });
    }
  });
}

/** The id of the link that opens a project on the device with this token; undefined if there is none any longer. */
export async function linkOfDevice({ db, now }: Context, deviceToken: string): Promise<string | undefined> {
  return (await deviceLink(db.orm, deviceToken, now))?.givenLinkId;
}

/** Ends the link of the device with this token; for an ended or unknown one, changes nothing. */
export async function forgetDevice({ db, now }: Context, deviceToken: string): Promise<void> {
  const held = await deviceLink(db.orm, deviceToken, now);
  if (held) await revokeLinks(db.orm, { ...held, now });
}
