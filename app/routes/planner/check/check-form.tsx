import { ArrowRight } from "lucide-react";
import type { CheckView } from "#app/routes/planner/check/check-view.ts";
import { QuoteFacts, QuoteTerms } from "#app/routes/planner/check/quote-facts.tsx";
import { AskedChoice } from "#app/routes/planner/form/asked-choice.tsx";
import { AskedFacing } from "#app/routes/planner/form/asked-facing.tsx";
import { AskedNumber } from "#app/routes/planner/form/asked-number.tsx";
import { namingOf, type TypedForm, valueIn } from "#app/routes/planner/form/drawn-form.ts";
import { StepBox } from "#app/routes/planner/form/step-box.tsx";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/forms/field.tsx";
import { arrayFields, equipmentFields } from "#content/planner/fields/equipment-fields.ts";
import { homeFields, placeField } from "#content/planner/fields/home-fields.ts";
import { claimFields, quoteCheckPage } from "#content/planner/quote-check.ts";
import "#app/routes/planner/form/fields.css";

/** A GET form, so that a check has an address to share, even with the installer. */
export function CheckForm({ view }: { view: CheckView }) {
  const form: TypedForm = { view, typed: new URLSearchParams(view.typed) };
  const { azimuth, pitch, shading } = arrayFields;
  return (
    <form
      method="get"
      action={`${quoteCheckPage.path}#found`}
      className="planner-form check-form"
      noValidate
      aria-label={quoteCheckPage.heading}
    >
      <StepBox id="the-quote" number={1} title="The quote" intro="What is it for, and what does it cost?">
        <QuoteFacts form={form} />
        <div className="asked">
          <TextField
            {...namingOf(form, placeField.query, placeField.hint)}
            label={placeField.label}
            className="place-field"
            autoComplete="postal-code"
            autoCapitalize="characters"
            defaultValue={valueIn(form, placeField.query)}
          />
        </div>
        <QuoteTerms form={form} />
        <Submit>Is this price fair?</Submit>
      </StepBox>
      <StepBox id="the-roof" number={2} title="The roof" intro="For panels, as in the quote.">
        <AskedFacing form={form} usual={azimuth.usual} />
        <div className="asked">
          <AskedNumber form={form} field={pitch} usual={pitch.usual} />
        </div>
        <AskedChoice form={form} field={shading} usual="none" look="even" />
      </StepBox>
      <StepBox id="the-claim" number={3} title="What you save" intro="What the quote promises, if it does.">
        <div className="asked">
          <AskedNumber form={form} field={claimFields.savingPounds} />
        </div>
        <AskedChoice form={form} field={homeFields.type} />
        <AskedChoice form={form} field={homeFields.built} look="eras" />
        <div className="asked">
          <AskedNumber form={form} field={homeFields.bedrooms} />
        </div>
        <div className="asked">
          <AskedNumber form={form} field={{ ...equipmentFields.batteryKwh, hint: "If the quote has one." }} />
        </div>
        <Submit>Check the figures</Submit>
      </StepBox>
    </form>
  );
}

function Submit({ children }: { children: string }) {
  return (
    <div className="see-plan">
      <Button type="submit">
        {children} <ArrowRight className="icon" aria-hidden="true" />
      </Button>
    </div>
  );
}
