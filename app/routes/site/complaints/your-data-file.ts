import { redirect } from "react-router";
import { domainContext } from "#app/web/context.ts";
import { jsonAnswer } from "#app/web/file-answer.ts";
import { withErrorPage } from "#app/web/with-error-page.ts";
import { DomainError } from "#domain/errors.ts";
import { fetchFile } from "#domain/personal-data/data-requests.ts";
import type { Route } from "./+types/your-data-file.ts";

export const loader = withErrorPage(async () => {
  throw new DomainError("not_found");
});

/** Posted, so that opening the address downloads nothing. */
export const action = withErrorPage(async ({ context, params }: Route.ActionArgs) => {
  try {
    const file = await fetchFile(domainContext(context), params.token);
    return jsonAnswer("your-data.json", JSON.stringify(file, null, 2));
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== "link_expired") throw error;
    return redirect(`/data/${encodeURIComponent(params.token)}`);
  }
});
