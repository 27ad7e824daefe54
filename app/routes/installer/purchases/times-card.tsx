import { Form } from "react-router";
import type { PurchaseIntent } from "#app/routes/installer/purchases/purchase-intents.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Card } from "#app/ui/card.tsx";
import { ConfirmSubmit } from "#app/ui/forms/confirm-submit.tsx";
import { SelectField, TextField } from "#app/ui/forms/field.tsx";
import { FormFailure } from "#app/ui/forms/form-failure.tsx";
import { fieldsOf } from "#app/ui/forms/form-fields.ts";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import { SummaryButton } from "#app/ui/summary-button.tsx";
import type { FormState } from "#app/web/forms/form.ts";
import { limits } from "#config/limits.ts";
import { appointmentKindLabel, appointmentKinds } from "#content/appointment-kinds.ts";
import { appointmentStates, dayAndTime } from "#content/appointment-words.ts";
import type { Appointment } from "#domain/appointments/appointment.ts";
import { isUnusual } from "#domain/appointments/unusual-hours.ts";
import { londonMoment } from "#domain/time/calendar.ts";

type Props = {
  appointments: readonly Appointment[];
  offerId: string;
  canOffer: boolean;
  state: FormState | undefined;
};

/** Times offered to this customer, what became of them, and others to offer. */
export function TimesCard({ appointments, offerId, canOffer, state }: Props) {
  if (appointments.length === 0 && !canOffer) return null;
  const isBooked = appointments.some(({ status }) => status === "booked");
  return (
    <div id="appointments">
      <Card title="Appointments">
        {appointments.length > 0 && (
          <ul className="file-list">
            {appointments.map((one) => (
              <li key={one.id}>
                <Offer appointment={one} canAct={canOffer} />
              </li>
            ))}
          </ul>
        )}
        {canOffer && <OfferForm key={appointments.length} offerId={offerId} isBooked={isBooked} state={state} />}
      </Card>
    </div>
  );
}

const cancelTimes = {
  name: "intent",
  value: "cancel-times" satisfies PurchaseIntent,
  pendingLabel: "One moment…",
  ...({ variant: "secondary", size: "tight" } as const),
};

function Offer({ appointment, canAct }: { appointment: Appointment; canAct: boolean }) {
  const { id, kind, status, startsAt, times, address, offeredBy, by } = appointment;
  if (canAct && status === "offered" && offeredBy === "customer") return <Proposal appointment={appointment} />;
  return (
    <>
      <p>
        <b>{appointmentKindLabel(kind)}</b>{" "}
        <Badge tone={status === "booked" ? "ok" : "plain"}>{appointmentStates[status]}</Badge>
      </p>
      <p>{startsAt ? dayAndTime(startsAt) : times.map(dayAndTime).join(" · ")}</p>
      {address && <p className="as-typed">{address}</p>}
      {by && (
        <p className="small muted">
          {offeredBy === "customer" ? "Booked" : "Offered"} by {by}
        </p>
      )}
      {canAct && (status === "offered" || status === "booked") && (
        <Form method="post">
          <input type="hidden" name="appointmentId" value={id} />
          {status === "offered" ? (
            <SubmitButton {...cancelTimes}>Withdraw these times</SubmitButton>
          ) : (
            <ConfirmSubmit
              {...cancelTimes}
              title="Cancel this appointment?"
              body={
                <p>
                  We’ll tell your customer straight away, and you cannot undo this. You can offer other times
                  afterwards.
                </p>
              }
              confirmLabel="Yes, cancel it"
              cancelLabel="Keep it"
            >
              Cancel this appointment
            </ConfirmSubmit>
          )}
        </Form>
      )}
    </>
  );
}

/** Times that the customer suggests. */
function Proposal({ appointment: { id, kind, times, address } }: { appointment: Appointment }) {
  return (
    <Form method="post" className="stack-s">
      <input type="hidden" name="appointmentId" value={id} />
      <input type="hidden" name="intent" value={"take-time" satisfies PurchaseIntent} />
      <p>
        <b>{appointmentKindLabel(kind)}</b> <Badge tone="warn">Your customer suggests</Badge>
      </p>
      {address && <p className="as-typed">{address}</p>}
      <div className="btn-row">
        {times.map((time) => (
          <SubmitButton
            key={time.toISOString()}
            name="time"
            value={time.toISOString()}
            variant="secondary"
            size="tight"
            pendingLabel="Booking…"
          >
            Book {dayAndTime(time)}
          </SubmitButton>
        ))}
      </div>
      <p className="small muted">None of them possible? Offer times of yours below.</p>
    </Form>
  );
}

function OfferForm({ offerId, isBooked, state }: { offerId: string; isBooked: boolean; state: FormState | undefined }) {
  const field = fieldsOf(state, "times");
  const isAtNight = [state?.values.times, state?.values.times2, state?.values.times3].some(
    (typed) => typed && isUnusual(londonMoment(typed)),
  );
  return (
    <details open={state !== undefined}>
      <SummaryButton className="btn btn-secondary">{isBooked ? "Offer times to move it" : "Offer times"}</SummaryButton>
      <Form method="post" className="stack" noValidate>
        <FormFailure state={state} idPrefix="times" />
        <input type="hidden" name="offerId" value={offerId} />
        <SelectField label="What for" {...field("kind", "survey")} options={appointmentKinds} />
        <TextField
          label="Length in minutes"
          {...field("minutes", "60")}
          inputMode="numeric"
          autoComplete="off"
          hint={`${limits.appointmentMinutesMin} to ${limits.appointmentMinutesMax}.`}
        />
        <TextField
          label="First time"
          {...field("times", "")}
          type="datetime-local"
          hint="UK time, 12 hours to 60 days ahead."
        />
        <TextField label="Second time" {...field("times2", "")} type="datetime-local" optional />
        <TextField label="Third time" {...field("times3", "")} type="datetime-local" optional />
        {isAtNight && (
          <label className="choice">
            <input type="checkbox" name="unusualHours" /> Yes, I mean this time of day
          </label>
        )}
        <div className="btn-row">
          <SubmitButton name="intent" value={"offer-times" satisfies PurchaseIntent} pendingLabel="Offering…">
            Offer these times
          </SubmitButton>
        </div>
      </Form>
    </details>
  );
}
