import { type ReactNode, useEffect, useRef, useState } from "react";
import { Form } from "react-router";
import { useIsAlive } from "#app/ui/alive.ts";
import type { Column } from "#app/ui/tables/data-table.tsx";
import "./choosing.css";

interface Choosing<Row> {
  /** The id of the form for the boxes, which is that of the bar below the table. */
  form: string;
  field: string;
  idOf: (row: Row) => string;
  nameOf: (row: Row) => string;
  mayChoose: (row: Row) => boolean;
  chosen: readonly string[];
}

/** A box for each row that can be chosen, and one at the head for all of them. */
export function chooseColumn<Row>({ form, field, idOf, nameOf, mayChoose, chosen }: Choosing<Row>): Column<Row> {
  return {
    key: "choose",
    header: "Choose",
    head: <ChooseAll form={form} />,
    phone: "start",
    cell: (row) =>
      mayChoose(row) && (
        <label className="choose-place">
          <input
            className="choose"
            type="checkbox"
            form={form}
            name={field}
            value={idOf(row)}
            aria-label={`Choose ${nameOf(row)}`}
            defaultChecked={chosen.includes(idOf(row))}
          />
        </label>
      ),
  };
}

type ChooseAllProps = {
  form: string;
  /** Says it beside the box. */
  words?: string;
  /** Names the box for a server that understands it; without, it is only there with scripts. */
  field?: string;
};

/** Chooses every row that is shown, or none. It follows what is chosen one by one. */
export function ChooseAll({ form, words, field }: ChooseAllProps) {
  const isAlive = useIsAlive();
  return (
    <label className={field ? "choose-all" : "choose-all needs-script"}>
      <input
        className="choose-every"
        type="checkbox"
        form={form}
        name={field}
        value="yes"
        disabled={!isAlive && !field}
        aria-label={words ? undefined : "Choose all"}
      />
      {words && <span>{words}</span>}
    </label>
  );
}

type ChosenBarProps = {
  form: string;
  action: string;
  /** Another list begins with nothing chosen. */
  shown: unknown;
  /** As of ChooseAll. */
  field?: string;
  children: ReactNode;
};

/** How many are chosen and what can be done with them; at the bottom of the screen while a box is ticked. */
export function ChosenBar({ form, action, shown, field, children }: ChosenBarProps) {
  const isAlive = useIsAlive();
  const count = useChosen(form, shown);
  return (
    <div className="chosen-bar">
      <Form id={form} method="post" action={action} noValidate preventScrollReset>
        <p role="status" className={isAlive ? undefined : "chosen-count"}>
          {isAlive && <b>{count}</b>} chosen
        </p>
        <div className="for-phone">
          <ChooseAll form={form} words="All" {...(field && { field })} />
        </div>
        {children}
      </Form>
    </div>
  );
}

function useChosen(form: string, shown: unknown): number {
  const [count, setCount] = useState(0);
  const isFirst = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list begins with nothing chosen
  useEffect(() => {
    const boxes = (name: string) => [
      ...document.querySelectorAll<HTMLInputElement>(`.${name}[form="${CSS.escape(form)}"]`),
    ];
    const recount = () => {
      const rows = boxes("choose");
      const chosen = rows.filter(({ checked }) => checked).length;
      for (const every of boxes("choose-every")) every.checked = chosen > 0 && chosen === rows.length;
      setCount(chosen);
    };
    const follow = ({ target }: Event) => {
      if (!(target instanceof HTMLInputElement) || target.getAttribute("form") !== form) return;
      if (target.matches(".choose-every")) for (const one of boxes("choose")) one.checked = target.checked;
      recount();
    };
    // What was ticked before our scripts came stays.
    if (!isFirst.current) document.querySelector<HTMLFormElement>(`form#${CSS.escape(form)}`)?.reset();
    isFirst.current = false;
    recount();
    document.addEventListener("change", follow);
    return () => document.removeEventListener("change", follow);
  }, [form, shown]);
  return count;
}
