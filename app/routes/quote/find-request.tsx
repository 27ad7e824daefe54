import { data, Form, redirect, redirectDocument } from "react-router";
import { LinkForm } from "#app/routes/quote/parts/lost-link.tsx";
import { keepPrivate } from "#app/routes/quote/parts/private-page.ts";
import {
  deviceTokenOf,
  forgetProject,
  rememberedBy,
  rememberProject,
  withoutProject,
} from "#app/routes/quote/parts/project-cookie.ts";
import { FormFailure } from "#app/ui/forms/form-failure.tsx";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { domainContext, requestContext } from "#app/web/context.ts";
import { answerForm, postedForm } from "#app/web/forms/intents.ts";
import { isMarked } from "#app/web/page-mark.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import { publicPage } from "#app/web/public-page.ts";
import { withErrorPage } from "#app/web/with-error-page.ts";
import { linkForm } from "#domain/requests/link-form.ts";
import { sendMyLinks } from "#domain/requests/send-my-links.ts";
import type { Route } from "./+types/find-request.ts";

/** Not hydrated; by `keepPrivate` no cache has it, because it differs by cookie. */
export const handle = publicPage;

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({
    title: loaderData?.isRemembered ? "My project" : "Send me my link again",
    description: "Lost the email with your private link? Enter your email address and we’ll send you a new one.",
    path: "/requests",
    hidden: true,
  });

export const middleware = [keepPrivate];

/** Looks, and neither opens nor uses the project that this browser remembers. */
export const loader = withErrorPage(async ({ request, context }: Route.LoaderArgs) => {
  const domain = domainContext(context);
  const isRemembered = (await rememberedBy(request, context)) !== undefined;
  const shown = {
    isRemembered,
    haveEnded: isMarked(request, "links-ended", domain.now),
    isForgotten: isMarked(request, "device-forgotten", domain.now),
  };
  return data(shown, deviceTokenOf(request) !== undefined && !isRemembered ? { headers: withoutProject() } : {});
});

export const action = withErrorPage(async (args: Route.ActionArgs) => {
  const posted = await postedForm(args);
  const domain = domainContext(args.context);
  const open = async () => {
    const held = await rememberedBy(args.request, args.context);
    if (!held) return redirect("/requests");
    return redirectDocument(`/requests/${held.deviceToken}`, { headers: rememberProject(held.deviceToken) });
  };
  const send = async () => {
    const { email } = posted.fields(linkForm);
    const { address } = args.context.get(requestContext);
    await sendMyLinks(domain, { email, address });
    return { sent: true };
  };
  return answerForm(
    posted,
    "/requests",
    { open: { answer: open }, forget: { answer: () => forgetProject(args) } },
    { otherwise: { answer: send }, beside: "link", isShown: (code) => code === "too_many_requests" },
  );
});

export default function FindRequestPage({ actionData, loaderData }: Route.ComponentProps) {
  const { isRemembered, isForgotten, haveEnded } = loaderData;
  const isSent = actionData !== undefined && "sent" in actionData;
  const state = isSent ? undefined : actionData;
  const Heading = isRemembered ? "h2" : "h1";
  return (
    <div className="wrap page page-narrow stack-l">
      {isRemembered && <Remembered />}
      <div className="card stack">
        <Heading>Send me my link again</Heading>
        {isForgotten && !isSent && (
          <div role="status">
            <Notice tone="ok" title="This device has forgotten your project">
              <p>The links in our emails still work.</p>
            </Notice>
          </div>
        )}
        {haveEnded && !isSent && (
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
        <LinkForm state={state} isSecond={isRemembered} />
      </div>
    </div>
  );
}

/** Says nothing of the project itself: others may be looking. */
function Remembered() {
  return (
    <div className="card stack">
      <h1>My project</h1>
      <p>This device remembers your project. Press Forget if others use it.</p>
      <Form method="post" action="/requests" className="btn-row">
        <SubmitButton name="intent" value="open" pendingLabel="Opening…">
          Open my project
        </SubmitButton>
        <SubmitButton name="intent" value="forget" variant="secondary" pendingLabel="Forgetting…">
          Forget
        </SubmitButton>
      </Form>
    </div>
  );
}
