import { randomUUID } from "node:crypto";
import { CalendarPlus, ChevronRight } from "lucide-react";
import { Form, Link } from "react-router";
import { DayLeaf } from "#app/routes/quote/parts/day-leaf.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { buttonClass } from "#app/ui/button-class.ts";
import { Card } from "#app/ui/card.tsx";
import { Fact } from "#app/ui/fact.tsx";
import { TextAreaField, TextField } from "#app/ui/forms/field.tsx";
import { FormFailure } from "#app/ui/forms/form-failure.tsx";
import { fieldsOf, stateOfForm, stateOfGone } from "#app/ui/forms/form-fields.ts";
import { FormRefusal } from "#app/ui/forms/form-refusal.tsx";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import { domainContext } from "#app/web/context.ts";
import type { FormState } from "#app/web/forms/form.ts";
import { answerForm, postedForm } from "#app/web/forms/intents.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import { privatePage } from "#app/web/public-page.ts";
import { withErrorPage } from "#app/web/with-error-page.ts";
import { limits } from "#config/limits.ts";
import { appointmentKindLabel } from "#content/appointment-kinds.ts";
import { appointmentStates, dayAndTime, timeOf } from "#content/appointment-words.ts";
import { lengthInWords } from "#content/wait-in-words.ts";
import { cancelAsCustomer, pressTime, refuseTimes, sayMissed } from "#domain/appointments/answer-times.ts";
import { type MyAppointment, myAppointments } from "#domain/appointments/appointments.ts";
import { proposeTimes, withdrawProposal } from "#domain/appointments/propose-times.ts";
import { customerRequest } from "#domain/requests/customer-request.ts";
import { projectFrame } from "#domain/requests/project-frame.ts";
import { londonMoment } from "#domain/time/calendar.ts";
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
  return { appointments, isOver, reached, newId: randomUUID(), now: domain.now };
});

const EXPECTED = ["slot_gone", "project_closed", "invalid_input", "too_many_requests"];

const TIME_FIELDS = ["times", "times2", "times3"];

export const action = withErrorPage(async (args: Route.ActionArgs) => {
  const { token } = args.params;
  const posted = await postedForm(args);
  const { form, text, newId } = posted;
  const domain = domainContext(args.context);
  const id = posted.id("id");
  const typed = TIME_FIELDS.map(text).filter((time) => time !== "");
  const address = text("address");
  const propose = () =>
    proposeTimes(domain, token, { id, newId: newId("newId"), times: typed.map(londonMoment), address });
  const press = { do: () => pressTime(domain, token, { id, startsAt: new Date(text("time")), address }) };
  return answerForm(
    posted,
    `/requests/${token}/appointments`,
    {
      refuse: { do: () => (typed.length > 0 ? propose() : refuseTimes(domain, token, id)) },
      move: { do: propose },
      withdraw: { do: () => withdrawProposal(domain, token, id) },
      cancel: { do: () => cancelAsCustomer(domain, token, id) },
      missed: { do: () => sayMissed(domain, token, id) },
    },
    { ...(form.has("time") && { otherwise: press }), beside: id, isShown: (code) => EXPECTED.includes(code) },
  );
});

export default function AppointmentsPage({ loaderData, actionData, params }: Route.ComponentProps) {
  const { appointments, isOver, reached, newId, now } = loaderData;
  const open = appointments.filter(({ status }) => status === "offered");
  const offered = open.filter(isTheirs);
  const proposed = open.filter((one) => !isTheirs(one));
  const booked = appointments.filter(({ status, startsAt }) => status === "booked" && startsAt !== null);
  const over = appointments.filter((one) => !open.includes(one) && !booked.includes(one) && one.startsAt !== null);
  const shown = [...open, ...booked].map(({ id }) => id);
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
        <Offered key={one.id} offer={one} newId={newId} now={now} state={stateOfForm(actionData, one.id)} />
      ))}
      {proposed.map((one) => (
        <Proposed key={one.id} offer={one} state={stateOfForm(actionData, one.id)} />
      ))}
      {booked.map((one) => (
        <Booked
          key={one.id}
          appointment={one}
          newId={newId}
          now={now}
          token={params.token}
          state={stateOfForm(actionData, one.id)}
        />
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

const isTheirs = ({ offeredBy }: MyAppointment) => offeredBy === "installer";

type Asked = { newId: string; now: Date; state: FormState | undefined };

function Offered({ offer, newId, now, state }: Asked & { offer: MyAppointment }) {
  const { id, company, kind, minutes, times, by } = offer;
  return (
    <Card title={`Choose a time for ${company}`}>
      <Form method="post" className="stack" noValidate>
        <FormFailure state={state} idPrefix={`times-${id}`} />
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="newId" value={newId} />
        <p>
          {appointmentKindLabel(kind)}, about {lengthInWords(minutes)}. It is free, with no obligation.
          {by && ` Offered by ${by}.`}
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
        <details className="more" open={hasTyped(state)}>
          <summary>Suggest times of your own</summary>
          <TimesOfMyOwn company={company} state={state} idPrefix={`times-${id}`} />
        </details>
        <div>
          <SubmitButton name="intent" value="refuse" variant="secondary" pendingLabel="Telling them…">
            None of these suit me
          </SubmitButton>
        </div>
      </Form>
    </Card>
  );
}

/** Times that the customer suggested; the company has not answered. */
function Proposed({ offer: { id, company, kind, times }, state }: { offer: MyAppointment } & Pick<Asked, "state">) {
  return (
    <Card title={`You suggested times to ${company}`} aside={<Badge tone="warn">Not answered yet</Badge>}>
      <Form method="post" className="stack">
        <FormFailure state={state} idPrefix={`times-${id}`} />
        <input type="hidden" name="id" value={id} />
        <p>{appointmentKindLabel(kind)}. They book one of these, or offer you others.</p>
        <ul>
          {times.map((time) => (
            <li key={time.toISOString()}>{dayAndTime(time)}</li>
          ))}
        </ul>
        <div>
          <SubmitButton name="intent" value="withdraw" variant="secondary" pendingLabel="Withdrawing…">
            Withdraw these times<span className="sr-only"> from {company}</span>
          </SubmitButton>
        </div>
      </Form>
    </Card>
  );
}

const hasTyped = (state: FormState | undefined) => TIME_FIELDS.some((name) => state?.values[name]);

function TimesOfMyOwn({ company, state, idPrefix }: { company: string; idPrefix: string } & Pick<Asked, "state">) {
  const field = fieldsOf(state, idPrefix);
  const when = `UK time, ${limits.timesAheadMinHours} hours to ${limits.timesAheadMaxDays} days ahead. ${company} books one of your times or offers others.`;
  return (
    <div className="stack-s">
      <TextField label="First time" {...field("times")} type="datetime-local" hint={when} />
      <TextField label="Second time" {...field("times2")} type="datetime-local" optional />
      <TextField label="Third time" {...field("times3")} type="datetime-local" optional />
    </div>
  );
}

function Booked({ appointment, newId, now, token, state }: Asked & { appointment: MyAppointment; token: string }) {
  const { id, company, kind, startsAt, endsAt, address, by } = appointment;
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
          {by && <Fact name={isTheirs(appointment) ? "Offered by" : "Booked by"}>{by}</Fact>}
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
      {startsAt > now && (
        <>
          <Move appointment={appointment} newId={newId} state={state} />
          <Cancel appointment={appointment} token={token} />
        </>
      )}
    </Card>
  );
}

/** The booking stays until the company takes another time. */
function Move({ appointment: { id, company }, newId, state }: Omit<Asked, "now"> & { appointment: MyAppointment }) {
  return (
    <details className="talk-report" open={state !== undefined}>
      <summary>
        Move it<span className="sr-only">: the appointment with {company}</span>…
      </summary>
      <Form method="post" className="stack" noValidate>
        <FormFailure state={state} idPrefix={`times-${id}`} />
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="newId" value={newId} />
        <p>This booking stays until {company} takes one of your times.</p>
        <TimesOfMyOwn company={company} state={state} idPrefix={`times-${id}`} />
        <div>
          <SubmitButton name="intent" value="move" pendingLabel="Sending…">
            Suggest these times<span className="sr-only"> to {company}</span>
          </SubmitButton>
        </div>
      </Form>
    </details>
  );
}

/** Without scripts, asks on the page itself. */
function Cancel({ appointment, token }: { appointment: MyAppointment; token: string }) {
  const { id, company, startsAt, purchaseId } = appointment;
  return (
    <details className="talk-report">
      <summary>
        Cancel<span className="sr-only"> the appointment with {company}</span>…
      </summary>
      <Form method="post" className="stack-s">
        <input type="hidden" name="id" value={id} />
        <p>
          Cancel {startsAt && dayAndTime(startsAt)}? We’ll tell {company} straight away. You cannot undo this. If only
          the time is wrong, move it, or{" "}
          <Link to={`/requests/${token}/messages/${purchaseId}#write`}>write to them</Link> first.
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
