import type { ReactNode } from "react";
import { Form } from "react-router";
import { Card } from "#app/ui/card.tsx";
import { ChoiceGroup } from "#app/ui/forms/choice-group.tsx";
import { FormFailure } from "#app/ui/forms/form-failure.tsx";
import { stateOfForm } from "#app/ui/forms/form-fields.ts";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import type { FormState } from "#app/web/forms/form.ts";

const options = [
  { value: "at_once", label: "At once", hint: "One e-mail for each lead." },
  { value: "daily", label: "Once a day", hint: "At 7:00 London time, if there is something new." },
  { value: "never", label: "Never" },
];

type AlertsFormProps = {
  alerts: string | null;
  state: FormState | undefined;
  /** The other way to hear of new leads. */
  devices: ReactNode;
};

export function AlertsForm({ alerts, state, devices }: AlertsFormProps) {
  const own = stateOfForm(state, "alerts");
  return (
    <Card title="Lead alerts" id="alerts">
      {alerts === null ? (
        <p className="muted">Set your coverage first. Alerts tell you of new leads in your area for your services.</p>
      ) : (
        <Form method="post" className="stack" noValidate>
          <FormFailure state={own} idPrefix="alerts" id="alerts-errors" />
          <input type="hidden" name="form" value="alerts" />
          <ChoiceGroup
            label="When shall we e-mail you about new leads?"
            type="radio"
            name="alerts"
            idPrefix="alerts"
            errors={own?.errors.alerts}
            options={options}
            // After an answer the page must show the newly saved choice.
            key={alerts}
            chosen={[own?.values.alerts ?? alerts]}
          />
          <div className="btn-row">
            <SubmitButton pendingLabel="Saving…" intent={{ name: "form", value: "alerts" }}>
              Save alerts
            </SubmitButton>
          </div>
        </Form>
      )}
      {alerts !== null && devices}
    </Card>
  );
}
