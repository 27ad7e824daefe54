/** The page that lists the register. */
export const assumptionsPage = {
  path: "/assumptions",
  title: "Our assumptions: every figure with its source",
  description:
    "Every figure that this site shows or plans with: its value and range, where it comes from, when it was checked and until when it holds.",
  heading: "Our assumptions",
  intro:
    "Every figure that this site shows or plans with: where it comes from, how sure we are, when it was checked and when it runs out.",
} as const;

export function assumptionPath(id: string): string {
  return `${assumptionsPage.path}/${id}`;
}

/** Our confidence, in the register's one word. */
export const confidenceInWords: Readonly<Record<string, string>> = {
  high: "High: published, or several sources agree",
  medium: "Medium: one source, or worked out by us",
  "medium-low": "Medium to low: middle of a published range",
  low: "Low: few sources, or a choice of ours",
};
