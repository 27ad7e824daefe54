import { BriefFacts } from "#app/ui/brief-facts.tsx";
import { Card } from "#app/ui/card.tsx";
import { CopyButton } from "#app/ui/copy-button.tsx";
import { Fact } from "#app/ui/fact.tsx";
import { formatDate, formatDateTime } from "#app/ui/format.ts";
import { Notice } from "#app/ui/notice.tsx";
import { Photos } from "#app/ui/talk/photos.tsx";
import { limits } from "#config/limits.ts";
import { photosInWords } from "#content/brief/photos.ts";
import { briefInWords } from "#content/brief/words.ts";
import { contactWishAsFact } from "#content/contact-wish.ts";
import { labelOf, propertyTypeOptions, timeframeOptions } from "#content/options.ts";
import { nationalPhone } from "#content/uk-phone.ts";
import type { PurchasedLead } from "#domain/leads/lead.ts";

export function ContactCard({ lead }: { lead: PurchasedLead }) {
  const { contact, anonymisedAt, closedByCustomerAt } = lead;
  const { name, email, phone, postcode } = contact;
  const prefers = contactWishAsFact(lead);
  if (anonymisedAt) return <RemovedContact lead={lead} removedAt={anonymisedAt} />;
  if (lead.endedAt) return <EndedContact lead={lead} endedAt={lead.endedAt} />;
  return (
    <Card title="Contact">
      {closedByCustomerAt && (
        <Notice tone="warn" title="The customer has closed this request">
          <p>
            They closed it on {formatDate(closedByCustomerAt)}. Please do not contact them about it again unless they
            have agreed to go on.
          </p>
        </Notice>
      )}
      <dl className="facts">
        <Fact name="Name">{name}</Fact>
        <Fact name="Phone">{phone ? <a href={`tel:${phone}`}>{nationalPhone(phone)}</a> : "Not given"}</Fact>
        <Fact name="Email">
          <a href={`mailto:${email}`}>{email}</a>
        </Fact>
        <Fact name="Postcode">{postcode}</Fact>
        {prefers && <Fact name="Prefers">{prefers}</Fact>}
      </dl>
      <p className="btn-row">
        <CopyButton text={contactLines(lead)} what="contact details" />
      </p>
    </Card>
  );
}

/** As somebody pastes it into their own customer file. */
function contactLines({ contact: { name, email, phone, postcode } }: PurchasedLead): string {
  return [name, phone && nationalPhone(phone), email, postcode].filter(Boolean).join("\n");
}

const endings: Record<NonNullable<PurchasedLead["endedReason"]>, string> = {
  silent: "The customer asked for another installer",
  not_chosen: "The customer has chosen another company",
  closed: "The customer closed this request",
  stopped: "The customer stopped everything",
  company_gone: "Your company left this request",
};

function EndedContact({ lead, endedAt }: { lead: PurchasedLead; endedAt: Date }) {
  return (
    <Card title="Contact">
      <p>
        <b>{lead.contact.name}</b>, {lead.contact.postcode}.{" "}
        {lead.endedReason ? endings[lead.endedReason] : "This purchase has ended"}. Since {formatDateTime(endedAt)} we
        no longer show you who they are. Please do not contact them about it again.
      </p>
    </Card>
  );
}

function RemovedContact({ lead, removedAt }: { lead: PurchasedLead; removedAt: Date }) {
  const outcode = lead.contact.postcode;
  if (lead.anonymisedBecause === "customer") {
    return (
      <Card title="Contact">
        <p>
          <b>{lead.contact.name}</b> on {formatDate(removedAt)}. Please delete anything you hold about this customer
          too. The first half of the postcode is {outcode}.
        </p>
      </Card>
    );
  }
  return (
    <Card title="Contact">
      <p>
        We removed the customer’s name, contact details and message on {formatDate(removedAt)},{" "}
        {limits.customerDetailsKeptMonths} months after we received them. The first half of the postcode is {outcode}.
      </p>
    </Card>
  );
}

export function ToldCard({ lead }: { lead: PurchasedLead }) {
  return (
    <Card title="What the customer told us">
      <dl className="facts">
        <Fact name="Service">{lead.serviceLabel}</Fact>
        <Fact name="Location">{lead.location}</Fact>
        <Fact name="Property">{labelOf(propertyTypeOptions, lead.propertyType) ?? "Not specified"}</Fact>
        <Fact name="Timeframe">{labelOf(timeframeOptions, lead.timeframe) ?? "Not specified"}</Fact>
        <Fact name="Budget">{lead.budgetRange ?? "Not specified"}</Fact>
        <Fact name="Message">
          <span className="as-typed">{lead.description ?? "None"}</span>
        </Fact>
      </dl>
    </Card>
  );
}

/** The customer's answers about the home; nothing where there are none. */
export function BriefCard({ lead, readOnly }: { lead: PurchasedLead; readOnly: boolean }) {
  const { brief, briefWrittenAt, serviceType, photos } = lead;
  const parts = brief ? briefInWords(brief, serviceType) : [];
  if (parts.length === 0 && photos.length === 0) return null;
  return (
    <Card
      title="Brief"
      aside={briefWrittenAt && <span className="small muted">Changed {formatDate(briefWrittenAt)}</span>}
    >
      <div className="stack">
        <BriefFacts parts={parts} />
        {photos.length > 0 &&
          (readOnly ? <p>{photosInWords(photos.length)}</p> : <Photos photos={photos} at="/files" />)}
      </div>
    </Card>
  );
}
