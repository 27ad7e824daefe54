import { Form } from "react-router";
import type { ProfileIntent } from "#app/routes/installer/profile/profile-intents.ts";
import { Card } from "#app/ui/card.tsx";
import { SelectField, TextField } from "#app/ui/forms/field.tsx";
import { FormFailure } from "#app/ui/forms/form-failure.tsx";
import { type FieldsOfForm, fieldsOf, stateOfForm } from "#app/ui/forms/form-fields.ts";
import { ListField } from "#app/ui/forms/list-field.tsx";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import type { FormState } from "#app/web/forms/form.ts";
import { certificationChoices, LICENSE_HINT, specialtyChoices } from "#content/certifications.ts";
import { type LegalForm, legalForms } from "#content/onboarding.ts";
import { labelOf } from "#content/options.ts";
import { nationalPhone } from "#content/uk-phone.ts";
import type { PublicDetails, PublicField } from "#domain/installers/public-details.ts";

interface Company {
  companyName: string;
  contactName: string;
  phone: string | null;
  address: string | null;
  city: string | null;
  postcode: string | null;
  legalForm: LegalForm | null;
  companyNumber: string | null;
  businessLicense: string | null;
  certifications: readonly string[];
  specialties: readonly string[];
}

interface InstallerFormProps {
  company: Company;
  /** What the company has asked for and customers do not see yet. */
  waiting: PublicDetails | null;
  state: FormState | undefined;
}

export function InstallerForm({ company, waiting, state }: InstallerFormProps) {
  const own = stateOfForm(state, "company");
  const field = fieldsOf(own, "company");
  return (
    <Card title="Company and contact details" id="company">
      {waiting && (
        <Notice tone="warn" title="Waiting for our check">
          <p>
            You asked to change what customers see. They see your old details until an administrator has checked the new
            ones. If you save again, your new changes replace these.
          </p>
        </Notice>
      )}
      <Form method="post" className="stack" noValidate>
        <FormFailure state={own} idPrefix="company" id="company-errors" />
        <input type="hidden" name="form" value={"company" satisfies ProfileIntent} />
        <PublicFields company={company} waiting={waiting} field={field} />
        <TextField
          label="Business License Number"
          {...field("businessLicense", company.businessLicense ?? "")}
          hint={LICENSE_HINT}
          optional
        />
        <ListField
          label="Certifications"
          question="Which do you hold?"
          {...field("certifications", company.certifications.join(", "))}
          choices={certificationChoices}
        />
        <ListField
          label="Specialties"
          question="What do you install?"
          {...field("specialties", company.specialties.join(", "))}
          choices={specialtyChoices}
        />
        <div className="btn-row">
          <SubmitButton pendingLabel="Saving…" intent={{ name: "form", value: "company" }}>
            Save details
          </SubmitButton>
        </div>
      </Form>
    </Card>
  );
}

/** Holds the requested value; beside it is what customers see until it is decided. */
function PublicFields({ company, waiting, field }: Omit<InstallerFormProps, "state"> & { field: FieldsOfForm }) {
  const shown = { ...company, ...waiting };
  const seen = (name: PublicField) => (waiting && waiting[name] !== company[name] ? asSeen(name, company) : undefined);
  return (
    <div className="two">
      <TextField
        label="Company Name"
        {...field("companyName", shown.companyName)}
        hint={seen("companyName")}
        autoComplete="organization"
        required
      />
      <TextField label="Contact Name" {...field("contactName", company.contactName)} autoComplete="name" required />
      <TextField
        label="Phone"
        {...field("phone", shown.phone ? nationalPhone(shown.phone) : "")}
        hint={seen("phone")}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        optional
      />
      <TextField
        label="Address"
        {...field("address", shown.address ?? "")}
        hint={seen("address")}
        autoComplete="street-address"
        optional
      />
      <TextField
        label="City"
        {...field("city", shown.city ?? "")}
        hint={seen("city")}
        autoComplete="address-level2"
        optional
      />
      <TextField
        label="Postcode"
        {...field("postcode", shown.postcode ?? "")}
        hint={seen("postcode")}
        autoComplete="postal-code"
        className="input-short"
        optional
      />
      <SelectField
        label="Legal form"
        {...field("legalForm", shown.legalForm ?? "")}
        hint={seen("legalForm")}
        options={legalForms}
        placeholder="Choose one"
      />
      <TextField
        label="Company number"
        {...field("companyNumber", shown.companyNumber ?? "")}
        hint={seen("companyNumber") ?? NUMBER_HINT}
        autoComplete="off"
        spellCheck={false}
        className="input-short"
      />
    </div>
  );
}

const NUMBER_HINT = "8 characters from Companies House. Limited companies and LLPs have one.";

function valueInWords(name: PublicField, company: Company): string | null {
  if (name === "phone") return company.phone && nationalPhone(company.phone);
  if (name === "legalForm") return labelOf(legalForms, company.legalForm) ?? null;
  return company[name];
}

function asSeen(name: PublicField, company: Company): string {
  const value = valueInWords(name, company);
  return `Waiting for our check. Customers still see: ${value || "nothing"}`;
}
