import { callerOf } from "#app/web/context.ts";
import { fileResponse } from "#app/web/file-response.ts";
import { idOf } from "#app/web/forms/form.ts";
import { withErrorPage } from "#app/web/with-error-page.ts";
import { fileOfAppeal } from "#domain/appeals/open-appeals.ts";
import type { Route } from "./+types/file.ts";

/** A file of a second look, for whoever may decide about it. */
export const loader = withErrorPage(async ({ params, context }: Route.LoaderArgs) =>
  fileResponse(context, await fileOfAppeal(...callerOf(context), idOf(params))),
);
