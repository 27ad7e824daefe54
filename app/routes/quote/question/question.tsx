import { Form, redirect } from "react-router";
import { LinkButton } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/forms/field.tsx";
import { FormFailure } from "#app/ui/forms/form-failure.tsx";
import { fieldsOf } from "#app/ui/forms/form-fields.ts";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import { domainContext } from "#app/web/context.ts";
import { failedForm } from "#app/web/forms/failed-form.ts";
import { type FormState, parseForm, readForm } from "#app/web/forms/form.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import { privatePage } from "#app/web/public-page.ts";
import { withErrorPage } from "#app/web/with-error-page.ts";
import { answerConsequences, type ReportAnswer, reportAnswers } from "#content/refund-rules.ts";
import { DomainError } from "#domain/errors.ts";
import { answerForm, answerReport, reportQuestionPage } from "#domain/requests/answer-report.ts";
import type { Route } from "./+types/question.ts";

export const handle = privatePage;

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: "One question about your request",
    description: "Check your answer and send it. Nothing changes until you click the button.",
    path: "",
    hidden: true,
  });

const answerOf = (asked: string | null | undefined) => reportAnswers.find(({ value }) => value === asked);

export const loader = withErrorPage(async ({ request, context, params }: Route.LoaderArgs) => {
  const question = await reportQuestionPage(domainContext(context), params.token);
  if (!question.isAsked) throw new DomainError("not_found");
  const asked = new URL(request.url).searchParams.get("answer");
  return { ...question, chosen: answerOf(asked) };
});

const ENDED = {
  title: "This request has ended",
  message: "There is nothing left to answer: no company can get your details from it any more.",
};

export const action = withErrorPage(async ({ request, context, params }: Route.ActionArgs) => {
  const form = await readForm(request);
  const parsed = parseForm(answerForm, form);
  if (!parsed.ok) return failedForm(form, { form: "question", errors: parsed.errors });
  try {
    await answerReport(domainContext(context), params.token, parsed.value);
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== "conflict") throw error;
    return failedForm(form, { form: "question", error, ...ENDED });
  }
  return redirect(`/requests/${params.token}/question`);
});

export default function QuestionPage({ loaderData, actionData, params }: Route.ComponentProps) {
  const { answered, canAnswer } = loaderData;
  // What was sent, though the address may name another answer or none.
  const chosen = answerOf(actionData?.values.answer) ?? loaderData.chosen;
  const home = `/requests/${params.token}`;
  return (
    <div className="wrap page page-narrow">
      <div className="card stack">
        <h1>One question about your request</h1>
        {!canAnswer || (answered && !chosen) ? (
          <Answered answered={answered} home={home} />
        ) : chosen ? (
          <ChosenAnswer chosen={chosen} home={home} state={actionData} />
        ) : (
          <Answers home={home} state={actionData} />
        )}
      </div>
    </div>
  );
}

type ChosenAnswerProps = {
  chosen: { value: ReportAnswer; label: string };
  home: string;
  state: FormState | undefined;
};

function ChosenAnswer({ chosen, home, state }: ChosenAnswerProps) {
  const field = fieldsOf(state, "question");
  return (
    <Form method="post" className="stack" noValidate>
      <FormFailure state={state} idPrefix="question" />
      <p>
        Your answer: <strong>{chosen.label}</strong>
      </p>
      <input type="hidden" name="answer" value={chosen.value} />
      {chosen.value === "number" && (
        <TextField
          label="Your phone number"
          {...field("phone")}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          required
        />
      )}
      <p>{answerConsequences[chosen.value]}</p>
      <div className="btn-row">
        <SubmitButton pendingLabel="Sending…">Send my answer</SubmitButton>
        <LinkButton variant="secondary" to={`${home}/question`}>
          Choose another answer
        </LinkButton>
      </div>
    </Form>
  );
}

function Answers({ home, state }: { home: string; state: FormState | undefined }) {
  return (
    <>
      <FormFailure state={state} idPrefix="question" />
      <p>An installer has told us that something about your request may be wrong. Which of these is right?</p>
      <ul className="stack-s">
        {reportAnswers.map(({ value, label }) => (
          <li key={value}>
            <a href={`${home}/question?answer=${value}`}>{label}</a>
          </li>
        ))}
      </ul>
    </>
  );
}

function Answered({ answered, home }: { answered: ReportAnswer | null; home: string }) {
  const label = reportAnswers.find(({ value }) => value === answered)?.label;
  return (
    <>
      <p>
        {label ? `Thank you. Your answer: ${label}.` : "Your request has ended, so there is nothing left to answer."}
      </p>
      <div>
        <LinkButton variant="secondary" to={home}>
          Open my request
        </LinkButton>
      </div>
    </>
  );
}
