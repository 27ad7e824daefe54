import { keepPrivate, refuseWriting } from "#app/routes/quote/parts/private-page.ts";
import { domainContext } from "#app/web/context.ts";
import { fileResponse } from "#app/web/file-response.ts";
import { idOf } from "#app/web/forms/form.ts";
import { withErrorPage } from "#app/web/with-error-page.ts";
import { fileOfCustomer } from "#domain/files/open-file.ts";
import type { Route } from "./+types/file.ts";

export const middleware = [keepPrivate, refuseWriting];

export const loader = withErrorPage(async ({ context, params }: Route.LoaderArgs) => {
  const file = await fileOfCustomer(domainContext(context), params.token, idOf(params));
  return fileResponse(context, file);
});
