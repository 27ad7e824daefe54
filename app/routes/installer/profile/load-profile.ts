import { randomUUID } from "node:crypto";
import type { ProfilePage } from "#app/routes/installer/profile/profile-pages.ts";
import { callerOf, type RouteContext } from "#app/web/context.ts";
import { stepUpAsked } from "#app/web/forms/step-up.ts";
import { myCoverage } from "#domain/coverage/change-coverage.ts";
import { coverageInWords, coverageMap } from "#domain/coverage/describe-coverage.ts";
import { myHolidays } from "#domain/coverage/holidays.ts";
import { myCaps } from "#domain/credits/spending-limits.ts";
import { myDocuments } from "#domain/documents/documents.ts";
import { myWaitingChange } from "#domain/installers/profile-changes.ts";
import { myOnboarding } from "#domain/onboarding/onboarding.ts";
import { myPublicPage } from "#domain/profiles/publish-profile.ts";
import { myLogo } from "#domain/quotes/company-logo.ts";
import { myUsualTerms } from "#domain/quotes/usual-terms.ts";
import { myInstaller } from "#domain/statistics/my-installer.ts";

export type LoadedProfile = Awaited<ReturnType<typeof loadProfile>>;

/** What a page of the profile shows, and nothing of the others: each is for its own roles. */
export function loadProfile(page: ProfilePage, context: RouteContext) {
  switch (page) {
    case "company":
      return loadCompany(context);
    case "area":
      return loadArea(context);
    case "papers":
      return loadPapers(context);
    case "limits":
      return loadLimits(context);
  }
}

async function loadCompany(context: RouteContext) {
  const caller = callerOf(context);
  return {
    page: "company",
    company: await myInstaller(...caller),
    onboarding: await myOnboarding(...caller),
    waiting: await myWaitingChange(...caller),
    logo: await logoAddress(...caller),
    terms: await myUsualTerms(...caller),
    publicPage: await myPublicPage(...caller),
    stepUp: await stepUpAsked(context),
  } as const;
}

async function logoAddress(...caller: ReturnType<typeof callerOf>): Promise<string | null> {
  const logo = await myLogo(...caller);
  return logo ? `data:image/png;base64,${Buffer.from(logo.bytes).toString("base64")}` : null;
}

async function loadArea(context: RouteContext) {
  const caller = callerOf(context);
  const coverage = await myCoverage(...caller);
  return {
    page: "area",
    area: coverage ? { coverage: { ...coverage, ...coverageInWords(coverage) }, map: coverageMap(coverage) } : null,
    holidays: await myHolidays(...caller),
    newHolidayId: randomUUID(),
  } as const;
}

async function loadPapers(context: RouteContext) {
  const documents = await myDocuments(...callerOf(context));
  return {
    page: "papers",
    documents: documents.map((document) => ({ ...document, replacementId: randomUUID() })),
    newDocumentId: randomUUID(),
  } as const;
}

async function loadLimits(context: RouteContext) {
  return { page: "limits", caps: await myCaps(...callerOf(context)), stepUp: await stepUpAsked(context) } as const;
}
