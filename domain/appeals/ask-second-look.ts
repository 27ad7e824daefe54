import { z } from "zod";
import { limits } from "#config/limits.ts";
import type { Tx } from "#db/connection.ts";
import { inTransaction } from "#db/transaction.ts";
import { type Actor, requireInstaller, requireUser } from "#domain/actor.ts";
import { type Appealed, type CompanyAppealKind, decisionAgainst } from "#domain/appeals/appealed.ts";
import {
  appealById,
  appealsAgainst,
  declinedReportOf,
  insertAppeal,
  insertAppealFiles,
} from "#domain/appeals/appeals.sql.ts";
import type { Context } from "#domain/context.ts";
import { cleanFileName } from "#domain/documents/document-name.ts";
import { DomainError } from "#domain/errors.ts";
import { type GivenFiles, type StoredFile, withStoredFiles } from "#domain/files/keep-files.ts";
import { lockInstaller } from "#domain/installers/installers.sql.ts";
import { requireOpen } from "#domain/installers/require-open.ts";
import type { CompanyAct } from "#domain/roles.ts";
import { requiredLines } from "#domain/text-input.ts";
import { daysAfter } from "#domain/time/periods.ts";
import { uuidFromText } from "#domain/uuid-from-text.ts";

/** What somebody says who asks for a second look. */
export const appealForm = z.object({
  words: requiredLines("Say what we should look at again.", limits.appealLengthMax),
});

/** Who of a company may ask about each kind. */
export const actOfAppeal: Record<CompanyAppealKind, CompanyAct> = {
  report: "bought_leads",
  buying_held: "upkeep",
  suspension: "upkeep",
};

interface Asked {
  /** The caller's new UUID: repeating it means the same appeal. */
  id: string;
  kind: CompanyAppealKind;
  /** Needed for a report: which. */
  subject?: string;
  words: string;
  files?: GivenFiles;
}

/** The last moment to ask about what was decided then: 14 days of 24 hours later. */
export function appealUntil(decidedAt: Date): Date {
  return daysAfter(decidedAt, limits.appealDays);
}

/**
 * A company, also a suspended one, asks for a second look at a decision about it: once, within 14 days. Another
 * administrator decides within ten. Errors: not_signed_in, not_found (no such decision stands), role_required,
 * account_closed, too_late, already_appealed, invalid_input (field `files`).
 */
export async function askSecondLook(
  { db, now }: Context,
  actor: Actor,
  { id, kind, subject, words, files }: Asked,
): Promise<void> {
  const installer = requireInstaller(actor, actOfAppeal[kind]);
  const { userId } = requireUser(actor);
  const allowed = { most: limits.appealFilesMax, onlyPdf: false };
  await withStoredFiles(files, allowed, (stored) =>
    inTransaction(db, async (tx) => {
      const company = await lockInstaller(tx, installer.id);
      if (company) requireOpen(company);
      const decided = await decisionAgainst(tx, installer.id, { kind, ...(subject && { subject }) });
      if (!decided) throw new DomainError("not_found");
      const by = { installerId: installer.id, askedBy: userId };
      return keepAppeal(tx, { id, decided, by, words, stored, now });
    }),
  );
}

/**
 * Asks about the declined report of a purchase, and says by when we decide. Errors: as above; not_found without a
 * declined report.
 */
export async function appealReportOf(
  context: Context,
  actor: Actor,
  { id, purchaseId, words }: { id: string; purchaseId: string; words: string },
): Promise<{ askedAt: Date; decideBy: Date }> {
  const installer = requireInstaller(actor, actOfAppeal.report);
  const subject = await declinedReportOf(context.db.orm, installer.id, purchaseId);
  if (!subject) throw new DomainError("not_found");
  await askSecondLook(context, actor, { id, kind: "report", subject, words });
  return { askedAt: context.now, decideBy: daysAfter(context.now, limits.appealDecideDays) };
}

interface Kept {
  id: string;
  decided: Appealed;
  by: { installerId: string; askedBy: string } | { leadId: string };
  words: string;
  stored: readonly StoredFile[];
  now: Date;
}

/**
 * Writes an appeal of a company or a customer against a decision inside the caller's transaction, which has found that
 * the decision stands. Returns whether it is new; the same id again is the same one. Authorises nothing. Errors:
 * too_late, already_appealed, conflict (the id is another appeal's).
 */
export async function keepAppeal(tx: Tx, { id, decided, by, words, stored, now }: Kept): Promise<{ isKept: boolean }> {
  const { kind, subject, decidedBy, decidedAt } = decided;
  const [earlier] = await appealsAgainst(tx, kind, [subject]);
  if (earlier?.appeal.id === id) return { isKept: false };
  if (earlier) throw new DomainError("already_appealed");
  if (now > appealUntil(decidedAt)) throw tooLate();
  const decideBy = daysAfter(now, limits.appealDecideDays);
  const appeal = { id, kind, subject, ...by, words, against: decidedBy, askedAt: now, decideBy };
  if (!(await insertAppeal(tx, appeal))) {
    throw new DomainError((await appealById(tx, id)) ? "conflict" : "already_appealed");
  }
  await insertAppealFiles(tx, filesOf(id, stored, now));
  return { isKept: true };
}

function filesOf(appealId: string, stored: readonly StoredFile[], createdAt: Date) {
  return stored.map(({ name, mediaType, bytes, storageKey }, index) => ({
    id: uuidFromText(JSON.stringify(["appeal-file", appealId, index])),
    appealId,
    position: index + 1,
    fileName: cleanFileName(name, mediaType),
    mediaType,
    sizeBytes: bytes.length,
    storageKey,
    createdAt,
  }));
}

function tooLate(): DomainError {
  const words = `You could ask for a second look for ${limits.appealDays} days after the decision. That time has passed.`;
  return new DomainError("too_late", { words });
}
