/** They only look redundant: `display: block`, which turns rows into cards or stacks on a phone, removes them. */
export const tableRoles = {
  table: "table",
  group: "rowgroup",
  row: "row",
  columnHeader: "columnheader",
  rowHeader: "rowheader",
  cell: "cell",
} as const;
