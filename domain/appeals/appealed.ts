import type { AppealKind } from "#content/pages/appeal-kinds.ts";
import type { Queryable } from "#db/connection.ts";
import { declinedReport, standingHold, standingSuspension } from "#domain/appeals/appeals.sql.ts";
import { sightOf } from "#domain/leads/sight.ts";

/** A decision about a company, as it stands. */
export interface Appealed {
  kind: AppealKind;
  /** The decision's own id. */
  subject: string;
  decidedAt: Date;
  /** Who made it; null: a program or the command line. */
  decidedBy: string | null;
  /** The facts, in the words of whoever decided. */
  reason: string | null;
}

/** The kinds that companies can ask about themselves. */
export type CompanyAppealKind = Exclude<AppealKind, "request" | "review">;

/**
 * The decision of this kind that stands against a company; of reports the one with this id. Undefined if there is none.
 * Authorises nothing.
 */
export async function decisionAgainst(
  tx: Queryable,
  installerId: string,
  { kind, subject }: { kind: CompanyAppealKind; subject?: string },
): Promise<Appealed | undefined> {
  switch (kind) {
    case "report": {
      const found = subject && (await declinedReport(tx, installerId, subject));
      if (!found) return undefined;
      const { id, decidedAt, requestedAt, decidedBy, decisionReason } = found.request;
      const reason = sightOf(found.lead, found.purchase).text(decisionReason);
      return { kind, subject: id, decidedAt: decidedAt ?? requestedAt, decidedBy, reason };
    }
    case "buying_held": {
      const hold = await standingHold(tx, installerId);
      return hold && { kind, subject: hold.id, decidedAt: hold.heldAt, decidedBy: hold.heldBy, reason: hold.reason };
    }
    case "suspension": {
      const act = await standingSuspension(tx, installerId);
      return act && { kind, subject: String(act.id), decidedAt: act.at, decidedBy: act.actorId, reason: act.reason };
    }
  }
}
