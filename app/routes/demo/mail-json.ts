import { domainContext, requestContext } from "#app/web/context.ts";
import { withErrorPage } from "#app/web/with-error-page.ts";
import { capturedMails } from "#domain/demo/captured-mails.ts";
import { DomainError } from "#domain/errors.ts";
import type { Route } from "./+types/mail-json.ts";

export const loader = withErrorPage(async ({ request, context }: Route.LoaderArgs) => {
  if (!context.get(requestContext).demo) throw new DomainError("not_found");
  const { searchParams } = new URL(request.url);
  const asked = { to: searchParams.get("to"), before: searchParams.get("before") };
  const mails = await capturedMails(domainContext(context), asked);
  // The documented fields; the page needs no more.
  const documented = mails.map(({ id, to, subject, text, html, sentAt, attachments }) => {
    return { id, to, subject, text, html, sentAt, attachments };
  });
  return Response.json(documented, { headers: { "cache-control": "no-store" } });
});
