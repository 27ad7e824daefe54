import clsx from "clsx";
import type { ReactNode } from "react";
import { AskedChoice } from "#app/routes/planner/form/asked-choice.tsx";
import { AskedFacing } from "#app/routes/planner/form/asked-facing.tsx";
import { AskedNumber } from "#app/routes/planner/form/asked-number.tsx";
import { AssumedPart, AssumedUnder } from "#app/routes/planner/form/assumed-part.tsx";
import { type DrawnForm, hasErrors, isAnswered } from "#app/routes/planner/form/drawn-form.ts";
import { SeePlan, StepBox } from "#app/routes/planner/form/step-box.tsx";
import { arrayFields, arraysMax, equipmentFields } from "#content/planner/fields/equipment-fields.ts";
import { steps } from "#content/planner/form-words.ts";
import { factsWith } from "#domain/planner/facts/facts.ts";
import { roofQuery } from "#domain/planner/inputs/query.ts";

const sliders = {
  kwp: { min: 0.5, max: 10, marks: ["0.5", "10"] },
  pitch: { min: 0, max: 90, marks: ["flat", "45", "wall"] },
  battery: { min: 0, max: 20, marks: ["0", "10", "20"] },
  miles: { min: 0, max: 20_000, marks: ["0", "10,000", "20,000"] },
};

const averageMiles = factsWith({}).number("economics.milesPerYear").toLocaleString("en-GB");
const milesHint = `${equipmentFields.milesPerYear.hint} The average electric car is driven ${averageMiles}.`;

export function StepRoof({ form }: { form: DrawnForm }) {
  const { kwp, azimuth, pitch, shading } = arrayFields;
  const { batteryKwh, milesPerYear, charging } = equipmentFields;
  return (
    <StepBox id="your-roof-and-car" number={3} {...steps.roof}>
      <Beside picture={<Crop of="100 62 256 180" />}>
        <AskedNumber form={form} field={kwp} usual={kwp.usual} slider={sliders.kwp} />
        <AssumedUnder form={form} name="kwp" label="panels" />
      </Beside>
      <AskedFacing form={form} usual={azimuth.usual} picture={<Needle azimuth={form.view.house.azimuth} />}>
        <p className="facing-says" id="plan-facing" data-follow>
          {form.view.facing}
        </p>
        <AssumedUnder form={form} name="azimuth" label="direction" />
      </AskedFacing>
      <div className="asked">
        <AskedNumber form={form} field={pitch} usual={pitch.usual} slider={sliders.pitch} />
        <AssumedUnder form={form} name="pitch" label="slope" />
      </div>
      <AskedChoice form={form} field={shading} usual="none" look="even">
        <AssumedUnder form={form} name="shading" label="shade" />
      </AskedChoice>
      <FurtherRoofs form={form} />
      <Beside picture={<Crop of="246 396 160 128" />}>
        <AskedNumber form={form} field={batteryKwh} usual={batteryKwh.usual} slider={sliders.battery} />
        <AssumedUnder form={form} name="battery" label="battery" />
      </Beside>
      <Beside picture={<Crop of="560 390 240 146" />}>
        <AskedNumber
          form={form}
          field={{ ...milesPerYear, hint: milesHint }}
          usual={milesPerYear.usual}
          slider={sliders.miles}
        />
        <AssumedUnder form={form} name="miles" label="miles" />
        <div className={clsx("if-car", form.view.house.miles === 0 && "is-idle")}>
          <AskedChoice form={form} field={charging} usual="charger" />
          <AssumedUnder form={form} name="charging" label="charging" />
        </div>
      </Beside>
      <RoofAssumed form={form} />
      <SeePlan form={form} />
    </StepBox>
  );
}

function Beside({ picture, children }: { picture: ReactNode; children: ReactNode }) {
  return (
    <div className="beside">
      <div className="asked">{children}</div>
      {picture}
    </div>
  );
}

/** A piece of the page's drawing, so that it follows the form too. */
function Crop({ of }: { of: string }) {
  return (
    <svg className="house-crop" viewBox={of} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <use href="#house-scene" />
    </svg>
  );
}

function FurtherRoofs({ form }: { form: DrawnForm }) {
  const rows = Array.from({ length: arraysMax - 1 }, (_, index) => index + 1);
  const names = (row: number) => Object.values(arrayFields).map((field) => roofQuery(field.query, row));
  const isOpen = rows.some((row) => isAnswered(form, roofQuery("kwp", row)) || hasErrors(form, names(row)));
  return (
    <details className="further" open={isOpen}>
      <summary>Panels on another roof</summary>
      {rows.map((row) => (
        <fieldset className="further-roof" key={row}>
          <legend>Roof {row + 1}</legend>
          <AskedNumber
            form={form}
            field={{ ...arrayFields.kwp, hint: "Leave it empty if there is none." }}
            name={roofQuery("kwp", row)}
          />
          <AskedFacing form={form} row={row} />
          <AskedNumber form={form} field={arrayFields.pitch} name={roofQuery("pitch", row)} />
          <AskedChoice form={form} field={arrayFields.shading} name={roofQuery("shading", row)} look="even" />
        </fieldset>
      ))}
    </details>
  );
}

function RoofAssumed({ form }: { form: DrawnForm }) {
  const { inverterKw, exportLimitKw, designFlowC } = equipmentFields;
  return (
    <div className="assumed">
      <ul>
        <AssumedPart form={form} name="inverter" label={inverterKw.label}>
          <AskedNumber form={form} field={inverterKw} />
        </AssumedPart>
        <AssumedPart form={form} name="exportlimit" label={exportLimitKw.label}>
          <AskedNumber form={form} field={exportLimitKw} />
        </AssumedPart>
        <AssumedPart form={form} name="flow" label={designFlowC.label}>
          <AskedNumber form={form} field={designFlowC} />
        </AssumedPart>
      </ul>
    </div>
  );
}

/** The house from above, turned like its roof. The page's script turns the needle by its id. */
function Needle({ azimuth }: { azimuth: number }) {
  return (
    <svg className="needle" viewBox="22 22 124 124" aria-hidden="true">
      <circle className="needle-rose" cx="84" cy="84" r="60" />
      <path className="needle-sun" d="M142 100A60 60 0 0 1 26 100" />
      <g className="needle-house" data-live="needle" style={{ transform: `rotate(${azimuth}deg)` }}>
        <path fill="var(--h-slate)" d="M60 84h48v30H60z" />
        <path fill="var(--h-panel)" d="M60 84V56h48v28zM76 56v28M92 56v28M60 70h48" />
        <path fill="var(--color-leaf)" d="m84 30 10 16H74z" />
      </g>
    </svg>
  );
}
