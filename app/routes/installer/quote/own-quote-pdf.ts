import { quotePdf } from "#app/routes/quote/quotes/quote-paper.ts";
import { callerOf } from "#app/web/context.ts";
import { idOf } from "#app/web/forms/form.ts";
import { withErrorPage } from "#app/web/with-error-page.ts";
import { ownQuoteOnPaper } from "#domain/comparison/my-comparison.ts";
import type { Route } from "./+types/own-quote-pdf.ts";

/** The paper that the customer saves, for the company that sent the quote. */
export const loader = withErrorPage(async ({ context, params }: Route.LoaderArgs) => {
  const [domain, actor] = callerOf(context);
  return quotePdf(await ownQuoteOnPaper(domain, actor, idOf(params)), domain.now);
});
