import { Form } from "react-router";
import { CoverageFields } from "#app/routes/installer/parts/coverage-fields.tsx";
import { CoverageMap, type ShownCoverage, type ShownMap } from "#app/routes/installer/profile/coverage-map.tsx";
import type { ProfileIntent } from "#app/routes/installer/profile/profile-intents.ts";
import { WishesFields } from "#app/routes/installer/profile/wishes-fields.tsx";
import { Card } from "#app/ui/card.tsx";
import { FormFailure } from "#app/ui/forms/form-failure.tsx";
import { stateOfForm } from "#app/ui/forms/form-fields.ts";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import type { FormState } from "#app/web/forms/form.ts";
import type { Wishes } from "#domain/coverage/matching.ts";

export interface Area {
  coverage: ShownCoverage & Wishes & { services: readonly string[] };
  map: ShownMap;
}

export function CoverageForm({ area, state }: { area: Area | null; state: FormState | undefined }) {
  return (
    <Card title="Coverage and services" id="coverage">
      <div className="coverage">
        <FieldsOfCoverage area={area} state={stateOfForm(state, "coverage")} />
        {area ? (
          <CoverageMap {...area} />
        ) : (
          <div>
            <Notice tone="warn" title="Your area is not set yet">
              <p>Until you set it, we cannot match leads to you or send you alerts.</p>
            </Notice>
          </div>
        )}
      </div>
    </Card>
  );
}

function FieldsOfCoverage({ area, state }: { area: Area | null; state: FormState | undefined }) {
  return (
    <Form method="post" className="stack" noValidate>
      <FormFailure state={state} idPrefix="coverage" id="coverage-errors" />
      <input type="hidden" name="form" value={"coverage" satisfies ProfileIntent} />
      <CoverageFields area={area?.coverage} state={state} />
      {/* Remounted when saved, to show how the input was understood. */}
      <WishesFields key={String(area?.coverage.excludedOutcodes)} wishes={area?.coverage} state={state} />
      <div className="btn-row">
        <SubmitButton pendingLabel="Saving…" intent={{ name: "form", value: "coverage" }}>
          Save coverage
        </SubmitButton>
      </div>
    </Form>
  );
}
