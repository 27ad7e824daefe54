import { makeZip } from "client-zip";
import { receiptPaper } from "#app/routes/installer/receipts/receipt-lines.ts";
import { energyList } from "#app/routes/quote/handover/energy-list.ts";
import { keepPrivate, refuseWriting } from "#app/routes/quote/parts/private-page.ts";
import { domainContext, requestContext } from "#app/web/context.ts";
import { drawPaper } from "#app/web/pdf/draw-paper.ts";
import { withErrorPage } from "#app/web/with-error-page.ts";
import { energyFile } from "#domain/handover/energy-file.ts";
import type { Route } from "./+types/energy-file.ts";

export const middleware = [keepPrivate, refuseWriting];

/** Sent as it is read, one paper after the other: a project may hold 200 MB. */
export const loader = withErrorPage(async ({ context, params }: Route.LoaderArgs) => {
  const domain = domainContext(context);
  const file = await energyFile(domain, params.token);
  const { files } = context.get(requestContext);
  const list = await drawPaper(receiptPaper(energyList(file, domain.now), domain.now));
  return new Response(makeZip(contents()), {
    headers: {
      "content-type": "application/zip",
      "content-disposition": 'attachment; filename="home-energy-file.zip"',
      "x-content-type-options": "nosniff",
      "cross-origin-resource-policy": "same-origin",
      "cache-control": "no-store",
    },
  });

  async function* contents() {
    yield { name: "00 List of papers.pdf", lastModified: domain.now, input: list };
    for (const { name, givenAt, storageKey } of file.papers) {
      const stored = await files.get(storageKey);
      if (stored) yield { name, lastModified: givenAt, input: stored.body, size: stored.sizeBytes };
    }
  }
});
