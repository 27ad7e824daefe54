import { Link } from "react-router";
import { LimitsForm } from "#app/routes/installer/parts/limits-form.tsx";
import type { ProfileIntent } from "#app/routes/installer/profile/profile-intents.ts";
import { Card } from "#app/ui/card.tsx";
import { stateOfForm } from "#app/ui/forms/form-fields.ts";
import type { FormState } from "#app/web/forms/form.ts";
import type { StepUpNeeds } from "#domain/accounts/step-up.ts";
import type { Caps } from "#domain/credits/spending-limits-form.ts";

interface LimitsProps {
  caps: { company: Caps; person: Caps };
  stepUp: StepUpNeeds;
  state: FormState | undefined;
}

export function Limits({ caps, stepUp, state }: LimitsProps) {
  const own = stateOfForm(state, "limits");
  const stateOf = (whose: string) => (own?.values.whose === whose ? own : undefined);
  return (
    <Card title="Limits" id="limits">
      <div className="stack">
        <p>
          The most you and your programs can buy. Leave a field empty for no limit. We ask for your password if you
          raise or remove a limit. API keys have <Link to="/developers#limits">their own limits</Link>.
        </p>
        <h3>Your company</h3>
        <LimitsForm
          whose="your company"
          idPrefix="company-limits"
          caps={caps.company}
          stepUp={stepUp}
          hidden={{ form: "limits" satisfies ProfileIntent, whose: "company" }}
          state={stateOf("company")}
        />
        <h3>You</h3>
        <LimitsForm
          whose="you"
          idPrefix="person-limits"
          caps={caps.person}
          stepUp={stepUp}
          hidden={{ form: "limits" satisfies ProfileIntent, whose: "person" }}
          state={stateOf("person")}
        />
      </div>
    </Card>
  );
}
