import { lanesOfWeek } from "#app/routes/quote/request/week-lanes.tsx";
import { Lanes } from "#app/ui/charts/lanes.tsx";

/** What each company did in the last days and is to do in the next, on one axis; null before anything has happened. */
export function ProjectWeek(given: Parameters<typeof lanesOfWeek>[0]) {
  const week = lanesOfWeek(given);
  if (!week) return null;
  const label = week.lanes
    .map(
      ({ name, marks, beyond }) => `${name}: ${[...marks.map(({ words }) => words), beyond ?? []].flat().join(", ")}.`,
    )
    .join(" ");
  return (
    <section className="stack" aria-labelledby="week">
      <h2 id="week">The week so far</h2>
      <div className="card">
        <Lanes label={label} {...week} />
      </div>
    </section>
  );
}
