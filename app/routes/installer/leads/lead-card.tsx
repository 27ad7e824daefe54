import clsx from "clsx";
import { MousePointerClick, Zap } from "lucide-react";
import { memo, Suspense } from "react";
import { Form } from "react-router";
import { BuyForm } from "#app/routes/installer/leads/buy-form.tsx";
import { isOver, type LeadOnCard } from "#app/routes/installer/leads/live-list.ts";
import { outlinesInWords, placesInWords } from "#app/routes/installer/leads/places-in-words.ts";
import { LimitReached, PausedLead, type ShownCap } from "#app/routes/installer/parts/paused-buying.tsx";
import { Badge, UrgencyBadge } from "#app/ui/badge.tsx";
import { BriefFacts } from "#app/ui/brief-facts.tsx";
import { Button } from "#app/ui/button.tsx";
import { Fact } from "#app/ui/fact.tsx";
import { formatDate, formatRelative } from "#app/ui/format.ts";
import { FormRefusal } from "#app/ui/forms/form-refusal.tsx";
import { SheetIcon } from "#app/ui/icon-sheet.tsx";
import { PlanFacts } from "#app/ui/plan-facts.tsx";
import type { ServiceIconName } from "#app/ui/service-icon.tsx";
import { SummaryButton } from "#app/ui/summary-button.tsx";
import type { FormState } from "#app/web/forms/form.ts";
import { photosInWords } from "#content/brief/photos.ts";
import { briefInWords } from "#content/brief/words.ts";
import { contactWishAsFact } from "#content/contact-wish.ts";
import { labelOf, propertyTypeOptions, timeframeOptions } from "#content/options.ts";
import { services } from "#content/services.ts";
import { type Pause, pausesOf } from "#domain/proof-ends.ts";
import "./lead-card.css";

const HIDDEN = /\[(hidden until you (?:buy|are picked))\]/;

/** A customer's message with its redactions marked, so that they do not look like the customer's own words. */
function HiddenContacts({ text }: { text: string }) {
  // Text captured by the pattern's brackets comes between the other parts, at every second place.
  return text.split(HIDDEN).map((part, number) =>
    number % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change places
      <span className="redacted" key={number}>
        {part}
      </span>
    ),
  );
}

function iconOf(serviceType: string): ServiceIconName {
  return (
    services.find(({ slug }) => slug === serviceType)?.icon ?? (serviceType === "commercial" ? "building" : "leaf")
  );
}

type LeadCardProps = {
  lead: LeadOnCard;
  balance: number;
  pauses: readonly Pause[];
  reached: ShownCap | null;
  now: Date;
  state: FormState | undefined;
};

/**
 * Redrawn only if the lead has changed: the list around it is redrawn with each change of any lead. React hydrates each
 * card separately, so that the page can respond in between.
 */
export const LeadCard = memo(function LeadCard(props: LeadCardProps) {
  return (
    <Suspense>
      <Card {...props} />
    </Suspense>
  );
});

function Card({ lead, balance, pauses, reached, now, state }: LeadCardProps) {
  const titleId = `lead-${lead.id}`;
  return (
    <article
      className={clsx("card lead-card", lead.change === "new" && "is-new", isOver(lead) && "is-sold")}
      aria-labelledby={titleId}
    >
      <div className="lead-top">
        <h2 className="h3 lead-title" id={titleId}>
          <SheetIcon name={iconOf(lead.serviceType)} />
          {lead.serviceLabel}
        </h2>
        <p className="lead-states">
          {lead.change === "new" && (
            <Badge tone="sun" icon={Zap}>
              New
            </Badge>
          )}
          {lead.sharing === "on_pick" && (
            <Badge tone="info" icon={MousePointerClick}>
              Customer picks
            </Badge>
          )}
          <State lead={lead} />
        </p>
      </div>
      <ul className="meta">
        <li>
          <SheetIcon name="place" />
          <strong>
            {lead.location}, {lead.outcode}
          </strong>
        </li>
        {lead.distanceMiles !== null && (
          <li>
            <SheetIcon name="distance" />
            {distanceInWords(lead.distanceMiles)}
          </li>
        )}
        <li>
          <SheetIcon name="age" />
          <time dateTime={new Date(lead.createdAt).toISOString()}>{formatRelative(now, lead.createdAt)}</time>
        </li>
      </ul>
      {lead.description && (
        <p>
          <HiddenContacts text={lead.description} />
        </p>
      )}
      <Facts lead={lead} />
      <AboutHome lead={lead} />
      <FormRefusal state={state} />
      <div className="lead-foot">
        <Room lead={lead} />
        <Deal lead={lead} balance={balance} titleId={titleId} pauses={pauses} reached={reached} />
      </div>
    </article>
  );
}

type DealProps = Omit<LeadCardProps, "now" | "state"> & { titleId: string };

/** What the company can do with it: buy, send an outline, or first fix what keeps it from both. */
function Deal({ lead, balance, titleId, pauses, reached }: DealProps) {
  const paused = pausesOf(pauses, lead.serviceType);
  if (!isOver(lead) && paused.length > 0) return <PausedLead pauses={paused} />;
  if (!isOver(lead) && reached) return <LimitReached cap={reached} />;
  const offer = { lead, balance, titleId };
  return lead.sharing === "on_pick" ? <OutlineOffer {...offer} /> : <BuyForm {...offer} />;
}

function State({ lead: { change, urgency } }: { lead: LeadOnCard }) {
  if (change === "gone") return <Badge icon="gone">Gone</Badge>;
  if (change === "bought") return <Badge tone="ok">Bought</Badge>;
  return <UrgencyBadge urgency={urgency} />;
}

function distanceInWords(miles: number): string {
  if (miles < 1) return "Less than 1 mile away";
  return `${miles} ${miles === 1 ? "mile" : "miles"} away`;
}

function Facts({ lead }: { lead: LeadOnCard }) {
  const property = labelOf(propertyTypeOptions, lead.propertyType);
  const timeframe = labelOf(timeframeOptions, lead.timeframe);
  const prefers = contactWishAsFact(lead);
  return (
    <dl className="lead-facts">
      <Fact name="Customer">{lead.firstName}</Fact>
      <Fact name="Email">
        <EmailOf lead={lead} />
      </Fact>
      {lead.phoneMasked && (
        <Fact name="Phone">
          <Masked value={lead.phoneMasked} what="phone" />
        </Fact>
      )}
      {lead.budgetRange && <Fact name="Budget">{lead.budgetRange}</Fact>}
      {property && <Fact name="Property">{property}</Fact>}
      {timeframe && <Fact name="Timeframe">{timeframe}</Fact>}
      <Fact name="Created">{formatDate(lead.createdAt)}</Fact>
      {prefers && (
        <Fact name="Prefers" wide>
          {prefers}
        </Fact>
      )}
    </dl>
  );
}

function EmailOf({ lead: { sharing, emailMasked } }: { lead: LeadOnCard }) {
  if (sharing === "on_pick") return "Shown if you are picked";
  return emailMasked ? <Masked value={emailMasked} what="email" /> : "None: by phone only";
}

function Masked({ value, what }: { value: string; what: string }) {
  return (
    <span className="mask">
      <SheetIcon name="hidden" />
      <span aria-hidden="true">{value}</span>
      <span className="sr-only">{what} hidden until you buy</span>
    </span>
  );
}

function Room({ lead }: { lead: LeadOnCard }) {
  if (isOver(lead)) return null;
  return (
    <div>
      <Places left={lead.placesLeft} of={lead.maxPurchases} />
      {lead.outlinesLeft !== null && <p className="small muted">{outlinesInWords(lead.outlinesLeft)}</p>}
    </div>
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
      {placesInWords({ placesLeft: left, maxPurchases: of })}
    </span>
  );
}

/**
 * The customer's answers about the home, before anyone has bought: brief and plan, folded; nothing if there is neither.
 */
function AboutHome({ lead: { brief, photos, plan, serviceType } }: { lead: LeadOnCard }) {
  const parts = brief ? briefInWords(brief, serviceType) : [];
  if (parts.length === 0 && !plan) return photos > 0 ? <p className="small">{photosInWords(photos)}</p> : null;
  const isSite = parts.some(({ part }) => part === "site");
  return (
    <details className="lead-home">
      <SummaryButton>{plan ? "The home and its energy plan" : `About the ${isSite ? "site" : "home"}`}</SummaryButton>
      <div className="stack">
        {plan && (
          <section aria-label="Energy plan" className="brief-part">
            <h3>Energy plan</h3>
            <PlanFacts plan={plan} />
          </section>
        )}
        <BriefFacts parts={parts} />
        {photos > 0 && <p>{photosInWords(photos)}</p>}
      </div>
    </details>
  );
}

/** Where the customer picks: a link to the outline’s form, instead of buying. */
function OutlineOffer({ lead, balance, titleId }: { lead: LeadOnCard; balance: number; titleId: string }) {
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
