import type { ReactNode } from "react";
import { WhenForm } from "#app/routes/installer/profile/when-form.tsx";
import { Card } from "#app/ui/card.tsx";
import type { FormState } from "#app/web/forms/form.ts";

const options = [
  { value: "at_once", label: "Straight away", hint: "One email for each lead." },
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
  return (
    <Card title="Lead alerts" id="alerts">
      {alerts === null ? (
        <p className="muted">
          Set your coverage first. Alerts tell you about new leads in your area for your services.
        </p>
      ) : (
        <WhenForm
          name="alerts"
          label="When should we email you about new leads?"
          options={options}
          saved={alerts}
          state={state}
          save="Save alerts"
        />
      )}
      {alerts !== null && devices}
    </Card>
  );
}
