import { Building2, CircleGauge, Cylinder, Fan, Flame, Fuel, Info, MapPin, Zap } from "lucide-react";
import { AskedChoice } from "#app/routes/planner/form/asked-choice.tsx";
import { AskedNumber } from "#app/routes/planner/form/asked-number.tsx";
import { AssumedPart, AssumedUnder } from "#app/routes/planner/form/assumed-part.tsx";
import { CertificateNote } from "#app/routes/planner/form/certificate-note.tsx";
import { type DrawnForm, namingOf, valueIn } from "#app/routes/planner/form/drawn-form.ts";
import { SeePlan, StepBox } from "#app/routes/planner/form/step-box.tsx";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/forms/field.tsx";
import { FindAddress } from "#app/ui/forms/find-address.tsx";
import { addressWords } from "#content/planner/address-words.ts";
import { energyFields, litrePrice, nightPrices } from "#content/planner/fields/energy-fields.ts";
import { homeFields, placeField } from "#content/planner/fields/home-fields.ts";
import { askedQuery } from "#content/planner/fields/plan-field.ts";
import { enough, plannerPage, steps } from "#content/planner/form-words.ts";

const DRAWN = {
  detached: { sun: "M16 41V20L32 7l16 13v21z", lines: "M28 41V31h8v10M4 41h56" },
  semi: { plain: "M8 41V20L32 6v35z", sun: "M32 41V6l24 14v21z", lines: "M42 41V31h7v10M4 41h56" },
  endTerrace: {
    plain: "M2 41V18l5-9h36v32z",
    sun: "M43 41V9h12l5 9v23z",
    lines: "M22 9v32M48 41V31h6v10M2 18h41",
  },
  midTerrace: {
    plain: "M2 41V18l5-9h50l5 9v23z",
    sun: "M22 41V9h20v32z",
    lines: "M28 41V31h8v10M2 18h20M42 18h20",
  },
  bungalow: { sun: "M8 41V27L32 13l24 14v14z", lines: "M28 41V31h8v10M4 41h56" },
  flat: {
    plain: "M14 41V5h36v36z",
    sun: "M14 17h36v12H14z",
    lines: "M20 8v6M32 8v6M44 8v6M20 20v6M32 20v6M44 20v6M28 41v-8h8v8M8 41h48",
  },
} as const;

/** A home with the relevant part in yellow. */
function HomePicture({ type }: { type: string }) {
  // The address may hold any value, even "__proto__".
  if (!Object.hasOwn(DRAWN, type)) return null;
  const drawn: { plain?: string; sun: string; lines: string } = DRAWN[type as keyof typeof DRAWN];
  return (
    <svg className="home-picture" viewBox="0 0 64 44" aria-hidden="true">
      {drawn.plain && <path d={drawn.plain} />}
      <path className="home-picture-own" d={drawn.sun} />
      <path d={drawn.lines} />
    </svg>
  );
}

const heatIcons = { gas: Flame, oil: Fuel, lpg: Cylinder, electric: Zap, heatPump: Fan, network: Building2 };

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
      <AskedChoice form={form} field={type} number={2} look="tiles" picture={(value) => <HomePicture type={value} />}>
        <CertificateNote form={form} name={type.query} />
      </AskedChoice>
      <AskedChoice form={form} field={built} number={3} look="eras">
        <CertificateNote form={form} name={built.query} />
      </AskedChoice>
      <AskedChoice form={form} field={bedrooms} number={4} look="even" />
      <input type="hidden" name={askedQuery} value={energyFields.heating.query} />
      <AskedChoice form={form} field={energyFields.heating} number={5} picture={(value) => <HeatIcon value={value} />}>
        <CertificateNote form={form} name={energyFields.heating.query} />
      </AskedChoice>
      <FuelByLitre form={form} />
      <ElectricHeating form={form} />
      <SeePlan form={form}>{enough}</SeePlan>
      <AssumedOfHome form={form} />
    </StepBox>
  );
}

function Place({ form }: { form: DrawnForm }) {
  const { finder } = form;
  const { place, certificate } = form.view;
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
      {finder && (
        <FindAddress {...finder} day={certificate?.day}>
          <Button type="submit" variant="secondary" formMethod="post" formAction={plannerPage.path}>
            {addressWords.find}
          </Button>
        </FindAddress>
      )}
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
  // The address may hold any value, even "__proto__".
  const Icon = Object.hasOwn(heatIcons, value) ? heatIcons[value as keyof typeof heatIcons] : CircleGauge;
  return <Icon className="icon" aria-hidden="true" />;
}

/** Where scripts run, shown once oil or LPG is chosen. */
function FuelByLitre({ form }: { form: DrawnForm }) {
  const { gasInStreet } = energyFields;
  return (
    <div className="if-by-litre">
      <div className="asked">
        <AskedNumber form={form} field={litrePrice} />
        <AssumedUnder form={form} name={litrePrice.query} label={litrePrice.label} />
      </div>
      <AskedChoice form={form} field={gasInStreet}>
        <AssumedUnder form={form} name={gasInStreet.query} label="gas in the street" />
      </AskedChoice>
    </div>
  );
}

/** Where scripts run, shown once electric heating is chosen. */
function ElectricHeating({ form }: { form: DrawnForm }) {
  const { emitters, nightRate } = energyFields;
  return (
    <div className="if-electric">
      <AskedChoice form={form} field={emitters}>
        <CertificateNote form={form} name={emitters.query} />
        <AssumedUnder form={form} name={emitters.query} label="what gives the heat" />
      </AskedChoice>
      <AskedChoice form={form} field={nightRate}>
        <AssumedUnder form={form} name={nightRate.query} label="price at night" />
      </AskedChoice>
      <AskedNumber form={form} field={nightPrices.night} />
      <AskedNumber form={form} field={nightPrices.day} />
    </div>
  );
}

function AssumedOfHome({ form }: { form: DrawnForm }) {
  const { floorAreaM2, people, wall, loftMm, windows, epc, tenure, roof } = homeFields;
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
        <AssumedPart form={form} name="windows" label={windows.label}>
          <AskedChoice form={form} field={windows} />
        </AssumedPart>
        <AssumedPart form={form} name="epc" label={epc.label}>
          <AskedChoice form={form} field={epc} />
        </AssumedPart>
        <AssumedPart form={form} name="tenure" label="Owner or renter">
          <AskedChoice form={form} field={tenure} />
        </AssumedPart>
        <AssumedPart form={form} name="roof" label={roof.label}>
          <AskedChoice form={form} field={roof} />
        </AssumedPart>
      </ul>
    </div>
  );
}
