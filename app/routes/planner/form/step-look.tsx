import { AskedChoice } from "#app/routes/planner/form/asked-choice.tsx";
import { AssumedUnder } from "#app/routes/planner/form/assumed-part.tsx";
import { type DrawnForm, hasErrors, namingOf, valueIn } from "#app/routes/planner/form/drawn-form.ts";
import { SeePlan, StepBox } from "#app/routes/planner/form/step-box.tsx";
import { TextField } from "#app/ui/forms/field.tsx";
import { FieldErrors } from "#app/ui/forms/field-frame.tsx";
import { fieldWiring } from "#app/ui/forms/field-wiring.ts";
import { equipmentFields } from "#content/planner/fields/equipment-fields.ts";
import { assumptionQuery, measuresField, workDateField } from "#content/planner/fields/wish-fields.ts";
import { goesWith, steps } from "#content/planner/form-words.ts";
import { type MeasureName, measureChoices, usualMeasureChoices } from "#content/planner/measure-names.ts";
import { findAssumption } from "#domain/assumptions/register.ts";

/** The part of the house shown beside each measure. */
const crops: Readonly<Record<MeasureName, string>> = {
  solar: "90 90 200 170",
  battery: "262 404 90 77",
  heatPump: "462 426 113 97",
  airToAir: "462 426 113 97",
  evCharger: "556 402 100 85",
  loft: "350 190 110 94",
  cavity: "380 300 80 68",
  floor: "60 470 110 94",
  draughtProofing: "70 250 110 94",
  solidInternal: "40 300 80 68",
  solidExternal: "380 400 80 68",
};

export function StepLook({ form }: { form: DrawnForm }) {
  return (
    <StepBox id="what-to-look-at" number={4} {...steps.look}>
      <Measures form={form} />
      <AskedChoice form={form} field={equipmentFields.boilerDue} usual="no">
        <AssumedUnder form={form} name="due" label="boiler" />
      </AskedChoice>
      <WorkDate form={form} />
      <OwnFigures form={form} />
      <SeePlan form={form}>{goesWith}</SeePlan>
    </StepBox>
  );
}

const usualNames = usualMeasureChoices.map(({ name }) => name);

function Measures({ form }: { form: DrawnForm }) {
  const { id, errorId, control } = fieldWiring(namingOf(form, measuresField.query));
  const chosen = form.typed.has(measuresField.query) ? form.typed.getAll(measuresField.query) : undefined;
  return (
    <fieldset className="field asked" aria-describedby={control["aria-describedby"]}>
      <legend className="sr-only">{measuresField.label}</legend>
      {errorId && <FieldErrors id={errorId} errors={form.view.errors[measuresField.query] ?? []} />}
      <div className="looks">
        {measureChoices.map(({ name, label, note }, index) => (
          <label className="look" key={name}>
            <svg className="house-crop" viewBox={crops[name]} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
              <use href="#house-scene" />
            </svg>
            <span>
              <b>{label}</b>
              <small id={`look-${name}`} data-follow>
                {form.view.whyNot[name] ?? note}
              </small>
            </span>
            <input
              type="checkbox"
              name={measuresField.query}
              value={name}
              id={index === 0 ? id : undefined}
              defaultChecked={chosen ? chosen.includes(name) : usualNames.includes(name)}
            />
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function WorkDate({ form }: { form: DrawnForm }) {
  const { query, label, hint } = workDateField;
  return (
    <div className="asked">
      <TextField
        {...namingOf(form, query, hint)}
        label={label}
        type="date"
        className="date-field"
        min={form.view.workDates.first}
        max={form.view.workDates.last}
        defaultValue={valueIn(form, query)}
      />
      <AssumedUnder form={form} name={query} label="date" />
    </div>
  );
}

/** Figures of ours that the address changes or gets wrong. They stay in it and can be edited here. */
function OwnFigures({ form }: { form: DrawnForm }) {
  const names = [...new Set(form.typed.keys())].filter((name) => isOwnFigure(form, name));
  if (names.length === 0) return null;
  return (
    <fieldset className="assumed own-figures">
      <legend>Figures of ours you have changed</legend>
      {names.map((name) => {
        const row = findAssumption(name.slice(assumptionQuery.length));
        return (
          <TextField
            key={name}
            {...namingOf(form, name)}
            label={row?.label ?? name}
            after={row?.unit}
            inputMode="decimal"
            autoComplete="off"
            defaultValue={valueIn(form, name)}
          />
        );
      })}
    </fieldset>
  );
}

/** The page of a plan sends every editable figure, most of them unchanged. */
function isOwnFigure(form: DrawnForm, name: string): boolean {
  if (!name.startsWith(assumptionQuery)) return false;
  const { value } = findAssumption(name.slice(assumptionQuery.length)) ?? {};
  const typed = valueIn(form, name);
  return hasErrors(form, [name]) || (typed !== "" && Number(typed) !== value);
}
