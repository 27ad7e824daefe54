import { Form, Link } from "react-router";
import { Card } from "#app/ui/card.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Fact } from "#app/ui/fact.tsx";
import { formatDateTime } from "#app/ui/format.ts";
import { TextAreaField } from "#app/ui/forms/field.tsx";
import { FormFailure } from "#app/ui/forms/form-failure.tsx";
import { fieldsOf, stateOfForm, stateOfGone } from "#app/ui/forms/form-fields.ts";
import { FormRefusal } from "#app/ui/forms/form-refusal.tsx";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import { useFailedForm } from "#app/ui/forms/use-failed-form.ts";
import { Review } from "#app/ui/reviews/review.tsx";
import { AttachedFiles } from "#app/ui/talk/attached-files.tsx";
import { callerOf } from "#app/web/context.ts";
import { alsoAfterRefusals } from "#app/web/forms/also-after-refusals.ts";
import type { FormState } from "#app/web/forms/form.ts";
import { answerForm, postedForm } from "#app/web/forms/intents.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import { withErrorPage } from "#app/web/with-error-page.ts";
import { limits } from "#config/limits.ts";
import { decideAppeal } from "#domain/appeals/decide-appeal.ts";
import { type OpenAppeal, openAppeals } from "#domain/appeals/open-appeals.ts";
import type { Route } from "./+types/appeals.ts";

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: "Second looks",
    description: "Decisions that somebody asks us to look at again.",
    path: "",
    hidden: true,
  });

export const loader = withErrorPage(
  async ({ context }: Route.LoaderArgs) => ({ appeals: await openAppeals(...callerOf(context)) }),
  "Failed to load admin data.",
);

export const action = withErrorPage(async (args: Route.ActionArgs) => {
  const posted = await postedForm(args);
  const { caller, id, text } = posted;
  const decide = (outcome: "accepted" | "declined") => () =>
    decideAppeal(...caller, { id: id("id"), outcome, reason: text("reason") });
  return answerForm(
    posted,
    "/admin/appeals",
    {
      "accept-appeal": { do: decide("accepted"), notice: "appeal-decided" },
      "decline-appeal": { do: decide("declined"), notice: "appeal-decided" },
    },
    { beside: text("id") },
  );
});

export const shouldRevalidate = alsoAfterRefusals;

export default function AppealsPage({ loaderData: { appeals }, actionData }: Route.ComponentProps) {
  const state = useFailedForm(actionData);
  return (
    <div className="stack-l">
      <div className="stack-s">
        <h1>Second looks</h1>
        <p>
          Whoever made the first decision does not make this one while somebody else can. After{" "}
          {limits.appealDecideDays} days without a decision, reports are accepted and buying is released.
        </p>
      </div>
      <FormRefusal
        state={stateOfGone(
          state,
          appeals.map(({ id }) => id),
        )}
      />
      {appeals.length === 0 ? (
        <EmptyState title="No second look waits">When somebody asks for one, it appears here.</EmptyState>
      ) : (
        appeals.map((appeal) => <AppealCard key={appeal.id} appeal={appeal} state={stateOfForm(state, appeal.id)} />)
      )}
    </div>
  );
}

function AppealCard({ appeal, state }: { appeal: OpenAppeal; state: FormState | undefined }) {
  const { id, label, company, isCustomers, first, words, askedAt, askedBy, decideBy, isLate, files, isForAnother } =
    appeal;
  const field = fieldsOf(state, `appeal-${id}`);
  return (
    <Card title={company ? `${company}: ${label}` : label} id={`appeal-${id}`} className="stack">
      <dl className="facts">
        {first.reason && (
          <Fact name="First decision">
            <span className="as-typed">{first.reason}</span>
          </Fact>
        )}
        <Fact name="Decided">
          {first.at ? formatDateTime(first.at) : "It no longer stands"}
          {first.by && ` by ${first.by}`}
        </Fact>
        {first.to && (
          <Fact name={isCustomers ? "Customer" : "Company"}>
            <Link to={first.to}>{isCustomers ? "Open the request" : "Open the company"}</Link>
          </Fact>
        )}
        <Fact name="Asked">
          {formatDateTime(askedAt)}
          {askedBy ? ` by ${askedBy}` : isCustomers && " by the customer"}
        </Fact>
        <Fact name="Decide by">
          {formatDateTime(decideBy)}
          {isLate && ", late"}
        </Fact>
      </dl>
      {first.review && company && <Review review={first.review} company={company} isBare />}
      {first.review && <h3>Why they ask</h3>}
      <p className="as-typed">{words}</p>
      <AttachedFiles files={files} at="/admin/appeals/files" />
      {isForAnother ? (
        <>
          <FormRefusal state={state} />
          <p className="muted">You made the first decision, so another administrator makes this one.</p>
        </>
      ) : (
        <Form method="post" className="stack form-narrow" noValidate>
          <FormFailure state={state} idPrefix={`appeal-${id}`} />
          <input type="hidden" name="id" value={id} />
          <TextAreaField
            label="Why, sent to whoever asked"
            lengthMax={limits.reasonLengthMax}
            {...field("reason")}
            required
          />
          <div className="btn-row">
            <SubmitButton name="intent" value="accept-appeal" pendingLabel="Saving…">
              Accept<span className="sr-only">: {company}</span>
            </SubmitButton>
            <SubmitButton variant="secondary" name="intent" value="decline-appeal" pendingLabel="Saving…">
              Decline<span className="sr-only">: {company}</span>
            </SubmitButton>
          </div>
        </Form>
      )}
    </Card>
  );
}
