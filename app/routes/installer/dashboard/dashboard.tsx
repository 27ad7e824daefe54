import { useEffect } from "react";
import { data, Form, Link } from "react-router";
import { CreditsChart } from "#app/routes/installer/dashboard/credits-chart.tsx";
import { CompanyInformation, Qualifications } from "#app/routes/installer/dashboard/installer-cards.tsx";
import { loadDashboard } from "#app/routes/installer/dashboard/load-dashboard.ts";
import { MoreCards } from "#app/routes/installer/dashboard/more-cards.tsx";
import { NextSteps } from "#app/routes/installer/dashboard/next-steps.tsx";
import { StopsToConfirm } from "#app/routes/installer/dashboard/stops-to-confirm.tsx";
import { Tiles } from "#app/routes/installer/dashboard/tiles.tsx";
import { Today } from "#app/routes/installer/dashboard/today.tsx";
import { WeeksChart } from "#app/routes/installer/dashboard/weeks-chart.tsx";
import { WonJobs } from "#app/routes/installer/dashboard/won-jobs.tsx";
import { StatusBanner } from "#app/routes/installer/parts/status-banner.tsx";
import { hasWeekAhead, WeekAhead } from "#app/routes/installer/parts/week-ahead.tsx";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { showToast } from "#app/ui/toasts/toast-queue.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import { withErrorPage } from "#app/web/with-error-page.ts";
import type { Route } from "./+types/dashboard.ts";
import "#app/routes/installer/leads/lead-card.css";
import "./dashboard.css";

const MESSAGE = "Failed to load your profile.";

/** Says that the dashboard could not be read, on the page and in a toast, and lets the reader try again. */
function LoadFailure() {
  useEffect(() => showToast({ title: "Error", description: MESSAGE, tone: "bad" }), []);
  return (
    <div role="alert">
      <Notice tone="bad" title="Error">
        <p>{MESSAGE}</p>
        <div className="btn-row">
          <LinkButton to="/dashboard" variant="secondary" reloadDocument>
            Try again
          </LinkButton>
        </div>
      </Notice>
    </div>
  );
}

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: "Dashboard",
    description: "Your account status, available credits, purchased leads and company information.",
    path: "",
    hidden: true,
  });

export const loader = withErrorPage(async ({ context }: Route.LoaderArgs) => {
  const loaded = await loadDashboard(context);
  return "failedWith" in loaded ? data({ shown: undefined }, { status: loaded.failedWith }) : data({ shown: loaded });
});

export default function Dashboard({ loaderData: { shown } }: Route.ComponentProps) {
  return (
    <div className="wrap page stack-l">
      <div className="page-head">
        <h1>{shown ? `Welcome back, ${shown.company.contactName}` : "Dashboard"}</h1>
        <Form method="post" action="/sign-out">
          <input type="hidden" name="from" value="dashboard" />
          <Button type="submit" variant="secondary">
            Sign Out
          </Button>
        </Form>
      </div>
      {shown ? <StatusBanner status={shown.company.status} reason={shown.company.statusReason} /> : <LoadFailure />}
      {shown && <NextSteps {...shown} />}
      {shown?.today && <Today today={shown.today} stops={shown.stops} now={shown.now} />}
      {shown && !shown.today && shown.stops.length > 0 && (
        <Card title="Do now" aside={<Link to="/stops">Stops</Link>}>
          <StopsToConfirm stops={shown.stops} now={shown.now} />
        </Card>
      )}
      {shown && hasWeekAhead(shown) && (
        <Card title="Your next seven days" aside={<Link to="/calendar">Calendar</Link>}>
          <WeekAhead {...shown} />
        </Card>
      )}
      <Tiles shown={shown} />
      {shown && shown.company.status !== "pending" && (
        <>
          <CreditsChart credits={shown.figures.credits} />
          <div className="two">
            <WeeksChart weeks={shown.figures.weeks} />
            <WonJobs wonJob={shown.figures.wonJob} stages={shown.figures.stages} />
          </div>
        </>
      )}
      <div className="two">
        <CompanyInformation company={shown?.company} />
        <Qualifications company={shown?.company} />
      </div>
      <MoreCards />
    </div>
  );
}
