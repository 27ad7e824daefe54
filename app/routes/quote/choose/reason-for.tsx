import { CompanyMark } from "#app/routes/quote/parts/company-mark.tsx";
import { SelectField, TextAreaField } from "#app/ui/forms/field.tsx";
import { fieldsOf } from "#app/ui/forms/form-fields.ts";
import type { FormState } from "#app/web/forms/form.ts";
import { limits } from "#config/limits.ts";
import { customerReasonOptions } from "#content/customer-reasons.ts";

/** What an unsuccessful company is told, if the box is ticked. */
export function ReasonFor({
  purchaseId,
  companyName,
  position,
  state,
}: {
  purchaseId: string;
  companyName: string;
  position: number;
  state: FormState | undefined;
}) {
  const field = fieldsOf(state, "choose");
  return (
    <div className="reason-row">
      <label className="reason-tick">
        <input
          type="checkbox"
          name={`tell-${purchaseId}`}
          defaultChecked={state?.values[`tell-${purchaseId}`] === "on"}
        />
        <CompanyMark position={position} name={companyName} />
        <span>A reason for {companyName}</span>
      </label>
      <div className="reason-open stack">
        <SelectField
          label={`Reason for ${companyName}`}
          {...field(`reason-${purchaseId}`, "price")}
          options={[...customerReasonOptions]}
        />
        <TextAreaField
          label={`In your words, for ${companyName}`}
          {...field(`words-${purchaseId}`)}
          rows={2}
          lengthMax={limits.customerWordsLengthMax}
        />
      </div>
    </div>
  );
}
