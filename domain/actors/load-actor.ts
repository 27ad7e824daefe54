import { type Actor, type Installer, visitor } from "#domain/actor.ts";
import { actorRow, someApprovedUser } from "#domain/actors/actors.sql.ts";
import type { Context } from "#domain/context.ts";
import { gateOf } from "#domain/proof-ends.ts";
import { installerProofColumns } from "#domain/vetting/proof-facts.ts";

/** The signed-in user at this moment: roles and status come from the database, never from the session. */
export async function loadActor({ db, address }: Pick<Context, "db" | "address">, userId: string): Promise<Actor> {
  const row = await actorRow(db.orm, userId, installerProofColumns());
  if (!row) return visitor;
  const { installerId, role, status, companyName, isCapped, hasWebhooks } = row;
  const secondFactor: Installer["secondFactor"] = row.requiresTwoFactor
    ? row.hasTwoFactor
      ? "required"
      : "missing"
    : "optional";
  const installer =
    installerId && role && status && companyName
      ? {
          id: installerId,
          status,
          companyName,
          gate: gateOf(row.proofs),
          isCapped: isCapped === true,
          hasWebhooks,
          role,
          secondFactor,
        }
      : null;
  const user = { userId: row.userId, name: row.name, email: row.email, adminRoles: row.adminRoles, installer };
  return { kind: "user", ...user, address };
}

/** Any approved company, for pages the server draws for nobody to see; a visitor if there is none yet. */
export async function loadSomeCompany(context: Pick<Context, "db">): Promise<Actor> {
  const userId = await someApprovedUser(context.db.orm);
  return userId === undefined ? visitor : loadActor(context, userId);
}
