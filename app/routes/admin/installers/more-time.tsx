import { Form } from "react-router";
import type { InstallerIntent } from "#app/routes/admin/installers/installer-intents.ts";
import { KeptReason } from "#app/routes/admin/parts/kept-reason.tsx";
import { Card } from "#app/ui/card.tsx";
import { formatDate } from "#app/ui/format.ts";
import { SelectField, TextField } from "#app/ui/forms/field.tsx";
import { FormFailure } from "#app/ui/forms/form-failure.tsx";
import { fieldsOf } from "#app/ui/forms/form-fields.ts";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import type { FormState } from "#app/web/forms/form.ts";
import { limits } from "#config/limits.ts";
import { type Technology, technologyLabel } from "#content/vetting.ts";
import type { RunningException } from "#domain/vetting/exceptions.ts";

type MoreTimeProps = {
  exceptions: readonly RunningException[];
  technologies: readonly Technology[];
  exceptionId: string;
  state: FormState | undefined;
};

/** More time for checks still open, by technology, and the time already running. */
export function MoreTimeCard({ exceptions, technologies, exceptionId, state }: MoreTimeProps) {
  const field = fieldsOf(state, "more-time");
  const options = technologies.map((value) => ({ value, label: technologyLabel(value) }));
  return (
    <Card title="More time for open checks" id="more-time">
      {exceptions.length > 0 && (
        <ul className="file-list">
          {exceptions.map((exception) => (
            <Running key={exception.id} exception={exception} />
          ))}
        </ul>
      )}
      {/* A new key with each that is granted or ended, so that the form is empty for the next one. */}
      <Form key={exceptions.map(({ id }) => id).join()} method="post" className="stack" preventScrollReset noValidate>
        <FormFailure state={state} idPrefix="more-time" />
        <p className="small muted">
          This does not cover anything that failed a check or has expired. It ends automatically.
        </p>
        <input type="hidden" name="intent" value={"more-time" satisfies InstallerIntent} />
        <input type="hidden" name="exceptionId" value={exceptionId} />
        <SelectField label="Technology" {...field("technology")} placeholder="Choose one" options={options} required />
        <KeptReason field={field} />
        <TextField
          label="Last day"
          hint={`At most ${limits.vettingExceptionDaysMax} days ahead.`}
          {...field("endsOn")}
          type="date"
          required
        />
        <div>
          <SubmitButton variant="secondary" pendingLabel="Granting…" intent={{ name: "intent", value: "more-time" }}>
            Grant more time
          </SubmitButton>
        </div>
      </Form>
    </Card>
  );
}

function Running({
  exception: { id, technology, reason, endsOn, grantedBy, grantedAt },
}: {
  exception: RunningException;
}) {
  return (
    <li>
      <strong id={`exception-${id}`}>
        {technologyLabel(technology)}, until {formatDate(endsOn)}
      </strong>
      <p className="as-typed">{reason}</p>
      <p className="small muted">
        {grantedBy}, {formatDate(grantedAt)}
      </p>
      <Form method="post" preventScrollReset>
        <input type="hidden" name="intent" value={"end-more-time" satisfies InstallerIntent} />
        <input type="hidden" name="exceptionId" value={id} />
        <SubmitButton
          size="tight"
          variant="secondary"
          pendingLabel="Ending…"
          intent={{ name: "exceptionId", value: id }}
          aria-describedby={`exception-${id}`}
        >
          End it
        </SubmitButton>
      </Form>
    </li>
  );
}
