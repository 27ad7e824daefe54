import clsx from "clsx";
import { Check, Minus, Plus, X } from "lucide-react";
import { partsOf, sameInWords, sameTitle, valueInWords } from "#app/routes/quote/compare/compare-lines.ts";
import type { CompareActs } from "#app/routes/quote/compare/decision-card.tsx";
import { OutsideMark } from "#app/routes/quote/compare/outside-card.tsx";
import { nameOf } from "#app/routes/quote/compare/quote-name.ts";
import { AskAbout, askAddress } from "#app/routes/quote/parts/ask-about.tsx";
import { CompanyMark } from "#app/routes/quote/parts/company-mark.tsx";
import { NotSaid } from "#app/routes/quote/parts/not-said.tsx";
import { formatCount } from "#app/ui/format.ts";
import { tableRoles } from "#app/ui/table-roles.ts";
import { elsewhere } from "#content/planner/quote-check.ts";
import type { ComparedCell, ComparedRow } from "#domain/comparison/comparison.ts";
import type { OutsideColumn } from "#domain/comparison/outside-cells.ts";
import type { CustomerQuote } from "#domain/quotes/customer-quotes.ts";

interface Props {
  quotes: readonly CustomerQuote[];
  outside: readonly OutsideColumn[];
  rows: readonly ComparedRow[];
  acts: CompareActs;
}

/**
 * One column per quote, one row per fact: first what differs, the rest folded. Explicit roles survive where a phone lays
 * rows out as blocks.
 */
export function Differences({ quotes, outside, rows, acts, work }: Props & { work: string | null }) {
  const { groups, same } = partsOf(rows);
  const count = quotes.length + outside.length;
  const counted = `${count} quotes${work ? `, ${work}` : ""}`;
  return (
    <section className={`compare-box compare-of-${count}`} aria-label={`Comparison of ${counted}`}>
      <table className="compare-table" role={tableRoles.table}>
        <caption className="sr-only">
          Where {counted} differ: a fact a row, a company a column, in the order they were sent
        </caption>
        <thead role={tableRoles.group}>
          <tr role={tableRoles.row}>
            <th scope="col" role={tableRoles.columnHeader}>
              <span className="sr-only">Fact</span>
            </th>
            {quotes.map((quote) => (
              <th key={quote.id} scope="col" role={tableRoles.columnHeader}>
                <CompanyMark position={quote.position} name={quote.company} />
                <ShortName name={nameOf(quote)} />
              </th>
            ))}
            {outside.map(({ quote: { id, company } }) => (
              <th key={id} scope="col" role={tableRoles.columnHeader}>
                <OutsideMark name={company} />
                <ShortName name={company} />
                <span className="sr-only">. {elsewhere.mark}</span>
              </th>
            ))}
          </tr>
        </thead>
        {groups.map(([group, own]) => (
          <tbody key={group} role={tableRoles.group}>
            <tr role={tableRoles.row} className="compare-group">
              <th role={tableRoles.rowHeader} scope="rowgroup" colSpan={count + 1}>
                {group}
              </th>
            </tr>
            {own.map((row) => (
              <Row key={row.id} row={row} quotes={quotes} acts={acts} />
            ))}
          </tbody>
        ))}
      </table>
      {same.length > 0 && <TheSame rows={same} title={sameTitle({ quotes, outside })} />}
    </section>
  );
}

/** A phone has room for the first word. */
function ShortName({ name }: { name: string }) {
  const [first, ...rest] = name.split(" ");
  return (
    <b>
      {first}
      {rest.length > 0 && <span> {rest.join(" ")}</span>}
    </b>
  );
}

function Row({ row, quotes, acts }: { row: ComparedRow } & Omit<Props, "rows" | "outside">) {
  return (
    <tr role={tableRoles.row} className={clsx(KEY_ROWS.has(row.id) && "is-key")}>
      <th scope="row" role={tableRoles.rowHeader}>
        {row.label}
        {row.hint && <span className="small muted">{row.hint}</span>}
      </th>
      {row.cells.map((cell, position) => {
        const quote = quotes[position];
        // biome-ignore lint/suspicious/noArrayIndexKey: the columns never move
        return <Value key={position} cell={cell} quote={quote} row={row} acts={acts} />;
      })}
    </tr>
  );
}

const KEY_ROWS = new Set(["you_pay", "better_off"]);

/** What a quote calls the fact of a row that has another name. */
const inQuote: Partial<Record<string, string>> = {
  mcs: "MCS number",
  electricity: "Electricity (pence a kWh)",
  they_expect: "Savings a year",
};

/** Nobody can be asked about a quote from elsewhere. */
type ValueProps = { cell: ComparedCell; quote: CustomerQuote | undefined; row: ComparedRow; acts: CompareActs };

function Value({ cell, quote, row, acts }: ValueProps) {
  const { state, note, behind, rank, checks, item } = cell;
  return (
    <td role={tableRoles.cell} className={clsx(checks.length > 0 && "is-asked")}>
      {state === "missing" && acts && quote ? (
        <NotSaid fact={inQuote[row.id] ?? row.label} quote={quote} home={acts.home} />
      ) : (
        <b className={clsx((state === "foreign" || state === "missing") && "muted")}>
          {item && <ItemMark item={item} />}
          {valueInWords(cell)}
        </b>
      )}
      {note && <span className="small muted">{note}</span>}
      {behind && (
        <details className="compare-behind">
          <summary>Figures</summary>
          <span className="small muted">{behind}</span>
        </details>
      )}
      {rank && <span className="small muted">{rank}</span>}
      {checks.length > 0 &&
        (acts && quote ? (
          <AskAbout
            to={askAddress(acts.home, quote.purchaseId, { quoteId: quote.id, about: checks.map(({ id }) => id) })}
            label="Ask"
            about={`${nameOf(quote)}, ${row.label}`}
          />
        ) : (
          row.id !== "also_ask" && <span className="small muted">worth asking about</span>
        ))}
    </td>
  );
}

const itemIcons = { yes: Check, no: X, extra: Plus, not_needed: Minus };

/** A mark for the word beside it. */
function ItemMark({ item }: { item: NonNullable<ComparedCell["item"]> }) {
  const Icon = itemIcons[item];
  return <Icon className={`icon compare-item is-${item}`} aria-hidden="true" />;
}

function TheSame({ rows, title }: { rows: readonly ComparedRow[]; title: string }) {
  return (
    <details className="compare-same">
      <summary>
        {title} <span className="small muted">{formatCount(rows.length, "fact")}</span>
      </summary>
      <dl>
        {rows.map((row) => (
          <div key={row.id}>
            <dt>{row.label}</dt>
            <dd>{sameInWords(row)}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
