import { Form } from "react-router";
import { NextBlock } from "#app/routes/quote/parts/next-block.tsx";
import { TextAreaField } from "#app/ui/forms/field.tsx";
import { FormFailure } from "#app/ui/forms/form-failure.tsx";
import { fieldsOf } from "#app/ui/forms/form-fields.ts";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import type { FormState } from "#app/web/forms/form.ts";
import { limits } from "#config/limits.ts";
import { holdReasonsInWords } from "#content/hold-reasons.ts";
import { decisionKinds } from "#content/pages/appeal-kinds.ts";
import type { CustomerRequest } from "#domain/requests/customer-request.ts";

type Props = { held: NonNullable<CustomerRequest["held"]>; state: FormState | undefined };

/** Confirmed, and waiting for a person: why, and what the customer can say about it. */
export function HeldRequest({ held: { reasons, words }, state }: Props) {
  const field = fieldsOf(state, "held");
  return (
    <NextBlock title="We are looking at your request by hand">
      <p>
        You have confirmed it. Before installers see it, one of our team looks at it. If we have not decided after{" "}
        {limits.requestHeldDays} days, it goes to installers by itself. The reasons:
      </p>
      <div className="prose">
        <ul>
          {reasons.map((reason) => (
            <li key={reason}>{holdReasonsInWords[reason]}</li>
          ))}
        </ul>
      </div>
      <Rule />
      <Form method="post" className="stack form-narrow" noValidate>
        <FormFailure state={state} idPrefix="held" />
        <TextAreaField
          label="Tell us more"
          {...field("words", words ?? "")}
          lengthMax={limits.requestHoldWordsLengthMax}
          required
        />
        <div>
          <SubmitButton name="intent" value="tell-more" pendingLabel="Sending…">
            Tell us more
          </SubmitButton>
        </div>
      </Form>
    </NextBlock>
  );
}

/** What a person of ours decided, why, and how to have it looked at again. */
export function DeclinedRequest({ because }: { because: string }) {
  return (
    <NextBlock title="We have declined this request">
      <p>
        No installer has seen it. Our reason: <span className="as-typed">{because}</span>
      </p>
      <Rule />
      <p>If you think that is wrong, answer our email about it. Somebody else of our team looks at it again.</p>
    </NextBlock>
  );
}

function Rule() {
  const { rule, wouldChange } = decisionKinds.request;
  return (
    <p>
      The rule: <a href={rule.to}>{rule.heading}</a> in our terms. What would change it: {wouldChange}
    </p>
  );
}
