import { keepPrivate } from "#app/routes/quote/parts/private-page.ts";
import { receiptFile } from "#app/routes/quote/receipt/receipt-words.ts";
import { answering } from "#app/web/answering.ts";
import { domainContext } from "#app/web/context.ts";
import { jsonAnswer } from "#app/web/file-answer.ts";
import { requireConfirmed } from "#domain/requests/project-frame.ts";
import { myReceipt } from "#domain/requests/receipt.ts";
import type { Route } from "./+types/receipt-json.ts";

export const middleware = [keepPrivate];

export const loader = answering(async ({ context, params }: Route.LoaderArgs) => {
  const verbs = domainContext(context);
  await requireConfirmed(verbs, params.token);
  return jsonAnswer("fairwatt-receipt.json", receiptFile(await myReceipt(verbs, params.token), verbs.now));
});
