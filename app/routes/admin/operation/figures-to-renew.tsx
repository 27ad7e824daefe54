import { dateInWords } from "#app/ui/format.ts";
import { OutOfDate } from "#app/ui/out-of-date.tsx";
import { type Column, DataTable } from "#app/ui/tables/data-table.tsx";
import { figureColumn } from "#app/ui/tables/figure-column.tsx";
import { assumptionsLimits } from "#config/limits/assumptions.ts";
import type { FigureToRenew } from "#domain/admin/assumptions/figures-to-renew.ts";

const columns: readonly Column<FigureToRenew>[] = [
  figureColumn,
  { key: "source", header: "Source", cell: ({ source }) => source },
  { key: "checked", header: "Checked", cell: ({ checkedOn }) => dateInWords(checkedOn) },
  {
    key: "until",
    header: "Valid until",
    cell: ({ validUntil, outOfDateSince }) => (
      <>
        {dateInWords(validUntil)}
        {outOfDateSince && (
          <span className="sub">
            <OutOfDate since={outOfDateSince} />
          </span>
        )}
      </>
    ),
  },
];

/** What of the register of assumptions has run out or soon will. It goes on being used, and says so wherever it is. */
export function FiguresToRenew({ figures }: { figures: readonly FigureToRenew[] }) {
  return (
    <section className="stack" aria-labelledby="figures">
      <h2 className="h3" id="figures">
        Figures to renew
      </h2>
      <p className="small muted">
        Of the register of assumptions: what runs out within {assumptionsLimits.warningDays} days, and what has run out
        and says so on every page that uses it.
      </p>
      {figures.length > 0 ? (
        <DataTable caption="Figures to renew, soonest first" columns={columns} rows={figures} rowKey={({ id }) => id} />
      ) : (
        <p>Every figure is in date.</p>
      )}
    </section>
  );
}
