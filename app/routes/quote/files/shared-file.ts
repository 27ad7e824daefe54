import { keepPrivate, onlyLooking } from "#app/routes/quote/parts/private-page.ts";
import { domainContext } from "#app/web/context.ts";
import { fileResponse } from "#app/web/file-response.ts";
import { idOf } from "#app/web/forms/form.ts";
import { withErrorPage } from "#app/web/with-error-page.ts";
import { householdQuoteFile } from "#domain/quotes/customer-quotes.ts";
import type { Route } from "./+types/shared-file.ts";

export const middleware = [keepPrivate, onlyLooking];

export const loader = withErrorPage(async ({ context, params }: Route.LoaderArgs) => {
  const file = await householdQuoteFile(domainContext(context), params.token, idOf(params));
  return fileResponse(context, file);
});
