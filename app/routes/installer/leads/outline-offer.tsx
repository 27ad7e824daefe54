import { Form } from "react-router";
import { isOver, type LeadOnCard } from "#app/routes/installer/leads/live-list.ts";
import { Button } from "#app/ui/button.tsx";

/** Where the customer picks: the way to the outline’s form, in place of buying. */
export function OutlineOffer({ lead, balance, titleId }: { lead: LeadOnCard; balance: number; titleId: string }) {
  if (isOver(lead)) return <Button disabled>No longer available</Button>;
  const isPossible = lead.outlinesLeft !== 0 && balance >= lead.priceCredits;
  return (
    <Form method="get" action={`/leads/${lead.id}/outline`}>
      <Button type="submit" aria-describedby={titleId} disabled={!isPossible}>
        Send an outline ({lead.priceCredits} credits held)
      </Button>
    </Form>
  );
}
