import { keepPrivate, refuseWriting } from "#app/routes/quote/parts/private-page.ts";
import { quotePdf } from "#app/routes/quote/quotes/quote-paper.ts";
import { domainContext } from "#app/web/context.ts";
import { idOf } from "#app/web/forms/form.ts";
import { withErrorPage } from "#app/web/with-error-page.ts";
import { moneyOfMyQuote } from "#domain/comparison/my-comparison.ts";
import { logoOfMyQuote, openMyQuote } from "#domain/quotes/customer-quotes.ts";
import type { Route } from "./+types/quote-pdf.ts";

export const middleware = [keepPrivate, refuseWriting];

export const loader = withErrorPage(async ({ context, params }: Route.LoaderArgs) => {
  const domain = domainContext(context);
  const quote = await openMyQuote(domain, params.token, idOf(params));
  const money = await moneyOfMyQuote(domain, params.token, quote);
  return quotePdf({ quote, money, logo: await logoOfMyQuote(domain, params.token, quote.id) }, domain.now);
});
