import { type DragEvent, useState } from "react";
import { Link, useNavigate, useSubmit } from "react-router";
import { NextActWords } from "#app/routes/installer/bought/next-act-words.tsx";
import { StageMenu } from "#app/routes/installer/bought/stage-menu.tsx";
import type { PurchaseIntent } from "#app/routes/installer/purchases/purchase-intents.ts";
import { formatPence } from "#app/ui/format.ts";
import { Face } from "#app/ui/tables/face.tsx";
import { addressOf } from "#app/web/addresses/list-address.ts";
import { type PurchaseStage, purchaseStageLabel } from "#content/purchase-stages.ts";
import type { Colleague } from "#domain/purchases/assign.ts";
import type { BoughtBoard as Board, BoughtLead } from "#domain/purchases/bought-leads.ts";
import "./board.css";

type BoardProps = {
  board: Board;
  now: Date;
  /** The board's address; absent for view only. */
  backTo: string | undefined;
  colleagues: readonly Colleague[];
  /** The list's filter, for its links to one stage. */
  filter: Readonly<Record<string, string | undefined>>;
};

/** Bought leads by stage. A card is dragged, or moved by its menu. */
export function BoughtBoard({ board: { columns, lost }, now, backTo, colleagues, filter }: BoardProps) {
  const { held, over, holding, dropping } = useDragging(backTo);
  const listOf = (stage: PurchaseStage) => addressOf("/leads", { tab: "purchased", ...filter, stage });
  const lostTotal = lost.reduce((sum, { total }) => sum + total, 0);
  return (
    <div className="board">
      <div className="board-columns">
        {columns.map(({ stage, total, valuePence, cards }) => (
          <section
            key={stage}
            className={over === stage ? "board-column is-over" : "board-column"}
            aria-labelledby={`stage-${stage}`}
            {...dropping(stage)}
          >
            <header>
              <h2 id={`stage-${stage}`}>{purchaseStageLabel(stage)}</h2>
              <span>{total}</span>
              {valuePence > 0 && <b>{formatPence(valuePence)}</b>}
            </header>
            <ol>
              {cards.map((lead) => (
                <li
                  key={lead.purchaseId}
                  className={held?.purchaseId === lead.purchaseId ? "board-card is-held" : "board-card"}
                  {...holding(lead)}
                >
                  <Card lead={lead} now={now} />
                  {backTo && <StageMenu lead={lead} backTo={backTo} colleagues={colleagues} isOnCard />}
                </li>
              ))}
            </ol>
            {held && held.stage !== stage && <p className="drop-here">Drop here: {purchaseStageLabel(stage)}</p>}
            {total > cards.length && (
              <Link className="small" to={listOf(stage)}>
                All {total}
                <span className="sr-only"> at {purchaseStageLabel(stage)}</span>
              </Link>
            )}
          </section>
        ))}
      </div>
      <p className={over === "lost" ? "board-lost is-over" : "board-lost"} {...dropping("lost")}>
        <b>Lost in 90 days: {lostTotal}</b>
        {lost.map(({ reason, total }) => (
          <span key={reason}>
            {reason} {total}
          </span>
        ))}
        <Link to={listOf("lost")}>Show them</Link>
      </p>
    </div>
  );
}

function Card({ lead, now }: { lead: BoughtLead; now: Date }) {
  const { purchaseId, contact, serviceLabel, location, valuePence, assignedTo } = lead;
  return (
    <>
      <Link to={`/leads/purchases/${purchaseId}`} draggable={false}>
        {contact.name}
      </Link>
      <span className="board-place">
        {serviceLabel}, {location}
      </span>
      <NextActWords lead={lead} now={now} />
      <b className="board-value">{valuePence === null ? <span aria-hidden="true">–</span> : formatPence(valuePence)}</b>
      <Face name={assignedTo?.name ?? null} isAlone />
    </>
  );
}

/** Dragging sends the same form as the card's menu. */
function useDragging(backTo: string | undefined) {
  const [held, setHeld] = useState<BoughtLead>();
  const [over, setOver] = useState<PurchaseStage>();
  const submit = useSubmit();
  const navigate = useNavigate();
  const letGo = () => {
    setHeld(undefined);
    setOver(undefined);
  };
  const holding = (lead: BoughtLead) =>
    backTo === undefined
      ? {}
      : {
          draggable: true,
          onDragStart: ({ dataTransfer }: DragEvent) => {
            dataTransfer.effectAllowed = "move";
            dataTransfer.setData("text/plain", lead.contact.name);
            setHeld(lead);
          },
          onDragEnd: letGo,
        };
  const dropping = (stage: PurchaseStage) => ({
    onDragOver: (event: DragEvent) => {
      if (!held || held.stage === stage) return;
      event.preventDefault();
      setOver(stage);
    },
    onDragLeave: () => setOver((one) => (one === stage ? undefined : one)),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      if (held && backTo !== undefined) drop(held, stage);
      letGo();
    },
  });
  function drop({ purchaseId }: BoughtLead, stage: PurchaseStage) {
    const page = `/leads/purchases/${purchaseId}`;
    if (stage === "lost") void navigate(`${page}?ask=lost#lost`);
    else {
      const sent = { intent: "stage" satisfies PurchaseIntent, stage, backTo: backTo ?? "" };
      void submit(sent, { method: "post", action: page, preventScrollReset: true });
    }
  }
  return { held, over, holding, dropping };
}
