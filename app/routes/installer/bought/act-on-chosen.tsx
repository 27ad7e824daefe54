import { useEffect, useRef, useState } from "react";
import { Form } from "react-router";
import type { BoughtIntent } from "#app/routes/installer/bought/bought-intents.ts";
import { AssignTo } from "#app/routes/installer/bought/stage-menu.tsx";
import { useIsAlive } from "#app/ui/alive.ts";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import { purchaseStageOptions } from "#content/purchase-stages.ts";
import type { Colleague } from "#domain/purchases/assign.ts";
import type { BoughtLead } from "#domain/purchases/bought-leads.ts";

export const CHOSEN_FORM = "chosen-purchases";

type ActOnChosenProps = {
  leads: readonly BoughtLead[];
  backTo: string;
  colleagues: readonly Colleague[];
  count: number;
};

/** Stays at the bottom of the screen while a box of the list is ticked (choosing.css). */
export function ActOnChosen({ leads, backTo, colleagues, count }: ActOnChosenProps) {
  const isAlive = useIsAlive();
  return (
    <div className="chosen-bar pick-bar">
      <Form id={CHOSEN_FORM} method="post" action="/leads" noValidate preventScrollReset>
        <input type="hidden" name="backTo" value={backTo} />
        {leads.map(({ purchaseId }) => (
          <input key={purchaseId} type="hidden" name="shown" value={purchaseId} />
        ))}
        <p role="status">
          {isAlive ? (
            <>
              <b>{count}</b> chosen
            </>
          ) : (
            <span className="pick-count"> chosen</span>
          )}
        </p>
        <label className="for-phone">
          <input className="choose choose-all" type="checkbox" name="all" value="yes" /> All
        </label>
        {colleagues.length > 0 && (
          <>
            <AssignTo colleagues={colleagues} label="Assign to" />
            <SubmitButton size="tight" name="intent" value={"assign" satisfies BoughtIntent} pendingLabel="Saving…">
              Assign
            </SubmitButton>
          </>
        )}
        <select className="input" name="stage" aria-label="Move to" defaultValue="contacted">
          {purchaseStageOptions
            .filter(({ value }) => value !== "lost")
            .map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
        </select>
        <SubmitButton size="tight" name="intent" value={"move" satisfies BoughtIntent} pendingLabel="Saving…">
          Move
        </SubmitButton>
      </Form>
    </div>
  );
}

/** How many boxes of a list are ticked. The one for all ticks the others, and follows them. */
export function useChosen(shown: unknown) {
  const place = useRef<HTMLDivElement>(null);
  const [count, setCount] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list begins with nothing ticked
  useEffect(() => {
    const box = place.current;
    if (!box) return;
    const boxes = (selector: string) => [...box.querySelectorAll<HTMLInputElement>(selector)];
    const recount = () => {
      const ones = boxes('input[name="chosen"].choose');
      const ticked = ones.filter(({ checked }) => checked).length;
      for (const all of boxes(".choose-all")) all.checked = ticked > 0 && ticked === ones.length;
      setCount(ticked);
    };
    const follow = ({ target }: Event) => {
      if (!(target instanceof HTMLInputElement) || !target.matches(".choose")) return;
      if (target.matches(".choose-all")) {
        for (const one of boxes('input[name="chosen"].choose')) one.checked = target.checked;
      }
      recount();
    };
    box.addEventListener("change", follow);
    document.querySelector<HTMLFormElement>(`#${CHOSEN_FORM}`)?.reset();
    recount();
    return () => box.removeEventListener("change", follow);
  }, [shown]);
  return { place, count };
}
