import { keepPrivate, refuseWriting } from "#app/routes/quote/parts/private-page.ts";
import { detailsPaper } from "#app/routes/quote/receipt/details-paper.ts";
import { domainContext } from "#app/web/context.ts";
import { pdfAnswer } from "#app/web/file-answer.ts";
import { withErrorPage } from "#app/web/with-error-page.ts";
import { site } from "#config/site.ts";
import { requireConfirmed } from "#domain/requests/project-frame.ts";
import { myReceipt } from "#domain/requests/receipt.ts";
import type { Route } from "./+types/details-pdf.ts";

export const middleware = [keepPrivate, refuseWriting];

export const loader = withErrorPage(async ({ context, params }: Route.LoaderArgs) => {
  const domain = domainContext(context);
  await requireConfirmed(domain, params.token);
  const receipt = await myReceipt(domain, params.token);
  return pdfAnswer(`${site.name} who has my details.pdf`, detailsPaper(receipt, domain.now), "attachment");
});
