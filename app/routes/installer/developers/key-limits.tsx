import { LimitsForm } from "#app/routes/installer/parts/limits-form.tsx";
import { Card } from "#app/ui/card.tsx";
import { stateOfForm } from "#app/ui/forms/form-fields.ts";
import type { FormState } from "#app/web/forms/form.ts";
import type { StepUpNeeds } from "#domain/accounts/step-up.ts";
import type { ApiKey } from "#domain/api-keys/my-api-keys.ts";
import type { Caps } from "#domain/credits/spending-limits-form.ts";

interface KeyLimitsProps {
  keys: readonly ApiKey[];
  /** By the id of the key; one without limits is absent. */
  caps: Readonly<Record<string, Caps>>;
  stepUp: StepUpNeeds;
  state: FormState | undefined;
}

const NONE: Caps = { leadsADay: null, leadsAWeek: null, creditsAMonth: null };

export function KeyLimits({ keys, caps, stepUp, state }: KeyLimitsProps) {
  const working = keys.filter(({ revokedAt }) => revokedAt === null);
  const own = stateOfForm(state, "key-limits");
  if (working.length === 0) return null;
  return (
    <Card title="API key limits" id="limits">
      <div className="stack">
        <p>The most a program can buy with a key. Leave a field empty for no limit.</p>
        {working.map(({ id, name }) => (
          <details key={id} open={own?.values.id === id}>
            <summary>
              {name}
              <span className="sr-only">: limits</span>
            </summary>
            <LimitsForm
              whose={name}
              idPrefix={`limits-${id}`}
              caps={caps[id] ?? NONE}
              stepUp={stepUp}
              hidden={{ intent: "key-limits", id }}
              state={own?.values.id === id ? own : undefined}
            />
          </details>
        ))}
      </div>
    </Card>
  );
}
