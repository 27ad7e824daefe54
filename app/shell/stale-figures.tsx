import { Link } from "react-router";
import { Notice } from "#app/ui/notice.tsx";
import { OutOfDate } from "#app/ui/out-of-date.tsx";
import type { ToldFigure } from "#app/web/use-stale.ts";
import { assumptionPath } from "#content/assumptions-page.ts";

/** At the end of a page whose sentences, sums or records show figures that are out of date. */
export function StaleFigures({ figures }: { figures: readonly ToldFigure[] }) {
  if (figures.length === 0) return null;
  return (
    <aside className="wrap stale-figures" aria-label="Figures that are out of date">
      <Notice tone="bad" title="This page shows figures that are out of date">
        <p>Its sums still count with them until we have looked up the new ones.</p>
        <ul>
          {figures.map(({ id, label, since }) => (
            <li key={id}>
              <Link to={assumptionPath(id)}>{label}</Link> <OutOfDate since={since} />
            </li>
          ))}
        </ul>
      </Notice>
    </aside>
  );
}
