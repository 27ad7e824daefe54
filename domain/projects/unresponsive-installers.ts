import { limits } from "#config/limits.ts";
import type { Context } from "#domain/context.ts";
import { type WaitRow, waitsOfLead } from "#domain/projects/unresponsive-installers.sql.ts";
import { leadOfLink } from "#domain/request-links/open-link.ts";
import { hoursAfter } from "#domain/time/periods.ts";

/** Where a customer's wait for one company has got to. */
export interface Wait {
  purchaseId: string;
  company: string;
  since: Date;
  hasBeenInTouch: boolean;
  /** From then on the customer may say that the company has not been in touch, and ask for another. */
  mayActFrom: Date;
  /** From then on another installer can have the place. */
  replaceableFrom: Date;
  mayAct: boolean;
  /** We have asked whether the company has been in touch, and the customer has not answered. */
  isAsked: boolean;
  answer: "yes" | "no" | "wait" | null;
  /** The company is suspended: the customer may have another at once, whatever it wrote. */
  isSuspended: boolean;
  /** The customer has asked for another installer, who comes after the 48th hour. */
  isToBeReplaced: boolean;
}

/** For a live project, in order of purchase. Errors: link_invalid, link_revoked, read_only_link. */
export async function waitsOfProject({ db, now }: Context, token: string): Promise<Wait[]> {
  const rows = await waitsOfLead(db.orm, await leadOfLink(db.orm, token, now));
  return rows.filter(({ projectStatus }) => projectStatus === "open").map((row) => presentWait(row, now));
}

function presentWait(row: WaitRow, now: Date): Wait {
  const { purchaseId, company, purchasedAt: since, clockFrom, silence, isVisible, companyStatus } = row;
  const mayActFrom = hoursAfter(clockFrom, limits.contactReminderHours);
  const isSuspended = companyStatus !== "approved";
  return {
    purchaseId,
    company,
    since,
    mayActFrom,
    isSuspended,
    replaceableFrom: replaceableFrom(row),
    hasBeenInTouch: hasContact(row),
    mayAct: isSuspended || (!isVisible && now >= mayActFrom),
    isAsked: silence?.askedAt != null && silence.answer === null && !isVisible,
    answer: silence?.answer ?? null,
    isToBeReplaced: silence?.replaceAskedAt != null && silence.replacedAt === null && (isSuspended || !isVisible),
  };
}

/** Contact is what the customer can see or confirms, or what the company claims unless the customer denies it. */
export function hasContact({
  isVisible,
  isMarked,
  silence,
}: Pick<WaitRow, "isVisible" | "isMarked" | "silence">): boolean {
  return isVisible || silence?.answer === "yes" || (isMarked && silence?.answer !== "no");
}

/** Only the company says that it has been in touch: the customer has neither seen nor said anything of it. */
export function isUnproven({ isVisible, isClaimed, silence }: Pick<WaitRow, "isVisible" | "isClaimed" | "silence">) {
  return !isVisible && isClaimed && (silence?.answer ?? null) === null;
}

/** Never before the 48th hour, but at once if the company is suspended. */
export function replaceableFrom({ clockFrom, companyStatus }: Pick<WaitRow, "clockFrom" | "companyStatus">): Date {
  return companyStatus === "approved" ? hoursAfter(clockFrom, limits.contactQuestionHours) : clockFrom;
}
