import { Form, Link } from "react-router";
import { Fact } from "#app/ui/fact.tsx";
import { dateInWords } from "#app/ui/format.ts";
import { TextAreaField } from "#app/ui/forms/field.tsx";
import { FormFailure } from "#app/ui/forms/form-failure.tsx";
import { fieldsOf } from "#app/ui/forms/form-fields.ts";
import { MessageFilesField } from "#app/ui/forms/message-files-field.tsx";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import { SecondLook } from "#app/ui/talk/second-look.tsx";
import type { FormState } from "#app/web/forms/form.ts";
import { limits } from "#config/limits.ts";
import type { RemovedReview } from "#domain/appeals/removed-review.ts";

/** Also the form's name after a failure. */
export const SECOND_LOOK = "second-look";

type RemovedProps = { removed: RemovedReview; freshId: string; state: FormState | undefined };

/** Why a review was removed, what would change that, and its author's second look. */
export function RemovedReviewCard({ removed, freshId, state }: RemovedProps) {
  const { decidedAt, label, facts, rule, wouldChange, askUntil } = removed;
  return (
    <section className="card stack" id={SECOND_LOOK} aria-labelledby="removed-title">
      <h2 id="removed-title">Why we removed your review</h2>
      <dl className="facts">
        <Fact name="Removed on">{dateInWords(decidedAt)}</Fact>
        <Fact name="Removed as">{label}</Fact>
        {facts && (
          <Fact name="Reason">
            <span className="as-typed">{facts}</span>
          </Fact>
        )}
        <Fact name="Rule">
          <Link to={rule.to}>Terms of Service: {rule.heading}</Link>, and{" "}
          <Link to="/reviews-policy">How reviews work</Link>
        </Fact>
        <Fact name="What would change it">{wouldChange}</Fact>
      </dl>
      <SecondLook look={removed} when={dateInWords} />
      {askUntil ? (
        <AskForm until={askUntil} freshId={freshId} state={state} />
      ) : (
        <FormFailure state={state} idPrefix={SECOND_LOOK} />
      )}
    </section>
  );
}

function AskForm({ until, freshId, state }: { until: Date; freshId: string; state: FormState | undefined }) {
  const field = fieldsOf(state, SECOND_LOOK);
  return (
    <Form method="post" encType="multipart/form-data" className="stack" noValidate>
      <p>
        Until {dateInWords(until)} you can ask for a second look, once. Somebody else of our team decides where somebody
        else can, within {limits.appealDecideDays} days.
      </p>
      <FormFailure state={state} idPrefix={SECOND_LOOK} />
      <input type="hidden" name="id" value={state?.values.id ?? freshId} />
      <TextAreaField
        label="What should we look at again?"
        {...field("words")}
        rows={5}
        lengthMax={limits.appealLengthMax}
        required
      />
      <MessageFilesField idPrefix={SECOND_LOOK} errors={state?.errors} most={limits.appealFilesMax} />
      <div>
        <SubmitButton name="intent" value={SECOND_LOOK} pendingLabel="Sending…">
          Ask for a second look
        </SubmitButton>
      </div>
    </Form>
  );
}
