import { Form, Link } from "react-router";
import { Card } from "#app/ui/card.tsx";
import { Fact } from "#app/ui/fact.tsx";
import { formatDateTime } from "#app/ui/format.ts";
import { SelectField, TextAreaField } from "#app/ui/forms/field.tsx";
import { FormFailure } from "#app/ui/forms/form-failure.tsx";
import { fieldsOf } from "#app/ui/forms/form-fields.ts";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Review } from "#app/ui/reviews/review.tsx";
import { SummaryButton } from "#app/ui/summary-button.tsx";
import type { FormState } from "#app/web/forms/form.ts";
import { limits } from "#config/limits.ts";
import { removalReasons } from "#content/reviews.ts";
import type { WaitingReview } from "#domain/reviews/desk-reviews.ts";

const TITLES: Record<WaitingReview["wait"], string> = {
  held: "Held",
  dispute: "Disputed",
  notice: "Said to be unlawful",
  report: "Reported",
  read: "To be read",
};

const HELD_BECAUSE: Record<NonNullable<WaitingReview["heldBecause"]>, string> = {
  address: "It comes from a network address of the company’s people.",
  mail_domain: "Its author’s email address is at the company’s own domain.",
  phone: "Its author’s phone number is the company’s.",
  many_in_a_day: "It is the fourth of the company within a day, or a later one.",
  offered: "Its author says that something was offered for it. It is never shown.",
};

type ReviewCardProps = { review: WaitingReview; state: FormState | undefined };

/** A review that waits, with all that a person needs to decide, and the decisions that are theirs. */
export function ReviewCard({ review, state }: ReviewCardProps) {
  const { id, wait, company, installerId, leadId, due, isOverdue, heldBecause, asked, isRepeated } = review;
  return (
    <div id={id}>
      <Card title={`${TITLES[wait]}: ${company}`}>
        <div className="stack">
          <Review review={review} company={company} isBare />
          <dl className="facts">
            <Fact name="Decide by">
              {formatDateTime(due)}
              {isOverdue && ", overdue"}
            </Fact>
            <Fact name="Company">
              <Link to={`/admin/installers/${installerId}`}>{company}</Link>
            </Fact>
            <Fact name="Customer">
              <Link to={`/admin/leads/${leadId}`}>The request</Link>
            </Fact>
            {heldBecause && <Fact name="Held because">{HELD_BECAUSE[heldBecause]}</Fact>}
          </dl>
          {asked && <Asked asked={asked} />}
          {review.decided.length > 0 && (
            <p className="small">
              Decided before:{" "}
              {review.decided.map(({ at, outcome, words }) => `${outcome}, ${formatDateTime(at)}: ${words}`).join("; ")}
            </p>
          )}
          {isRepeated && (
            <Notice tone="warn">
              <p>
                Reviews of this company were removed for faking or paying within six months. If it has done so again,{" "}
                <Link to={`/admin/installers/${installerId}`}>suspend the company</Link>: that is your decision, with a
                reason that it reads.
              </p>
            </Notice>
          )}
          <FormFailure state={state} idPrefix={`${state?.values.intent}-${wait}-${id}`} />
          <div className="btn-row">
            {wait === "held" && heldBecause !== "offered" && <Plain review={review} intent="publish" label="Publish" />}
            {wait === "read" && <Plain review={review} intent="read" label="I have read it" />}
            {review.about !== null && <Keep review={review} state={state} />}
            <Remove review={review} state={state} />
          </div>
        </div>
      </Card>
    </div>
  );
}

function Asked({ asked }: { asked: NonNullable<WaitingReview["asked"]> }) {
  const { by, at, reason, quoted, words, email, answer } = asked;
  return (
    <dl className="facts">
      <Fact name="Says so">
        {by}
        {email && `, ${email}`}, {formatDateTime(at)}
      </Fact>
      <Fact name="What">{reason}</Fact>
      {quoted && <Fact name="Which words">{quoted}</Fact>}
      <Fact name="Why">
        <span className="as-typed">{words}</span>
      </Fact>
      <Fact name="The author says">
        <span className="as-typed">{answer ?? "Nothing so far"}</span>
      </Fact>
    </dl>
  );
}

function Ids({ review: { id, about, wait } }: { review: WaitingReview }) {
  return (
    <>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="about" value={about ?? ""} />
      <input type="hidden" name="wait" value={wait} />
    </>
  );
}

function Plain({ review, intent, label }: { review: WaitingReview; intent: "publish" | "read"; label: string }) {
  return (
    <Form method="post">
      <Ids review={review} />
      <SubmitButton name="intent" value={intent} className="btn-tight" pendingLabel="Saving…">
        {label}
      </SubmitButton>
    </Form>
  );
}

function Keep({ review, state }: ReviewCardProps) {
  const own = state?.values.intent === "keep" ? state : undefined;
  const field = fieldsOf(own, `keep-${review.wait}-${review.id}`);
  return (
    <details open={own !== undefined}>
      <SummaryButton className="btn btn-secondary btn-tight">Keep it</SummaryButton>
      <Form method="post" className="stack form-narrow" noValidate>
        <Ids review={review} />
        <TextAreaField
          label="Why it stays"
          {...field("words")}
          rows={3}
          lengthMax={limits.reasonLengthMax}
          hint="Whoever asked reads this: the facts, and what would change it."
          required
        />
        <div>
          <SubmitButton name="intent" value="keep" pendingLabel="Saving…">
            Keep the review
          </SubmitButton>
        </div>
      </Form>
    </details>
  );
}

function Remove({ review, state }: ReviewCardProps) {
  const own = state?.values.intent === "remove-review" ? state : undefined;
  const field = fieldsOf(own, `remove-review-${review.wait}-${review.id}`);
  return (
    <details open={own !== undefined}>
      <SummaryButton className="btn btn-secondary btn-tight">Remove it</SummaryButton>
      <Form method="post" className="stack form-narrow" noValidate>
        <Ids review={review} />
        <SelectField
          label="Reason"
          {...field("as")}
          options={[{ value: "", label: "Choose" }, ...removalReasons]}
          required
        />
        <TextAreaField
          label="What shows it"
          {...field("words")}
          rows={3}
          lengthMax={limits.reasonLengthMax}
          hint="Its author reads this, and whoever asked."
          required
        />
        <div>
          <SubmitButton name="intent" value="remove-review" variant="danger" pendingLabel="Removing…">
            Remove the review
          </SubmitButton>
        </div>
      </Form>
    </details>
  );
}
