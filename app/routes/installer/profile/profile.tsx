import { randomUUID } from "node:crypto";
import { OnboardingSteps } from "#app/routes/installer/parts/onboarding-steps.tsx";
import { CoverageForm } from "#app/routes/installer/profile/coverage-form.tsx";
import { Documents } from "#app/routes/installer/profile/documents.tsx";
import { Holidays } from "#app/routes/installer/profile/holidays.tsx";
import { InstallerForm } from "#app/routes/installer/profile/installer-form.tsx";
import { Limits } from "#app/routes/installer/profile/limits.tsx";
import { LogoCard } from "#app/routes/installer/profile/logo-card.tsx";
import { UsualTermsCard } from "#app/routes/installer/profile/usual-terms.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { useFailedForm } from "#app/ui/forms/use-failed-form.ts";
import { callerOf } from "#app/web/context.ts";
import { stepUpAsked } from "#app/web/forms/step-up.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import { withErrorPage } from "#app/web/with-error-page.ts";
import { myCoverage } from "#domain/coverage/change-coverage.ts";
import { coverageInWords, coverageMap } from "#domain/coverage/describe-coverage.ts";
import { myHolidays } from "#domain/coverage/holidays.ts";
import { myDocuments } from "#domain/documents/documents.ts";
import { myWaitingChange } from "#domain/installers/profile-changes.ts";
import { myOnboarding } from "#domain/onboarding/onboarding.ts";
import { myLogo } from "#domain/quotes/company-logo.ts";
import { myUsualTerms } from "#domain/quotes/usual-terms.ts";
import { myCaps } from "#domain/spending-limits/spending-limits.ts";
import { myInstaller } from "#domain/statistics/my-installer.ts";
import type { Route } from "./+types/profile.ts";
import "./profile.css";
import { profileIntents } from "#app/routes/installer/profile/profile-intents.ts";
import { answerForm, postedForm } from "#app/web/forms/intents.ts";

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: "Profile",
    description: "Your company’s details, the area and services you cover, and your MCS and insurance documents.",
    path: "",
    hidden: true,
  });

export const loader = withErrorPage(async ({ context }: Route.LoaderArgs) => {
  const [domain, actor] = callerOf(context);
  const coverage = await myCoverage(domain, actor);
  const documents = await myDocuments(domain, actor);
  return {
    company: await myInstaller(domain, actor),
    onboarding: await myOnboarding(domain, actor),
    waiting: await myWaitingChange(domain, actor),
    area: coverage ? { coverage: { ...coverage, ...coverageInWords(coverage) }, map: coverageMap(coverage) } : null,
    holidays: await myHolidays(domain, actor),
    logo: await logoAddress(...callerOf(context)),
    terms: await myUsualTerms(domain, actor),
    caps: await myCaps(domain, actor),
    stepUp: await stepUpAsked(context),
    documents: documents.map((document) => ({ ...document, replacementId: randomUUID() })),
    newDocumentId: randomUUID(),
    newHolidayId: randomUUID(),
  };
});

async function logoAddress(...caller: ReturnType<typeof callerOf>): Promise<string | null> {
  const logo = await myLogo(...caller);
  return logo ? `data:image/png;base64,${Buffer.from(logo.bytes).toString("base64")}` : null;
}

export const action = withErrorPage(async (args: Route.ActionArgs) => {
  const posted = await postedForm(args, "document");
  return answerForm(posted, "/profile", profileIntents(posted), { isShown: () => false });
});

export default function ProfilePage({ loaderData, actionData }: Route.ComponentProps) {
  const state = useFailedForm(actionData);
  const { company, onboarding, waiting, area, holidays, caps, stepUp, documents } = loaderData;
  const { newDocumentId, newHolidayId } = loaderData;
  return (
    <div className="wrap page stack">
      <div className="page-head">
        <div>
          <h1>Profile</h1>
          <p className="muted">What we know about {company.companyName}, and which leads suit you.</p>
        </div>
      </div>
      <InstallerForm company={company} waiting={waiting} state={state} />
      <CoverageForm area={area} state={state} />
      <OnboardingSteps onboarding={onboarding} isApproved={company.status === "approved"} />
      <UsualTermsCard terms={loaderData.terms} state={state} />
      <LogoCard logo={loaderData.logo} state={state} />
      <Holidays holidays={holidays} newId={newHolidayId} state={state} />
      <Limits caps={caps} stepUp={stepUp} state={state} />
      <Documents documents={documents} newDocumentId={newDocumentId} state={state} />
      <Card title="Notices">
        <div className="stack">
          <p>Which emails and notifications come to you is your own choice, as it is each colleague’s.</p>
          <div className="btn-row">
            <LinkButton to="/account/notices" variant="secondary">
              Notices
            </LinkButton>
          </div>
        </div>
      </Card>
      <Card title="Your data">
        <div className="stack">
          <p>Download everything we hold about your company, or close its account.</p>
          <div className="btn-row">
            <LinkButton to="/account/data" variant="secondary">
              Your data
            </LinkButton>
          </div>
        </div>
      </Card>
    </div>
  );
}
