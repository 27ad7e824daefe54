import { Form, Link } from "react-router";
import { TextField } from "#app/ui/forms/field.tsx";
import { FormFailure } from "#app/ui/forms/form-failure.tsx";
import { type FieldsOfForm, fieldsOf, stateOfForm } from "#app/ui/forms/form-fields.ts";
import { ListField } from "#app/ui/forms/list-field.tsx";
import { PasswordField } from "#app/ui/forms/password-field.tsx";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import type { FormState } from "#app/web/forms/form.ts";
import { limits } from "#config/limits.ts";
import { certificationChoices, LICENSE_HINT, specialtyChoices } from "#content/certifications.ts";

export function SignUpForm({ action, state }: { action: string; state: FormState | undefined }) {
  const own = stateOfForm(state, "signup");
  const field = fieldsOf(own, "signup");
  return (
    <Form method="post" action={action} className="card stack" noValidate aria-label="Sign Up">
      <p>
        Tell us about your company. We review each application, usually in 1-2 business days. Once you are approved, you
        can buy leads. <Link to="/how-it-works-for-installers">What a lead costs</Link>.
      </p>
      <FormFailure state={own} idPrefix="signup" />
      <input type="hidden" name="form" value="signup" />
      <h2 className="h3">Your account</h2>
      <TextField label="Contact Name" {...field("contactName")} autoComplete="name" required />
      <TextField label="Company Name" {...field("companyName")} autoComplete="organization" required />
      <TextField
        label="Email"
        {...field("email")}
        type="email"
        autoComplete="email"
        hint="You sign in with it, and we send leads to it."
        required
      />
      <NewPassword errors={own?.errors} />
      <InstallerDetails field={field} />
      <p className="small">
        By signing up you accept our <Link to="/terms-of-service">Terms of Service</Link>. We record the version and the
        date.
      </p>
      <SubmitButton pendingLabel="Creating your account…" wide intent={{ name: "form", value: "signup" }}>
        Sign Up
      </SubmitButton>
    </Form>
  );
}

function NewPassword({ errors }: { errors: FormState["errors"] | undefined }) {
  return (
    <>
      <PasswordField
        label="Password"
        name="password"
        idPrefix="signup"
        autoComplete="new-password"
        hint={`At least ${limits.passwordGoodLength} characters, and not a common password.`}
        errors={errors?.password}
        required
      />
      <PasswordField
        label="Confirm Password"
        name="confirmPassword"
        idPrefix="signup"
        subject="password confirmation"
        autoComplete="new-password"
        errors={errors?.confirmPassword}
        required
      />
    </>
  );
}

function InstallerDetails({ field }: { field: FieldsOfForm }) {
  return (
    <>
      <h2 className="h3">About the work</h2>
      <p className="small muted">All of this can wait: you can add it to your profile later.</p>
      <TextField label="Phone" {...field("phone")} type="tel" inputMode="tel" autoComplete="tel" optional />
      <TextField label="Postcode" {...field("postcode")} autoComplete="postal-code" className="input-short" optional />
      <TextField label="Address" {...field("address")} autoComplete="street-address" optional />
      <TextField label="City" {...field("city")} autoComplete="address-level2" optional />
      <TextField label="Business License Number" {...field("businessLicense")} hint={LICENSE_HINT} optional />
      <ListField
        label="Certifications"
        question="Which do you hold?"
        {...field("certifications")}
        choices={certificationChoices}
      />
      <ListField
        label="Specialties"
        question="What do you install?"
        {...field("specialties")}
        choices={specialtyChoices}
      />
    </>
  );
}
