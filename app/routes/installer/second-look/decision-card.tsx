import { Form, Link } from "react-router";
import { Card } from "#app/ui/card.tsx";
import { Fact } from "#app/ui/fact.tsx";
import { formatDateTime } from "#app/ui/format.ts";
import { TextAreaField } from "#app/ui/forms/field.tsx";
import { FormFailure } from "#app/ui/forms/form-failure.tsx";
import { fieldsOf } from "#app/ui/forms/form-fields.ts";
import { MessageFilesField } from "#app/ui/forms/message-files-field.tsx";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import { SecondLook } from "#app/ui/talk/second-look.tsx";
import type { FormState } from "#app/web/forms/form.ts";
import { limits } from "#config/limits.ts";
import type { MyDecision } from "#domain/appeals/my-appeals.ts";

type CardProps = { decision: MyDecision; appealId: string; state: FormState | undefined };

/** One decision: the facts, the rule, what would change it, and what became of asking. */
export function DecisionCard({ decision, appealId, state }: CardProps) {
  const { subject, title, purchaseId, decidedAt, reason, rule, wouldChange, askUntil } = decision;
  return (
    <Card title={title} id={`decision-${subject}`}>
      <div className="stack">
        <dl className="facts">
          <Fact name="Decided">{formatDateTime(decidedAt)}</Fact>
          {reason && (
            <Fact name="Reason">
              <span className="as-typed">{reason}</span>
            </Fact>
          )}
          <Fact name="Rule">
            <Link to={rule.to}>Terms of Service: {rule.heading}</Link>
          </Fact>
          <Fact name="What would change it">{wouldChange}</Fact>
          {purchaseId && (
            <Fact name="Lead">
              <Link to={`/leads/purchases/${purchaseId}`}>Open the lead</Link>
            </Fact>
          )}
        </dl>
        <SecondLook look={decision} when={formatDateTime} />
        {askUntil && <AskForm decision={decision} until={askUntil} appealId={appealId} state={state} />}
      </div>
    </Card>
  );
}

type FormProps = CardProps & { until: Date };

function AskForm({ decision: { kind, subject }, until, appealId, state }: FormProps) {
  const prefix = `look-${subject}`;
  const field = fieldsOf(state, prefix);
  return (
    <Form method="post" encType="multipart/form-data" className="stack form-narrow" noValidate>
      <p>
        Until {formatDateTime(until)} you can ask for a second look, once. We decide within {limits.appealDecideDays}{" "}
        days.
      </p>
      <FormFailure state={state} idPrefix={prefix} />
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="subject" value={subject} />
      <input type="hidden" name="appealId" value={state?.values.appealId ?? appealId} />
      <TextAreaField
        label="What should we look at again?"
        lengthMax={limits.appealLengthMax}
        {...field("words")}
        required
      />
      <MessageFilesField idPrefix={prefix} errors={state?.errors} most={limits.appealFilesMax} />
      <div>
        <SubmitButton name="intent" value="second-look" pendingLabel="Sending…">
          Ask for a second look
        </SubmitButton>
      </div>
    </Form>
  );
}
