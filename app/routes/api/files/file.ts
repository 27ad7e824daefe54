import { endpoint } from "#app/routes/api/parts/endpoint.ts";
import { actorOf, domainContext } from "#app/web/context.ts";
import { fileResponse } from "#app/web/file-response.ts";
import { idOf } from "#app/web/forms/form.ts";
import { requireInstaller } from "#domain/actor.ts";
import { fileOfCompany } from "#domain/files/open-file.ts";
import type { Route } from "./+types/file.ts";

export const loader = endpoint<Route.ActionArgs>({
  async GET({ params, context }) {
    const actor = actorOf(context);
    requireInstaller(actor, "bought_leads");
    return fileResponse(context, await fileOfCompany(domainContext(context), actor, idOf(params)));
  },
});

export const action = loader;
