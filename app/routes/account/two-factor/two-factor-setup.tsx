import { Form } from "react-router";
import type { QrPath } from "#app/routes/account/two-factor/qr-path.ts";
import { Card } from "#app/ui/card.tsx";
import { TextField } from "#app/ui/forms/field.tsx";
import { FormFailure } from "#app/ui/forms/form-failure.tsx";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import type { FormState } from "#app/web/forms/form.ts";

export interface TwoFactorSetupFacts {
  /** The full address encoded in the QR code. */
  uri: string;
  /** Its secret, for typing in by hand. */
  secret: string;
  qr: QrPath;
}

/** Turning it on, second half: the app learns the secret and answers with its first code. */
export function TwoFactorSetup({ setup, state }: { setup: TwoFactorSetupFacts; state: FormState | undefined }) {
  return (
    <Card title="Connect your authenticator app" className="stack">
      <p>Scan this QR code with your authenticator app, then enter the code the app shows.</p>
      <QrCode code={setup.qr} label="QR code for your authenticator app" />
      <p>
        Can’t scan it? Add a time-based account in the app with this key:{" "}
        <code className="setup-key">{setup.secret.replace(/(.{4})(?=.)/g, "$1 ")}</code>
      </p>
      <Form method="post" className="stack" noValidate aria-label="Confirm the code">
        <FormFailure state={state} idPrefix="confirm" />
        <input type="hidden" name="form" value="confirm" />
        <input type="hidden" name="uri" value={setup.uri} />
        <CodeField idPrefix="confirm" state={state} />
        <SubmitButton pendingLabel="Checking…" intent={{ name: "form", value: "confirm" }}>
          Turn on
        </SubmitButton>
      </Form>
    </Card>
  );
}

export function CodeField({ idPrefix, state }: { idPrefix: string; state: FormState | undefined }) {
  return (
    <TextField
      label="6-digit code"
      name="code"
      idPrefix={idPrefix}
      errors={state?.errors.code}
      inputMode="numeric"
      autoComplete="one-time-code"
      className="input-short"
      required
    />
  );
}

/** Dark on light in both colour schemes: many cameras cannot read the reverse. */
function QrCode({ code, label }: { code: QrPath; label: string }) {
  return (
    <svg className="qr-code" viewBox={`0 0 ${code.size} ${code.size}`} role="img" aria-label={label}>
      <rect className="qr-light" width={code.size} height={code.size} />
      <path className="qr-dark" d={code.path} />
    </svg>
  );
}
