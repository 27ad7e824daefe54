import { readAsked } from "#app/routes/quote/compare/asked-prices.ts";
import { comparePaper } from "#app/routes/quote/compare/compare-paper.ts";
import { keepPrivate, refuseWriting } from "#app/routes/quote/parts/private-page.ts";
import { domainContext } from "#app/web/context.ts";
import { pdfAnswer } from "#app/web/file-answer.ts";
import { withErrorPage } from "#app/web/with-error-page.ts";
import { site } from "#config/site.ts";
import { myComparison } from "#domain/comparison/my-comparison.ts";
import { DomainError } from "#domain/errors.ts";
import type { Route } from "./+types/compare-pdf.ts";

export const middleware = [keepPrivate, refuseWriting];

export const loader = withErrorPage(async ({ request, context, params }: Route.LoaderArgs) => {
  const asked = readAsked(new URL(request.url).searchParams);
  const domain = domainContext(context);
  const comparison = await myComparison(domain, params.token, asked);
  if (comparison.groups.length === 0) throw new DomainError("not_found");
  return pdfAnswer(`${site.name} quotes compared.pdf`, comparePaper(comparison, domain.now), "attachment");
});
