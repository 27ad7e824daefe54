import { useEffect } from "react";
import { data, Link } from "react-router";
import { CreditsChart } from "#app/routes/installer/dashboard/credits-chart.tsx";
import { dashboardIntents } from "#app/routes/installer/dashboard/dashboard-intents.ts";
import { CompanyInformation, Qualifications } from "#app/routes/installer/dashboard/installer-cards.tsx";
import { loadDashboard } from "#app/routes/installer/dashboard/load-dashboard.ts";
import { NextSteps } from "#app/routes/installer/dashboard/next-steps.tsx";
import { Tiles } from "#app/routes/installer/dashboard/tiles.tsx";
import { Today, WhoseToday } from "#app/routes/installer/dashboard/today.tsx";
import { WeeksChart } from "#app/routes/installer/dashboard/weeks-chart.tsx";
import { WonJobs } from "#app/routes/installer/dashboard/won-jobs.tsx";
import { CompanyStatisticsCard } from "#app/routes/installer/parts/company-statistics.tsx";
import { StatusBanner } from "#app/routes/installer/parts/status-banner.tsx";
import { hasWeekAhead, WeekAhead } from "#app/routes/installer/parts/week-ahead.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { FormRefusal } from "#app/ui/forms/form-refusal.tsx";
import { useFailedForm } from "#app/ui/forms/use-failed-form.ts";
import { Notice } from "#app/ui/notice.tsx";
import { showToast } from "#app/ui/toasts/toast-queue.ts";
import { alsoAfterRefusals } from "#app/web/forms/also-after-refusals.ts";
import { answerForm, postedForm } from "#app/web/forms/intents.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import { withErrorPage } from "#app/web/with-error-page.ts";
import type { Route } from "./+types/dashboard.ts";
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

export const loader = withErrorPage(async ({ request, context }: Route.LoaderArgs) => {
  const loaded = await loadDashboard(context, request);
  return "failedWith" in loaded ? data({ shown: undefined }, { status: loaded.failedWith }) : data({ shown: loaded });
});

export const action = withErrorPage(async (args: Route.ActionArgs) => {
  const posted = await postedForm(args);
  return answerForm(posted, "/dashboard", dashboardIntents(posted), { act: "bought_leads" });
});

export const shouldRevalidate = alsoAfterRefusals;

export default function Dashboard({ loaderData: { shown }, actionData }: Route.ComponentProps) {
  const state = useFailedForm(actionData);
  const isApproved = shown?.company.status === "approved";
  return (
    <div className="wrap page stack">
      <div className="page-head today-head">
        <h1>Today {shown && <span className="muted">Welcome back, {shown.name}</span>}</h1>
        {shown && isApproved && <WhoseToday counts={shown.today.counts} isEverybodys={shown.isEverybodys} />}
      </div>
      <FormRefusal state={state} />
      {!shown && <LoadFailure />}
      {shown && (shown.isNews || !isApproved) && (
        <StatusBanner status={shown.company.status} reason={shown.company.statusReason} />
      )}
      {shown && (isApproved || shown.today.stops.length > 0) && <Today {...shown} />}
      {shown && <NextSteps {...shown} />}
      {shown && hasWeekAhead(shown) && (
        <Card title="Your next seven days" aside={<Link to="/calendar">Calendar</Link>}>
          <WeekAhead {...shown} />
        </Card>
      )}
      <Tiles shown={shown} />
      {shown && isApproved && !shown.isNews && (
        <div className="btn-row">
          <LinkButton variant="secondary" to="/leads">
            Browse Available Leads
          </LinkButton>
          <LinkButton variant="secondary" to="/credits">
            Purchase Credits
          </LinkButton>
        </div>
      )}
      {shown?.statistics && <CompanyStatisticsCard statistics={shown.statistics} />}
      {shown?.figures && (
        <>
          <CreditsChart credits={shown.figures.credits} />
          <div className="two">
            <WeeksChart weeks={shown.figures.weeks} />
            <WonJobs wonJob={shown.figures.wonJob} stages={shown.figures.stages} />
          </div>
        </>
      )}
      <div className="two">
        <CompanyInformation company={shown?.company} isOwner={shown?.isOwner} />
        <Qualifications company={shown?.company} isOwner={shown?.isOwner} />
      </div>
    </div>
  );
}
