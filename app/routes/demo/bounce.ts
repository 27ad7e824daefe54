import { redirect } from "react-router";
import { domainContext, requestContext } from "#app/web/context.ts";
import { readForm } from "#app/web/forms/form.ts";
import { answeringJson, isJson, methodNotAllowed, problem, readJson } from "#app/web/problem.ts";
import { capturedMail } from "#domain/demo/captured-mails.ts";
import { DomainError } from "#domain/errors.ts";
import { bounceForm, reportOfBounce } from "#domain/outbox/bounce-form.ts";
import type { Route } from "./+types/bounce.ts";

export function loader() {
  return methodNotAllowed("POST");
}

/** Has our webhook report that a captured mail bounced or was refused. A form returns to the mails. */
export const action = answeringJson(async ({ request, params, context }: Route.ActionArgs) => {
  if (request.method !== "POST") return methodNotAllowed("POST");
  const { mailReports, clock } = context.get(requestContext);
  const sendReport = mailReports.standIn;
  const mail = sendReport && (await capturedMail(domainContext(context), params.id));
  if (!sendReport || !mail) throw new DomainError("not_found");
  const byProgram = isJson(request);
  const asked = bounceForm.safeParse(byProgram ? await readJson(request) : Object.fromEntries(await readForm(request)));
  if (!asked.success) return problem("invalid_input", undefined, { status: ["Choose one of the listed outcomes."] });
  const report = { messageId: mail.messageId, ...reportOfBounce(asked.data.status), at: clock.now() };
  await sendReport(report);
  const headers = { "cache-control": "no-store" };
  return byProgram ? Response.json(report, { headers }) : redirect(`/demo/mail#mail-${mail.id}`, 303);
});
