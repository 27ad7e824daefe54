import { guaranteesOf } from "#app/routes/quote/quotes/quote-lines.ts";
import type { Asking } from "#app/routes/quote/quotes/remarks.tsx";
import { formatCount } from "#app/ui/format.ts";

const STEP = 5;
const SHORTEST_AXIS = 10;
const PERCENT = 100;

/** Every guarantee as years on one axis: dark is insured, or given by a maker; light lasts as long as the company. */
export function PromisedYears({ quote }: Pick<Asking, "quote">) {
  const guarantees = guaranteesOf(quote, { isDrawn: true });
  const longest = Math.max(SHORTEST_AXIS, ...guarantees.map(({ years }) => years));
  const end = Math.ceil(longest / STEP) * STEP;
  const share = (years: number) => `${(years / end) * PERCENT}%`;
  return (
    <>
      <ul className="years">
        {guarantees.map(({ name, years, insured, note }) => (
          <li key={name}>
            <p>
              <span>{name}</span>
              <b>{formatCount(years, "year")}</b>
            </p>
            <svg aria-hidden="true">
              <rect className="years-all" width="100%" height="12" rx="3" />
              <rect className="years-company" width={share(years)} height="12" rx="3" />
              <rect className="years-insured" width={share(insured)} height="12" rx="3" />
            </svg>
            {note && <p className="small muted">{note}</p>}
          </li>
        ))}
      </ul>
      <p className="years-axis" aria-hidden="true">
        <span>now</span>
        <span>{end / 2}</span>
        <span>{end} years</span>
      </p>
    </>
  );
}
