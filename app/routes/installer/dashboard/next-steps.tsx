import { Link } from "react-router";
import type { LoadedDashboard } from "#app/routes/installer/dashboard/load-dashboard.ts";
import { LowBalance } from "#app/routes/installer/parts/low-balance.tsx";
import { OnboardingSteps } from "#app/routes/installer/parts/onboarding-steps.tsx";
import { OpenChecksBanner, PausedBanner } from "#app/routes/installer/parts/paused-buying.tsx";
import { Notice } from "#app/ui/notice.tsx";

/** Anything that keeps the company from its leads, or soon will, and where to fix it. */
export function NextSteps({
  company,
  onboarding,
  hasArea,
  ...shown
}: Pick<LoadedDashboard, "company" | "onboarding" | "hasArea" | "pauses" | "openChecks" | "isAllGiven">) {
  const { pauses, openChecks, isAllGiven } = shown;
  if (company.status === "suspended") return null;
  return (
    <>
      {company.status === "approved" && (
        <>
          <PausedBanner pauses={pauses} isAllGiven={isAllGiven} keepsPapers={hasArea !== null} />
          <OpenChecksBanner openChecks={openChecks} isAllGiven={isAllGiven} keepsPapers={hasArea !== null} />
          <LowBalance balance={company.credits} />
        </>
      )}
      {onboarding && <OnboardingSteps onboarding={onboarding} />}
      {hasArea === false && !onboarding && (
        <Notice title="Say where you work and what you do">
          <p>
            Until you have <Link to="/profile/area">set your area and services</Link>, we cannot tell you about new
            leads or show only those near you.
          </p>
        </Notice>
      )}
    </>
  );
}
