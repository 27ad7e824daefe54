import { Check } from "lucide-react";
import { Form, Link, useLocation } from "react-router";
import { isOver, type LeadOnCard } from "#app/routes/installer/leads/live-list.ts";
import { placesInWords } from "#app/routes/installer/leads/places-in-words.ts";
import { Button } from "#app/ui/button.tsx";
import { formatCredits } from "#app/ui/format.ts";
import { ConfirmSubmit } from "#app/ui/forms/confirm-submit.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { failures } from "#app/web/failures.ts";
import { limits } from "#config/limits.ts";

/** Asks before buying; without JavaScript it buys at once. */
export function BuyForm({ lead, balance, titleId }: { lead: LeadOnCard; balance: number; titleId: string }) {
  const price = formatCredits(lead.priceCredits);
  const failure = failures[lead.change === "bought" ? "already_purchased" : "lead_unavailable"];
  const affordable = balance >= lead.priceCredits;
  // After a refusal the filter stays as it was.
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
        tooLate={
          isOver(lead)
            ? {
                instead: lead.change === "bought" ? <BoughtLead /> : <Button disabled>No longer available</Button>,
                because: (
                  <Notice tone="warn" title={failure.title}>
                    <p>{failure.message}</p>
                  </Notice>
                ),
              }
            : undefined
        }
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
        {lead.serviceLabel} in {lead.location}, {lead.outcode}. {placesInWords(lead)}.
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
        <strong>You’ll see straight away</strong>
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
        The customer expects your reply within {limits.customerAnswerHours} hours. You can report a bad lead for{" "}
        {limits.refundRequestDays} days.
      </p>
    </>
  );
}

/** By this company, in another window or by a colleague. */
function BoughtLead() {
  return (
    <p className="small">
      <strong>{failures.already_purchased.message}</strong>{" "}
      <Link to="/leads?tab=purchased">See its contact details</Link>
    </p>
  );
}
