import { limits } from "#config/limits.ts";
import { type AppealKind, decisionKinds } from "#content/pages/appeal-kinds.ts";
import { type Actor, isOwnCompany, requireAdmin, requireAdminOfOthers } from "#domain/actor.ts";
import { appealFile, filesOfAppeals, mayAnotherDecide, openAppealRows } from "#domain/appeals/appeals.sql.ts";
import { deskActOfAppeal } from "#domain/appeals/decide-appeal.ts";
import { type FirstDecision, firstDecision } from "#domain/appeals/first-decision.ts";
import type { Context } from "#domain/context.ts";
import { DomainError } from "#domain/errors.ts";
import type { OpenedFile } from "#domain/files/open-file.ts";
import { mayAdminister } from "#domain/roles.ts";

/** A second look that waits for an administrator. */
export interface OpenAppeal {
  id: string;
  kind: AppealKind;
  label: string;
  /** The name of the company that asks or is under the review. */
  company: string | null;
  /** Whether a customer asks. */
  isCustomers: boolean;
  /** What was decided and why, and where it is. */
  first: FirstDecision;
  words: string | null;
  askedAt: Date;
  askedBy: string | null;
  decideBy: Date;
  isLate: boolean;
  files: { id: string; fileName: string; sizeBytes: number }[];
  /** The reader made the first decision, and somebody else can make this one. */
  isForAnother: boolean;
}

/**
 * The second looks that the reader's roles allow them to decide, the first due first; none of their own company.
 * Errors: not_signed_in, not_admin.
 */
export async function openAppeals({ db, now }: Context, actor: Actor): Promise<OpenAppeal[]> {
  const admin = requireAdmin(actor, "desk");
  const kinds = (Object.keys(deskActOfAppeal) as AppealKind[]).filter((kind) =>
    mayAdminister(admin.adminRoles, deskActOfAppeal[kind]),
  );
  const rows = await openAppealRows(db.orm, kinds, limits.appealsShown);
  const shown = rows.filter(({ about }) => !about || !isOwnCompany(admin, about));
  const files = await filesOfAppeals(
    db.orm,
    shown.map(({ appeal }) => appeal.id),
  );
  return Promise.all(
    shown.map(async ({ appeal, company, askedBy }) => {
      const { id, kind, leadId, words, askedAt, decideBy, against } = appeal;
      const isOwn = against === admin.userId;
      return {
        id,
        kind,
        label: decisionKinds[kind].label,
        company,
        isCustomers: leadId !== null,
        first: await firstDecision(db.orm, appeal),
        words,
        askedAt,
        askedBy,
        decideBy,
        isLate: decideBy < now,
        files: files
          .filter(({ appealId }) => appealId === id)
          .map((file) => ({ id: file.id, fileName: file.fileName, sizeBytes: file.sizeBytes })),
        isForAnother: isOwn && (await mayAnotherDecide(db.orm, id, admin.userId)),
      };
    }),
  );
}

/** A file of an appeal, for whoever may decide about it. Errors: not_signed_in, not_admin, own_company, not_found. */
export async function fileOfAppeal({ db }: Context, actor: Actor, id: string): Promise<OpenedFile> {
  requireAdmin(actor, "desk");
  const found = await appealFile(db.orm, id);
  if (!found) throw new DomainError("not_found");
  const { appeal, file, about } = found;
  const act = deskActOfAppeal[appeal.kind];
  if (about) requireAdminOfOthers(actor, about, act);
  else requireAdmin(actor, act);
  return { fileName: file.fileName, mediaType: file.mediaType, storageKey: file.storageKey };
}
