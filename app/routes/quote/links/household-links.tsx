import { Form } from "react-router";
import { Card } from "#app/ui/card.tsx";
import { CopyButton } from "#app/ui/copy-button.tsx";
import { dateInWords } from "#app/ui/format.ts";
import { TextField } from "#app/ui/forms/field.tsx";
import { FormFailure } from "#app/ui/forms/form-failure.tsx";
import { fieldsOf } from "#app/ui/forms/form-fields.ts";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import type { FormState } from "#app/web/forms/form.ts";
import { limits } from "#config/limits.ts";

type HouseholdLink = { id: string; label: string; url: string; endsAt: Date };
type HouseholdLinksProps = { links: readonly HouseholdLink[]; newLinkId: string; state: FormState | undefined };

export function HouseholdLinks({ links, newLinkId, state }: HouseholdLinksProps) {
  return (
    <Card title="For your household">
      <div className="stack">
        <p>
          A link for someone you live with. They can see the progress of your request and which companies have your
          details, but not your name, email address, phone number or what you wrote. They can compare your quotes and
          leave notes, which you read under Compare; they cannot change anything.
        </p>
        {links.length > 0 && (
          <ul className="stack">
            {links.map((link) => (
              <OpenLink key={link.id} link={link} />
            ))}
          </ul>
        )}
        {links.length < limits.householdLinksMax || state ? (
          <Form method="post" className="stack form-narrow" noValidate>
            <FormFailure state={state} idPrefix="share" />
            <input type="hidden" name="linkId" value={newLinkId} />
            <TextField
              label="Who is it for?"
              {...fieldsOf(state, "share")("label")}
              hint={`Their notes are shown under this name. The link lasts ${limits.householdLinkDays} days.`}
              required
            />
            <div className="btn-row">
              <SubmitButton name="intent" value="share" pendingLabel="Making a link…">
                Share with my household
              </SubmitButton>
            </div>
          </Form>
        ) : (
          <p className="muted">
            You have {limits.householdLinksMax} links, the most you can have. Revoke one to make another.
          </p>
        )}
      </div>
    </Card>
  );
}

function OpenLink({ link: { id, label, url, endsAt } }: { link: HouseholdLink }) {
  return (
    <li>
      <b>{label}</b> <span className="muted small">until {dateInWords(endsAt)}</span>
      <br />
      <span className="small">{url}</span>
      <Form method="post" className="btn-row">
        <input type="hidden" name="linkId" value={id} />
        <CopyButton text={url} what={`the link for ${label}`} />
        <SubmitButton name="intent" value="revoke" variant="secondary" pendingLabel="Revoking…">
          Revoke<span className="sr-only"> the link for {label}</span>
        </SubmitButton>
      </Form>
    </li>
  );
}
