/** What we decide and somebody can have looked at again: the values are stored. */
export type AppealKind = "report" | "buying_held" | "suspension" | "request" | "review";

/** A rule of the terms of service (`content/pages/terms-of-service.ts`), by the heading of its section there. */
export interface TermsRule {
  heading: string;
  /** The address of the section. */
  to: string;
}

/** Without the terms themselves, which every page of work would load; a test compares the two. */
const rule = (part: number, heading: string): TermsRule => ({ heading, to: `/terms-of-service#part-${part}` });

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
    rule: rule(9, "How we decide on a refund"),
    wouldChange: "A fact that we did not have: when you called or wrote, what came back, or who answered.",
  },
  buying_held: {
    label: "Buying on hold",
    rule: rule(11, "Holding, suspending and ending"),
    wouldChange: "An explanation of the facts above, with papers that show it.",
  },
  suspension: {
    label: "Account suspended",
    rule: rule(11, "Holding, suspending and ending"),
    wouldChange: "Papers or facts that show that the reason is wrong, or that what we found has been put right.",
  },
  request: {
    label: "Request declined",
    rule: rule(2, "Asking for quotes"),
    wouldChange: "A word from you that shows who asks, and for which home.",
  },
  review: {
    label: "Review removed",
    rule: rule(10, "Fair use"),
    wouldChange: "A fact that shows that we are wrong about what we found.",
  },
};
