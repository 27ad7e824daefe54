import { Clock, Coins, Inbox, Users } from "lucide-react";
import { ContactSection } from "#app/routes/admin/figures/contact-section.tsx";
import { CoverageSection } from "#app/routes/admin/figures/coverage-section.tsx";
import { WeeksSection } from "#app/routes/admin/figures/weeks-section.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { dayInNumbers } from "#app/ui/charts/day-words.ts";
import { formatNumber } from "#app/ui/format.ts";
import { StatTile } from "#app/ui/stat-tile.tsx";
import { callerOf } from "#app/web/context.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import { withErrorPage } from "#app/web/with-error-page.ts";
import { limits } from "#config/limits.ts";
import { type AdminFigures, adminFigures } from "#domain/admin/installers/admin-overview.ts";
import { coverageByRegion } from "#domain/statistics/coverage-by-region.ts";
import { firstContact } from "#domain/statistics/first-contact.ts";
import type { WeekSpan } from "#domain/statistics/week-span.ts";
import { weeklyFigures } from "#domain/statistics/weekly-figures.ts";
import { readDay } from "#domain/time/days.ts";
import type { Route } from "./+types/figures.ts";

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: "Figures",
    description: "Requests, sales, refunds and revenue by week, time to first contact, and coverage by region.",
    path: "",
    hidden: true,
  });

export const loader = withErrorPage(async ({ request, context }: Route.LoaderArgs) => {
  const until = readDay(new URL(request.url).searchParams.get("until"));
  const [domain, actor] = callerOf(context);
  const [{ span, weeks }, contact, coverage] = await Promise.all([
    weeklyFigures(domain, actor, until),
    firstContact(domain, actor, until),
    coverageByRegion(domain, actor),
  ]);
  return { until, span, weeks, contact: contact.weeks, coverage, figures: await adminFigures(domain, actor) };
}, "Failed to load admin data.");

export default function FiguresPage({ loaderData }: Route.ComponentProps) {
  const { until, span, weeks, contact, coverage, figures } = loaderData;
  const first = weeks[0]?.monday ?? "";
  const last = weeks.at(-1)?.sunday ?? "";
  return (
    <div className="stack-l">
      <h1>Admin Dashboard</h1>
      <FourFigures figures={figures} />
      <section className="stack" aria-labelledby="figures-title">
        <h2 id="figures-title">Figures</h2>
        <p>
          {limits.figuresWeeks} weeks, from {dayInNumbers(first)} to {dayInNumbers(last)}. Click a number to see its
          rows.
        </p>
        <WeekPager span={span} />
      </section>
      <WeeksSection weeks={weeks} until={until} />
      <ContactSection weeks={contact} until={until} />
      <CoverageSection coverage={coverage} />
    </div>
  );
}

function FourFigures({ figures }: { figures: AdminFigures }) {
  return (
    <dl className="tiles">
      <StatTile label="Total Installers" icon={Users} value={formatNumber(figures.totalInstallers)} />
      <StatTile label="Pending Approvals" icon={Clock} value={formatNumber(figures.pendingApprovals)} />
      <StatTile label="Active Leads" icon={Inbox} value={formatNumber(figures.activeLeads)} />
      <StatTile label="Credits Issued" icon={Coins} value={formatNumber(figures.creditsIssued)} />
    </dl>
  );
}

function WeekPager({ span: { older, newer } }: { span: WeekSpan }) {
  return (
    <nav className="pager" aria-label="Weeks">
      <LinkButton variant="secondary" to={`/admin/figures?until=${older}`}>
        Older weeks
      </LinkButton>
      {newer && (
        <>
          <LinkButton variant="secondary" to={`/admin/figures?until=${newer}`}>
            Newer weeks
          </LinkButton>
          <LinkButton variant="secondary" to="/admin/figures">
            Newest weeks
          </LinkButton>
        </>
      )}
    </nav>
  );
}
