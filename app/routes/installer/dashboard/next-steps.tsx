import { Link } from "react-router";
import type { LoadedDashboard } from "#app/routes/installer/dashboard/load-dashboard.ts";
import { LowBalance } from "#app/routes/installer/parts/low-balance.tsx";
import { OnboardingSteps } from "#app/routes/installer/parts/onboarding-steps.tsx";
import { OpenChecksBanner, PausedBanner } from "#app/routes/installer/parts/paused-buying.tsx";
import { dayInNumbers } from "#app/ui/charts/day-words.ts";
import { Notice } from "#app/ui/notice.tsx";
import { documentKinds } from "#content/installer-documents.ts";
import { labelOf } from "#content/options.ts";

/** Anything that keeps the company from its leads, or soon will, and where to fix it. */
export function NextSteps({
  company,
  onboarding,
  hasArea,
  ...shown
}: Omit<LoadedDashboard, "figures" | "today" | "now" | "appointments" | "stops">) {
  const { pauses, openChecks, isAllGiven, documentsDue } = shown;
  if (company.status === "suspended") return null;
  return (
    <>
      {company.status === "approved" && (
        <>
          <PausedBanner pauses={pauses} isAllGiven={isAllGiven} />
          <OpenChecksBanner openChecks={openChecks} isAllGiven={isAllGiven} />
          <LowBalance balance={company.credits} />
        </>
      )}
      {onboarding && <OnboardingSteps onboarding={onboarding} />}
      {!hasArea && !onboarding && (
        <Notice title="Say where you work and what you do">
          <p>
            Until you have <Link to="/profile#coverage">set your area and services</Link>, we cannot tell you about new
            leads or show only those near you.
          </p>
        </Notice>
      )}
      {documentsDue.length > 0 && (
        <Notice tone="warn" title="Documents to renew">
          <ul>
            {documentsDue.map((document) => (
              <li key={document.id}>{dueInWords(document)}</li>
            ))}
          </ul>
          <p>
            <Link to="/profile#documents">Upload new documents</Link>
          </p>
        </Notice>
      )}
    </>
  );
}

function dueInWords({ kind, reference, expiresOn, validity }: LoadedDashboard["documentsDue"][number]): string {
  const label = labelOf(documentKinds, kind) ?? kind;
  return `${label} ${reference}: ${validity === "expired" ? "expired on" : "valid until"} ${dayInNumbers(expiresOn)}.`;
}
