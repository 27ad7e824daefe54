import { Form } from "react-router";
import { SheetFields } from "#app/routes/installer/parts/sheet-fields.tsx";
import { SHEET_ID } from "#app/routes/installer/parts/sheet-single.tsx";
import type { ProfileIntent } from "#app/routes/installer/profile/profile-intents.ts";
import { Card } from "#app/ui/card.tsx";
import { FormFailure } from "#app/ui/forms/form-failure.tsx";
import { stateOfForm } from "#app/ui/forms/form-fields.ts";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import type { FormState } from "#app/web/forms/form.ts";
import { limits } from "#config/limits.ts";
import { type UsualTerms, usualTermsSheet } from "#content/quote-sheet/usual-terms-sheet.ts";
import { typedByFields } from "#domain/quotes/sheet/typed-quote.ts";
import "#app/routes/installer/quote/quote-rows.css";

const FIRST = {
  coolingOffDays: String(limits.quoteUsualCoolingOffDays),
  validDays: String(limits.quoteUsualValidDays),
};

/** What every quote of the company begins with. */
export function UsualTermsCard({ terms, state }: { terms: UsualTerms | undefined; state: FormState | undefined }) {
  const own = stateOfForm(state, "usual-terms");
  const typed = own?.values ?? (terms ? typedByFields(usualTermsSheet, terms) : FIRST);
  return (
    <Card title="Usual terms" id="usual-terms">
      <p>Every quote begins with these; you can change them in each.</p>
      <Form method="post" className="stack quote-form" noValidate aria-label="Usual terms" key={JSON.stringify(terms)}>
        <FormFailure state={own} idPrefix={SHEET_ID} id="usual-terms-errors" />
        <input type="hidden" name="form" value={"usual-terms" satisfies ProfileIntent} />
        <div className="quote-grid">
          <SheetFields fields={usualTermsSheet} typed={typed} errors={own?.errors ?? {}} />
        </div>
        <div className="btn-row">
          <SubmitButton pendingLabel="Saving…" intent={{ name: "form", value: "usual-terms" }}>
            Save usual terms
          </SubmitButton>
        </div>
      </Form>
    </Card>
  );
}
