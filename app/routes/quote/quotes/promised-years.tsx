import type { Asking } from "#app/routes/quote/quotes/remarks.tsx";
import { formatCount } from "#app/ui/format.ts";
import { equipmentOf } from "#domain/quotes/quote-words.ts";

const STEP = 5;
const SHORTEST_AXIS = 10;
const PERCENT = 100;

interface Guarantee {
  name: string;
  years: number;
  /** Those that somebody else pays for if the company closes. */
  insured: number;
  note?: string;
}

/** Every guarantee as years on one axis: dark is insured, or given by a maker; light lasts as long as the company. */
export function PromisedYears({ quote: { quote, company } }: Pick<Asking, "quote">) {
  const { workmanshipYears, insuredYears } = quote;
  const output = "outputYears" in quote && quote.outputYears > 0 ? quote : null;
  const guarantees: Guarantee[] = [
    ...equipmentOf(quote).map(({ label, what, warrantyYears: years }) => {
      const note = what === "Panel" && output ? { note: outputInWords(output) } : {};
      return { name: `${what}, by the maker (${label})`, years, insured: years, ...note };
    }),
    {
      name: `Workmanship, by ${company}`,
      years: workmanshipYears,
      insured: Math.min(insuredYears, workmanshipYears),
      note: insuredInWords(insuredYears, company),
    },
  ];
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

const outputInWords = ({ outputYears, outputPercent }: { outputYears: number; outputPercent: number }) =>
  `At least ${outputPercent}% of their output after ${formatCount(outputYears, "year")}.`;

function insuredInWords(years: number, company: string): string {
  const light = `Light: only while ${company} exists.`;
  if (years === 0) return `Not insured: it lasts only while ${company} exists.`;
  return `Dark: insured for ${formatCount(years, "year")}, so somebody pays if ${company} closes. ${light}`;
}
