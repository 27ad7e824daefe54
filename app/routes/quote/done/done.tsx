import { randomUUID } from "node:crypto";
import { Form, Link, redirect } from "react-router";
import { DoneFacts } from "#app/routes/quote/done/done-facts.tsx";
import { DoneFields } from "#app/routes/quote/done/done-fields.tsx";
import { ReviewOrComplaint } from "#app/routes/quote/reviews/review-or-complaint.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { dateTimeInWords } from "#app/ui/format.ts";
import { FormFailure } from "#app/ui/forms/form-failure.tsx";
import { stateOfForm } from "#app/ui/forms/form-fields.ts";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import { useFailedForm } from "#app/ui/forms/use-failed-form.ts";
import { domainContext } from "#app/web/context.ts";
import { counted } from "#app/web/counted.ts";
import { alsoAfterRefusals } from "#app/web/forms/also-after-refusals.ts";
import { failedForm } from "#app/web/forms/failed-form.ts";
import { parseForm, readForm } from "#app/web/forms/form.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import { privatePage } from "#app/web/public-page.ts";
import { withErrorPage } from "#app/web/with-error-page.ts";
import { limits } from "#config/limits.ts";
import { DomainError } from "#domain/errors.ts";
import { outcomeForm } from "#domain/projects/outcome-form.ts";
import { outcomeOfProject } from "#domain/projects/outcomes.ts";
import { myQuotes } from "#domain/quotes/customer-quotes.ts";
import { isOpenQuote } from "#domain/quotes/is-open-quote.ts";
import { type ReviewPage, reviewPage } from "#domain/reviews/my-reviews.ts";
import { finishAndReview } from "#domain/reviews/write-review.ts";
import { londonDay } from "#domain/time/calendar.ts";
import type { Route } from "./+types/done.ts";

export const handle = privatePage;

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: "The work is finished - Your project",
    description: "Tell us when the work was finished, what it cost and how it went.",
    path: "",
    hidden: true,
  });

/** `work` is null where no quote is chosen and no work was reported as finished. */
export const loader = withErrorPage(async ({ context, params }: Route.LoaderArgs) => {
  const domain = domainContext(context);
  const outcome = await outcomeOfProject(domain, params.token);
  const chosen = (await myQuotes(domain, params.token)).filter(isOpenQuote).find(({ status }) => status === "chosen");
  if (!chosen && !outcome) return { work: null };
  const company = chosen?.company ?? "the company";
  const canChange = !outcome || domain.now < outcome.changeableUntil;
  const quoted = { pence: chosen?.totalPence ?? null, start: chosen?.quote.earliestStart ?? null };
  const review = await reviewPage(domain, params.token, outcome?.purchaseId ?? chosen?.purchaseId ?? "");
  return {
    work: { company, outcome: outcome ?? null, canChange, quoted, review: asked(review), today: londonDay(domain.now) },
  };
});

/** What the form asks about a review, and what of it is there. */
function asked({ firstName, district, review }: ReviewPage) {
  const isShown = review !== null && review.state !== "withdrawn" && review.state !== "removed";
  return { firstName, district, version: review?.version ?? 0, isShown, isNamed: review?.isNamed ?? false };
}

export const action = withErrorPage(async ({ request, context, params }: Route.ActionArgs) => {
  const form = await readForm(request);
  const domain = domainContext(context);
  const parsed = parseForm(outcomeForm(domain.now), form);
  if (!parsed.ok) return failedForm(form, { form: "done", errors: parsed.errors });
  try {
    const given = { id: randomUUID(), form: parsed.value };
    await counted(
      context,
      "review",
      () => finishAndReview(domain, params.token, given),
      (written) => written,
    );
  } catch (error) {
    const isExpected =
      error instanceof DomainError &&
      ["project_closed", "conflict", "already_reviewed", "too_late"].includes(error.code);
    if (!isExpected) throw error;
    return failedForm(form, { form: "done", error });
  }
  return redirect(`/requests/${params.token}`);
});

export const shouldRevalidate = alsoAfterRefusals;

export default function DonePage({ loaderData: { work }, actionData, params }: Route.ComponentProps) {
  const home = `/requests/${params.token}`;
  const state = stateOfForm(useFailedForm(actionData), "done");
  return (
    <div className="wrap page page-narrow stack">
      <p className="small">
        <Link to={home}>Overview</Link>
      </p>
      <div className="card stack">
        <h1>The work is finished</h1>
        {work ? <Work work={work} state={state} home={home} /> : <NothingChosen state={state} home={home} />}
      </div>
    </div>
  );
}

type Shown = { state: ReturnType<typeof stateOfForm>; home: string };
type Chosen = NonNullable<Route.ComponentProps["loaderData"]["work"]>;

function Work({ work: { company, outcome, canChange, quoted, review, today }, state, home }: Shown & { work: Chosen }) {
  return (
    <>
      <p>{introduction(company, outcome?.changeableUntil, canChange)}</p>
      <ReviewOrComplaint home={home} />
      {canChange ? (
        <Form method="post" className="stack" noValidate>
          <FormFailure state={state} idPrefix="done" />
          <DoneFields state={state} outcome={outcome} quoted={quoted} review={review} today={today} />
          <div className="btn-row">
            <SubmitButton pendingLabel="Saving…">The work is finished</SubmitButton>
            <LinkButton variant="secondary" to={home}>
              {outcome ? "Cancel" : "Not yet"}
            </LinkButton>
          </div>
        </Form>
      ) : (
        <>
          <FormFailure state={state} idPrefix="done" />
          {outcome && <DoneFacts outcome={outcome} />}
          <div className="btn-row">
            <LinkButton variant="secondary" to={home}>
              Back to my project
            </LinkButton>
          </div>
        </>
      )}
    </>
  );
}

function NothingChosen({ state, home }: Shown) {
  return (
    <>
      <FormFailure state={state} idPrefix="done" />
      <p>
        You have not chosen a quote yet. Once you have, you can tell us here when the work was done, what it cost in the
        end and how it went.
      </p>
      <div className="btn-row">
        <LinkButton variant="secondary" to={`${home}/quotes`}>
          See your quotes
        </LinkButton>
      </div>
    </>
  );
}

function introduction(company: string, until: Date | undefined, canChange: boolean): string {
  const days = limits.outcomeChangeDays;
  const shown = "What you let us show as a review, everyone reads at once.";
  if (!until)
    return `How did ${company} do? You can change your answers for ${days} days. After that, ${company} can read them. ${shown}`;
  if (!canChange) return `Your answers. They were final on ${dateTimeInWords(until)}, and ${company} can read them.`;
  return `You can change your answers until ${dateTimeInWords(until)}. After that, ${company} can read them. ${shown}`;
}
