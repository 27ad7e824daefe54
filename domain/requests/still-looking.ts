import { inTransaction } from "#db/transaction.ts";
import type { Context } from "#domain/context.ts";
import { noteAct } from "#domain/leads/project.ts";
import { lockWorksOfRequest } from "#domain/leads/works.sql.ts";
import { leadOfLink } from "#domain/request-links/open-link.ts";

/** The customer is still looking: the project stays open, with all works of the request. Errors: link_invalid, link_revoked, read_only_link. */
export function stillLooking({ db, now }: Context, token: string): Promise<void> {
  return inTransaction(db, async (tx) => {
    const works = await lockWorksOfRequest(tx, await leadOfLink(tx, token, now));
    for (const { id } of works) await noteAct(tx, id, now);
  });
}
