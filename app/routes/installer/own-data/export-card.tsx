import { Download } from "lucide-react";
import { Form } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { FormFailure } from "#app/ui/forms/form-failure.tsx";
import { stateOfForm } from "#app/ui/forms/form-fields.ts";
import { StepUpFields } from "#app/ui/forms/step-up-fields.tsx";
import type { FormState } from "#app/web/forms/form.ts";
import type { StepUpNeeds } from "#domain/accounts/step-up.ts";

export function ExportCard({ stepUp, state }: { stepUp: StepUpNeeds; state: FormState | undefined }) {
  const own = stateOfForm(state, "export");
  return (
    <Card title="Download my data">
      {/* The answer is a file, which only the browser itself can save. */}
      <Form method="post" reloadDocument className="stack" noValidate aria-label="Download my data">
        <p>
          One JSON file: your account, company, coverage, documents’ details, bought leads with their contact details,
          credit history, payments, reported leads, API keys’ names, webhooks and sessions.
        </p>
        <FormFailure state={own} idPrefix="export" id="export-errors" />
        <input type="hidden" name="form" value="export" />
        <StepUpFields needs={stepUp} idPrefix="export" state={own} />
        <div className="btn-row">
          <Button type="submit" variant="secondary">
            <Download className="icon" aria-hidden="true" />
            Download my data
          </Button>
        </div>
      </Form>
    </Card>
  );
}
