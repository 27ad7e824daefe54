import { termsOfService } from "#content/pages/terms-of-service.ts";

/** What we decide and somebody can have looked at again: the values are stored. */
export type AppealKind = "report" | "buying_held" | "suspension" | "request" | "review";

/** A rule of the terms of service (`content/pages/terms-of-service.ts`), by the heading of its section there. */
export interface TermsRule {
  heading: string;
  /** The address of the section. */
  to: string;
}

function rule(heading: string): TermsRule {
  const place = termsOfService.sections.findIndex((section) => section.heading === heading) + 1;
  if (place === 0) throw new Error(`The terms have no section ${heading}.`);
  return { heading, to: `${termsOfService.path}#part-${place}` };
}

interface DecisionKind {
  /** What was decided, as a heading and at the desk. */
  label: string;
  /** The rule that it follows from. */
  rule: TermsRule;
  /** What would change it, to whoever it is about. */
  wouldChange: string;
}

/** What each decision rests on, and what would change it. */
export const decisionKinds: Record<AppealKind, DecisionKind> = {
  report: {
    label: "Report declined",
    rule: rule("How we decide on a refund"),
    wouldChange: "A fact that we did not have: when you called or wrote, what came back, or who answered.",
  },
  buying_held: {
    label: "Buying on hold",
    rule: rule("Holding, suspending and ending"),
    wouldChange: "An explanation of the facts above, with papers that show it.",
  },
  suspension: {
    label: "Account suspended",
    rule: rule("Holding, suspending and ending"),
    wouldChange: "Papers or facts that show that the reason is wrong, or that what we found has been put right.",
  },
  request: {
    label: "Request declined",
    rule: rule("Asking for quotes"),
    wouldChange: "A word from you that shows who asks, and for which home.",
  },
  review: {
    label: "Review removed",
    rule: rule("Fair use"),
    wouldChange: "A fact that shows that we are wrong about what we found.",
  },
};
