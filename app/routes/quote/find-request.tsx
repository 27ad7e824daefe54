import { LinkForm } from "#app/routes/quote/parts/lost-link.tsx";
import { keepPrivate } from "#app/routes/quote/parts/private-page.ts";
import { FormFailure } from "#app/ui/forms/form-failure.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { domainContext, requestContext } from "#app/web/context.ts";
import { failedForm } from "#app/web/forms/failed-form.ts";
import { parseForm, readForm } from "#app/web/forms/form.ts";
import { isMarked } from "#app/web/page-mark.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import { withErrorPage } from "#app/web/with-error-page.ts";
import { DomainError } from "#domain/errors.ts";
import { linkForm } from "#domain/requests/link-form.ts";
import { sendMyLinks } from "#domain/requests/send-my-links.ts";
import type { Route } from "./+types/find-request.ts";

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: "Send me my link again",
    description: "Lost the email with your private link? Enter your email address and we’ll send you a new one.",
    path: "/requests",
    hidden: true,
  });

export const middleware = [keepPrivate];

export const action = withErrorPage(async ({ request, context }: Route.ActionArgs) => {
  const form = await readForm(request);
  const parsed = parseForm(linkForm, form);
  if (!parsed.ok) return failedForm(form, { form: "link", errors: parsed.errors });
  try {
    const { address } = context.get(requestContext);
    await sendMyLinks(domainContext(context), { email: parsed.value.email, address });
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== "too_many_requests") throw error;
    return failedForm(form, { form: "link", error });
  }
  return { sent: true };
});

export function loader({ request, context }: Route.LoaderArgs) {
  return { haveEnded: isMarked(request, "links-ended", domainContext(context).now) };
}

export default function FindRequestPage({ actionData, loaderData }: Route.ComponentProps) {
  const isSent = actionData !== undefined && "sent" in actionData;
  const state = isSent ? undefined : actionData;
  return (
    <div className="wrap page page-narrow">
      <div className="card stack">
        <h1>Send me my link again</h1>
        {loaderData.haveEnded && !isSent && (
          <div role="status">
            <Notice tone="ok" title="All your links have ended">
              <p>We have emailed you a new one.</p>
            </Notice>
          </div>
        )}
        {isSent && (
          <div role="status">
            <Notice tone="ok" title="Check your inbox">
              <p>If we have a request for this address, its links are on their way. Check your junk folder too.</p>
            </Notice>
          </div>
        )}
        <FormFailure state={state} idPrefix="link" />
        <p>Lost the email with your private link? Enter your email address and we’ll send you a new one.</p>
        <LinkForm state={state} />
      </div>
    </div>
  );
}
