import { limits } from "#config/limits.ts";
import type { Queryable } from "#db/connection.ts";
import type { Context } from "#domain/context.ts";
import { DomainError } from "#domain/errors.ts";
import { hashToken } from "#domain/link-token.ts";
import { insertRequestLink, leadIdOfLink } from "#domain/request-links/request-links.sql.ts";
import { daysBefore } from "#domain/time/periods.ts";

/**
 * Makes a private link for a mail at the moment it is sent; only its hash is kept. `token` is random, from the caller.
 */
export function issueRequestLink({ db, now }: Context, leadId: string, token: string): Promise<void> {
  return insertRequestLink(db.orm, { tokenHash: hashToken(token), leadId, createdAt: now });
}

/** Which lead a private link leads to, inside the caller's transaction. Errors: link_invalid (unknown, or ended). */
export async function leadOfLink(tx: Queryable, token: string, now: Date): Promise<string> {
  const leadId = await leadIdOfLink(tx, hashToken(token), daysBefore(now, limits.requestLinkDays));
  if (!leadId) throw new DomainError("link_invalid");
  return leadId;
}
