import { randomUUID } from "node:crypto";
import { Form, Link, redirect } from "react-router";
import { feedToken } from "#app/routes/installer/calendar/feed-token.ts";
import { hasWeekAhead, WeekAhead } from "#app/routes/installer/parts/week-ahead.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { CopyButton } from "#app/ui/copy-button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { formatDate } from "#app/ui/format.ts";
import { FormRefusal } from "#app/ui/forms/form-refusal.tsx";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import { useFailedForm } from "#app/ui/forms/use-failed-form.ts";
import { answering } from "#app/web/answering.ts";
import { asking, requestContext } from "#app/web/context.ts";
import { alsoAfterRefusals } from "#app/web/forms/also-after-refusals.ts";
import { failedForm } from "#app/web/forms/failed-form.ts";
import { readForm } from "#app/web/forms/form.ts";
import { readUuid } from "#app/web/forms/read-uuid.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import { appointmentKindLabel } from "#content/appointment-kinds.ts";
import { appointmentStates, dayAndTime, dayOf, timeOf } from "#content/appointment-words.ts";
import {
  type CalendarAppointment,
  companyCalendar,
  makeCalendarFeed,
  myCalendarFeed,
  revokeCalendarFeed,
} from "#domain/appointments/company-calendar.ts";
import { DomainError } from "#domain/errors.ts";
import type { Route } from "./+types/calendar.ts";

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: "Calendar",
    description: "What your company has agreed on with customers, day by day, and the link for your calendar program.",
    path: "",
    hidden: true,
  });

export const loader = answering(async ({ context }: Route.LoaderArgs) => {
  const [verbs, actor] = asking(context);
  const [appointments, feed] = [await companyCalendar(verbs, actor), await myCalendarFeed(verbs, actor)];
  const { appUrl } = context.get(requestContext);
  return {
    appointments,
    feed: feed && { madeAt: feed.madeAt, url: `${appUrl}/calendar/${feedToken(feed.id)}.ics` },
    newFeedId: randomUUID(),
    now: verbs.now,
  };
});

export const action = answering(async ({ request, context }: Route.ActionArgs) => {
  const form = await readForm(request);
  const [verbs, actor] = asking(context);
  const [intent, id] = [form.get("intent"), readUuid(form.get("feedId"))];
  try {
    if (intent === "make" && id) await makeCalendarFeed(verbs, actor, { id, token: feedToken(id) });
    else if (intent === "revoke") await revokeCalendarFeed(verbs, actor);
    else throw new DomainError("not_found");
  } catch (error) {
    if (error instanceof DomainError && error.code === "not_found") throw error;
    return failedForm(form, { error });
  }
  return redirect("/calendar#calendar-link");
});

export const shouldRevalidate = alsoAfterRefusals;

export default function CalendarPage({ loaderData, actionData }: Route.ComponentProps) {
  const { appointments, feed, newFeedId, now } = loaderData;
  const offered = appointments.filter(({ status }) => status === "offered");
  const agreed = appointments.filter(({ startsAt }) => startsAt !== null);
  const coming = agreed.filter(({ endsAt }) => endsAt !== null && endsAt > now);
  const past = agreed.filter((one) => !coming.includes(one)).reverse();
  return (
    <div className="wrap page stack">
      <h1>Calendar</h1>
      <FormRefusal state={useFailedForm(actionData)} />
      {appointments.length === 0 && (
        <EmptyState
          title="Nothing is agreed yet"
          actions={<LinkButton to="/leads?tab=purchased">My Purchased Leads</LinkButton>}
        >
          Offer a customer times on the page of a lead that you bought. What they press appears here.
        </EmptyState>
      )}
      <NextDays appointments={appointments} now={now} />
      {coming.length > 0 && <Days title="Coming up" appointments={coming} />}
      {offered.length > 0 && <Offers offers={offered} />}
      {past.length > 0 && <Days title="The last days" appointments={past} />}
      <div id="calendar-link">
        <Feed feed={feed} newFeedId={newFeedId} />
      </div>
    </div>
  );
}

function NextDays({ appointments, now }: { appointments: readonly CalendarAppointment[]; now: Date }) {
  if (!hasWeekAhead({ appointments, now })) return null;
  return (
    <Card title="The next seven days">
      <WeekAhead appointments={appointments} now={now} />
    </Card>
  );
}

function Days({ title, appointments }: { title: string; appointments: readonly CalendarAppointment[] }) {
  const days = Map.groupBy(appointments, ({ startsAt }) => (startsAt ? dayOf(startsAt) : ""));
  return (
    <Card title={title}>
      <ol className="calendar-days">
        {[...days].map(([day, ofDay]) => (
          <li key={day}>
            <h3>{day}</h3>
            <ul className="stack-s">
              {ofDay.map((one) => (
                <li key={one.id}>
                  <Agreed appointment={one} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </Card>
  );
}

function Agreed({ appointment }: { appointment: CalendarAppointment }) {
  const { purchaseId, kind, startsAt, endsAt, status, customer, outcode, address } = appointment;
  if (!startsAt || !endsAt) return null;
  return (
    <>
      <b>
        {timeOf(startsAt)} to {timeOf(endsAt)}
      </b>{" "}
      {appointmentKindLabel(kind)}:{" "}
      <Link to={`/leads/purchases/${purchaseId}#appointments`}>
        {customer}, {outcode}
      </Link>{" "}
      <Badge tone={status === "booked" ? "ok" : "plain"}>{appointmentStates[status]}</Badge>
      {address && <p className="small muted">{address}</p>}
    </>
  );
}

function Offers({ offers }: { offers: readonly CalendarAppointment[] }) {
  return (
    <Card title="Offered, and not answered">
      <ul className="stack-s">
        {offers.map(({ id, purchaseId, kind, customer, outcode, times }) => (
          <li key={id}>
            <Link to={`/leads/purchases/${purchaseId}#appointments`}>
              {customer}, {outcode}
            </Link>
            : {appointmentKindLabel(kind)}
            <p className="small muted">{times.map(dayAndTime).join(" · ")}</p>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Feed({ feed, newFeedId }: { feed: { madeAt: Date; url: string } | null; newFeedId: string }) {
  return (
    <Card title="In your own calendar">
      <p>
        A calendar program that reads this link shows your appointments and follows each change. Whoever has the link
        can read them, so give it to your program alone.
      </p>
      <Form method="post" className="stack">
        {feed ? (
          <>
            <p className="small">
              <code className="calendar-link">{feed.url}</code>
            </p>
            <p className="small muted">Made {formatDate(feed.madeAt)}.</p>
            <div className="btn-row">
              <CopyButton text={feed.url} what="the link" />
              <SubmitButton name="intent" value="revoke" variant="secondary" pendingLabel="Revoking…">
                Revoke
              </SubmitButton>
            </div>
          </>
        ) : (
          <div className="btn-row">
            <input type="hidden" name="feedId" value={newFeedId} />
            <SubmitButton name="intent" value="make" pendingLabel="Making a link…">
              Make a link for my calendar
            </SubmitButton>
          </div>
        )}
      </Form>
    </Card>
  );
}
