import clsx from "clsx";
import { Plus, X } from "lucide-react";
import { type MouseEvent, type ReactNode, useRef } from "react";
import type { ListOfSheet } from "#app/routes/installer/parts/sheet-fields.tsx";
import { type Held, SHEET_ID, SheetSingle } from "#app/routes/installer/parts/sheet-single.tsx";
import type { Rows } from "#app/routes/installer/quote/use-rows.ts";
import { useTypedNow } from "#app/routes/installer/quote/use-typed-now.ts";
import { formatPenceInFull } from "#app/ui/format.ts";
import { fieldId } from "#app/ui/forms/field-wiring.ts";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import { tableRoles } from "#app/ui/table-roles.ts";
import type { Field } from "#content/quote-sheet/field.ts";
import { lineNetPence, rowCount, type Typed } from "#domain/quotes/sheet/typed-quote.ts";

/** "0%", "5%", "20%" stand side by side in a table; longer answers are chosen from a list. */
const LETTERS_IN_CELL = 8;

const ROW_WORDS: Readonly<Record<string, string>> = {
  lines: "line",
  payments: "payment",
  equipment: "piece of equipment",
  arrays: "roof face",
};

interface Props extends ListOfSheet, Held {
  rows: Rows;
  /** Another way to fill a row. */
  besideAdd: ReactNode;
}

/** The rows of a list as a table, with one more to type into; blank ones are left out. */
export function QuoteRows({ field, kind, path, rows, besideAdd, ...held }: Props) {
  const columns = columnsOf(kind, path);
  const typedRows = rowCount(held.typed, path);
  const count = rows.changes > 0 ? Math.max(typedRows, 1) : Math.min(typedRows + 1, kind.max);
  const word = ROW_WORDS[path] ?? "row";
  const list = { list: path, first: columns[0]?.[0] ?? "" };
  return (
    <fieldset className="quote-group" id={fieldId(path, SHEET_ID)} tabIndex={-1}>
      <legend>{field.label}</legend>
      {held.errors[path]?.map((message) => (
        <p key={message} className="error-text">
          {message}
        </p>
      ))}
      <Helps columns={columns} />
      <table
        className={clsx("quote-rows", `rows-of-${path}`, columns.some(([name]) => name === "part") && "has-part")}
        role={tableRoles.table}
      >
        <caption className="sr-only">{field.label}</caption>
        <Heads columns={columns} isPriced={path === "lines"} />
        <tbody role={tableRoles.group}>
          {Array.from({ length: count }, (_, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is known by its number.
            <tr role={tableRoles.row} key={row}>
              <th role={tableRoles.rowHeader} scope="row">
                <span className="row-name">{field.label}, </span>
                {row + 1}
              </th>
              <Cells columns={columns} row={row} path={path} {...held} />
              <td role={tableRoles.cell} className="cell-remove">
                <RemoveRow
                  value={`without ${path}.${row}`}
                  what={`${word} ${row + 1}`}
                  onClick={(press) => rows.remove(press, list, row)}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="btn-row">
        {count < kind.max && <AddRow word={word} onClick={(press) => rows.add(press, list)} />}
        {besideAdd}
      </div>
    </fieldset>
  );
}

interface Pressed {
  onClick: (press: MouseEvent<HTMLButtonElement>) => void;
}

function AddRow({ word, onClick }: Pressed & { word: string }) {
  return (
    <SubmitButton name="intent" value="more" variant="secondary" size="tight" pendingLabel="Saving…" onClick={onClick}>
      <Plus className="icon" aria-hidden="true" />
      Add a {word}
    </SubmitButton>
  );
}

function RemoveRow({ value, what, onClick }: Pressed & { value: string; what: string }) {
  return (
    <SubmitButton name="intent" value={value} variant="quiet" size="tight" pendingLabel="…" onClick={onClick}>
      <X className="icon" aria-hidden="true" />
      <span className="sr-only">Remove {what}</span>
    </SubmitButton>
  );
}

type Columns = readonly (readonly [name: string, field: Field])[];

/** A line from left to right, as its sum is worked out; other lists are in the order of the sheet. */
const LINE_ORDER = ["kind", "text", "part", "count", "unitPence", "vatPercent"];

/** Only with panels and a battery in one quote does a line say what it belongs to. */
function columnsOf(kind: Props["kind"], path: string): Columns {
  const asked = Object.entries(kind.of).filter(([name, field]) => name !== "part" || field.needed);
  if (path !== "lines") return asked;
  return asked.toSorted(([one], [other]) => LINE_ORDER.indexOf(one) - LINE_ORDER.indexOf(other));
}

/** What a column says of itself, once for all rows. */
function Helps({ columns }: { columns: Columns }) {
  const helps = columns.flatMap(([, { label, help }]) => (help ? [`${label}: ${help}.`] : []));
  return helps.length > 0 && <p className="small muted">{helps.join(" ")}</p>;
}

function Heads({ columns, isPriced }: { columns: Columns; isPriced: boolean }) {
  const heads = [...columns.map(([name, { label }]) => ({ name, label })), ...(isPriced ? [SUM] : [])];
  return (
    <thead role={tableRoles.group}>
      <tr role={tableRoles.row}>
        <th role={tableRoles.columnHeader} scope="col">
          <span className="sr-only">Row</span>
        </th>
        {heads.map(({ name, label }) => (
          <th role={tableRoles.columnHeader} scope="col" className={`cell-${name}`} key={name}>
            {label}
          </th>
        ))}
        <th role={tableRoles.columnHeader} scope="col">
          <span className="sr-only">Remove</span>
        </th>
      </tr>
    </thead>
  );
}

const SUM = { name: "sum", label: "Sum, net" };

function Cells({ columns, row, path, typed, errors }: { columns: Columns; row: number; path: string } & Held) {
  return (
    <>
      {columns.map(([name, { kind, ...field }]) =>
        kind.is === "list" || kind.is === "group" ? null : (
          <td role={tableRoles.cell} className={`cell-${name}`} key={name}>
            <SheetSingle
              kind={kind}
              typed={typed}
              errors={errors}
              field={{ ...field, kind }}
              path={`${path}.${row}.${name}`}
              lettersMax={LETTERS_IN_CELL}
            />
          </td>
        ),
      )}
      {path === "lines" && (
        <td role={tableRoles.cell} className="cell-sum">
          <LineSum typed={typed} row={row} />
        </td>
      )}
    </>
  );
}

/** What a line of the price comes to before VAT, as it is typed; without scripts, as it was saved. */
function LineSum({ typed, row }: { typed: Typed; row: number }) {
  const output = useRef<HTMLOutputElement>(null);
  const pence = lineNetPence(useTypedNow(output, typed), row);
  return (
    <output className="line-sum" ref={output}>
      {pence !== undefined && (
        <>
          <span className="sr-only">Sum before VAT: </span>
          {formatPenceInFull(pence)}
        </>
      )}
    </output>
  );
}
