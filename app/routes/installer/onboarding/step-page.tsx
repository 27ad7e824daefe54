import type { ReactNode } from "react";
import { Link } from "react-router";
import { Card } from "#app/ui/card.tsx";
import { type OnboardingStep, onboardingSteps } from "#content/onboarding.ts";

type StepPageProps = {
  step: OnboardingStep;
  done: readonly OnboardingStep[];
  children: ReactNode;
};

/** The frame of one step: which of the four it is, what it asks, and the way back to all of them. */
export function StepPage({ step, done, children }: StepPageProps) {
  const index = onboardingSteps.findIndex((one) => one.step === step);
  const current = onboardingSteps[index];
  return (
    <div className="wrap page page-narrow stack">
      <div className="page-head">
        <div>
          <p className="small">
            <Link to="/dashboard">Dashboard</Link>
          </p>
          <h1>{current?.label}</h1>
          <p className="muted">
            Step {index + 1} of {onboardingSteps.length}, {done.length} done. {current?.asks}
          </p>
        </div>
      </div>
      <Card>{children}</Card>
      <p className="small muted">
        You can leave and come back at any time. We keep what you have saved, and check it against your documents.
      </p>
    </div>
  );
}
