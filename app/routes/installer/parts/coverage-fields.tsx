import { ChoiceGroup } from "#app/ui/forms/choice-group.tsx";
import { TextField } from "#app/ui/forms/field.tsx";
import { fieldsOf } from "#app/ui/forms/form-fields.ts";
import type { FormState } from "#app/web/forms/form.ts";
import { limits } from "#config/limits.ts";
import { leadServiceOptions } from "#content/options.ts";

interface GivenArea {
  basePostcode: string;
  radiusMiles: number | null;
  services: readonly string[];
}

/** Where a company works and what it offers there. */
export function CoverageFields({ area, state }: { area: GivenArea | undefined; state: FormState | undefined }) {
  const field = fieldsOf(state, "coverage");
  const chosen = state ? (state.values.services ?? "").split(",") : (area?.services ?? []);
  return (
    <>
      <TextField
        label="Base postcode"
        {...field("basePostcode", area?.basePostcode)}
        hint="Where your teams set out from."
        autoComplete="off"
        className="input-short"
        required
      />
      <TextField
        label="Radius"
        {...field("radiusMiles", area?.radiusMiles ? String(area.radiusMiles) : "")}
        hint={`How far you travel, as the crow flies: 1 to ${limits.coverageRadiusMilesMax} miles.`}
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
    </>
  );
}
