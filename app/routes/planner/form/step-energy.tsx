import { AskedChoice } from "#app/routes/planner/form/asked-choice.tsx";
import { AskedNumber } from "#app/routes/planner/form/asked-number.tsx";
import { AssumedPart, AssumedUnder } from "#app/routes/planner/form/assumed-part.tsx";
import type { DrawnForm } from "#app/routes/planner/form/drawn-form.ts";
import { MeterFile } from "#app/routes/planner/form/meter-file.tsx";
import { SeePlan, StepBox } from "#app/routes/planner/form/step-box.tsx";
import { OwnTariffFields, ownTariffNames } from "#app/routes/planner/form/tariff-hours.tsx";
import { energyFields, tariffFields } from "#content/planner/fields/energy-fields.ts";
import { homeFields } from "#content/planner/fields/home-fields.ts";
import { steps } from "#content/planner/form-words.ts";

const usage = { min: 500, max: 9000, marks: ["500", "9,000"] };

export function StepEnergy({ form }: { form: DrawnForm }) {
  const { electricityKwh, fuelKwh, fuelPence, exportPence } = energyFields;
  return (
    <StepBox id="your-energy-use" number={2} {...steps.energy}>
      <div className="asked">
        <AskedNumber form={form} field={electricityKwh} slider={usage} />
        <AssumedUnder form={form} name="electricity" label={electricityKwh.label} />
      </div>
      <AskedChoice form={form} field={homeFields.occupancy}>
        <AssumedUnder form={form} name="occupancy" label="who is at home" />
      </AskedChoice>
      <div className="assumed">
        <ul>
          <AssumedPart form={form} name="fuel" label={fuelKwh.label}>
            <AskedNumber form={form} field={fuelKwh} />
          </AssumedPart>
          <AssumedPart form={form} name="fuelpence" label={fuelPence.label} className="if-by-kwh">
            <AskedNumber form={form} field={fuelPence} />
          </AssumedPart>
          <AssumedPart form={form} name="own" label={tariffFields.windows.label} also={ownTariffNames}>
            <OwnTariffFields form={form} />
          </AssumedPart>
          <AssumedPart form={form} name="export" label={exportPence.label}>
            <AskedNumber form={form} field={exportPence} />
          </AssumedPart>
        </ul>
      </div>
      <MeterFile />
      <SeePlan form={form} />
    </StepBox>
  );
}
