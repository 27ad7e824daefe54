import { Form } from "react-router";
import type { ProfileIntent } from "#app/routes/installer/profile/profile-intents.ts";
import { Card } from "#app/ui/card.tsx";
import { FileField } from "#app/ui/forms/file-field.tsx";
import { FormFailure } from "#app/ui/forms/form-failure.tsx";
import { fieldsOf, stateOfForm } from "#app/ui/forms/form-fields.ts";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import type { FormState } from "#app/web/forms/form.ts";
import { limits } from "#config/limits.ts";

/** The company's logo, as a data address; null if it has none. */
export function LogoCard({ logo, state }: { logo: string | null; state: FormState | undefined }) {
  const own = stateOfForm(state, "logo");
  const { defaultValue: _, ...field } = fieldsOf(own, "logo")("document");
  return (
    <Card title="Logo" id="logo">
      <div className="stack">
        <p>Your quotes have it at the top when they are saved as PDF.</p>
        {logo && <img src={logo} alt="Your logo" />}
        <Form method="post" encType="multipart/form-data" className="stack" noValidate aria-label="Logo" key={logo}>
          <FormFailure state={own} idPrefix="logo" id="logo-errors" />
          <input type="hidden" name="form" value={"logo" satisfies ProfileIntent} />
          <FileField
            label="PNG or JPEG"
            {...field}
            hint={`${limits.logoBytesMax / 1024} KB and ${limits.logoPixelsMax} pixels wide or high at most`}
            accept="image/png,image/jpeg"
            bytesMax={limits.logoBytesMax}
            tooLarge="This file is too large. Choose a smaller one."
          />
          <div className="btn-row">
            <SubmitButton pendingLabel="Uploading…" intent={{ name: "form", value: "logo" }}>
              Upload logo
            </SubmitButton>
          </div>
        </Form>
        {logo && (
          <Form method="post">
            <input type="hidden" name="form" value={"remove-logo" satisfies ProfileIntent} />
            <SubmitButton variant="secondary" pendingLabel="Removing…" intent={{ name: "form", value: "remove-logo" }}>
              Remove logo
            </SubmitButton>
          </Form>
        )}
      </div>
    </Card>
  );
}
