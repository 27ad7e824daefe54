import { answering } from "#app/web/answering.ts";
import { domainContext, requestContext } from "#app/web/context.ts";
import { capturedMails } from "#domain/demo/captured-mails.ts";
import { DomainError } from "#domain/errors.ts";
import type { Route } from "./+types/mail-json.ts";

export const loader = answering(async ({ context }: Route.LoaderArgs) => {
  if (!context.get(requestContext).demo) throw new DomainError("not_found");
  const mails = await capturedMails(domainContext(context));
  return Response.json(mails, { headers: { "cache-control": "no-store" } });
});
