import { answering } from "#app/web/answering.ts";
import { asking } from "#app/web/context.ts";
import { fileResponse } from "#app/web/file-response.ts";
import { readForm } from "#app/web/forms/form.ts";
import { idOf } from "#app/web/forms/read-uuid.ts";
import { DomainError } from "#domain/errors.ts";
import { fileForAdmin } from "#domain/files/open-file.ts";
import type { Route } from "./+types/file.ts";

/** Nothing is shown without a reason. */
export const loader = answering(async () => {
  throw new DomainError("not_found");
});

/** A file of a thread or a quote, for an administrator; a form, because its reason goes into the audit log. */
export const action = answering(async ({ request, params, context }: Route.ActionArgs) => {
  const reason = String((await readForm(request)).get("reason") ?? "");
  return fileResponse(context, await fileForAdmin(...asking(context), { id: idOf(params), reason }));
});
