import type { Column } from "#app/ui/tables/data-table.tsx";
import "./choosing.css";

interface Choosing<Row> {
  /** The id of the form for the boxes; it is beside the table. */
  form: string;
  field: string;
  idOf: (row: Row) => string;
  nameOf: (row: Row) => string;
  mayChoose: (row: Row) => boolean;
  chosen: readonly string[];
}

/** A box for each row that can be chosen, in the last column, so that rows begin with their names. */
export function chooseColumn<Row>({ form, field, idOf, nameOf, mayChoose, chosen }: Choosing<Row>): Column<Row> {
  return {
    key: "choose",
    header: "Choose",
    cell: (row) =>
      mayChoose(row) && (
        <input
          className="choose"
          type="checkbox"
          form={form}
          name={field}
          value={idOf(row)}
          aria-label={`Choose ${nameOf(row)}`}
          defaultChecked={chosen.includes(idOf(row))}
        />
      ),
  };
}
