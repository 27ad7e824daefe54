import { idOf, namingOf, type TypedForm, valueIn } from "#app/routes/planner/form/drawn-form.ts";
import { TextField } from "#app/ui/forms/field.tsx";
import type { NumberField } from "#content/planner/fields/plan-field.ts";

type AskedNumberProps = {
  form: TypedForm;
  field: NumberField;
  /** Differs from the field's own name for a second roof. */
  name?: string;
  /** The value shown when nothing was typed. */
  usual?: number | null;
  /** The slider may stop short of the field's limits. */
  slider?: { min: number; max: number; marks: readonly string[] };
};

/** A number field. With a script and `slider`, it has a slider that stays in step. */
export function AskedNumber({ form, field, name = field.query, usual, slider }: AskedNumberProps) {
  const value = valueIn(form, name, usual);
  const number = Number(value.replace(/[,\s]/g, ""));
  return (
    <div className="slide">
      <TextField
        {...namingOf(form, name, field.hint)}
        label={field.label}
        inputMode="decimal"
        autoComplete="off"
        after={field.unit}
        defaultValue={value}
      />
      {slider && (
        <div className="slide-range">
          <input
            type="range"
            aria-label={`${field.label}, slider`}
            data-for={idOf(name)}
            min={slider.min}
            max={slider.max}
            step={field.step}
            defaultValue={Number.isFinite(number) && value !== "" ? number : (usual ?? slider.min)}
          />
          <div className="slide-marks" aria-hidden="true">
            {slider.marks.map((mark) => (
              <span key={mark}>{mark}</span>
            ))}
          </div>
        </div>
      )}
    </div>
  );
}
