import { limits } from "#config/limits.ts";
import type { Queryable } from "#db/connection.ts";
import type { Context } from "#domain/context.ts";
import { DomainError } from "#domain/errors.ts";
import { leadById } from "#domain/leads/leads.sql.ts";
import { hashToken } from "#domain/link-token.ts";
import {
  type Freshness,
  insertRequestLink,
  linkByHash,
  noteUse,
  type RequestLinkRow,
} from "#domain/request-links/request-links.sql.ts";
import { addDays, londonDay } from "#domain/time/calendar.ts";
import { daysBefore } from "#domain/time/periods.ts";

/**
 * Creates a private link for a mail at the moment of sending; stores only its hash. `token` is random, from the caller.
 * Returns what stands for this lead in addresses.
 */
export async function issueRequestLink({ db, now }: Context, leadId: string, token: string): Promise<string> {
  const lead = await leadById(db.orm, leadId);
  await insertRequestLink(db.orm, { tokenHash: hashToken(token), leadId, createdAt: now });
  return tokenOfWork(token, lead?.groupPosition ?? null);
}

/**
 * A link opens all works of its request: "TOKEN" the first, "TOKEN~2" the second. `position` counts from 1; null for a
 * work asked for alone.
 */
export function tokenOfWork(token: string, position: number | null): string {
  const { link } = readToken(token);
  return position === null || position === 1 ? link : `${link}~${position}`;
}

function readToken(token: string): { link: string; position: number | null } {
  const [, link = token, position] = /^(.*)~([2-9])$/.exec(token) ?? [];
  return { link, position: position === undefined ? null : Number(position) };
}

/**
 * The lead of a customer's own private link, from a mail or on a device, inside the caller's transaction. Errors:
 * link_invalid (unknown, or ended), link_revoked, read_only_link (a household's).
 */
export async function leadOfLink(tx: Queryable, token: string, now: Date): Promise<string> {
  return (await ownLink(tx, token, now)).leadId;
}

/** Whether a link can write at all, checked before a form with files is read. Errors: as `leadOfLink`. */
export async function requireOwnLink({ db, now }: Context, token: string): Promise<void> {
  await leadOfLink(db.orm, token, now);
}

/**
 * As above for pages that show the request, outside any transaction: records the day, from which the link lasts
 * `limits.requestLinkDays`. Changes do not record it, because they follow a page view and would lock link before lead.
 */
export async function leadOfUsedLink({ db, now }: Context, token: string): Promise<string> {
  const { leadId, tokenHash, lastUsedOn } = await ownLink(db.orm, token, now);
  const today = londonDay(now);
  if (lastUsedOn !== today) await noteUse(db.orm, tokenHash, today);
  return leadId;
}

async function ownLink(tx: Queryable, token: string, now: Date): Promise<RequestLinkRow> {
  const link = await openLink(tx, token);
  if (link.kind === "household") throw new DomainError("read_only_link");
  if (!isFresh(link, now)) throw new DomainError("link_invalid");
  return link;
}

/**
 * A household's link, which lasts `limits.householdLinkDays` from its creation, with the lead that it opens and the label
 * that its customer gave it. Errors: link_invalid (unknown, ended, or not a household's), link_revoked.
 */
export async function openHouseholdLink(
  tx: Queryable,
  token: string,
  now: Date,
): Promise<{ id: string; leadId: string; label: string }> {
  const { id, leadId, kind, label, createdAt } = await openLink(tx, token);
  if (kind !== "household" || label === null || isOver(createdAt, now)) throw new DomainError("link_invalid");
  return { id, leadId, label };
}

/** Whether a household's link that was made at this moment has had its time. */
export function isOver(madeAt: Date, now: Date): boolean {
  return madeAt <= daysBefore(now, limits.householdLinkDays);
}

/** The lead of a household's link. Errors: as `openHouseholdLink`. */
export async function leadOfHouseholdLink(tx: Queryable, token: string, now: Date): Promise<string> {
  return (await openHouseholdLink(tx, token, now)).leadId;
}

/** The link of a device that remembers a request; undefined if it has ended, or is of another kind. */
export async function deviceLink(
  tx: Queryable,
  deviceToken: string,
  now: Date,
): Promise<{ leadId: string; givenLinkId: string } | undefined> {
  const link = await linkByHash(tx, hashToken(deviceToken), null);
  const isOpen = link?.kind === "device" && link.revokedAt === null && isFresh(link, now);
  return isOpen ? { leadId: link.leadId, givenLinkId: link.id } : undefined;
}

/** Whether a household's link opens anything. Errors: as `leadOfHouseholdLink`. */
export async function requireHouseholdLink({ db, now }: Context, token: string): Promise<void> {
  await leadOfHouseholdLink(db.orm, token, now);
}

async function openLink(tx: Queryable, token: string): Promise<RequestLinkRow> {
  const { link: own, position } = readToken(token);
  const link = await linkByHash(tx, hashToken(own), position);
  if (!link) throw new DomainError("link_invalid");
  if (link.revokedAt) throw new DomainError("link_revoked");
  return link;
}

function isFresh({ createdAt, lastUsedOn }: RequestLinkRow, now: Date): boolean {
  const { madeAt, usedOn } = freshAfter(now);
  return createdAt > madeAt || (lastUsedOn !== null && lastUsedOn > usedOn);
}

/** When a customer's own link that works now was created, or used, at the earliest. */
export function freshAfter(now: Date): Freshness {
  return {
    madeAt: daysBefore(now, limits.requestLinkDays),
    usedOn: addDays(londonDay(now), -limits.requestLinkDays),
  };
}
