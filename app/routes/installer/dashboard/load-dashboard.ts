import { callerOf, type RouteContext } from "#app/web/context.ts";
import { sortFailure } from "#app/web/with-error-page.ts";
import type { Pause } from "#domain/accreditation/proof-ends.ts";
import { type CalendarAppointment, companyCalendar } from "#domain/appointments/company-calendar.ts";
import { myCoverage } from "#domain/coverage/change-coverage.ts";
import { type InstallerDocument, myDocuments } from "#domain/documents/documents.ts";
import { DomainError } from "#domain/errors.ts";
import { myOnboarding, type Onboarding } from "#domain/onboarding/onboarding.ts";
import { myOpenStops } from "#domain/projects/stop-requests.ts";
import { type MyFigures, myFigures } from "#domain/statistics/my-figures.ts";
import { type MyInstaller, myInstaller } from "#domain/statistics/my-installer.ts";
import { type MyToday, myToday } from "#domain/statistics/my-today.ts";
import { myPauses } from "#domain/vetting/ended-proofs.ts";
import { myOpenChecks, type OpenChecks } from "#domain/vetting/open-checks.ts";

export interface LoadedDashboard {
  company: MyInstaller;
  figures: MyFigures;
  /** Orders to stop that await the company's confirmation, even if it is suspended. */
  stops: Awaited<ReturnType<typeof myOpenStops>>;
  /** For an approved company. */
  today: MyToday | null;
  /** For an approved company: what it has offered and booked. */
  appointments: CalendarAppointment[];
  now: Date;
  hasArea: boolean;
  /** For a company awaiting approval. */
  onboarding: Onboarding | null;
  pauses: Pause[];
  openChecks: OpenChecks[];
  /** The company has finished its application, so anything unchecked is waiting for us. */
  isAllGiven: boolean;
  /** Those that have expired or soon will. */
  documentsDue: Pick<InstallerDocument, "id" | "kind" | "reference" | "expiresOn" | "validity">[];
}

/** Everything on the dashboard, or the status of the failure, which is logged here: the page is shown regardless. */
export async function loadDashboard(context: RouteContext): Promise<LoadedDashboard | { failedWith: number }> {
  try {
    return await readDashboard(context);
  } catch (error) {
    if (error instanceof DomainError) throw error;
    return { failedWith: sortFailure(context, error).status };
  }
}

async function readDashboard(context: RouteContext): Promise<LoadedDashboard> {
  const [domain, actor] = callerOf(context);
  const company = await myInstaller(domain, actor);
  const documents = await myDocuments(domain, actor);
  const onboarding = await myOnboarding(domain, actor);
  return {
    company,
    figures: await myFigures(domain, actor),
    stops: await myOpenStops(domain, actor),
    today: company.status === "approved" ? await myToday(domain, actor) : null,
    appointments: company.status === "approved" ? await companyCalendar(domain, actor) : [],
    now: domain.now,
    onboarding: company.status === "pending" ? onboarding : null,
    isAllGiven: onboarding.next === null,
    pauses: myPauses(domain, actor),
    openChecks: await myOpenChecks(domain, actor),
    hasArea: (await myCoverage(domain, actor)) !== undefined,
    documentsDue: documents
      .filter(({ validity }) => validity !== "valid")
      .map(({ id, kind, reference, expiresOn, validity }) => ({ id, kind, reference, expiresOn, validity })),
  };
}
