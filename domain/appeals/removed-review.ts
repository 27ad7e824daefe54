import { limits } from "#config/limits.ts";
import { decisionKinds, type TermsRule } from "#content/pages/appeal-kinds.ts";
import { faultLabel } from "#content/reviews.ts";
import type { Queryable } from "#db/connection.ts";
import { inTransaction } from "#db/transaction.ts";
import { appealsAgainst } from "#domain/appeals/appeals.sql.ts";
import { appealUntil, keepAppeal } from "#domain/appeals/ask-second-look.ts";
import type { Context } from "#domain/context.ts";
import { DomainError } from "#domain/errors.ts";
import { type GivenFiles, withStoredFiles } from "#domain/files/keep-files.ts";
import { lockLead } from "#domain/leads/leads.sql.ts";
import { noteAct } from "#domain/leads/project.ts";
import { leadOfLink } from "#domain/request-links/open-link.ts";
import { actsOfReviews, type ReviewActRow, reviewOfPurchase, wasOffered } from "#domain/reviews/reviews.sql.ts";

/** Why a review was removed, and what its author can do or has done about it. */
export interface RemovedReview {
  decidedAt: Date;
  /** Which of our reasons to remove one. */
  label: string;
  /** The facts, in the words of whoever removed it. */
  facts: string | null;
  rule: TermsRule;
  wouldChange: string;
  /** Until when its author may ask; null: they have asked, it is too late, or it can never be shown. */
  askUntil: Date | null;
  asked: { at: Date; words: string | null; decideBy: Date } | null;
  answer: { outcome: "accepted" | "declined"; reason: string } | null;
}

/**
 * The last removal of the author's review and the second look at it; null where it was never removed, or came back
 * without one. Errors: link_invalid, link_revoked, read_only_link.
 */
export async function removedReview(
  { db: { orm }, now }: Context,
  token: string,
  purchaseId: string,
): Promise<RemovedReview | null> {
  const removal = await removalOf(orm, await leadOfLink(orm, token, now), purchaseId);
  if (!removal) return null;
  const { act, stands } = removal;
  const [found] = await appealsAgainst(orm, "review", [String(act.id)]);
  if (!found && !stands) return null;
  const until = appealUntil(act.at);
  const { rule, wouldChange } = decisionKinds.review;
  return {
    decidedAt: act.at,
    label: faultLabel(act.reason ?? ""),
    facts: act.words,
    rule,
    wouldChange,
    askUntil: !found && removal.canReturn && now <= until ? until : null,
    asked: found ? { at: found.appeal.askedAt, words: found.appeal.words, decideBy: found.appeal.decideBy } : null,
    answer: found?.decision ? { outcome: found.decision.outcome, reason: found.decision.reason } : null,
  };
}

interface Asked {
  /** The caller's new UUID: repeating it means the same appeal. */
  id: string;
  purchaseId: string;
  words: string;
  files?: GivenFiles;
}

/**
 * The author asks for a second look at the removal of their review: once, within 14 days. Another administrator decides
 * within ten. Errors: link_invalid, link_revoked, read_only_link, not_found (it is not removed, or something was offered
 * for it, so it is never shown), too_late, already_appealed, invalid_input (field `files`).
 */
export async function askSecondLookOfReview(
  { db, now }: Context,
  token: string,
  { id, purchaseId, words, files }: Asked,
): Promise<void> {
  await withStoredFiles(files, { most: limits.appealFilesMax, onlyPdf: false }, (stored) =>
    inTransaction(db, async (tx) => {
      const leadId = await leadOfLink(tx, token, now);
      await lockLead(tx, leadId);
      const removal = await removalOf(tx, leadId, purchaseId);
      if (!removal) throw new DomainError("not_found");
      const { act, canReturn } = removal;
      const decided = { kind: "review" as const, subject: String(act.id), decidedAt: act.at, decidedBy: act.actorId };
      const [earlier] = await appealsAgainst(tx, "review", [decided.subject]);
      if (!earlier && !canReturn) throw new DomainError("not_found");
      const asked = { id, decided: { ...decided, reason: act.words }, by: { leadId }, words, stored, now };
      const kept = await keepAppeal(tx, asked);
      await noteAct(tx, leadId, now);
      return kept;
    }),
  );
}

interface Removal {
  act: ReviewActRow;
  /** Whether it is what became of the review. */
  stands: boolean;
  /** Whether a second look could make the review public again. */
  canReturn: boolean;
}

async function removalOf(tx: Queryable, leadId: string, purchaseId: string): Promise<Removal | undefined> {
  const known = await reviewOfPurchase(tx, purchaseId);
  if (known?.review.leadId !== leadId) return undefined;
  const acts = await actsOfReviews(tx, [known.review.id]);
  const act = acts.findLast(({ kind }) => kind === "removed");
  if (!act) return undefined;
  const stands = known.state === "removed";
  return { act, stands, canReturn: stands && !wasOffered(acts) };
}
