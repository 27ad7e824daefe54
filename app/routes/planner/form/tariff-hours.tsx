import { AskedNumber } from "#app/routes/planner/form/asked-number.tsx";
import { hasErrors, namingOf, type TypedForm, valueIn } from "#app/routes/planner/form/drawn-form.ts";
import { TextField } from "#app/ui/forms/field.tsx";
import { hoursFields, hoursRowsMax, tariffFields } from "#content/planner/fields/energy-fields.ts";
import { hoursQuery, hoursRows } from "#domain/planner/inputs/query.ts";
import "./tariff-hours.css";

/** More rows than these need a script, or an address that already has them. */
const ROWS = 4;

const { windows, standingPence, exportWindows } = tariffFields;

/** The names of all its fields, for a fold that opens when one has an error. */
export const ownTariffNames = [
  standingPence.query,
  ...[windows, exportWindows].flatMap(({ query }) =>
    Array.from({ length: hoursRowsMax }, (_, row) => partsOf(query, row)).flat(),
  ),
];

/** The reader's own tariff: what they buy at hour by hour, its standing charge, and what they sell at. */
export function OwnTariffFields({ form }: { form: TypedForm }) {
  return (
    <>
      <Hours form={form} of={windows} />
      <AskedNumber form={form} field={standingPence} />
      <Hours form={form} of={exportWindows} />
    </>
  );
}

function Hours({ form, of }: { form: TypedForm; of: typeof windows | typeof exportWindows }) {
  const last = hoursRows(form.typed, of.query).at(-1)?.row ?? 0;
  const shown = Math.max(ROWS, last + 1);
  const more = Array.from({ length: Math.min(ROWS, hoursRowsMax - shown) }, (_, index) => shown + index);
  return (
    <fieldset className="tariff-hours">
      <legend>{of.label}</legend>
      <p className="hint">{of.hint}</p>
      {Array.from({ length: shown }, (_, row) => (
        <HoursRow form={form} tariff={of.query} row={row} key={hoursQuery(of.query, "from", row)} />
      ))}
      {more.length > 0 && (
        <details
          className="further needs-script"
          open={hasErrors(
            form,
            more.flatMap((row) => partsOf(of.query, row)),
          )}
        >
          <summary>More hours</summary>
          {more.map((row) => (
            <HoursRow form={form} tariff={of.query} row={row} key={row} />
          ))}
        </details>
      )}
    </fieldset>
  );
}

function HoursRow({ form, tariff, row }: { form: TypedForm; tariff: string; row: number }) {
  const { from, to, pence } = hoursFields;
  const naming = (part: keyof typeof hoursFields) => {
    const name = hoursQuery(tariff, part, row);
    return { ...namingOf(form, name), defaultValue: valueIn(form, name), autoComplete: "off" };
  };
  return (
    <fieldset className="tariff-hours-row">
      <legend className="sr-only">Row {row + 1}</legend>
      <TextField {...naming("from")} label={from.label} />
      <TextField {...naming("to")} label={to.label} />
      <TextField {...naming("pence")} label={pence.label} after={pence.unit} inputMode="decimal" />
    </fieldset>
  );
}

function partsOf(tariff: string, row: number): string[] {
  return (["from", "to", "pence"] as const).map((part) => hoursQuery(tariff, part, row));
}
