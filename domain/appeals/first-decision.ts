import type { Queryable } from "#db/connection.ts";
import { decisionAgainst } from "#domain/appeals/appealed.ts";
import { type AppealRow, personNamed } from "#domain/appeals/appeals.sql.ts";

/**
 * What an appeal is about, for who decides: the reason, when and by whom, and its page at the desk. What no longer
 * stands has only its page. Authorises nothing.
 */
export async function firstDecision(tx: Queryable, { kind, subject, installerId, against }: AppealRow) {
  const by = against ? await personNamed(tx, against) : null;
  const isCompanys = kind === "report" || kind === "buying_held" || kind === "suspension";
  const stands = isCompanys && installerId ? await decisionAgainst(tx, installerId, { kind, subject }) : undefined;
  const decided = stands?.subject === subject ? stands : undefined;
  const to = installerId && `/admin/installers/${installerId}`;
  return { reason: decided?.reason ?? null, at: decided?.decidedAt ?? null, by, to };
}
