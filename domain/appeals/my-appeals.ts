import { limits } from "#config/limits.ts";
import { leadServiceLabel } from "#content/options.ts";
import { type AppealKind, decisionKinds, type TermsRule } from "#content/pages/appeal-kinds.ts";
import { type Actor, type Installer, requireInstaller } from "#domain/actor.ts";
import { type Appealed, decisionAgainst } from "#domain/appeals/appealed.ts";
import { appealsAgainst, declinedReportsSince, filesOfAppeals } from "#domain/appeals/appeals.sql.ts";
import { actOfAppeal, appealUntil } from "#domain/appeals/ask-second-look.ts";
import type { Context } from "#domain/context.ts";
import { sightOf } from "#domain/leads/sight.ts";
import { mayAct } from "#domain/roles.ts";
import { daysBefore } from "#domain/time/periods.ts";

/** A decision about the reader's company, and what became of asking for a second look. */
export interface MyDecision {
  kind: Extract<AppealKind, "report" | "buying_held" | "suspension">;
  subject: string;
  /** What was decided, with the lead where it is about one. */
  title: string;
  /** The page of the lead that was reported. */
  purchaseId: string | null;
  decidedAt: Date;
  reason: string | null;
  rule: TermsRule;
  wouldChange: string;
  /** Until when the reader may ask; null: they have asked, may not, or it is too late. */
  askUntil: Date | null;
  asked: { at: Date; words: string | null; decideBy: Date; files: string[] } | null;
  answer: { outcome: "accepted" | "declined"; reason: string; at: Date } | null;
}

/**
 * What we decided against the company and it can still ask about, or has: its suspension, a hold on its buying, and
 * reports that were declined lately. Errors: not_signed_in, not_found, role_required.
 */
export async function myDecisions({ db, now }: Context, actor: Actor): Promise<MyDecision[]> {
  const installer = requireInstaller(actor, "bought_leads");
  const tx = db.orm;
  const since = daysBefore(now, limits.appealDays + limits.appealDecideDays + limits.appealDays);
  const standing = [
    await decisionAgainst(tx, installer.id, { kind: "suspension" }),
    await decisionAgainst(tx, installer.id, { kind: "buying_held" }),
  ].flatMap((one) => (one ? [{ decided: one, about: null }] : []));
  const reports = (await declinedReportsSince(tx, installer.id, since)).map(({ request, lead, purchase }) => {
    const sight = sightOf(lead, purchase);
    const { id: subject, decidedBy, decisionReason } = request;
    const decidedAt = request.decidedAt ?? request.requestedAt;
    const decided: Appealed = { kind: "report", subject, decidedAt, decidedBy, reason: sight.text(decisionReason) };
    const about = `${leadServiceLabel(lead.serviceType)}, ${sight.text(lead.location)}`;
    return { decided, about: { text: about, purchaseId: purchase.id } };
  });
  return Promise.all([...standing, ...reports].map((one) => present({ tx, installer, now }, one)));
}

type Reading = { tx: Context["db"]["orm"]; installer: Installer; now: Date };
type Found = { decided: Appealed; about: { text: string; purchaseId: string } | null };

async function present({ tx, installer, now }: Reading, { decided, about }: Found): Promise<MyDecision> {
  const kind = decided.kind as MyDecision["kind"];
  const { label, rule, wouldChange } = decisionKinds[kind];
  const [found] = await appealsAgainst(tx, kind, [decided.subject]);
  const files = found ? await filesOfAppeals(tx, [found.appeal.id]) : [];
  const until = appealUntil(decided.decidedAt);
  const canAsk = !found && now <= until && mayAct(installer.role, actOfAppeal[kind]);
  return {
    kind,
    subject: decided.subject,
    title: about ? `${label}: ${about.text}` : label,
    purchaseId: about?.purchaseId ?? null,
    decidedAt: decided.decidedAt,
    reason: decided.reason,
    rule,
    wouldChange,
    askUntil: canAsk ? until : null,
    asked: found
      ? {
          at: found.appeal.askedAt,
          words: found.appeal.words,
          decideBy: found.appeal.decideBy,
          files: files.map(({ fileName }) => fileName),
        }
      : null,
    answer: found?.decision
      ? { outcome: found.decision.outcome, reason: found.decision.reason, at: found.decision.decidedAt }
      : null,
  };
}
