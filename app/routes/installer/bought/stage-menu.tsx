import clsx from "clsx";
import { ChevronDown, Ellipsis } from "lucide-react";
import { Form } from "react-router";
import type { BoughtIntent } from "#app/routes/installer/bought/bought-intents.ts";
import type { PurchaseIntent } from "#app/routes/installer/purchases/purchase-intents.ts";
import { Button } from "#app/ui/button.tsx";
import { purchaseStageLabel, purchaseStageOptions } from "#content/purchase-stages.ts";
import type { Colleague } from "#domain/purchases/assign.ts";
import type { BoughtLead } from "#domain/purchases/bought-leads.ts";
import "#app/ui/navigation/menu-of-acts.css";
import "./stage-menu.css";

type StageMenuProps = {
  lead: BoughtLead;
  backTo: string;
  /** Whom it can be assigned to; empty for somebody who may not assign. */
  colleagues: readonly Colleague[];
  /** On a card, whose column says the stage. */
  isOnCard?: boolean;
};

/** Every stage as a button, so that nothing has to be saved or dragged; Lost leads to its question. */
export function StageMenu({ lead, backTo, colleagues, isOnCard = false }: StageMenuProps) {
  const { name } = lead.contact;
  return (
    <details className="menu" name="bought-menus">
      <summary>
        {isOnCard ? (
          <Ellipsis className="icon" aria-hidden="true" />
        ) : (
          <>
            <StageMeter stage={lead.stage} />
            {purchaseStageLabel(lead.stage)}
            <ChevronDown className="icon chev" aria-hidden="true" />
          </>
        )}
        <span className="sr-only">
          {isOnCard ? `Move or assign ${name}` : `, move ${colleagues.length > 0 ? "or assign " : ""}${name}`}
        </span>
      </summary>
      <div className="menu-panel">
        <Form method="post" action={`/leads/purchases/${lead.purchaseId}`} preventScrollReset>
          <input type="hidden" name="intent" value={"stage" satisfies PurchaseIntent} />
          <input type="hidden" name="backTo" value={backTo} />
          <p className="small muted">Move {name} to</p>
          {purchaseStageOptions.map(({ value, label }) => (
            <button
              type="submit"
              key={value}
              className={clsx(value === "lost" && "menu-last")}
              name="stage"
              value={value}
              aria-current={value === lead.stage ? "true" : undefined}
            >
              {value === "lost" ? "Lost, with a reason" : label}
            </button>
          ))}
        </Form>
        {colleagues.length > 0 && (
          <Form method="post" action="/leads" className="menu-assign" preventScrollReset>
            <input type="hidden" name="backTo" value={backTo} />
            <input type="hidden" name="chosen" value={lead.purchaseId} />
            <AssignTo colleagues={colleagues} label={`Assign ${name} to`} chosen={lead.assignedTo?.userId} />
            <Button
              type="submit"
              size="tight"
              variant="secondary"
              name="intent"
              value={"assign" satisfies BoughtIntent}
            >
              Assign<span className="sr-only"> {name}</span>
            </Button>
          </Form>
        )}
      </div>
    </details>
  );
}

export function AssignTo({
  colleagues,
  label,
  chosen,
}: {
  colleagues: readonly Colleague[];
  label: string;
  chosen?: string | undefined;
}) {
  return (
    <select className="input" name="to" aria-label={label} defaultValue={chosen ?? ""}>
      <option value="">Nobody</option>
      {colleagues.map(({ userId, name }) => (
        <option key={userId} value={userId}>
          {name}
        </option>
      ))}
    </select>
  );
}

const STEPS = purchaseStageOptions.filter(({ value }) => value !== "lost");

/** How far along, as five bars. */
function StageMeter({ stage }: { stage: BoughtLead["stage"] }) {
  const reached = STEPS.findIndex(({ value }) => value === stage);
  return (
    <span className="stage-meter" aria-hidden="true">
      {STEPS.map(({ value }, step) => (
        <i key={value} className={step <= reached ? "is-reached" : undefined} />
      ))}
    </span>
  );
}
