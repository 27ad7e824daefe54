import { type MouseEvent, useEffect, useState } from "react";
import { SHEET_ID } from "#app/routes/installer/parts/sheet-single.tsx";
import { typedOver } from "#app/routes/installer/quote/use-typed-now.ts";
import { fieldId } from "#app/ui/forms/field-wiring.ts";
import type { SavedItem } from "#domain/quotes/library.ts";
import { rowCount, type Typed } from "#domain/quotes/sheet/typed-quote.ts";
import { freeRow, type ItemList, withItem, withoutRow } from "#domain/quotes/sheet/typed-rows.ts";

type Press = MouseEvent<HTMLButtonElement>;

/** A list of the form, and the field with which its rows begin. */
export interface RowList {
  list: string;
  first: string;
}

/** The rows of the lists of a step, and the buttons that change them. */
export interface Rows {
  typed: Typed;
  /** How often they were changed on the page: its fields are keyed by it, and hold what `typed` says. */
  changes: number;
  add: (press: Press, list: RowList) => void;
  remove: (press: Press, list: RowList, row: number) => void;
  addItem: (press: Press, list: ItemList, item: SavedItem) => void;
}

/** Changes rows at once; without scripts, or where there is no room, the same buttons send the form, and the server does it. */
export function useRows(saved: Typed): Rows {
  const [{ typed, changes, focus }, set] = useState({ typed: saved, changes: 0, focus: "" });
  useEffect(() => {
    if (changes === 0) return;
    const field = document.getElementById(fieldId(focus, SHEET_ID));
    field?.focus();
    // Sums and pictures follow what is typed.
    field?.dispatchEvent(new Event("input", { bubbles: true }));
  }, [changes, focus]);
  const change = (press: Press, changed: (now: Typed) => { typed: Typed; focus: string } | undefined) => {
    const { form } = press.currentTarget;
    const next = form && changed(typedOver(saved, form));
    if (!next) return;
    press.preventDefault();
    set({ ...next, changes: changes + 1 });
  };
  return {
    typed,
    changes,
    add: (press, { list, first }) => change(press, (now) => withBlank(now, `${list}.${rowCount(now, list)}.${first}`)),
    remove: (press, { list, first }, row) =>
      change(press, (now) => {
        const left = withoutRow(now, list, row);
        const last = rowCount(left, list) - 1;
        return last < 0
          ? withBlank(left, `${list}.0.${first}`)
          : { typed: left, focus: `${list}.${Math.min(row, last)}.${first}` };
      }),
    addItem: (press, list, item) =>
      change(press, (now) => {
        const row = freeRow(now, list);
        return row === undefined ? undefined : { typed: withItem(now, list, row, item), focus: `${list}.${row}.count` };
      }),
  };
}

function withBlank(now: Typed, path: string) {
  return { typed: { ...now, [path]: "" }, focus: path };
}
