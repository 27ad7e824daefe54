import { Clock } from "lucide-react";
import { Fragment } from "react";
import type { Range, ShownFigure } from "#app/routes/site/assumptions/shown-figure.ts";
import { Badge } from "#app/ui/badge.tsx";
import { OutOfDate } from "#app/ui/out-of-date.tsx";
import { assumptionsLimits } from "#config/limits/assumptions.ts";
import { sourcesOf } from "#content/service-pages/sources.ts";

/** How long a figure is still valid, shown in its last days and after them. */
export function Validity({ figure: { outOfDateSince, daysLeft } }: { figure: ShownFigure }) {
  if (outOfDateSince) return <OutOfDate since={outOfDateSince} />;
  if (daysLeft > assumptionsLimits.dueDays) return null;
  return (
    <Badge tone="warn" icon={Clock}>
      {leftInWords(daysLeft)}
    </Badge>
  );
}

function leftInWords(days: number): string {
  if (days === 0) return "Last day";
  return days === 1 ? "1 day left" : `${days} days left`;
}

/** A figure's source with its address, or each source that we have an address for. */
export function FigureSource({ source, url }: Pick<ShownFigure, "source" | "url">) {
  if (url) return <External to={url}>{source}</External>;
  return sourcesOf(source).map((one, index) => (
    <Fragment key={one.name}>
      {index > 0 && "; "}
      {one.url ? <External to={one.url}>{one.name}</External> : one.name}
    </Fragment>
  ));
}

function External({ to, children }: { to: string; children: string }) {
  return (
    <a href={to} rel="external noopener">
      {children}
    </a>
  );
}

const WIDTH = 120;
const HEIGHT = 20;
const MARGIN = 8;

/** Low to high as a line with the figure marked on it, and both ends in words. */
export function Spread({ range: { low, high, share } }: { range: Range }) {
  const x = MARGIN + share * (WIDTH - 2 * MARGIN);
  return (
    <span className="spread">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} width={WIDTH} height={HEIGHT} aria-hidden="true" focusable="false">
        <line x1="0" x2={WIDTH} y1={HEIGHT / 2} y2={HEIGHT / 2} />
        <circle cx={x} cy={HEIGHT / 2} r="6" />
      </svg>
      <span className="spread-ends">
        <span>{low}</span>
        <span className="sr-only"> to </span>
        <span>{high}</span>
      </span>
    </span>
  );
}
