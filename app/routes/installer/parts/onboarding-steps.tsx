import { Check } from "lucide-react";
import { LinkButton } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { formatDate, formatNumber } from "#app/ui/format.ts";
import { legalForms, type OnboardingStep, onboardingPath, onboardingSteps } from "#content/onboarding.ts";
import { labelOf, leadServiceLabel } from "#content/options.ts";
import { technologiesInSentences } from "#content/vetting.ts";
import type { Onboarding } from "#domain/onboarding/onboarding.ts";
import "#app/routes/installer/profile/profile.css";

type OnboardingStepsProps = {
  onboarding: Onboarding;
  isApproved?: boolean;
};

/** The four things a company gives us, how far it has got, and the way to each; the next one stands out. */
export function OnboardingSteps({ onboarding, isApproved = false }: OnboardingStepsProps) {
  const { done, next } = onboarding;
  const toCheck = next ? "What we need before we can check your company." : "We have what we need and are checking it.";
  return (
    <Card
      title={isApproved ? "Your details and documents" : `${done.length} of ${onboardingSteps.length} done`}
      id="onboarding"
    >
      <p className="muted">{isApproved ? "We check this against your documents." : toCheck}</p>
      <ol className="onboarding">
        {onboardingSteps.map(({ step, label, asks }) => {
          const isDone = done.includes(step);
          return (
            <li key={step} className={isDone ? "is-done" : undefined}>
              <span className="step-mark">
                {isDone && <Check className="icon" aria-hidden="true" />}
                <span className="sr-only">{isDone ? "Done: " : "Open: "}</span>
              </span>
              <div>
                <b>{label}</b>
                <p className="small muted">{isDone ? givenInWords(step, onboarding) : asks}</p>
              </div>
              <LinkButton
                size="tight"
                variant={step === next && !isApproved ? "primary" : "secondary"}
                to={onboardingPath(step)}
              >
                {isDone ? "Change" : "Add"}
                <span className="sr-only">: {label}</span>
              </LinkButton>
            </li>
          );
        })}
      </ol>
    </Card>
  );
}

function givenInWords(step: OnboardingStep, { company, area, mcs, insurance }: Onboarding): string {
  switch (step) {
    case "company":
      return [labelOf(legalForms, company.legalForm), company.companyNumber].filter(Boolean).join(", ");
    case "services":
      return `${area.services.map(leadServiceLabel).join(", ")}; ${area.radiusMiles} miles around ${area.basePostcode}`;
    case "mcs":
      return mcs.length === 0
        ? "Not needed for what you offer"
        : mcs.map(({ technology, number }) => `${number} (${technologiesInSentences[technology]})`).join(", ");
    case "insurance":
      return insurance
        ? `${insurance.insurer}, £${formatNumber(insurance.coverPounds ?? 0)}, until ${formatDate(insurance.expiresOn)}`
        : "";
  }
}
