import { Form } from "react-router";
import type { ProfileIntent } from "#app/routes/installer/profile/profile-intents.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Card } from "#app/ui/card.tsx";
import { formatDate } from "#app/ui/format.ts";
import { SelectField, TextField } from "#app/ui/forms/field.tsx";
import { FormFailure } from "#app/ui/forms/form-failure.tsx";
import { fieldsOf, stateOfForm } from "#app/ui/forms/form-fields.ts";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import type { FormState } from "#app/web/forms/form.ts";
import { leadServiceLabel, leadServiceOptions } from "#content/options.ts";
import type { PlannedHoliday } from "#domain/coverage/holidays.ts";

interface HolidaysProps {
  holidays: readonly PlannedHoliday[];
  /** Made on the server, so that sending the form twice adds one. */
  newId: string;
  state: FormState | undefined;
}

export function Holidays({ holidays, newId, state }: HolidaysProps) {
  return (
    <Card title="Holidays" id="holidays">
      <div className="stack">
        <p>
          On these days you and your programs cannot buy leads, and we send no alerts. You can still see leads. A
          holiday ends automatically at midnight UK time.
        </p>
        {holidays.length > 0 && (
          <ul className="documents">
            {holidays.map((holiday) => (
              <HolidayItem holiday={holiday} key={holiday.id} />
            ))}
          </ul>
        )}
        <h3>Add a holiday</h3>
        {/* A new key after each one, so that the form is empty again. */}
        <NewHoliday key={holidays.map(({ id }) => id).join()} id={newId} state={stateOfForm(state, "holiday")} />
      </div>
    </Card>
  );
}

function HolidayItem({ holiday }: { holiday: PlannedHoliday }) {
  const { id, startsOn, endsOn, serviceType, reason, isRunning } = holiday;
  const days = startsOn === endsOn ? formatDate(startsOn) : `${formatDate(startsOn)} to ${formatDate(endsOn)}`;
  const about = serviceType ? leadServiceLabel(serviceType) : "All services";
  return (
    <li className="document">
      <h3>
        <span>{days}</span>
        {isRunning ? <Badge tone="warn">Now</Badge> : <Badge>Planned</Badge>}
      </h3>
      <p className="muted">{reason ? `${about} · ${reason}` : about}</p>
      <Form method="post" className="btn-row">
        <input type="hidden" name="form" value={"end-holiday" satisfies ProfileIntent} />
        <input type="hidden" name="id" value={id} />
        <SubmitButton
          variant="secondary"
          size="tight"
          pendingLabel={isRunning ? "Ending…" : "Removing…"}
          intent={{ name: "id", value: id }}
        >
          {isRunning ? "End now" : "Remove"}
          <span className="sr-only"> the holiday {days}</span>
        </SubmitButton>
      </Form>
    </li>
  );
}

const services = leadServiceOptions.map(({ value, label }) => ({ value, label }));

function NewHoliday({ id, state }: { id: string; state: FormState | undefined }) {
  const field = fieldsOf(state, "holiday");
  return (
    <Form method="post" className="stack" noValidate aria-label="Add a holiday">
      <FormFailure state={state} idPrefix="holiday" id="holiday-errors" />
      <input type="hidden" name="form" value={"holiday" satisfies ProfileIntent} />
      <input type="hidden" name="id" value={id} />
      <div className="two">
        <TextField label="First day" {...field("startsOn")} type="date" className="input-short" required />
        <TextField
          label="Last day"
          {...field("endsOn")}
          hint="This day is included."
          type="date"
          className="input-short"
          required
        />
      </div>
      <SelectField label="Service" {...field("serviceType")} options={services} placeholder="All services" optional />
      <TextField label="Reason" {...field("reason")} hint="Only your company sees it." autoComplete="off" optional />
      <div className="btn-row">
        <SubmitButton pendingLabel="Adding…" intent={{ name: "id", value: id }}>
          Add holiday
        </SubmitButton>
      </div>
    </Form>
  );
}
