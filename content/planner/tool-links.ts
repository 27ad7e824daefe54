import { plannerPage, tariffsGoal } from "#content/planner/form-words.ts";
import { quoteCheckPage } from "#content/planner/quote-check.ts";

// From texts to what works a home out, where a reader would want it.

/** `begun`: answers that the text has given already, as the form sends them. */
export const toPlanner = (label: string, begun?: string) => ({
  label,
  to: begun ? `${plannerPage.path}?${begun}` : plannerPage.path,
});
export const toTariffs = { label: "Compare tariffs for your home", to: tariffsGoal.to };
export const toQuoteCheck = { label: "Check an installer’s figures for your roof", to: quoteCheckPage.path };
