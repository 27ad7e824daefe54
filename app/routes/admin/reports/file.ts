import { callerOf } from "#app/web/context.ts";
import { fileResponse } from "#app/web/file-response.ts";
import { idOf, readForm } from "#app/web/forms/form.ts";
import { withErrorPage } from "#app/web/with-error-page.ts";
import { DomainError } from "#domain/errors.ts";
import { fileForAdmin } from "#domain/files/open-file.ts";
import type { Route } from "./+types/file.ts";

/** Nothing is shown without a reason. */
export const loader = withErrorPage(async () => {
  throw new DomainError("not_found");
});

/** A file of a thread or a quote, for an administrator; a form, because its reason goes into the audit log. */
export const action = withErrorPage(async ({ request, params, context }: Route.ActionArgs) => {
  const reason = String((await readForm(request)).get("reason") ?? "");
  return fileResponse(context, await fileForAdmin(...callerOf(context), { id: idOf(params), reason }));
});
