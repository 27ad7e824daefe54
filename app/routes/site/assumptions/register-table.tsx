import { FigureSource, Spread, Validity } from "#app/routes/site/assumptions/figure-parts.tsx";
import type { ShownFigure } from "#app/routes/site/assumptions/shown-figure.ts";
import { dateInWords } from "#app/ui/format.ts";
import { type Column, DataTable } from "#app/ui/tables/data-table.tsx";
import { figureColumn } from "#app/ui/tables/figure-column.tsx";
import type { Use } from "#domain/assumptions/uses.ts";

const USES_SHOWN = 2;
/** Longer values are words rather than numbers, and not set in bold. */
const LONG = 16;

const columns: readonly Column<ShownFigure>[] = [
  figureColumn,
  {
    key: "value",
    header: "Value",
    cell: ({ figure, unit }) =>
      unit === "" && figure.length > LONG ? (
        figure
      ) : (
        <>
          <b className="register-figure">{figure}</b> <span className="muted">{unit}</span>
        </>
      ),
  },
  {
    key: "range",
    header: "Low to high",
    cell: ({ range }) => (range ? <Spread range={range} /> : <span className="muted">none</span>),
  },
  {
    key: "source",
    header: "Source",
    // The figure's own page has the source in full.
    cell: ({ confidence, institution, source, url }) => (
      <>
        <span className="register-source">
          <FigureSource source={institution ?? source} url={url} />
        </span>
        <span className="sub">{confidence} confidence</span>
      </>
    ),
  },
  { key: "checked", header: "Checked", cell: ({ checkedOn }) => dateInWords(checkedOn) },
  {
    key: "valid",
    header: "Valid until",
    cell: (figure) => (
      <>
        {dateInWords(figure.validUntil)}
        <Validity figure={figure} />
      </>
    ),
  },
  { key: "uses", header: "Used on", cell: ({ uses }) => usesInBrief(uses) },
];

function usesInBrief(uses: readonly Use[]): string {
  const named = uses.slice(0, USES_SHOWN).map(({ name }) => name);
  const more = uses.length - named.length;
  return more > 0 ? `${named.join(", ")} and ${more} more` : named.join(", ");
}

export function RegisterTable({ figures }: { figures: readonly ShownFigure[] }) {
  return (
    <div className="register">
      <DataTable caption="Register of assumptions" columns={columns} rows={figures} rowKey={({ id }) => id} />
    </div>
  );
}
