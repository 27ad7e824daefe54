import { randomUUID } from "node:crypto";
import { Form, Link } from "react-router";
import { CompanyRecord } from "#app/routes/quote/parts/company-record.tsx";
import { TrustLine, WhatWeChecked } from "#app/routes/quote/parts/what-we-checked.tsx";
import { PickForm } from "#app/routes/quote/request/project-outlines.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { Card } from "#app/ui/card.tsx";
import { dateTimeInWords } from "#app/ui/format.ts";
import { TextAreaField } from "#app/ui/forms/field.tsx";
import { FormFailure } from "#app/ui/forms/form-failure.tsx";
import { fieldsOf, stateOfForm, stateOfGone } from "#app/ui/forms/form-fields.ts";
import { FormRefusal } from "#app/ui/forms/form-refusal.tsx";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import { OutlineFacts } from "#app/ui/talk/outline-facts.tsx";
import { OutlineTalk } from "#app/ui/talk/outline-talk.tsx";
import { Composer } from "#app/ui/talk/thread.tsx";
import { domainContext } from "#app/web/context.ts";
import { type FormState, idOf } from "#app/web/forms/form.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import { privatePage } from "#app/web/public-page.ts";
import { withErrorPage } from "#app/web/with-error-page.ts";
import { limits } from "#config/limits.ts";
import { outlineStates } from "#content/outline-states.ts";
import { poundsOfOutline } from "#content/quote-sheet/outline-range.ts";
import { NEVER_CHECKED } from "#content/shown-checks.ts";
import { declineOutline, pickOutline, reportOutline } from "#domain/outline-quotes/answer-outline.ts";
import { type CheckedOutline, projectOutline } from "#domain/outline-quotes/project-outlines.ts";
import { askAboutOutline } from "#domain/outline-quotes/talk-about-outline.ts";
import { statisticsInProject } from "#domain/statistics/company-statistics.ts";
import { londonDay } from "#domain/time/calendar.ts";
import type { Route } from "./+types/outline.ts";
import "#app/routes/quote/quotes/quotes.css";
import "#app/ui/talk/talk.css";
import { answerForm, postedForm } from "#app/web/forms/intents.ts";

export const handle = privatePage;

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: "Outline - Your project",
    description: "A company’s rough first offer, what we have checked and your messages.",
    path: "",
    hidden: true,
  });

export const loader = withErrorPage(async ({ context, params }: Route.LoaderArgs) => ({
  outline: await projectOutline(domainContext(context), params.token, idOf(params)),
  statistics: (await statisticsInProject(domainContext(context), params.token)).get(idOf(params)),
  id: randomUUID(),
  today: londonDay(domainContext(context).now),
}));

export const action = withErrorPage(async (args: Route.ActionArgs) => {
  const { token } = args.params;
  const outlineId = idOf(args.params);
  const posted = await postedForm(args);
  const { text, newId } = posted;
  const domain = domainContext(args.context);
  const project = `/requests/${token}`;
  const report = () => reportOutline(domain, token, { id: outlineId, reason: text("reason") });
  const send = () => askAboutOutline(domain, token, { outlineId, id: newId("id"), text: text("text") });
  return answerForm(
    posted,
    `${project}/outlines/${outlineId}`,
    {
      pick: { do: () => pickOutline(domain, token, outlineId), to: project },
      decline: { do: () => declineOutline(domain, token, outlineId), to: project },
      report: { do: report },
      send: { do: send },
    },
    { isShown: (code) => code !== "not_found" },
  );
});

export default function OutlinePage({
  loaderData: { outline, statistics, id, today },
  actionData,
  params,
}: Route.ComponentProps) {
  const { company, status, messages, messagesLeft } = outline;
  const isWaiting = status === "waiting";
  return (
    <div className="wrap page page-narrow stack">
      <p className="small">
        <Link to={`/requests/${params.token}`}>Overview</Link>
      </p>
      <h1>{company}</h1>
      <p>
        <span className="quote-price">{poundsOfOutline(outline)}</span>{" "}
        <Badge tone={status === "picked" ? "ok" : "plain"}>{outlineStates[status]}</Badge>
      </p>
      <p>{whatNow(outline)}</p>
      <FormRefusal state={stateOfGone(actionData, isWaiting ? ["send", "report"] : ["report"])} />
      {isWaiting && (
        <div className="btn-row">
          <PickForm id={outline.id} company={company} />
          <Form method="post">
            <SubmitButton name="intent" value="decline" variant="secondary" pendingLabel="Declining…">
              Decline this outline
            </SubmitButton>
          </Form>
        </div>
      )}
      <Card title="Their outline">
        <OutlineFacts outline={outline} />
        <p className="as-typed">{outline.text ?? "The text was deleted, with your details."}</p>
      </Card>
      <div>
        <TrustLine checks={outline.checks} today={today} />
        <WhatWeChecked checks={outline.checks} today={today} />
        {statistics && <CompanyRecord company={outline.company} statistics={statistics} />}
        <p className="small muted">{NEVER_CHECKED}</p>
      </div>
      <Card title="Messages">
        <OutlineTalk messages={messages} reader="customer" other={company} />
        {isWaiting && messagesLeft > 0 && (
          <>
            <Composer
              id={id}
              to={company}
              state={stateOfForm(actionData, "send")}
              lengthMax={limits.outlineMessageLengthMax}
            />
            <p className="small muted after-form">
              You can write {messagesLeft} more {messagesLeft === 1 ? "message" : "messages"}. You exchange contact
              details once you pick a company, so leave out your phone number, address and postcode.
            </p>
          </>
        )}
      </Card>
      <Report outline={outline} state={stateOfForm(actionData, "report")} />
    </div>
  );
}

function whatNow({ status, company, lapsesAt, statusChangedAt }: CheckedOutline): string {
  switch (status) {
    case "waiting":
      return `A rough first offer, open until ${dateTimeInWords(lapsesAt)}. ${company} does not have your details, and gets them only if you pick them.`;
    case "picked":
      return `You gave ${company} your details on ${dateTimeInWords(statusChangedAt)}.`;
    default:
      return `${company} never got your details.`;
  }
}

function Report({ outline, state }: { outline: CheckedOutline; state: FormState | undefined }) {
  if (outline.isReported) return <p className="small muted">You have reported this outline. We’re looking into it.</p>;
  return (
    <details className="talk-report" open={state !== undefined}>
      <summary>Report this outline</summary>
      <Form method="post" className="stack">
        <FormFailure state={state} idPrefix="report" />
        <TextAreaField
          label="What is wrong with it?"
          {...fieldsOf(state, "report")("reason")}
          rows={2}
          lengthMax={limits.reasonLengthMax}
          optional
        />
        <div>
          <SubmitButton name="intent" value="report" variant="secondary" size="tight" pendingLabel="Reporting…">
            Send report
          </SubmitButton>
        </div>
      </Form>
    </details>
  );
}
