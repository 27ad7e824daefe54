import type { Queryable } from "#db/connection.ts";
import {
  type AccountLinkRow,
  endAccountLinks,
  insertAccountLink,
  lockAccountLink,
} from "#domain/accounts/accounts.sql.ts";
import { lockUser, lockUserOfLink } from "#domain/accounts/security.sql.ts";
import { DomainError } from "#domain/errors.ts";
import { hashToken } from "#domain/link-token.ts";

const HOUR_MILLISECONDS = 3_600_000;

/** Stands in for the user when a mail must go nowhere because the address has no account. No real id looks like it. */
export const NOBODY = "00000000-0000-0000-0000-000000000000";

export type LinkState = "open" | "used" | "expired" | "unknown";

/**
 * Stores a link for a user that works once, for `hours`; older links for the same purpose end, unless it `isExtra`.
 * `token` is random and comes from the caller. Runs inside the caller's transaction. Errors: none.
 */
export async function issueLink(
  tx: Queryable,
  link: {
    userId: string;
    purpose: AccountLinkRow["purpose"];
    token: string;
    hours: number;
    newEmail?: string;
    isExtra?: boolean;
  },
  now: Date,
): Promise<void> {
  // Otherwise two concurrent calls would each miss the other's link.
  await lockUser(tx, link.userId);
  if (!link.isExtra) await endAccountLinks(tx, link, now);
  await insertAccountLink(tx, {
    tokenHash: hashToken(link.token),
    userId: link.userId,
    purpose: link.purpose,
    newEmail: link.newEmail ?? null,
    createdAt: now,
    expiresAt: new Date(now.getTime() + link.hours * HOUR_MILLISECONDS),
  });
}

/** The link behind a token and whether it still works; locked until the caller's transaction ends. */
export async function findLink(
  tx: Queryable,
  token: string,
  purpose: AccountLinkRow["purpose"],
  now: Date,
): Promise<{ state: "unknown" } | { state: Exclude<LinkState, "unknown">; link: AccountLinkRow }> {
  await lockUserOfLink(tx, hashToken(token));
  const link = await lockAccountLink(tx, hashToken(token), purpose);
  if (!link) return { state: "unknown" };
  if (link.usedAt) return { state: "used", link };
  return { state: link.expiresAt <= now ? "expired" : "open", link };
}

/**
 * The link behind a token, if it still works. Errors: link_invalid (unknown, used, replaced by a newer), link_expired.
 */
export async function requireOpenLink(
  tx: Queryable,
  token: string,
  purpose: AccountLinkRow["purpose"],
  now: Date,
): Promise<AccountLinkRow> {
  const found = await findLink(tx, token, purpose, now);
  if (found.state === "open") return found.link;
  throw new DomainError(found.state === "expired" ? "link_expired" : "link_invalid");
}
