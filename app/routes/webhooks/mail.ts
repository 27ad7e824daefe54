import { domainContext, requestContext } from "#app/web/context.ts";
import { answeringJson, methodNotAllowed, problemResponse } from "#app/web/problem.ts";
import { limits } from "#config/limits.ts";
import { noteBounce } from "#domain/lead-reports/note-bounce.ts";
import { isToCustomer } from "#domain/mails/mails.ts";
import { mailReport } from "#domain/outbox/mail-report.ts";
import { isSignedBody } from "#domain/outbox/sign-body.ts";
import type { Route } from "./+types/mail.ts";

export function loader() {
  return methodNotAllowed("POST");
}

/**
 * The mail service's reports on mails we sent, signed with our own header. A signed report that makes no sense to
 * us is answered with 200 and logged: sending it again would not help.
 */
export const action = answeringJson(async ({ request, context }: Route.ActionArgs) => {
  if (request.method !== "POST") return methodNotAllowed("POST");
  const { mailReports, log, requestId } = context.get(requestContext);
  const { secret } = mailReports;
  if (!secret) return notFound();
  const body = await request.text();
  const signature = request.headers.get("fairwatt-signature");
  const toleranceSeconds = limits.mailReportToleranceSeconds;
  if (!isSignedBody(body, signature, { secret, now: new Date(), toleranceSeconds })) {
    log.warn({ requestId }, "mail report with a wrong signature");
    return Response.json({ received: false }, { status: 400 });
  }
  const report = mailReport.safeParse(parsed(body));
  const outcome = report.success ? await noteBounce(domainContext(context), report.data, isToCustomer) : "unreadable";
  if (outcome === "unreadable" || outcome === "unknown") log.warn({ requestId, outcome }, "mail report not noted");
  return Response.json({ received: true, outcome }, { headers: { "cache-control": "no-store" } });
});

function notFound(): Response {
  const detail = "There is nothing at this address: MAIL_WEBHOOK_SECRET is not set.";
  return problemResponse({ status: 404, title: "Not found", detail, code: "not_found" });
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
