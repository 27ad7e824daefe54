import { findFigures, readAsked } from "#app/routes/site/assumptions/find-figures.ts";
import { RegisterFilter } from "#app/routes/site/assumptions/register-filter.tsx";
import { RegisterTable } from "#app/routes/site/assumptions/register-table.tsx";
import { shownFigure } from "#app/routes/site/assumptions/shown-figure.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { formatNumber } from "#app/ui/format.ts";
import { Breadcrumbs } from "#app/ui/navigation/breadcrumbs.tsx";
import { OutOfDate } from "#app/ui/out-of-date.tsx";
import { domainContext } from "#app/web/context.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import { toolsPage } from "#app/web/public-page.ts";
import { withErrorPage } from "#app/web/with-error-page.ts";
import { assumptionsLimits } from "#config/limits/assumptions.ts";
import { assumptionsPage as page } from "#content/assumptions-page.ts";
import { londonDay } from "#domain/time/calendar.ts";
import type { Route } from "./+types/assumptions.ts";
import "./register.css";

export const handle = toolsPage;

export const loader = withErrorPage(async ({ request, context }: Route.LoaderArgs) => {
  const today = londonDay(domainContext(context).now);
  const asked = readAsked(new URL(request.url));
  const all = { words: asked.words, dueDays: undefined, onlyLow: false, onlyEditable: false };
  const count = (only: Partial<typeof asked>) => findFigures({ ...all, ...only }, today).length;
  return {
    asked,
    figures: findFigures(asked, today).map((row) => shownFigure(row, today)),
    counts: {
      all: count({}),
      due: count({ dueDays: assumptionsLimits.dueDays }),
      low: count({ onlyLow: true }),
      editable: count({ onlyEditable: true }),
    },
    /** For the example of a figure that is out of date. */
    exampleDay: today,
  };
});

const crumbs = [
  { name: "Home", path: "/" },
  { name: page.heading, path: page.path },
];

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const { words, dueDays, onlyLow, onlyEditable } = loaderData?.asked ?? {};
  // Search results are not a page in their own right.
  const hidden = Boolean(words || dueDays || onlyLow || onlyEditable);
  return pageMeta({ ...page, crumbs, hidden, matches });
};

export default function AssumptionsRoute({ loaderData }: Route.ComponentProps) {
  const { asked, figures, counts, exampleDay } = loaderData;
  return (
    <div className="wrap page stack-l">
      <div className="stack">
        <Breadcrumbs crumbs={crumbs} />
        <h1>{page.heading}</h1>
        <p className="lead">{page.intro}</p>
        <p>
          <a href={`${page.path}.json`}>All figures as JSON</a>
        </p>
      </div>
      <section className="stack" aria-label="Register">
        <RegisterFilter asked={asked} counts={counts} />
        <p className="small muted" role="status">
          {figures.length === 1 ? "1 figure" : `${formatNumber(figures.length)} figures`}, soonest to expire first.
        </p>
        {figures.length > 0 ? (
          <RegisterTable figures={figures} />
        ) : (
          <EmptyState title="No figures match">
            Try another word, or <a href={page.path}>look at all figures</a>.
          </EmptyState>
        )}
        <p className="small muted">
          <OutOfDate since={exampleDay} /> marks a figure, here and wherever we use it, from the day after it expires.
        </p>
      </section>
    </div>
  );
}
