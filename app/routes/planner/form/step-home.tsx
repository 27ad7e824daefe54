import { CircleGauge, Cylinder, Fan, Flame, Fuel, Info, MapPin, Zap } from "lucide-react";
import { AskedChoice } from "#app/routes/planner/form/asked-choice.tsx";
import { AskedNumber } from "#app/routes/planner/form/asked-number.tsx";
import { AssumedPart } from "#app/routes/planner/form/assumed-part.tsx";
import { type DrawnForm, namingOf, valueIn } from "#app/routes/planner/form/drawn-form.ts";
import { HomePicture } from "#app/routes/planner/form/home-picture.tsx";
import { SeePlan, StepBox } from "#app/routes/planner/form/step-box.tsx";
import { TextField } from "#app/ui/forms/field.tsx";
import { energyFields } from "#content/planner/fields/energy-fields.ts";
import { homeFields, placeField } from "#content/planner/fields/home-fields.ts";
import { askedQuery } from "#content/planner/fields/plan-field.ts";
import { enough, steps } from "#content/planner/form-words.ts";

const heatIcons = { gas: Flame, oil: Fuel, lpg: Cylinder, electric: Zap, heatPump: Fan };

const bedrooms = {
  query: homeFields.bedrooms.query,
  label: homeFields.bedrooms.label,
  options: [1, 2, 3, 4, 5].map((beds) => ({
    value: beds,
    typed: String(beds),
    label: beds === 5 ? "5+" : String(beds),
  })),
};

export function StepHome({ form }: { form: DrawnForm }) {
  const { type, built } = homeFields;
  return (
    <StepBox id="your-home" number={1} {...steps.home}>
      <Place form={form} />
      <AskedChoice form={form} field={type} number={2} look="tiles" picture={(value) => <HomePicture type={value} />} />
      <AskedChoice form={form} field={built} number={3} look="eras" />
      <AskedChoice form={form} field={bedrooms} number={4} look="even" />
      <input type="hidden" name={askedQuery} value={energyFields.heating.query} />
      <AskedChoice
        form={form}
        field={energyFields.heating}
        number={5}
        picture={(value) => <HeatIcon value={value} />}
      />
      <SeePlan form={form}>{enough}</SeePlan>
      <AssumedOfHome form={form} />
    </StepBox>
  );
}

function Place({ form }: { form: DrawnForm }) {
  const { place } = form.view;
  return (
    <div className="asked">
      <TextField
        {...namingOf(form, placeField.query, placeField.hint)}
        label={`1 ${placeField.label}`}
        className="place-field"
        autoComplete="postal-code"
        autoCapitalize="characters"
        defaultValue={valueIn(form, placeField.query)}
      />
      <p className="place-found" id="plan-place" data-follow>
        {place && (
          <>
            <MapPin className="icon" aria-hidden="true" />
            {place.name}: {Math.round(place.kwhPerKwp)} kWh a year from each kWp facing south
          </>
        )}
      </p>
    </div>
  );
}

function HeatIcon({ value }: { value: string }) {
  // The value is whatever the address says, "__proto__" included.
  const Icon = Object.hasOwn(heatIcons, value) ? heatIcons[value as keyof typeof heatIcons] : CircleGauge;
  return <Icon className="icon" aria-hidden="true" />;
}

function AssumedOfHome({ form }: { form: DrawnForm }) {
  const { floorAreaM2, people, wall, loftMm, epc, tenure } = homeFields;
  return (
    <div className="assumed">
      <p className="assumed-head">
        <Info className="icon" aria-hidden="true" />
        From your five answers
      </p>
      <ul>
        <AssumedPart form={form} name="floor" label={floorAreaM2.label}>
          <AskedNumber form={form} field={floorAreaM2} />
        </AssumedPart>
        <AssumedPart form={form} name="people" label={people.label}>
          <AskedNumber form={form} field={people} />
        </AssumedPart>
        <AssumedPart form={form} name="wall" label={wall.label}>
          <AskedChoice form={form} field={wall} />
        </AssumedPart>
        <AssumedPart form={form} name="loft" label={loftMm.label}>
          <AskedChoice form={form} field={loftMm} />
        </AssumedPart>
        <AssumedPart form={form} name="epc" label={epc.label}>
          <AskedChoice form={form} field={epc} />
        </AssumedPart>
        <AssumedPart form={form} name="tenure" label="Owner or renter">
          <AskedChoice form={form} field={tenure} />
        </AssumedPart>
      </ul>
    </div>
  );
}
