import { keepPrivate, refuseWriting } from "#app/routes/quote/parts/private-page.ts";
import { quotePaper } from "#app/routes/quote/quotes/quote-paper.ts";
import { domainContext } from "#app/web/context.ts";
import { pdfAnswer } from "#app/web/file-answer.ts";
import { idOf } from "#app/web/forms/form.ts";
import { withErrorPage } from "#app/web/with-error-page.ts";
import { site } from "#config/site.ts";
import { moneyOfMyQuote } from "#domain/comparison/my-comparison.ts";
import { cleanFileName } from "#domain/documents/document-name.ts";
import { logoOfMyQuote, openMyQuote } from "#domain/quotes/customer-quotes.ts";
import type { Route } from "./+types/quote-pdf.ts";

export const middleware = [keepPrivate, refuseWriting];

export const loader = withErrorPage(async ({ context, params }: Route.LoaderArgs) => {
  const domain = domainContext(context);
  const quote = await openMyQuote(domain, params.token, idOf(params));
  const money = await moneyOfMyQuote(domain, params.token, quote);
  return pdfAnswer(
    cleanFileName(
      `${site.name} quote ${quote.company}${quote.option === "A" ? "" : ` ${quote.option}`}`,
      "application/pdf",
    ),
    quotePaper(quote, money, domain.now, await logoOfMyQuote(domain, params.token, quote.id)),
    "attachment",
  );
});
