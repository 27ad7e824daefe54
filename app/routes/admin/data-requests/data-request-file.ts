import { callerOf } from "#app/web/context.ts";
import { jsonAnswer } from "#app/web/file-answer.ts";
import { idOf } from "#app/web/forms/form.ts";
import { withErrorPage } from "#app/web/with-error-page.ts";
import { fileToHandOver } from "#domain/personal-data/data-requests.ts";
import type { Route } from "./+types/data-request-file.ts";

export const loader = withErrorPage(async ({ context, params }: Route.LoaderArgs) => {
  const file = await fileToHandOver(...callerOf(context), idOf(params));
  return jsonAnswer("data-request.json", JSON.stringify(file, null, 2));
});
