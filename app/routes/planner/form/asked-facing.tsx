import clsx from "clsx";
import type { ReactNode } from "react";
import { AskedNumber } from "#app/routes/planner/form/asked-number.tsx";
import { hasErrors, type TypedForm, valueIn } from "#app/routes/planner/form/drawn-form.ts";
import { compassPoints, facingQuery } from "#content/planner/compass.ts";
import { arrayFields } from "#content/planner/fields/equipment-fields.ts";
import { roofQuery } from "#domain/planner/inputs/query.ts";

type AskedFacingProps = {
  form: TypedForm;
  /** Of the roof, from 0. */
  row?: number;
  usual?: number;
  /** In the middle of the compass. */
  picture?: ReactNode;
  children?: ReactNode;
};

/** A roof's direction as a compass, with its degrees behind it; degrees that are a point of the compass are that. */
export function AskedFacing({ form, row = 0, usual, picture, children }: AskedFacingProps) {
  const { azimuth } = arrayFields;
  const name = roofQuery(azimuth.query, row);
  const points = roofQuery(facingQuery, row);
  const given = valueIn(form, name) || valueIn(form, points, usual);
  const point = compassPoints.find((one) => String(one.azimuth) === given);
  const typed = new URLSearchParams(form.typed);
  if (point) typed.delete(name);
  return (
    <fieldset className="field asked facing">
      <legend>{azimuth.label}</legend>
      <div className="facing-points">
        {compassPoints.map(({ letters, azimuth: degrees }) => (
          <label className={clsx("pick", `facing-${letters.toLowerCase()}`)} key={letters}>
            <input type="radio" name={points} value={degrees} defaultChecked={point?.letters === letters} />
            <span>{letters}</span>
          </label>
        ))}
        {picture}
      </div>
      <details className="further" open={hasErrors(form, [name]) || (given !== "" && !point)}>
        <summary>In degrees</summary>
        <AskedNumber
          form={{ ...form, typed }}
          field={{ ...azimuth, label: "Degrees from north", hint: "Clockwise: 90 is east, 180 south, 270 west." }}
          name={name}
        />
      </details>
      {children}
    </fieldset>
  );
}
