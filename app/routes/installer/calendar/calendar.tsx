import { createHmac, randomUUID } from "node:crypto";
import { Link } from "react-router";
import { CalendarLink } from "#app/routes/installer/calendar/calendar-link.tsx";
import { hasWeekAhead, WeekAhead } from "#app/routes/installer/parts/week-ahead.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { useFailedForm } from "#app/ui/forms/use-failed-form.ts";
import { callerOf, requestContext } from "#app/web/context.ts";
import { alsoAfterRefusals } from "#app/web/forms/also-after-refusals.ts";
import { answerForm, postedForm } from "#app/web/forms/intents.ts";
import { stepUpAsked } from "#app/web/forms/step-up.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import { withErrorPage } from "#app/web/with-error-page.ts";
import { env } from "#config/env.ts";
import { keyFor } from "#config/keys.ts";
import { appointmentKindLabel } from "#content/appointment-kinds.ts";
import { appointmentStates, dayAndTime, dayOf, timeOf } from "#content/appointment-words.ts";
import { makeCalendarLink, myCalendarLink, revokeCalendarLink } from "#domain/appointments/calendar-link.ts";
import { type CalendarAppointment, companyCalendar } from "#domain/appointments/company-calendar.ts";
import type { Route } from "./+types/calendar.ts";
import "#app/ui/talk/talk.css";

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: "Calendar",
    description: "Your appointments with customers, day by day, and a link for your calendar app.",
    path: "",
    hidden: true,
  });

export const loader = withErrorPage(async ({ context }: Route.LoaderArgs) => {
  const [domain, actor] = callerOf(context);
  const appointments = await companyCalendar(domain, actor);
  const link = await myCalendarLink(domain, actor);
  const stepUp = await stepUpAsked(context);
  const { appUrl } = context.get(requestContext);
  const urlOf = (id: string) => (stepUp.password ? null : `${appUrl}/calendar/${feedToken(id)}.ics`);
  return {
    appointments,
    link: link && {
      madeAt: link.madeAt,
      isOfAll: link.isOfAll,
      isPaused: link.pausedAt !== null,
      url: link.pausedAt ? null : urlOf(link.id),
    },
    stepUp,
    newFeedId: randomUUID(),
    now: domain.now,
  };
});

export const action = withErrorPage(async (args: Route.ActionArgs) => {
  const posted = await postedForm(args);
  const { caller, id, text, stepUp } = posted;
  const make = async () => {
    const feedId = id("feedId");
    await stepUp();
    const isOfAll = text("whose") === "everybody";
    await makeCalendarLink(...caller, { id: feedId, token: feedToken(feedId), isOfAll });
  };
  return answerForm(
    posted,
    "/calendar#calendar-link",
    { make: { do: make }, show: { do: stepUp }, revoke: { do: () => revokeCalendarLink(...caller) } },
    { act: "bought_leads", beside: "link", isShown: (code) => code !== "not_found" },
  );
});

export const shouldRevalidate = alsoAfterRefusals;

export default function CalendarPage({ loaderData, actionData }: Route.ComponentProps) {
  const { appointments, link, newFeedId, stepUp, now } = loaderData;
  const open = appointments.filter(({ status }) => status === "offered");
  const offered = open.filter(({ offeredBy }) => offeredBy === "installer");
  const suggested = open.filter(({ offeredBy }) => offeredBy === "customer");
  const agreed = appointments.filter(({ startsAt }) => startsAt !== null);
  const coming = agreed.filter(({ endsAt }) => endsAt !== null && endsAt > now);
  const past = agreed.filter((one) => !coming.includes(one)).reverse();
  return (
    <div className="wrap page stack">
      <h1>Calendar</h1>
      {appointments.length === 0 && (
        <EmptyState
          title="No appointments yet"
          actions={<LinkButton to="/leads?tab=purchased">My Purchased Leads</LinkButton>}
        >
          Offer times to a customer on the page of a lead you have bought. The time they choose appears here.
        </EmptyState>
      )}
      <NextDays appointments={appointments} now={now} />
      {coming.length > 0 && <Days title="Coming up" appointments={coming} />}
      {suggested.length > 0 && <Offers title="Your customers suggest" offers={suggested} />}
      {offered.length > 0 && <Offers title="Offered, not answered" offers={offered} />}
      {past.length > 0 && <Days title="Recent" appointments={past} />}
      <div id="calendar-link">
        <CalendarLink link={link} newFeedId={newFeedId} stepUp={stepUp} state={useFailedForm(actionData)} />
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

function Offers({ title, offers }: { title: string; offers: readonly CalendarAppointment[] }) {
  return (
    <Card title={title}>
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

/**
 * The secret of a person's calendar link: made from its id, so that the page can show the link at any time.
 * In lower case, because addresses outside private pages are written so.
 */
function feedToken(feedId: string): string {
  return createHmac("sha256", keyFor(env().SESSION_SECRET, "calendar feeds")).update(feedId).digest("hex");
}
