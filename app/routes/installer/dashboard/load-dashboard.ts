import { randomUUID } from "node:crypto";
import { callerOf, type RouteContext } from "#app/web/context.ts";
import { asksForEverybodys, viewerToday } from "#app/web/read-once.ts";
import { sortFailure } from "#app/web/with-error-page.ts";
import { requireInstaller, requireUser } from "#domain/actor.ts";
import { type CalendarAppointment, companyCalendar } from "#domain/appointments/company-calendar.ts";
import { myCoverage } from "#domain/coverage/change-coverage.ts";
import { DomainError } from "#domain/errors.ts";
import { countForSale } from "#domain/leads-for-sale/leads-for-sale.ts";
import { myOnboarding, type Onboarding } from "#domain/onboarding/onboarding.ts";
import type { Pause } from "#domain/proof-ends.ts";
import { type CompanyAct, mayAct } from "#domain/roles.ts";
import { readApprovalNews } from "#domain/statistics/approval-news.ts";
import { type CompanyStatistics, myStatistics } from "#domain/statistics/company-statistics.ts";
import { type MyFigures, myFigures } from "#domain/statistics/my-figures.ts";
import { type MyInstaller, myInstaller } from "#domain/statistics/my-installer.ts";
import type { MyToday } from "#domain/statistics/my-today.ts";
import { myPauses } from "#domain/vetting/ended-proofs.ts";
import { myOpenChecks, type OpenChecks } from "#domain/vetting/open-checks.ts";

export interface LoadedDashboard {
  /** The reader's own. */
  name: string;
  company: MyInstaller;
  /** For those whose role has them; none while the company awaits approval. */
  figures: MyFigures | null;
  /** As customers read them; none while the company awaits approval. */
  statistics: CompanyStatistics | null;
  today: MyToday;
  isEverybodys: boolean;
  attemptIds: Readonly<Record<string, string>>;
  /** For somebody who may buy. */
  leadsForSale: number | null;
  /** That the company was approved is news to the reader. */
  isNews: boolean;
  /** For an approved company: what it has offered and booked. */
  appointments: CalendarAppointment[];
  now: Date;
  /** Null for somebody who cannot change it. */
  hasArea: boolean | null;
  /** Whether the reader may change its details. */
  isOwner: boolean;
  /** For the owner of a company awaiting approval. */
  onboarding: Onboarding | null;
  pauses: Pause[];
  openChecks: OpenChecks[];
  /** The company has finished its application, so anything unchecked is waiting for us. */
  isAllGiven: boolean;
}

/** Everything on the dashboard, or the status of the failure, which is logged here: the page is shown regardless. */
export async function loadDashboard(
  context: RouteContext,
  request: Request,
): Promise<LoadedDashboard | { failedWith: number }> {
  try {
    return await readDashboard(context, request);
  } catch (error) {
    if (error instanceof DomainError) throw error;
    return { failedWith: sortFailure(context, error).status };
  }
}

async function readDashboard(context: RouteContext, request: Request): Promise<LoadedDashboard> {
  const [domain, actor] = callerOf(context);
  const { role, status } = requireInstaller(actor, "bought_leads");
  const may = (act: CompanyAct) => mayAct(role, act);
  const isApproved = status === "approved";
  const onboarding = may("company") ? await myOnboarding(domain, actor) : null;
  const today = await viewerToday(context, request);
  return {
    name: requireUser(actor).name,
    company: await myInstaller(domain, actor),
    figures: may("hand_over") && status !== "pending" ? await myFigures(domain, actor) : null,
    statistics: status !== "pending" ? await myStatistics(domain, actor) : null,
    today,
    isEverybodys: asksForEverybodys(request),
    attemptIds: Object.fromEntries(today.waiting.map(({ purchaseId }) => [purchaseId, randomUUID()])),
    leadsForSale: isApproved && may("leads_for_sale") ? await countForSale(domain, actor, { onlyMine: true }) : null,
    isNews: await readApprovalNews(domain, actor),
    appointments: isApproved ? await companyCalendar(domain, actor) : [],
    now: domain.now,
    isOwner: may("company"),
    onboarding: status === "pending" ? onboarding : null,
    isAllGiven: onboarding?.next === null,
    pauses: myPauses(domain, actor),
    openChecks: await myOpenChecks(domain, actor),
    hasArea: may("upkeep") ? (await myCoverage(domain, actor)) !== undefined : null,
  };
}
