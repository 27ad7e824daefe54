import { Form } from "react-router";
import { isOver, type LeadOnCard } from "#app/routes/installer/leads/live-list.ts";
import { Button } from "#app/ui/button.tsx";
import { limits } from "#config/limits.ts";

/** Where the customer picks: the way to the outline’s form, in place of buying. */
export function OutlineOffer({ lead, balance, titleId }: { lead: LeadOnCard; balance: number; titleId: string }) {
  const left = lead.outlinesLeft ?? 0;
  if (isOver(lead)) return <Button disabled>No longer available</Button>;
  return (
    <Form method="get" action={`/leads/${lead.id}/outline`} className="outline-offer">
      <span className="small muted">
        {left === 0
          ? `No room: ${limits.outlinesWaitingMax} outlines are waiting.`
          : `${limits.outlinesWaitingMax - left} of ${limits.outlinesWaitingMax} outlines are waiting.`}
      </span>
      <Button type="submit" aria-describedby={titleId} disabled={left === 0 || balance < lead.priceCredits}>
        Send an outline ({lead.priceCredits} credits held)
      </Button>
    </Form>
  );
}
