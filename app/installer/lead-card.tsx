import { Check, Clock, Lock, MapPin } from "lucide-react";
import { Form } from "react-router";
import { HiddenContacts } from "#app/installer/hidden-contacts.tsx";
import { UrgencyBadge } from "#app/ui/badge.tsx";
import { ConfirmSubmit } from "#app/ui/confirm-submit.tsx";
import { formatCredits, formatDate, formatRelative } from "#app/ui/format.ts";
import { ServiceIcon, type ServiceIconName } from "#app/ui/service-icon.tsx";
import { timeframeOptions } from "#content/options.ts";
import { services } from "#content/services.ts";
import type { MaskedLead } from "#domain/leads/lead.ts";

export type LeadOnCard = MaskedLead & { purchaseId: string };

function iconOf(serviceType: string): ServiceIconName {
  return (
    services.find(({ slug }) => slug === serviceType)?.icon ?? (serviceType === "commercial" ? "building" : "leaf")
  );
}

type LeadCardProps = { lead: LeadOnCard; balance: number; now: Date };

export function LeadCard({ lead, balance, now }: LeadCardProps) {
  const titleId = `lead-${lead.id}`;
  return (
    <article className="card lead-card" aria-labelledby={titleId}>
      <div className="lead-top">
        <h2 className="h3 lead-title" id={titleId}>
          <ServiceIcon name={iconOf(lead.serviceType)} />
          {lead.serviceLabel}
        </h2>
        <UrgencyBadge urgency={lead.urgency} />
      </div>
      <ul className="meta">
        <li>
          <MapPin className="icon" aria-hidden="true" />
          <strong>
            {lead.location}, {lead.outcode}
          </strong>
        </li>
        <li>
          <Clock className="icon" aria-hidden="true" />
          <time dateTime={new Date(lead.createdAt).toISOString()}>{formatRelative(now, lead.createdAt)}</time>
        </li>
      </ul>
      {lead.description && (
        <p>
          <HiddenContacts text={lead.description} />
        </p>
      )}
      <Facts lead={lead} />
      <div className="lead-foot">
        <Places left={lead.placesLeft} of={lead.maxPurchases} />
        <BuyForm lead={lead} balance={balance} titleId={titleId} />
      </div>
    </article>
  );
}

function Facts({ lead }: { lead: LeadOnCard }) {
  const timeframe = timeframeOptions.find((option) => option.value === lead.timeframe)?.label;
  return (
    <dl className="lead-facts">
      <Fact name="Customer" value={lead.firstName} />
      <Fact name="Email" value={<Masked value={lead.emailMasked} what="email" />} />
      {lead.phoneMasked && <Fact name="Phone" value={<Masked value={lead.phoneMasked} what="phone" />} />}
      {lead.budgetRange && <Fact name="Budget" value={lead.budgetRange} />}
      {timeframe && <Fact name="Timeframe" value={timeframe} />}
      <Fact name="Created" value={formatDate(lead.createdAt)} />
    </dl>
  );
}

function Fact({ name, value }: { name: string; value: React.ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function Masked({ value, what }: { value: string; what: string }) {
  return (
    <span className="mask">
      <Lock className="icon" aria-hidden="true" />
      <span aria-hidden="true">{value}</span>
      <span className="sr-only">{what} hidden until you buy</span>
    </span>
  );
}

function Places({ left, of }: { left: number; of: number }) {
  const pips = Array.from({ length: of }, (_, number) => number < left);
  return (
    <span className="places">
      <span className="pips" aria-hidden="true">
        {pips.map((free, number) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a pip is its position
          <i key={number} className={free ? undefined : "is-taken"} />
        ))}
      </span>
      {left} of {of} {of === 1 ? "place" : "places"} left
    </span>
  );
}

function BuyForm({ lead, balance, titleId }: { lead: LeadOnCard; balance: number; titleId: string }) {
  const price = formatCredits(lead.priceCredits);
  const affordable = balance >= lead.priceCredits;
  return (
    <Form method="post" action="/leads">
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
      <p className="small muted">The customer expects your reply within 24 hours.</p>
    </>
  );
}
