import { Form } from "react-router";
import { Card } from "#app/ui/card.tsx";
import { formatCredits, formatPence } from "#app/ui/format.ts";
import { ChoiceGroup } from "#app/ui/forms/choice-group.tsx";
import { TextField } from "#app/ui/forms/field.tsx";
import { FormFailure } from "#app/ui/forms/form-failure.tsx";
import { fieldsOf, stateOfForm } from "#app/ui/forms/form-fields.ts";
import { StepUpFields } from "#app/ui/forms/step-up-fields.tsx";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import type { FormState } from "#app/web/forms/form.ts";
import { site } from "#config/site.ts";
import type { StepUpNeeds } from "#domain/accounts/step-up.ts";
import type { RefundSum } from "#domain/payments/refund-all.ts";

type CloseCardProps = {
  companyName: string;
  balance: number;
  /** What its customers lose, in words; empty if nothing goes on. */
  left: string;
  /** What can go back to the card. */
  refundable: RefundSum;
  stepUp: StepUpNeeds;
  state: FormState | undefined;
};

export function CloseCard({ companyName, balance, left, refundable, stepUp, state }: CloseCardProps) {
  const own = stateOfForm(state, "close");
  return (
    <Card title="Close my account">
      <Form method="post" className="stack" noValidate aria-label="Close my account">
        <p>
          You cannot undo this. Nobody will be able to sign in. We delete your contact details, documents, coverage and
          notes, and end your API keys and webhooks. We keep the company’s name, credit history, payments, receipts and
          list of bought leads for our accounts and because customers may ask who has their details.
        </p>
        <FormFailure state={own} idPrefix="close" id="close-errors" />
        <input type="hidden" name="form" value="close" />
        <TextField
          label="Company name"
          {...fieldsOf(own, "close")("companyName")}
          hint={`To confirm, type ${companyName}.`}
          autoComplete="off"
          required
        />
        {left && (
          <>
            <Notice tone="warn" title="Customers count on you">
              <p>{left}. If you close the account, all of this ends straight away.</p>
            </Notice>
            <ChoiceGroup
              label="Your customers"
              name="leavesCustomers"
              idPrefix="close"
              type="checkbox"
              options={[{ value: "yes", label: "Close the account anyway" }]}
              chosen={own?.values.leavesCustomers ? [own.values.leavesCustomers] : []}
              errors={own?.errors.leavesCustomers}
            />
          </>
        )}
        {refundable.pence > 0 && <RefundChoice refundable={refundable} isChosen={own?.values.refund !== "no"} />}
        <StepUpFields needs={stepUp} idPrefix="close" state={own} />
        {balance > refundable.credits && (
          <Notice tone="warn" title={`You lose ${formatCredits(balance - refundable.credits)}`}>
            <p>
              They were not bought by card or cannot be refunded now. If you close the account, nobody can use them. Use
              them first, or ask us about them at <a href={`mailto:${site.email}`}>{site.email}</a>.
            </p>
          </Notice>
        )}
        <div className="btn-row">
          <SubmitButton variant="danger" pendingLabel="Closing…">
            Close my account
          </SubmitButton>
        </div>
      </Form>
    </Card>
  );
}

function RefundChoice({ refundable: { credits, pence }, isChosen }: { refundable: RefundSum; isChosen: boolean }) {
  const amount = formatPence(pence);
  const many = formatCredits(credits);
  return (
    <ChoiceGroup
      label="Your unspent credits"
      name="refund"
      idPrefix="close"
      type="radio"
      options={[
        { value: "yes", label: `Refund ${many} to my card: ${amount}` },
        { value: "no", label: `Give up ${many} that cost me ${amount}`, hint: "We cannot refund them later." },
      ]}
      chosen={[isChosen ? "yes" : "no"]}
    />
  );
}
