import { endpoint } from "#app/routes/api/parts/endpoint.ts";
import { readIdempotencyKey } from "#app/routes/api/parts/idempotency-key.ts";
import { actorOf, domainContext } from "#app/web/context.ts";
import { idOf, readForm } from "#app/web/forms/form.ts";
import { givenFiles } from "#app/web/forms/given-files.ts";
import { requireApprovedInstaller } from "#domain/actor.ts";
import { fileForPrograms } from "#domain/files/file.ts";
import { addQuoteFile } from "#domain/quotes/quote-files.ts";
import type { Route } from "./+types/quote-files.ts";

export const loader = endpoint<Route.ActionArgs>({
  async POST({ request, params, context }) {
    const domain = domainContext(context);
    const actor = actorOf(context);
    requireApprovedInstaller(actor, "bought_leads");
    const quoteId = idOf(params);
    const key = readIdempotencyKey(request.headers, { what: "file", undone: "Nothing was added." });
    const files = await givenFiles(await readForm(request, "file"), "file", context);
    const { file, replayed } = await addQuoteFile(domain, actor, { quoteId, key, files });
    const headers = replayed ? { "idempotency-replayed": "true" } : {};
    return Response.json(fileForPrograms(file), { status: 201, headers });
  },
});

export const action = loader;
