import { OnboardingSteps } from "#app/routes/installer/parts/onboarding-steps.tsx";
import { InstallerForm } from "#app/routes/installer/profile/installer-form.tsx";
import type { LoadedProfile } from "#app/routes/installer/profile/load-profile.ts";
import { LogoCard } from "#app/routes/installer/profile/logo-card.tsx";
import { PublicPageCard } from "#app/routes/installer/profile/public-page-card.tsx";
import { UsualTermsCard } from "#app/routes/installer/profile/usual-terms.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import type { FormState } from "#app/web/forms/form.ts";

type CompanyCardsProps = Extract<LoadedProfile, { page: "company" }> & { state: FormState | undefined };

export function CompanyCards({
  company,
  onboarding,
  waiting,
  logo,
  terms,
  publicPage,
  stepUp,
  state,
}: CompanyCardsProps) {
  return (
    <>
      <InstallerForm company={company} waiting={waiting} state={state} />
      <PublicPageCard page={publicPage} isApproved={company.status === "approved"} stepUp={stepUp} state={state} />
      <OnboardingSteps onboarding={onboarding} isApproved={company.status === "approved"} />
      <UsualTermsCard terms={terms} state={state} />
      <LogoCard logo={logo} state={state} />
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
    </>
  );
}
