import type { LeadBudget } from "#content/options.ts";

type Band = { readonly value: string; readonly label: string; readonly budgets: readonly LeadBudget[] };

/** The two forms' budget bands differ above £20,000; each of these contains whole bands of either form. */
export const budgetBands: readonly Band[] = [
  { value: "under-5k", label: "Under £5,000", budgets: ["Under £5,000"] },
  { value: "5k-10k", label: "£5,000-£10,000", budgets: ["£5,000-£10,000", "£5,000 - £10,000"] },
  { value: "10k-20k", label: "£10,000-£20,000", budgets: ["£10,000-£20,000", "£10,000 - £20,000"] },
  {
    value: "over-20k",
    label: "Over £20,000",
    budgets: [
      "£20,000-£30,000",
      "Over £30,000",
      "£30,000-£100,000",
      "£100,000-£250,000",
      "Over £250,000",
      "£20,000 - £50,000",
      "Over £50,000",
    ] as LeadBudget[],
  },
  { value: "not-sure", label: "Not sure yet", budgets: ["Not sure yet"] },
];

/** The upper end of a budget, in whole pounds. Budgets without one, and "Not sure yet", are absent. */
export const budgetTopsPounds = {
  "Under £5,000": 5_000,
  "£5,000-£10,000": 10_000,
  "£5,000 - £10,000": 10_000,
  "£10,000-£20,000": 20_000,
  "£10,000 - £20,000": 20_000,
  "£20,000-£30,000": 30_000,
  "£20,000 - £50,000": 50_000,
  "£30,000-£100,000": 100_000,
  "£100,000-£250,000": 250_000,
} as const satisfies Readonly<Partial<Record<LeadBudget, number>>>;

/** The page's choices; the address accepts any whole number within the limits. */
export const distanceChoicesMiles: readonly number[] = [5, 10, 20, 30, 50, 100];
export const ageChoicesDays: readonly number[] = [1, 3, 7, 14, 30];
