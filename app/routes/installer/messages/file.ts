import { callerOf } from "#app/web/context.ts";
import { fileResponse } from "#app/web/file-response.ts";
import { idOf } from "#app/web/forms/form.ts";
import { withErrorPage } from "#app/web/with-error-page.ts";
import { fileOfCompany } from "#domain/files/open-file.ts";
import type { Route } from "./+types/file.ts";

/** A file of a message or a quote, for the company. */
export const loader = withErrorPage(async ({ params, context }: Route.LoaderArgs) =>
  fileResponse(context, await fileOfCompany(...callerOf(context), idOf(params))),
);
