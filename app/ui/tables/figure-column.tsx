import { Link } from "react-router";
import type { Column } from "#app/ui/tables/data-table.tsx";
import { assumptionPath } from "#content/assumptions-page.ts";

export const figureColumn: Column<{ id: string; label: string }> = {
  key: "figure",
  header: "Figure",
  rowHeader: true,
  cell: ({ id, label }) => (
    <>
      <Link to={assumptionPath(id)}>{label}</Link>
      <code className="sub">{id}</code>
    </>
  ),
};
