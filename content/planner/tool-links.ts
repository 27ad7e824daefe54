import { plannerPage, tariffsGoal } from "#content/planner/form-words.ts";
import { quoteCheckPage } from "#content/planner/quote-check.ts";

// Links from texts to our tools.

/** `begun`: answers that the text has already given, as the form sends them. */
export const toPlanner = (label: string, begun?: string) => ({
  label,
  to: begun ? `${plannerPage.path}?${begun}` : plannerPage.path,
});
export const toTariffs = { label: "Compare tariffs for your home", to: tariffsGoal.to };
export const toQuoteCheck = { label: "Is this price fair? Check a quote", to: quoteCheckPage.path };
