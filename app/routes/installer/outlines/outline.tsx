import { randomUUID } from "node:crypto";
import { Form, Link } from "react-router";
import { Badge } from "#app/ui/badge.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { formatCredits, formatDateTime } from "#app/ui/format.ts";
import { stateOfForm, stateOfGone } from "#app/ui/forms/form-fields.ts";
import { FormRefusal } from "#app/ui/forms/form-refusal.tsx";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import { useFailedForm } from "#app/ui/forms/use-failed-form.ts";
import { OutlineFacts } from "#app/ui/talk/outline-facts.tsx";
import { OutlineTalk } from "#app/ui/talk/outline-talk.tsx";
import { Composer } from "#app/ui/talk/thread.tsx";
import { callerOf } from "#app/web/context.ts";
import { alsoAfterRefusals } from "#app/web/forms/also-after-refusals.ts";
import { idOf } from "#app/web/forms/form.ts";
import { answerForm, postedForm } from "#app/web/forms/intents.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import { withErrorPage } from "#app/web/with-error-page.ts";
import { limits } from "#config/limits.ts";
import { outlineStates } from "#content/outline-states.ts";
import { myOutline } from "#domain/outline-quotes/company-outlines.ts";
import type { CompanyOutline } from "#domain/outline-quotes/outline.ts";
import { answerAboutOutline } from "#domain/outline-quotes/talk-about-outline.ts";
import { withdrawOutline } from "#domain/outline-quotes/withdraw-outline.ts";
import type { Route } from "./+types/outline.ts";

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: "Outline",
    description: "Your rough first offer, its status and your messages about it.",
    path: "",
    hidden: true,
  });

export const loader = withErrorPage(async ({ params, context }: Route.LoaderArgs) => ({
  outline: await myOutline(...callerOf(context), idOf(params)),
  id: randomUUID(),
}));

export const action = withErrorPage(async (args: Route.ActionArgs) => {
  const outlineId = idOf(args.params);
  const posted = await postedForm(args);
  const { caller, text, newId } = posted;
  return answerForm(
    posted,
    `/outlines/${outlineId}`,
    {
      withdraw: { do: () => withdrawOutline(...caller, outlineId) },
      send: { do: () => answerAboutOutline(...caller, { outlineId, id: newId("id"), text: text("text") }) },
    },
    { act: "leads_for_sale", isShown: (code) => code !== "not_found" },
  );
});

export const shouldRevalidate = alsoAfterRefusals;

export default function OutlinePage({ loaderData: { outline, id }, actionData }: Route.ComponentProps) {
  const { firstName, outcode, serviceLabel, status } = outline;
  const isWaiting = status === "waiting";
  const state = useFailedForm(actionData);
  return (
    <div className="wrap page page-narrow stack">
      <p className="small">
        <Link to="/outlines">All outlines</Link>
      </p>
      <h1>
        {firstName}, {outcode}
      </h1>
      <p>
        <Badge tone={status === "picked" ? "ok" : isWaiting ? "warn" : "plain"}>{outlineStates[status]}</Badge>{" "}
        {serviceLabel}, sent {formatDateTime(outline.sentAt)}. {whatNow(outline)}
      </p>
      <FormRefusal state={stateOfGone(state, isWaiting ? ["send"] : [])} />
      {status === "picked" && (
        <div className="btn-row">
          <LinkButton to={`/leads/purchases/${outline.id}`}>Open the lead</LinkButton>
        </div>
      )}
      <Card title="Your outline">
        <OutlineFacts outline={outline} />
        <p className="as-typed">{outline.text ?? "The text was deleted, with the customer’s details."}</p>
        {isWaiting && (
          <Form method="post">
            <SubmitButton name="intent" value="withdraw" variant="secondary" pendingLabel="Withdrawing…">
              Withdraw the outline
            </SubmitButton>
          </Form>
        )}
      </Card>
      <Card title="Messages">
        <OutlineTalk messages={outline.messages} reader="installer" other={firstName} />
        {isWaiting && outline.messagesLeft > 0 && (
          <>
            <Composer
              id={id}
              to={firstName}
              state={stateOfForm(state, "send")}
              lengthMax={limits.outlineMessageLengthMax}
            />
            <p className="small muted">
              {outline.messagesLeft} of {limits.outlineMessagesPerSideMax} messages left. You exchange contact details
              if the customer picks you.
            </p>
          </>
        )}
      </Card>
    </div>
  );
}

function whatNow({ status, lapsesAt, statusChangedAt, priceCredits }: CompanyOutline): string {
  if (status === "waiting") return `Open until ${formatDateTime(lapsesAt)}; ${formatCredits(priceCredits)} held.`;
  const when = formatDateTime(status === "lapsed" ? lapsesAt : statusChangedAt);
  return status === "picked"
    ? `Picked ${when}. The held credits paid for the lead.`
    : `${outlineStates[status]} ${when}. You have your ${formatCredits(priceCredits)} back.`;
}
