import { keepPrivate, refuseWriting } from "#app/routes/quote/parts/private-page.ts";
import { receiptFile } from "#app/routes/quote/receipt/receipt-words.ts";
import { domainContext } from "#app/web/context.ts";
import { jsonAnswer } from "#app/web/file-answer.ts";
import { withErrorPage } from "#app/web/with-error-page.ts";
import { requireConfirmed } from "#domain/requests/project-frame.ts";
import { myReceipt } from "#domain/requests/receipt.ts";
import type { Route } from "./+types/receipt-json.ts";

export const middleware = [keepPrivate, refuseWriting];

export const loader = withErrorPage(async ({ context, params }: Route.LoaderArgs) => {
  const domain = domainContext(context);
  await requireConfirmed(domain, params.token);
  return jsonAnswer("fairwatt-receipt.json", receiptFile(await myReceipt(domain, params.token), domain.now));
});
