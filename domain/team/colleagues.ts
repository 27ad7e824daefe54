import { type Actor, requireInstaller } from "#domain/actor.ts";
import type { Context } from "#domain/context.ts";
import type { CompanyRole } from "#domain/roles.ts";
import { membersOf } from "#domain/team/team.sql.ts";

/** Everybody in the company, by when they came. Errors: not_signed_in, not_found, role_required. */
export async function colleagues(
  { db }: Context,
  actor: Actor,
): Promise<{ id: string; name: string; role: CompanyRole }[]> {
  const members = await membersOf(db.orm, requireInstaller(actor, "bought_leads").id);
  return members.map(({ userId: id, name, role }) => ({ id, name, role }));
}
