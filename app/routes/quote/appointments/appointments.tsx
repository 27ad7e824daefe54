import { CalendarPlus, ChevronRight } from "lucide-react";
import { Form, redirect } from "react-router";
import { DayLeaf } from "#app/routes/quote/parts/day-leaf.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { buttonClass } from "#app/ui/button-class.ts";
import { Card } from "#app/ui/card.tsx";
import { Fact } from "#app/ui/fact.tsx";
import { TextAreaField } from "#app/ui/forms/field.tsx";
import { FormFailure } from "#app/ui/forms/form-failure.tsx";
import { fieldsOf, stateOfForm, stateOfGone } from "#app/ui/forms/form-fields.ts";
import { FormRefusal } from "#app/ui/forms/form-refusal.tsx";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import { domainContext } from "#app/web/context.ts";
import { failedForm } from "#app/web/forms/failed-form.ts";
import { type FormState, idIn, readForm } from "#app/web/forms/form.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import { privatePage } from "#app/web/public-page.ts";
import { withErrorPage } from "#app/web/with-error-page.ts";
import { limits } from "#config/limits.ts";
import { appointmentKindLabel } from "#content/appointment-kinds.ts";
import { appointmentStates, dayAndTime, timeOf } from "#content/appointment-words.ts";
import { lengthInWords } from "#content/wait-in-words.ts";
import { cancelAsCustomer, pressTime, refuseTimes, sayMissed } from "#domain/appointments/answer-times.ts";
import { type MyAppointment, myAppointments } from "#domain/appointments/appointments.ts";
import { DomainError } from "#domain/errors.ts";
import { customerRequest } from "#domain/requests/customer-request.ts";
import { projectFrame } from "#domain/requests/project-frame.ts";
import { daysAfter, minutesAfter } from "#domain/time/periods.ts";
import type { Route } from "./+types/appointments.ts";
import "#app/ui/talk/talk.css";

export const handle = privatePage;

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: "Appointments - Your project",
    description: "Times that companies have offered you, and your bookings.",
    path: "",
    hidden: true,
  });

export const loader = withErrorPage(async ({ context, params }: Route.LoaderArgs) => {
  const domain = domainContext(context);
  const [appointments, { isOver }, { installers }] = await Promise.all([
    myAppointments(domain, params.token),
    projectFrame(domain, params.token),
    customerRequest(domain, params.token),
  ]);
  // Companies without access can no longer be written to.
  const reached = isOver ? [] : installers.flatMap(({ purchaseId, endedAt }) => (endedAt ? [] : [purchaseId]));
  return { appointments, isOver, reached, now: domain.now };
});

const EXPECTED = ["slot_gone", "project_closed", "invalid_input"];

export const action = withErrorPage(async ({ request, context, params }: Route.ActionArgs) => {
  const form = await readForm(request);
  const domain = domainContext(context);
  const token = params.token;
  const id = idIn(form, "id");
  try {
    const time = form.get("time");
    if (time !== null) {
      const startsAt = new Date(String(time));
      await pressTime(domain, token, { id, startsAt, address: String(form.get("address") ?? "") });
    } else if (form.get("intent") === "refuse") await refuseTimes(domain, token, id);
    else if (form.get("intent") === "cancel") await cancelAsCustomer(domain, token, id);
    else if (form.get("intent") === "missed") await sayMissed(domain, token, id);
    else throw new DomainError("not_found");
  } catch (error) {
    if (!(error instanceof DomainError) || !EXPECTED.includes(error.code)) throw error;
    return failedForm(form, { form: id, error });
  }
  return redirect(`/requests/${token}/appointments`);
});

export default function AppointmentsPage({ loaderData, actionData, params }: Route.ComponentProps) {
  const { appointments, isOver, reached, now } = loaderData;
  const offered = appointments.filter(({ status }) => status === "offered");
  const booked = appointments.filter(({ status, startsAt }) => status === "booked" && startsAt !== null);
  const over = appointments.filter((one) => !offered.includes(one) && !booked.includes(one) && one.startsAt !== null);
  const shown = offered.map(({ id }) => id);
  return (
    <div className="wrap page page-narrow stack-l">
      <h1>Appointments</h1>
      <FormRefusal state={stateOfGone(actionData, shown)} />
      {appointments.length === 0 && (
        <p>
          {isOver
            ? "This request has ended. No times were offered."
            : "No times yet. Companies that have your details can offer you times here, and you choose one."}
        </p>
      )}
      {offered.map((one) => (
        <Offered key={one.id} offer={one} now={now} state={stateOfForm(actionData, one.id)} />
      ))}
      {booked.map((one) => (
        <Booked key={one.id} appointment={one} now={now} token={params.token} />
      ))}
      {over.map((one) => (
        <Over
          key={one.id}
          appointment={one}
          now={now}
          talk={reached.includes(one.purchaseId) ? `/requests/${params.token}/messages/${one.purchaseId}` : undefined}
        />
      ))}
    </div>
  );
}

function Offered({ offer, now, state }: { offer: MyAppointment; now: Date; state: FormState | undefined }) {
  const { id, company, kind, minutes, times } = offer;
  return (
    <Card title={`Choose a time for ${company}`}>
      <Form method="post" className="stack" noValidate>
        <FormFailure state={state} idPrefix={`times-${id}`} />
        <input type="hidden" name="id" value={id} />
        <p>
          {appointmentKindLabel(kind)}, about {lengthInWords(minutes)}. It is free, with no obligation.
        </p>
        <TextAreaField
          label="Your address"
          {...fieldsOf(state, `times-${id}`)("address")}
          hint={`Only ${company} gets it. It is added to your record of who has your details.`}
          rows={2}
          lengthMax={limits.appointmentAddressLengthMax}
          optional
        />
        <ul className="time-list">
          {times.map((time) => (
            <li key={time.toISOString()}>
              <SubmitButton
                name="time"
                value={time.toISOString()}
                variant="secondary"
                pendingLabel="Booking…"
                disabled={time <= now}
              >
                <DayLeaf when={time} />
                <span>
                  <b>{dayAndTime(time)}</b>
                  <span className="small time-until"> to {timeOf(minutesAfter(time, minutes))}</span>
                </span>
                <ChevronRight className="icon" aria-hidden="true" />
              </SubmitButton>
            </li>
          ))}
        </ul>
        <div>
          <SubmitButton name="intent" value="refuse" variant="quiet" pendingLabel="Telling them…">
            None of these suit me
          </SubmitButton>
        </div>
      </Form>
    </Card>
  );
}

function Booked({ appointment, now, token }: { appointment: MyAppointment; now: Date; token: string }) {
  const { id, company, kind, startsAt, endsAt, address } = appointment;
  if (!startsAt || !endsAt) return null;
  return (
    <Card title={`${appointmentKindLabel(kind)} with ${company}`} aside={<Badge tone="ok">Booked</Badge>}>
      <div className="booked-day">
        <DayLeaf when={startsAt} />
        <dl className="facts">
          <Fact name="When">
            {dayAndTime(startsAt)} to {timeOf(endsAt)}
          </Fact>
          {address && <Fact name="Where">{address}</Fact>}
        </dl>
      </div>
      <div className="btn-row">
        <a
          className={buttonClass({ variant: "secondary" })}
          href={`/requests/${token}/appointments/${id}.ics`}
          download
        >
          <CalendarPlus className="icon" aria-hidden="true" />
          Add to my calendar
        </a>
        {startsAt <= now && <Missed id={id} />}
      </div>
      {startsAt > now && <Cancel appointment={appointment} />}
    </Card>
  );
}

/** Without scripts, asks on the page itself. */
function Cancel({ appointment: { id, company, startsAt } }: { appointment: MyAppointment }) {
  return (
    <details className="talk-report">
      <summary>
        Cancel<span className="sr-only"> the appointment with {company}</span>…
      </summary>
      <Form method="post" className="stack-s">
        <input type="hidden" name="id" value={id} />
        <p>
          Cancel {startsAt && dayAndTime(startsAt)}? We’ll tell {company} straight away. You cannot undo this, but you
          can ask them for another time.
        </p>
        <div>
          <SubmitButton name="intent" value="cancel" variant="danger" pendingLabel="Cancelling…">
            Yes, cancel it<span className="sr-only">, with {company}</span>
          </SubmitButton>
        </div>
      </Form>
    </details>
  );
}

/** `talk`: where the company can still be written to. */
function Over({ appointment, now, talk }: { appointment: MyAppointment; now: Date; talk: string | undefined }) {
  const { id, company, kind, startsAt, status } = appointment;
  if (!startsAt) return null;
  return (
    <Card title={`${appointmentKindLabel(kind)} with ${company}`} aside={<Badge>{appointmentStates[status]}</Badge>}>
      <p>{dayAndTime(startsAt)}</p>
      {status === "kept" && now < daysAfter(startsAt, limits.missedSaidDays) && <Missed id={id} />}
      {talk && (status === "cancelled" || status === "missed") && (
        <div className="btn-row">
          <LinkButton to={`${talk}?times=${encodeURIComponent(dayAndTime(startsAt))}#write`}>
            Ask for another time
          </LinkButton>
          <LinkButton variant="secondary" to={`${talk}#write`}>
            Write to {company}
          </LinkButton>
        </div>
      )}
    </Card>
  );
}

function Missed({ id }: { id: string }) {
  return (
    <Form method="post">
      <input type="hidden" name="id" value={id} />
      <SubmitButton name="intent" value="missed" variant="secondary" pendingLabel="Saving…">
        They did not come
      </SubmitButton>
    </Form>
  );
}
