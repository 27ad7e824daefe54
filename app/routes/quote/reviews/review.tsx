import { randomUUID } from "node:crypto";
import { Form, Link, redirect } from "react-router";
import { RemovedReviewCard, SECOND_LOOK } from "#app/routes/quote/reviews/removed-review.tsx";
import { ReviewFields } from "#app/routes/quote/reviews/review-fields.tsx";
import { ReviewOrComplaint } from "#app/routes/quote/reviews/review-or-complaint.tsx";
import { ReviewQuestionCard } from "#app/routes/quote/reviews/review-question.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { dateInWords } from "#app/ui/format.ts";
import { FormFailure } from "#app/ui/forms/form-failure.tsx";
import { stateOfForm } from "#app/ui/forms/form-fields.ts";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import { useFailedForm } from "#app/ui/forms/use-failed-form.ts";
import { Notice } from "#app/ui/notice.tsx";
import { Review } from "#app/ui/reviews/review.tsx";
import { domainContext } from "#app/web/context.ts";
import { counted } from "#app/web/counted.ts";
import { alsoAfterRefusals } from "#app/web/forms/also-after-refusals.ts";
import { readUuid } from "#app/web/forms/form.ts";
import { postedForm, answerForm as respond } from "#app/web/forms/intents.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import { privatePage } from "#app/web/public-page.ts";
import { withErrorPage } from "#app/web/with-error-page.ts";
import { limits } from "#config/limits.ts";
import { appealForm } from "#domain/appeals/ask-second-look.ts";
import { askSecondLookOfReview, removedReview } from "#domain/appeals/removed-review.ts";
import { DomainError, type DomainErrorCode } from "#domain/errors.ts";
import { finishedReviewForm, reviewForm } from "#domain/projects/outcome-form.ts";
import { answerForm, answerQuestion, questionsOfReview } from "#domain/reviews/author-questions.ts";
import { type MyReview, reviewPage } from "#domain/reviews/my-reviews.ts";
import { withdrawReview, writeReview } from "#domain/reviews/write-review.ts";
import type { Route } from "./+types/review.ts";

export const handle = privatePage;

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({
    title: `Review ${loaderData?.page.company ?? "a company"} - Your project`,
    description: "Tell other customers how the company that you chose did, and change or withdraw what you said.",
    path: "",
    hidden: true,
  });

function purchaseOf({ purchaseId }: Route.LoaderArgs["params"]): string {
  const id = readUuid(purchaseId);
  if (!id) throw new DomainError("not_found");
  return id;
}

export const loader = withErrorPage(async ({ context, params }: Route.LoaderArgs) => {
  const asked = [domainContext(context), params.token, purchaseOf(params)] as const;
  const page = await reviewPage(...asked);
  const { finished, review } = page;
  const questions = await questionsOfReview(...asked);
  const removed = await removedReview(...asked);
  // Until then all is asked for there, at once.
  if (finished && !finished.isFinal && !review) throw redirect(`/requests/${params.token}/done`);
  return { page, questions, removed, freshId: randomUUID() };
});

const SHOWN: readonly DomainErrorCode[] = [
  "review_not_open",
  "already_reviewed",
  "already_appealed",
  "too_late",
  "conflict",
  "invalid_input",
];

export const action = withErrorPage(async (args: Route.ActionArgs) => {
  const { context, params } = args;
  const domain = domainContext(context);
  const purchaseId = purchaseOf(params);
  const here = `/requests/${params.token}/reviews/${purchaseId}`;
  const posted = await postedForm(args, "files");
  const write = async () => {
    const { finished, openSince, review } = await reviewPage(domain, params.token, purchaseId);
    // Before anything that is wrong with its answers.
    if (!openSince && !review) throw new DomainError("review_not_open");
    const form = posted.fields(finished ? finishedReviewForm : reviewForm);
    const given = { purchaseId, id: randomUUID(), form };
    await counted(
      context,
      "review",
      () => writeReview(domain, params.token, given),
      (written) => written,
    );
    return redirect(here);
  };
  const withdraw = () => withdrawReview(domain, params.token, purchaseId);
  const answer = () => {
    const about = Number(posted.text("about"));
    if (!Number.isSafeInteger(about)) throw new DomainError("not_found");
    return answerQuestion(domain, params.token, { purchaseId, about, ...posted.fields(answerForm) });
  };
  const askAgain = async () => {
    const { words } = posted.fields(appealForm);
    const files = await posted.files("files");
    return askSecondLookOfReview(domain, params.token, { id: posted.newId("id"), purchaseId, words, files });
  };
  return respond(
    posted,
    here,
    {
      withdraw: { do: withdraw },
      answer: { do: answer, beside: `question-${posted.text("about")}` },
      [SECOND_LOOK]: { do: askAgain, notice: "second-look-asked" },
    },
    { beside: "review", isShown: (code) => SHOWN.includes(code), otherwise: { answer: write } },
  );
});

export const shouldRevalidate = alsoAfterRefusals;

export default function ReviewPage({ loaderData, actionData, params }: Route.ComponentProps) {
  const { page, questions, removed, freshId } = loaderData;
  const { company, openSince, finished, review } = page;
  const home = `/requests/${params.token}`;
  const failed = useFailedForm(actionData);
  const state = stateOfForm(failed, "review");
  const isForm = review ? review.editableUntil !== null && !isElsewhere(page) : openSince !== null;
  return (
    <div className="wrap page page-narrow stack-l">
      <div className="stack-s">
        <p className="small">
          <Link to={home}>Overview</Link>
        </p>
        <h1>Review {company}</h1>
        <ReviewOrComplaint home={home} />
      </div>
      {review && <Said review={review} company={company} />}
      {removed && <RemovedReviewCard removed={removed} freshId={freshId} state={stateOfForm(failed, SECOND_LOOK)} />}
      {questions.map((question) => (
        <ReviewQuestionCard
          key={question.about}
          question={question}
          isPublic={review?.state === "published"}
          state={stateOfForm(failed, `question-${question.about}`)}
        />
      ))}
      {isForm ? (
        <Form method="post" className="card stack" noValidate>
          <h2 className="h3">{review ? "Change your review" : "How was it?"}</h2>
          <FormFailure state={state} idPrefix="review" />
          <ReviewFields
            state={state}
            form="review"
            saved={review ? savedOf(review) : finished}
            version={review?.version ?? 0}
            isFinished={finished !== null}
            firstName={page.firstName}
            district={page.district}
          />
          <div>
            <SubmitButton pendingLabel="Sending…">{review ? "Save my review" : "Send my review"}</SubmitButton>
          </div>
        </Form>
      ) : (
        <>
          <FormFailure state={state} idPrefix="review" />
          {review ? <ElsewhereLink page={page} home={home} /> : <NotOpen page={page} />}
        </>
      )}
      {review && review.state !== "withdrawn" && <Withdraw />}
    </div>
  );
}

type Page = Route.ComponentProps["loaderData"]["page"];

/** While the outcome of the work can be changed, the review is changed with it. */
const isElsewhere = ({ finished }: Page) => finished !== null && !finished.isFinal;

function savedOf(review: MyReview) {
  return { ...review, rating: review.stars, mayShow: true };
}

function Said({ review, company }: { review: MyReview; company: string }) {
  return (
    <section className="card stack" aria-label="Your review">
      <Notice tone={review.state === "published" ? "ok" : "info"}>
        <p>{stateInWords(review)}</p>
      </Notice>
      {review.state !== "withdrawn" && <Review review={review} company={company} isBare />}
    </section>
  );
}

function stateInWords({ state, isOffered, editableUntil }: MyReview): string {
  if (state === "withdrawn") return "You have withdrawn this review. Its words are deleted and its stars don’t count.";
  if (state === "removed") return "We have removed this review. Nobody else can read it.";
  const until = editableUntil ? ` You can change it until ${dateInWords(editableUntil)}.` : "";
  if (state === "published") return `Your review is public.${until}`;
  if (isOffered) return "You told us that something was offered for this review, so it is not shown. We look into it.";
  return `We are checking your review. That has nothing to do with its stars.${until}`;
}

function ElsewhereLink({ page, home }: { page: Page; home: string }) {
  if (!isElsewhere(page) || !page.review?.editableUntil) return null;
  return (
    <div>
      <LinkButton variant="secondary" to={`${home}/done`}>
        Change my answers
      </LinkButton>
    </div>
  );
}

function NotOpen({ page: { company, opensOn } }: { page: Page }) {
  return (
    <p>
      {opensOn
        ? `You can review ${company} as soon as you tell us that the work is finished, or from ${dateInWords(opensOn)}, for ${limits.reviewOpenMonths} months.`
        : `You can review a company that you chose. You have not chosen ${company}.`}
    </p>
  );
}

function Withdraw() {
  return (
    <Form method="post" className="card stack">
      <h2 className="h3">Withdraw your review</h2>
      <p>Its words and your name are deleted at once, and its stars no longer count. You cannot write another.</p>
      <div>
        <SubmitButton name="intent" value="withdraw" variant="secondary" pendingLabel="Withdrawing…">
          Withdraw my review
        </SubmitButton>
      </div>
    </Form>
  );
}
