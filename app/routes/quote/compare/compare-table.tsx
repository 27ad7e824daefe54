import clsx from "clsx";
import { Check, CircleHelp, Minus, Plus, X } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { nameOf } from "#app/routes/quote/compare/quote-name.ts";
import { CompanyMark } from "#app/routes/quote/parts/company-mark.tsx";
import { NotSaid } from "#app/routes/quote/parts/not-said.tsx";
import { portraitInWords, portraitOf } from "#app/routes/quote/quotes/portrait-of.ts";
import { dateInWords, formatPence } from "#app/ui/format.ts";
import { SystemPortrait } from "#app/ui/system-portrait.tsx";
import { tableRoles } from "#app/ui/table-roles.ts";
import type { ComparedCell, ComparedRow } from "#domain/comparison/comparison.ts";
import type { CustomerQuote } from "#domain/quotes/customer-quotes.ts";

interface Props {
  quotes: readonly CustomerQuote[];
  rows: readonly ComparedRow[];
  home: string;
}

/** One column per quote, one row per fact. Explicit roles survive where a phone lays rows out as blocks. */
export function CompareTable({ quotes, rows, home, work }: Props & { work: string | null }) {
  const groups = [...Map.groupBy(rows, ({ group }) => group)];
  const box = `compare-box compare-of-${quotes.length}`;
  return (
    <section
      className={box}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must reach a box that scrolls sideways
      tabIndex={0}
      aria-label={`Comparison of ${counted(quotes.length)}${work ? `, ${work}` : ""}`}
    >
      <table className="compare-table" role={tableRoles.table}>
        <caption className="sr-only">{counted(quotes.length)}, one per column, in the order they were sent</caption>
        <thead role={tableRoles.group}>
          <tr role={tableRoles.row}>
            <th scope="col" role={tableRoles.columnHeader}>
              <span className="sr-only">Fact</span>
            </th>
            {quotes.map((quote) => (
              <ColumnHead key={quote.id} quote={quote} home={home} />
            ))}
          </tr>
        </thead>
        <Group name="What you get" span={quotes.length + 1}>
          <SystemRow quotes={quotes} />
        </Group>
        {groups.map(([group, own]) => (
          <Group key={group} name={group} span={quotes.length + 1}>
            {own.map((row) => (
              <Row key={row.id} row={row} quotes={quotes} home={home} />
            ))}
          </Group>
        ))}
        <Group name="Checks" span={quotes.length + 1}>
          <ChecksRow quotes={quotes} home={home} />
        </Group>
      </table>
    </section>
  );
}

const counted = (quotes: number) => `${quotes} ${quotes === 1 ? "quote" : "quotes"}`;

function Group({ name, span, children }: { name: string; span: number; children: ReactNode }) {
  return (
    <tbody role={tableRoles.group}>
      <tr role={tableRoles.row} className="compare-group">
        <th role={tableRoles.rowHeader} scope="rowgroup" colSpan={span}>
          {name}
        </th>
      </tr>
      {children}
    </tbody>
  );
}

/** A drawing shows a battery in the loft before anyone reads it. */
function SystemRow({ quotes }: Pick<Props, "quotes">) {
  return (
    <tr role={tableRoles.row} className="is-different">
      <th scope="row" role={tableRoles.rowHeader}>
        The system
        <span className="small muted compare-hint">drawn on the same house, not yours</span>
      </th>
      {quotes.map((quote) => (
        <td key={quote.id} role={tableRoles.cell} data-quote={nameOf(quote)} className="compare-system">
          <SystemPortrait shown={portraitOf(quote)} label={portraitInWords(quote)} />
          <span className="compare-value">
            <b>{portraitInWords(quote)}</b>
          </span>
        </td>
      ))}
    </tr>
  );
}

function ColumnHead({ quote, home }: { quote: CustomerQuote; home: string }) {
  return (
    <th scope="col" role={tableRoles.columnHeader}>
      <Link to={`${home}/quotes/${quote.id}`} className="compare-company">
        <CompanyMark position={quote.position} name={quote.company} />
        {quote.company}
        {quote.option !== "A" && `, option ${quote.option}`}
      </Link>
      <span className="small muted">
        {formatPence(quote.payPence)}, sent {dateInWords(quote.sentAt)}
      </span>
    </th>
  );
}

function Row({ row, quotes, home }: { row: ComparedRow } & Omit<Props, "rows">) {
  return (
    <tr role={tableRoles.row} className={row.differs ? "is-different" : "is-same"}>
      <th scope="row" role={tableRoles.rowHeader}>
        {row.label}
        {row.differs ? (
          <span className="compare-differs">differs</span>
        ) : (
          <span className="compare-same">the same</span>
        )}
        {row.hint && <span className="small muted compare-hint">{row.hint}</span>}
      </th>
      {row.cells.map((cell, position) => {
        const quote = quotes[position];
        return (
          quote && <Value key={quote.id} cell={cell} quote={quote} home={home} fact={inQuote[row.id] ?? row.label} />
        );
      })}
    </tr>
  );
}

/** What a quote calls the fact of a row that has another name. */
const inQuote: Partial<Record<string, string>> = {
  mcs: "MCS number",
  electricity: "Electricity (pence a kWh)",
  they_expect: "Savings a year",
};

function Value({ cell, quote, home, fact }: { cell: ComparedCell; quote: CustomerQuote; home: string; fact: string }) {
  const { state, text, number, note, rank, checks, sharePercent, extraPence, item } = cell;
  return (
    <td role={tableRoles.cell} data-quote={nameOf(quote)}>
      <span className="compare-value">
        {state === "missing" ? (
          <NotSaid fact={fact} quote={quote} home={home} />
        ) : (
          <b className={clsx(state === "foreign" && "muted", number !== undefined && "is-figure")}>
            {item && <ItemMark item={item} />}
            {text}
            {extraPence !== undefined && `, ${formatPence(extraPence)}`}
          </b>
        )}
        {rank && <span className="compare-rank">{rank}</span>}
        {note && <span className="small muted compare-note">{note}</span>}
        {sharePercent !== undefined && <Share percent={sharePercent} />}
      </span>
      {checks.map((check) => (
        <span key={check} className="compare-check">
          <CircleHelp className="icon" aria-hidden="true" />
          {check}
        </span>
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

function Share({ percent }: { percent: number }) {
  return (
    <svg className="compare-share" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
      <rect className="compare-share-all" width="100" height="6" />
      <rect className="compare-share-part" width={Math.min(100, percent)} height="6" />
    </svg>
  );
}

function ChecksRow({ quotes, home }: Omit<Props, "rows">) {
  return (
    <tr role={tableRoles.row} className="is-different">
      <th scope="row" role={tableRoles.rowHeader}>
        What stands out
      </th>
      {quotes.map((quote) => {
        const { id, checks, factsText, status } = quote;
        return (
          <td key={id} role={tableRoles.cell} data-quote={nameOf(quote)}>
            <span className="compare-value">
              <b>{checks.length === 0 ? "Nothing stands out" : `${checks.length} to ask about`}</b>
              <span className="small muted compare-note">{factsText}</span>
              {status === "sent" && (
                <Link className="btn btn-secondary compare-choose" to={`${home}/choose/${id}`}>
                  Choose this quote<span className="sr-only"> from {nameOf(quote)}</span>
                </Link>
              )}
            </span>
          </td>
        );
      })}
    </tr>
  );
}
