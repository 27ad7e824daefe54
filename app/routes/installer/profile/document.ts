import { callerOf } from "#app/web/context.ts";
import { fileResponse } from "#app/web/file-response.ts";
import { readUuid } from "#app/web/forms/form.ts";
import { withErrorPage } from "#app/web/with-error-page.ts";
import { documentFile } from "#domain/documents/documents.ts";
import { DomainError } from "#domain/errors.ts";
import type { Route } from "./+types/document.ts";

/** A document's file. */
export const loader = withErrorPage(async ({ params, context }: Route.LoaderArgs) => {
  const id = readUuid(params.id);
  if (!id) throw new DomainError("not_found");
  return fileResponse(context, await documentFile(...callerOf(context), id));
});
