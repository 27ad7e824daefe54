import { Download } from "lucide-react";
import { Link } from "react-router";
import { FigureHistory, type ShownChange } from "#app/routes/site/assumptions/figure-history.tsx";
import { FigureMoves } from "#app/routes/site/assumptions/figure-moves.tsx";
import { FigureSource, Spread, Validity } from "#app/routes/site/assumptions/figure-parts.tsx";
import { HistoryChart } from "#app/routes/site/assumptions/history-chart.tsx";
import { type ShownFigure, shownFigure, valueInBrief } from "#app/routes/site/assumptions/shown-figure.ts";
import { PageSection } from "#app/routes/site/parts/page-section.tsx";
import { Card } from "#app/ui/card.tsx";
import { Fact } from "#app/ui/fact.tsx";
import { dateInWords, formatNumber } from "#app/ui/format.ts";
import { Breadcrumbs } from "#app/ui/navigation/breadcrumbs.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { domainContext } from "#app/web/context.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import { toolsPage } from "#app/web/public-page.ts";
import { withErrorPage } from "#app/web/with-error-page.ts";
import { assumptionsLimits } from "#config/limits/assumptions.ts";
import { assumptionPath, assumptionsPage, confidenceInWords } from "#content/assumptions-page.ts";
import { changesOf, numbersOf } from "#domain/assumptions/history.ts";
import { windowsInWords } from "#domain/assumptions/in-words.ts";
import type { Use } from "#domain/assumptions/uses.ts";
import { findRow, wholeRegister } from "#domain/assumptions/whole-register.ts";
import { DomainError } from "#domain/errors.ts";
import { whatItMoves } from "#domain/plans/what-it-moves.ts";
import { londonDay } from "#domain/time/calendar.ts";
import type { Route } from "./+types/assumption.ts";
import "./figure.css";
import "./register.css";

export const handle = toolsPage;

export const loader = withErrorPage(async ({ params, context }: Route.LoaderArgs) => {
  const row = findRow(params.id);
  if (!row) throw new DomainError("not_found");
  const today = londonDay(domainContext(context).now);
  const changes = changesOf(row.id).map(({ on, before, after }): ShownChange => {
    const old = before && valueInBrief(before.value, row);
    const now = valueInBrief(after.value, row);
    return { on, why: after.why, before: old, after: now, isTable: after.fingerprint !== undefined };
  });
  return {
    figure: shownFigure(row, today),
    windows: windowsInWords(row.value),
    changes,
    numbers: numbersOf(row.id),
    moves: whatItMoves(row.id, today),
    rawUnit: row.unit,
    today,
    of: wholeRegister.length,
  };
});

const crumbsOf = ({ label, id }: ShownFigure) => [
  { name: "Home", path: "/" },
  { name: assumptionsPage.heading, path: assumptionsPage.path },
  { name: label, path: assumptionPath(id) },
];

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { id, label } = loaderData.figure;
  return pageMeta({
    title: `${label}: our assumption`,
    description: `${label}: the figure we use, its source, when we checked it, where we use it and how it has changed.`,
    path: assumptionPath(id),
    // Part of a table, which search engines find on the table's page.
    hidden: true,
    matches,
  });
};

const LONG = 40;

export default function AssumptionRoute({ loaderData }: Route.ComponentProps) {
  const { figure, windows, changes, numbers, moves, rawUnit, today, of } = loaderData;
  const isLong = figure.figure.length > LONG;
  return (
    <div className="wrap page stack-l">
      <Breadcrumbs crumbs={crumbsOf(figure)} />
      <div className="figure-head">
        <div className="stack">
          <p className="eyebrow">One of {formatNumber(of)} figures behind this site</p>
          <h1>{figure.label}</h1>
          <p className={isLong ? "lead" : "figure-value"}>
            {isLong ? figure.figure : <b>{figure.figure}</b>} {figure.unit && <span>{figure.unit}</span>}
          </p>
          {windows.length > 0 && (
            <ul className="figure-windows">
              {windows.map((words) => (
                <li key={words}>{words}</li>
              ))}
            </ul>
          )}
          <Due figure={figure} />
          <p>
            <a className="btn btn-secondary" href={`${assumptionsPage.path}.json`}>
              <Download className="icon" aria-hidden="true" />
              All figures as JSON
            </a>
          </p>
        </div>
        <FigureFacts figure={figure} />
      </div>
      {numbers.length > 2 && (
        <PageSection id="changes" title="How it has changed">
          <HistoryChart numbers={numbers} today={today} unit={figure.unit} />
        </PageSection>
      )}
      {moves && (
        <PageSection id="moves" title="What it affects">
          <FigureMoves moves={moves} unit={rawUnit} />
        </PageSection>
      )}
      <PageSection id="uses" title="Where it is used">
        <FigureUses uses={figure.uses} />
      </PageSection>
      <PageSection id="history" title="History">
        <p className="muted">We add lines and never change them.</p>
        <FigureHistory changes={changes} />
      </PageSection>
    </div>
  );
}

/** In its last days, and after them. */
function Due({ figure: { outOfDateSince, daysLeft, validUntil } }: { figure: ShownFigure }) {
  if (outOfDateSince) {
    return (
      <Notice tone="bad" title={`Out of date since ${dateInWords(outOfDateSince)}`}>
        <p>We have not looked up the new figure yet. Until we do, every page that uses this one says so.</p>
      </Notice>
    );
  }
  if (daysLeft > assumptionsLimits.dueDays) return null;
  return (
    <Notice tone="warn" title={`Valid until ${dateInWords(validUntil)}`}>
      <p>We’ll look up the next one before then. This figure then joins the history below.</p>
    </Notice>
  );
}

function FigureFacts({ figure }: { figure: ShownFigure }) {
  const { validUntil, checkedOn, range, confidence, isEditable, id } = figure;
  return (
    <Card>
      <dl className="figure-facts">
        <Fact name="Valid until">
          {dateInWords(validUntil)} <Validity figure={figure} />
        </Fact>
        <Fact name="Checked on">{dateInWords(checkedOn)}</Fact>
        <Fact name="Source">
          <FigureSource {...figure} />
        </Fact>
        <Fact name="Low to high">{range ? <Spread range={range} /> : "None: not given as a range"}</Fact>
        <Fact name="Confidence">{confidenceInWords[confidence] ?? confidence}</Fact>
        {isEditable && <Fact name="In a plan">You can enter your own value</Fact>}
        <Fact name="Name">
          <code>{id}</code>
        </Fact>
      </dl>
    </Card>
  );
}

function FigureUses({ uses }: { uses: readonly Use[] }) {
  return (
    <ul className="figure-uses">
      {uses.map(({ name, about, path }) => (
        <li key={`${name} ${path}`}>
          {path ? (
            <Link to={path}>
              <b>{name}</b>
              {about && <small>{about}</small>}
            </Link>
          ) : (
            <div>
              <b>{name}</b>
              {about && <small>{about}</small>}
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}
