import { Form, Link } from "react-router";
import { ChoiceGroup } from "#app/ui/forms/choice-group.tsx";
import { TextAreaField, TextField } from "#app/ui/forms/field.tsx";
import { FormFailure } from "#app/ui/forms/form-failure.tsx";
import { fieldsOf } from "#app/ui/forms/form-fields.ts";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Review } from "#app/ui/reviews/review.tsx";
import { domainContext, requestContext } from "#app/web/context.ts";
import { failedForm } from "#app/web/forms/failed-form.ts";
import { type FormState, parseForm, readForm, readUuid } from "#app/web/forms/form.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import { toolsPage } from "#app/web/public-page.ts";
import { withErrorPage } from "#app/web/with-error-page.ts";
import { limits } from "#config/limits.ts";
import { reviewFaults } from "#content/reviews.ts";
import { DomainError } from "#domain/errors.ts";
import { reportReview, reviewReportForm, reviewToReport } from "#domain/reviews/report-review.ts";
import type { Route } from "./+types/report-review.ts";

export const handle = toolsPage;

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: "Report this review",
    description: "Tell us what is wrong with a review.",
    path: "",
    hidden: true,
  });

/** A review can be gone the next moment. */
export function headers() {
  return { "cache-control": "no-store" };
}

function reviewOf({ reviewId }: Route.LoaderArgs["params"]): string {
  const id = readUuid(reviewId);
  if (!id) throw new DomainError("not_found");
  return id;
}

export const loader = withErrorPage(async ({ context, params }: Route.LoaderArgs) => ({
  review: await reviewToReport(domainContext(context), reviewOf(params)),
}));

export const action = withErrorPage(async ({ request, context, params }: Route.ActionArgs) => {
  const reviewId = reviewOf(params);
  const form = await readForm(request);
  const parsed = parseForm(reviewReportForm, form);
  if (!parsed.ok) return failedForm(form, { form: "report", errors: parsed.errors });
  const { address } = context.get(requestContext);
  try {
    await reportReview(domainContext(context), { reviewId, form: parsed.value, address });
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== "too_many_requests") throw error;
    return failedForm(form, { form: "report", error });
  }
  return { sent: parsed.value.reason === "unlawful" ? ("notice" as const) : ("report" as const) };
});

export default function ReportReviewPage({ loaderData: { review }, actionData }: Route.ComponentProps) {
  const sent = actionData && "sent" in actionData ? actionData.sent : undefined;
  return (
    <div className="wrap page page-narrow stack-l">
      <div className="stack">
        <h1>Report this review</h1>
        <p>
          A review of {review.company}. We remove a review only for one of the reasons below, never for its stars.{" "}
          <Link to="/reviews-policy">How reviews work</Link>
        </p>
      </div>
      <section className="card" aria-label="The review">
        <Review review={{ ...review, disputedAt: null, reply: null }} company={review.company} isBare />
      </section>
      {sent ? (
        <div role="status">
          <Notice tone="ok" title={sent === "notice" ? "We have your notice" : "We have your report"}>
            <p>
              {sent === "notice"
                ? `The author is told now and has ${limits.noticeAnswerDays} days to answer. One of our team decides within ${limits.noticeDecidedHours} hours after that, and we email you.`
                : `One of our team reads it within ${limits.reviewReportDays} days. If you gave an address, we tell you what we decide.`}
            </p>
          </Notice>
        </div>
      ) : (
        <ReportForm state={actionData && "values" in actionData ? actionData : undefined} />
      )}
    </div>
  );
}

function ReportForm({ state }: { state: FormState | undefined }) {
  const field = fieldsOf(state, "report");
  const { defaultValue, ...reason } = field("reason");
  const { defaultValue: agreed, ...maySayWho } = field("maySayWho");
  return (
    <Form method="post" className="card stack" noValidate aria-label="Your report">
      <FormFailure state={state} idPrefix="report" />
      <ChoiceGroup
        label="What is wrong with it?"
        type="radio"
        {...reason}
        options={reviewFaults}
        chosen={[defaultValue]}
      />
      <TextAreaField
        label="What shows it?"
        {...field("words")}
        rows={5}
        lengthMax={limits.reviewReportLengthMax}
        hint="If something in it is untrue, say why."
        required
      />
      <fieldset className="stack">
        <legend>If it is unlawful</legend>
        <p className="small">
          Then we need your name, your email address and which words you mean. Its author reads your name and words, and
          has {limits.noticeAnswerDays} days to answer. For all other reasons you can leave these empty.
        </p>
        <TextAreaField
          label="Which words?"
          {...field("quoted")}
          rows={3}
          lengthMax={limits.reviewReportLengthMax}
          optional
        />
        <TextField label="Full Name" {...field("name")} autoComplete="name" optional />
        <TextField label="Email Address" {...field("email")} type="email" autoComplete="email" optional />
        <ChoiceGroup
          label="May the author write to you?"
          type="checkbox"
          {...maySayWho}
          options={[{ value: "on", label: "Yes, the author may have my address" }]}
          chosen={[agreed]}
        />
      </fieldset>
      <div>
        <SubmitButton pendingLabel="Sending…">Send my report</SubmitButton>
      </div>
    </Form>
  );
}
