import { Check } from "lucide-react";
import { Form, useLocation } from "react-router";
import type { LeadOnCard } from "#app/installer/lead-card.tsx";
import { ConfirmSubmit } from "#app/ui/confirm-submit.tsx";
import { formatCredits } from "#app/ui/format.ts";
import { limits } from "#config/limits.ts";

/** Asks before it buys; without JavaScript it buys at once. */
export function BuyForm({ lead, balance, titleId }: { lead: LeadOnCard; balance: number; titleId: string }) {
  const price = formatCredits(lead.priceCredits);
  const affordable = balance >= lead.priceCredits;
  // After a refusal the same leads are looked for.
  const parameters = new URLSearchParams(useLocation().search);
  parameters.delete("notice");
  return (
    <Form method="post" action={parameters.size > 0 ? `/leads?${parameters}` : "/leads"}>
      <input type="hidden" name="leadId" value={lead.id} />
      <input type="hidden" name="purchaseId" value={lead.purchaseId} />
      <ConfirmSubmit
        aria-describedby={titleId}
        disabled={!affordable}
        pendingLabel="Buying…"
        intent={{ name: "purchaseId", value: lead.purchaseId }}
        title={`Buy this lead for ${price}?`}
        confirmLabel={`Buy for ${price}`}
        body={<WhatBuyingMeans lead={lead} balance={balance} />}
      >
        Purchase Lead ({lead.priceCredits} Credits)
      </ConfirmSubmit>
    </Form>
  );
}

function WhatBuyingMeans({ lead, balance }: { lead: LeadOnCard; balance: number }) {
  return (
    <>
      <p>
        {lead.serviceLabel} in {lead.location}, {lead.outcode}. {lead.placesLeft} of {lead.maxPurchases} places left.
      </p>
      <dl className="sum">
        <div>
          <dt>Your balance</dt>
          <dd>{formatCredits(balance)}</dd>
        </div>
        <div>
          <dt>Price</dt>
          <dd>−{formatCredits(lead.priceCredits)}</dd>
        </div>
        <div className="total">
          <dt>Balance after</dt>
          <dd>{formatCredits(balance - lead.priceCredits)}</dd>
        </div>
      </dl>
      <p>
        <strong>You see at once</strong>
      </p>
      <ul className="ticks">
        {["Full name, email and phone number", "Full postcode and the whole message"].map((what) => (
          <li key={what}>
            <Check className="icon" aria-hidden="true" />
            {what}
          </li>
        ))}
      </ul>
      <p className="small muted">
        The customer expects your reply within {limits.customerAnswerHours} hours. A bad lead can be reported for{" "}
        {limits.refundRequestDays} days.
      </p>
    </>
  );
}
