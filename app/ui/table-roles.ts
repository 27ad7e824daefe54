/** Not redundant: `display: block`, which turns rows into cards or stacks on a phone, removes these roles. */
export const tableRoles = {
  table: "table",
  group: "rowgroup",
  row: "row",
  columnHeader: "columnheader",
  rowHeader: "rowheader",
  cell: "cell",
} as const;
