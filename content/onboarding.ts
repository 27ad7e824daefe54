/** The legal form of a company. The values are stored. */
export const legalForms = [
  { value: "limited", label: "Limited company" },
  { value: "llp", label: "LLP" },
  { value: "partnership", label: "Partnership" },
  { value: "sole_trader", label: "Sole trader" },
  { value: "other", label: "Co-operative or other" },
] as const;

export type LegalForm = (typeof legalForms)[number]["value"];

/** What a company gives us before we check it, in this order; the step is also the last part of its address. */
export const onboardingSteps = [
  { step: "company", label: "Company", asks: "Your legal form, and your number at Companies House if you have one." },
  { step: "services", label: "Services and area", asks: "What you install, and how far you go." },
  { step: "mcs", label: "MCS number", asks: "The number on your certificate, for each technology." },
  { step: "insurance", label: "Insurance", asks: "Insurer, cover, last day, and the policy as a PDF or picture." },
] as const;

export type OnboardingStep = (typeof onboardingSteps)[number]["step"];

export function onboardingPath(step: OnboardingStep): string {
  return `/onboarding/${step}`;
}
