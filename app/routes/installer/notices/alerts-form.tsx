import { Link } from "react-router";
import { WhenForm } from "#app/routes/installer/notices/when-form.tsx";
import { Card } from "#app/ui/card.tsx";
import type { FormState } from "#app/web/forms/form.ts";

const options = [
  { value: "at_once", label: "Straight away", hint: "One email for each lead." },
  { value: "daily", label: "Once a day", hint: "At 7:00 London time, if there is something new." },
  { value: "never", label: "Never" },
];

/** `hasArea`: until the company has set where it works, no lead matches. */
export function AlertsForm({
  alerts,
  hasArea,
  state,
}: {
  alerts: string;
  hasArea: boolean;
  state: FormState | undefined;
}) {
  return (
    <Card title="Lead alerts" id="alerts">
      <WhenForm
        name="alerts"
        label="When should we email you about new leads?"
        options={options}
        saved={alerts}
        state={state}
        save="Save alerts"
      >
        {!hasArea && (
          <p className="small muted">
            Your company has not set its coverage yet. <Link to="/profile/area">Set it</Link>, and alerts tell you about
            new leads in your area for your services.
          </p>
        )}
      </WhenForm>
    </Card>
  );
}
