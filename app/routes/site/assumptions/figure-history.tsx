import { dateInWords } from "#app/ui/format.ts";

export interface ShownChange {
  on: string;
  /** Undefined on the first line. */
  before: string | undefined;
  after: string;
  /** Its file changed; the register calls such a value "a table". */
  isTable: boolean;
  why: string;
}

export function FigureHistory({ changes }: { changes: readonly ShownChange[] }) {
  return (
    <div className="card">
      <ol className="figure-history">
        {changes.map(({ on, before, after, isTable, why }) => (
          <li key={`${on} ${after}`}>
            <time dateTime={on}>{dateInWords(on)}</time>
            <span>
              {before !== undefined && before !== after && (
                <>
                  {before} <span aria-hidden="true">→</span>
                  <span className="sr-only">, then</span>{" "}
                </>
              )}
              <b>{isTable && before !== undefined ? "a new table" : after}</b>
            </span>
            <p>{why}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}
