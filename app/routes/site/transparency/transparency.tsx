import { Card } from "#app/ui/card.tsx";
import { dateInWords, formatMonth } from "#app/ui/format.ts";
import { Breadcrumbs } from "#app/ui/navigation/breadcrumbs.tsx";
import { Stat } from "#app/ui/stat-tile.tsx";
import { domainContext } from "#app/web/context.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import { publicPage } from "#app/web/public-page.ts";
import { withErrorPage } from "#app/web/with-error-page.ts";
import { transparencyPage as page } from "#content/pages/transparency.ts";
import { monthsOfYear } from "#domain/statistics/public/months.ts";
import { figuresOfYear, type PublicFigure } from "#domain/statistics/public/public-figures.ts";
import { londonDay } from "#domain/time/calendar.ts";
import type { Route } from "./+types/transparency.ts";

export const handle = publicPage;

const crumbs = [
  { name: "Home", path: "/" },
  { name: page.title, path: page.path },
];

export const meta: Route.MetaFunction = ({ matches }) => pageMeta({ ...page, matches, crumbs });

export const loader = withErrorPage(async ({ context }: Route.LoaderArgs) => {
  const domain = domainContext(context);
  const { since, figures } = await figuresOfYear(domain);
  const months = (await monthsOfYear(domain)).map(({ month, figures: counted }) => ({
    month,
    words: Object.fromEntries(counted.map(({ id, words }) => [id, words])),
  }));
  return { since, today: londonDay(domain.now), figures, months };
});

export default function TransparencyPage({ loaderData: { since, today, figures, months } }: Route.ComponentProps) {
  return (
    <div className="wrap page stack-l reading">
      <div className="stack">
        <Breadcrumbs crumbs={crumbs} />
        <h1>{page.title}</h1>
        <p className="lead">{page.intro}</p>
      </div>
      <div className="two cards">
        {figures.map((figure) => (
          <Card title={figure.name} key={figure.id}>
            <div className="stack-s">
              <dl>
                <Stat label={`${dateInWords(since)} to ${dateInWords(today)}`} value={figure.words} />
              </dl>
              {figure.reasons.length > 0 && (
                <ul>
                  {figure.reasons.map((reason) => (
                    <li key={reason}>{reason}</li>
                  ))}
                </ul>
              )}
              <p className="small">
                <b>{page.howCounted}:</b> {figure.how}
              </p>
              <ByMonth figure={figure} months={months} />
            </div>
          </Card>
        ))}
      </div>
      <section className="stack" aria-labelledby="files-title">
        <h2 id="files-title">{page.filesTitle}</h2>
        <p>{page.files}</p>
        {months.length === 0 && <p className="muted">{page.noFiles}</p>}
        <ul>
          {months.map(({ month }) => (
            <li key={month}>
              <a href={`${page.path}/${month}.json`}>{formatMonth(month)} (JSON)</a>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

function ByMonth({
  figure,
  months,
}: {
  figure: PublicFigure;
  months: readonly { month: string; words: Readonly<Record<string, string>> }[];
}) {
  if (months.length === 0) return null;
  return (
    <details>
      <summary>
        {page.filesTitle}
        <span className="sr-only">: {figure.name}</span>
      </summary>
      <ul>
        {months.map(({ month, words }) => (
          <li key={month}>
            {formatMonth(month)}: {words[figure.id]}
          </li>
        ))}
      </ul>
    </details>
  );
}
