import { Form } from "react-router";
import { CoverageMap, type ShownCoverage, type ShownMap } from "#app/routes/installer/profile/coverage-map.tsx";
import { Card } from "#app/ui/card.tsx";
import { ChoiceGroup } from "#app/ui/forms/choice-group.tsx";
import { TextField } from "#app/ui/forms/field.tsx";
import { FormFailure } from "#app/ui/forms/form-failure.tsx";
import { fieldsOf, stateOfForm } from "#app/ui/forms/form-fields.ts";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import type { FormState } from "#app/web/forms/form.ts";
import { limits } from "#config/limits.ts";
import { leadServiceOptions } from "#content/options.ts";

export interface Area {
  coverage: ShownCoverage & { services: readonly string[] };
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
              <p>Until you set it, no lead counts as yours, and we send you no alerts.</p>
            </Notice>
          </div>
        )}
      </div>
    </Card>
  );
}

function FieldsOfCoverage({ area, state }: { area: Area | null; state: FormState | undefined }) {
  const field = fieldsOf(state, "coverage");
  const chosen = state ? (state.values.services ?? "").split(",") : (area?.coverage.services ?? []);
  return (
    <Form method="post" className="stack" noValidate>
      <FormFailure state={state} idPrefix="coverage" id="coverage-errors" />
      <input type="hidden" name="form" value="coverage" />
      <TextField
        label="Base postcode"
        {...field("basePostcode", area?.coverage.basePostcode)}
        hint="Where your teams start from."
        autoComplete="off"
        className="input-short"
        required
      />
      <TextField
        label="Radius"
        {...field("radiusMiles", area ? String(area.coverage.radiusMiles) : "")}
        hint={`How far you go, as the crow flies: 1 to ${limits.coverageRadiusMilesMax} miles.`}
        type="number"
        inputMode="numeric"
        min={1}
        max={limits.coverageRadiusMilesMax}
        step={1}
        after="miles"
        className="input-short"
        required
      />
      <ChoiceGroup
        label="Services you offer"
        type="checkbox"
        name="services"
        idPrefix="coverage"
        errors={state?.errors.services}
        options={leadServiceOptions}
        chosen={chosen}
      />
      <div className="btn-row">
        <SubmitButton pendingLabel="Saving…" intent={{ name: "form", value: "coverage" }}>
          Save coverage
        </SubmitButton>
      </div>
    </Form>
  );
}
