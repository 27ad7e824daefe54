import clsx from "clsx";
import type { ReactNode } from "react";
import { tableRoles } from "#app/ui/table-roles.ts";
import "./tables.css";
import "./dense.css";

export type Column<Row> = {
  key: string;
  /** Also shown before the value when the row is a card. */
  header: string;
  cell: (row: Row) => ReactNode;
  align?: "start" | "end" | undefined;
  /** Names the row. One column at most. */
  rowHeader?: boolean | undefined;
  /** Holds buttons: no label on a card, full width. */
  actions?: boolean | undefined;
  /** Text as somebody typed it, perhaps one long word without a space. */
  free?: boolean | undefined;
  /** Instead of the header's words: a box that chooses all. */
  head?: ReactNode;
  /**
   * Where the value is on a phone, whose rows have two or three lines: before all of them, on a line, on a line of full
   * width with or without the header, at the end of a line, or nowhere. A table with any such column is dense.
   */
  phone?: "start" | "line" | "wide" | "named" | "end" | "hidden" | undefined;
};

type DataTableProps<Row> = {
  /** Read out before the table; the visible title is the page's heading. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Mostly numbers, shown side by side on a phone's card. */
  compact?: boolean | undefined;
};

export function DataTable<Row>({ caption, columns, rows, rowKey, compact }: DataTableProps<Row>) {
  const isDense = columns.some(({ phone }) => phone);
  return (
    <div className="table-wrap">
      <table className={clsx("data-table", compact && "is-compact", isDense && "is-dense")} role={tableRoles.table}>
        <caption className="sr-only">{caption}</caption>
        <thead role={tableRoles.group}>
          <tr role={tableRoles.row}>
            {columns.map((column) => (
              <HeaderCell key={column.key} column={column} />
            ))}
          </tr>
        </thead>
        <tbody role={tableRoles.group}>
          {rows.map((row) => (
            <tr role={tableRoles.row} key={rowKey(row)}>
              {columns.map((column) => (
                <BodyCell key={column.key} column={column} row={row} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function HeaderCell<Row>({ column }: { column: Column<Row> }) {
  return (
    <th role={tableRoles.columnHeader} scope="col" className={clsx(column.align === "end" && "align-end")}>
      {column.head ?? column.header}
    </th>
  );
}

function BodyCell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const { align, actions, free, phone } = column;
  const className =
    clsx(
      align === "end" && "align-end",
      actions && "cell-actions",
      free && "cell-free",
      phone && `is-${phone}-on-phone`,
    ) || undefined;
  if (column.rowHeader) {
    return (
      <th role={tableRoles.rowHeader} scope="row" className={className}>
        {column.cell(row)}
      </th>
    );
  }
  return (
    <td role={tableRoles.cell} data-label={column.header} className={className}>
      <div className="cell-value">{column.cell(row)}</div>
    </td>
  );
}
