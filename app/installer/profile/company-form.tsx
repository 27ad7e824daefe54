import { Form } from "react-router";
import { fieldsOf } from "#app/shell/form-fields.ts";
import { FormRefusal } from "#app/shell/form-refusal.tsx";
import { Card } from "#app/ui/card.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { TextField } from "#app/ui/field.tsx";
import { SubmitButton } from "#app/ui/submit-button.tsx";
import type { FormState } from "#app/web/form.ts";
import { limits } from "#config/limits.ts";
import { nationalPhone } from "#content/uk-phone.ts";

interface Company {
  companyName: string;
  contactName: string;
  phone: string | null;
  address: string | null;
  city: string | null;
  postcode: string | null;
  businessLicense: string | null;
  certifications: readonly string[];
  specialties: readonly string[];
}

export function CompanyForm({ company, state }: { company: Company; state: FormState | undefined }) {
  const own = state?.form === "company" ? state : undefined;
  const field = fieldsOf(own, "company");
  return (
    <Card title="Company and contact details" id="company">
      <Form method="post" className="stack" noValidate>
        <ErrorSummary errors={own?.errors} idPrefix="company" id="company-errors" />
        <FormRefusal state={own} />
        <input type="hidden" name="form" value="company" />
        <div className="two">
          <TextField
            label="Company Name"
            {...field("companyName", company.companyName)}
            autoComplete="organization"
            required
            maxLength={limits.companyLengthMax}
          />
          <TextField
            label="Contact Name"
            {...field("contactName", company.contactName)}
            autoComplete="name"
            required
            maxLength={limits.nameLengthMax}
          />
          <TextField
            label="Phone"
            {...field("phone", company.phone ? nationalPhone(company.phone) : "")}
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            optional
          />
          <TextField
            label="Address"
            {...field("address", company.address ?? "")}
            autoComplete="street-address"
            optional
          />
          <TextField label="City" {...field("city", company.city ?? "")} autoComplete="address-level2" optional />
          <TextField
            label="Postcode"
            {...field("postcode", company.postcode ?? "")}
            autoComplete="postal-code"
            className="input-short"
            optional
          />
        </div>
        <TextField
          label="Business License Number"
          {...field("businessLicense", company.businessLicense ?? "")}
          optional
        />
        <TextField
          label="Certifications"
          {...field("certifications", company.certifications.join(", "))}
          hint="Separated by commas, for example: MCS, NICEIC, TrustMark"
          optional
        />
        <TextField
          label="Specialties"
          {...field("specialties", company.specialties.join(", "))}
          hint="Separated by commas, for example: Solar panels, Heat pumps"
          optional
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
