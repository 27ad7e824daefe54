/** @jsxImportSource #drawn */
import type { Child, Drawn } from "#app/ui/drawn/drawn.ts";
import { dayInWords } from "#content/planner/figures.ts";
import { outOfDateSince } from "#domain/assumptions/currency.ts";
import { type Assumption, findAssumption } from "#domain/assumptions/register.ts";

/** The meaning of each colour, on the whole page (plan.css). */
export type EnergyColour = "sun" | "sold" | "battery" | "stored" | "night" | "day" | "grid" | "fuel" | "standing";

export const Swatch = ({ colour, children }: { colour: EnergyColour; children: Child }) => (
  <span class={`sw is-${colour}`}>{children}</span>
);

/** From the page's icon sheet. */
export const Icon = ({ name }: { name: "check" | "scale" | "x" | "table" | "info" }) => (
  <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
    <use href={`#icon-${name}`} />
  </svg>
);

interface FigureProps {
  /** Its sources are one click away. A figure in a folded part shows them. */
  foldSources?: boolean;
  id: string;
  title: string;
  /** What it shows, in one or two sentences that explain the colours. */
  says: Child;
  children: Child;
  table: Table;
  /** Rows of the register. */
  sources: readonly string[];
  today: string;
}

/** A chart: its title, a description, the picture, and the same figures as a table. */
export function Figure({ id, title, says, children, table, sources, today, foldSources }: FigureProps): Drawn {
  return (
    <figure class="plan-chart" aria-labelledby={`${id}-title`}>
      <figcaption>
        <h3 id={`${id}-title`}>{title}</h3>
        <p class="says">{says}</p>
      </figcaption>
      {children}
      <AsTable {...table} />
      {foldSources ? <FoldedSources ids={sources} today={today} /> : <Sources ids={sources} today={today} />}
    </figure>
  );
}

interface Table {
  caption: string;
  heads: readonly string[];
  /** The first cell names the row. */
  rows: readonly (readonly string[])[];
}

export function AsTable({ caption, heads, rows }: Table): Drawn {
  return (
    <details class="as-table">
      <summary>
        <Icon name="table" />
        Show as table
        <span class="sr-only">: {caption}</span>
      </summary>
      {/* biome-ignore lint/a11y/useSemanticElements: a part that scrolls is no section of the text */}
      <div class="table-scroll" role="region" aria-label={caption} tabindex={0}>
        <table class="mini-table">
          <caption class="sr-only">{caption}</caption>
          <thead>
            <tr>
              {heads.map((text) => (
                <th scope="col">{text}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, ...values]) => (
              <tr>
                <th scope="row">{name}</th>
                {values.map((text) => (
                  <td>{text}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}

export function FoldedSources(sources: { ids: readonly string[]; today: string }): Drawn {
  return (
    <details class="more">
      <summary>Sources</summary>
      <Sources {...sources} />
    </details>
  );
}

/** The sources of a part's figures: each by name, with its date and the figures taken from it. */
export function Sources({ ids, today }: { ids: readonly string[]; today: string }): Drawn {
  const rows = distinct(ids).flatMap((id) => findAssumption(id) ?? []);
  const days = distinct(rows.map(({ checkedOn }) => checkedOn)).sort();
  return (
    <p class="sources">
      Sources.
      {days.map((day) => {
        const ofDay = rows.filter(({ checkedOn }) => checkedOn === day);
        return (
          <>
            {" "}
            Checked on {dayInWords(day)}: {parted(drawSources(ofDay, today))}.
          </>
        );
      })}
    </p>
  );
}

function drawSources(rows: readonly Assumption[], today: string): Drawn[] {
  return distinct(rows.map(sourceOf)).map((source) => {
    const taken = rows.filter((row) => sourceOf(row) === source);
    return (
      <>
        {source} ({parted(taken.map((row) => drawSource(row, today)))})
      </>
    );
  });
}

function drawSource(row: Assumption, today: string): Drawn {
  const stale = drawStale(row, today);
  return (
    <>
      <a href={`/assumptions/${row.id}`}>{row.label}</a>
      {stale && <> {stale}</>}
    </>
  );
}

const sourceOf = ({ institution, source }: Assumption): string => institution ?? source;
const distinct = (words: readonly string[]): string[] => [...new Set(words)];
const parted = (items: readonly Drawn[]): Child => items.map((item, index) => (index === 0 ? item : ["; ", item]));

/** Marks a figure that is out of date; nothing for others. */
export function drawStale(row: { validUntil: string }, today: string): Drawn | undefined {
  const since = outOfDateSince(row, today);
  return since === undefined ? undefined : <span class="stale">Out of date since {dayInWords(since)}</span>;
}

/** Figures in a row under a chart. */
export function Sums({ sums }: { sums: readonly (readonly [name: string, value: string])[] }): Drawn {
  return (
    <dl class="sums">
      {sums.map(([name, value]) => (
        <div>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

export function Sides({ above, below }: { above: string; below: string }): Drawn {
  return (
    <p class="sides">
      <span>↑ Above the line: {above}.</span> <span>↓ Below it: {below}.</span>
    </p>
  );
}
