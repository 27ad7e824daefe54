import { AskedChoice } from "#app/routes/planner/form/asked-choice.tsx";
import { AskedNumber } from "#app/routes/planner/form/asked-number.tsx";
import { hasErrors, namingOf, type TypedForm, valueIn } from "#app/routes/planner/form/drawn-form.ts";
import { TextField } from "#app/ui/forms/field.tsx";
import { arrayFields } from "#content/planner/fields/equipment-fields.ts";
import { claimFields, priceFields, termFields, termTexts } from "#content/planner/quote-check.ts";
import "#app/routes/planner/form/fields.css";
import "./quote-facts.css";

/** What a quote is for, its price, its size and what it promises. */
export function QuoteFacts({ form }: { form: TypedForm }) {
  const { work, pounds, batterySizeKwh, heatPumpKw } = priceFields;
  const numbers = [
    { field: pounds },
    { field: arrayFields.kwp, of: "for-panels" },
    { field: batterySizeKwh, of: "for-battery" },
    { field: heatPumpKw, of: "for-heat-pump" },
    { field: claimFields.kwh, of: "for-panels" },
  ];
  return (
    <>
      <AskedChoice form={form} field={work} usual="solar" />
      {numbers.map(({ field, of = "" }) => (
        <div key={field.query} className={`asked ${of}`}>
          <AskedNumber form={form} field={field} />
        </div>
      ))}
    </>
  );
}

/** What else it says, folded until something was typed. */
export function QuoteTerms({ form }: { form: TypedForm }) {
  const { depositPounds, firm, validDays, insuredYears } = termFields;
  const { mcsNumber, startsOn } = termTexts;
  const names = [...Object.values(termFields), ...Object.values(termTexts)].map(({ query }) => query);
  const isInUse = hasErrors(form, names) || names.some((name) => valueIn(form, name) !== "");
  return (
    <details className="further" open={isInUse}>
      <summary>What else the quote says</summary>
      <div className="quote-terms">
        <AskedNumber form={form} field={depositPounds} />
        <AskedChoice form={form} field={firm} look="even" />
        <AskedNumber form={form} field={validDays} />
        <AskedNumber form={form} field={insuredYears} />
        <TextField
          {...namingOf(form, mcsNumber.query, mcsNumber.hint)}
          label={mcsNumber.label}
          autoComplete="off"
          autoCapitalize="characters"
          placeholder="NAP-12345"
          defaultValue={valueIn(form, mcsNumber.query)}
        />
        <TextField
          {...namingOf(form, startsOn.query, startsOn.hint)}
          label={startsOn.label}
          type="date"
          defaultValue={valueIn(form, startsOn.query)}
        />
      </div>
    </details>
  );
}
