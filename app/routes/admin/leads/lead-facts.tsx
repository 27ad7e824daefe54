import { Link } from "react-router";
import { LeadStatusBadge } from "#app/routes/admin/leads/lead-status.tsx";
import { Card } from "#app/ui/card.tsx";
import { Day } from "#app/ui/day.tsx";
import { Fact } from "#app/ui/fact.tsx";
import { formatDate } from "#app/ui/format.ts";
import { Notice } from "#app/ui/notice.tsx";
import { limits } from "#config/limits.ts";
import { contactWishAsFact } from "#content/contact-wish.ts";
import { leadOriginOptions } from "#content/lead-origins.ts";
import { labelOf, propertyTypeOptions, timeframeOptions, urgencyOptions } from "#content/options.ts";
import { nationalPhone } from "#content/uk-phone.ts";
import type { Duplicate } from "#domain/admin/leads/duplicates.ts";
import type { LeadDetails, LeadFile } from "#domain/admin/leads/lead-file.ts";
import { daysAfter } from "#domain/time/periods.ts";

export function CustomerCard({ lead }: { lead: LeadDetails }) {
  return lead.anonymisedAt ? <RemovedCustomer lead={lead} /> : <KnownCustomer lead={lead} />;
}

function RemovedCustomer({ lead }: { lead: LeadDetails }) {
  const { customer, location, anonymisedAt, anonymisedBecause } = lead;
  const why = anonymisedBecause === "customer" ? "because the customer asked" : "because of their age";
  return (
    <Card title="Customer">
      <p>
        Name, contact details and message were removed {why}
        {removedOn(anonymisedAt)}.
      </p>
      <dl className="facts">
        <Fact name="Postcode">{customer.postcode}</Fact>
        <Fact name="Location">{location}</Fact>
      </dl>
    </Card>
  );
}

const removedOn = (when: Date | null) => (when ? ` on ${formatDate(when)}` : "");

function KnownCustomer({ lead: { customer, location } }: { lead: LeadDetails }) {
  const { name, email, phone, postcode } = customer;
  return (
    <Card title="Customer">
      <dl className="facts">
        <Fact name="Name">{name}</Fact>
        <Fact name="Email">
          {email ? <a href={`mailto:${email}`}>{email}</a> : "Not given, so the customer has no page here"}
        </Fact>
        <Fact name="Phone">{phone ? <a href={`tel:${phone}`}>{nationalPhone(phone)}</a> : "Not given"}</Fact>
        <Fact name="Postcode">{postcode}</Fact>
        <Fact name="Location">{location}</Fact>
      </dl>
    </Card>
  );
}

export function RequestCard({ file: { lead, together } }: { file: Pick<LeadFile, "lead" | "together"> }) {
  return (
    <Card title="Lead">
      <dl className="facts">
        <Fact name="Service Type">
          {lead.serviceLabel}
          {lead.serviceSlug && <span className="muted"> (asked on the page {lead.serviceSlug})</span>}
        </Fact>
        {together.length > 0 && (
          <Fact name="Sent together with">
            {together.map(({ id, serviceLabel, status }) => (
              <span key={id}>
                <Link to={`/admin/leads/${id}`}>{serviceLabel}</Link> <LeadStatusBadge status={status} />{" "}
              </span>
            ))}
          </Fact>
        )}
        <Fact name="Origin">{labelOf(leadOriginOptions, lead.origin)}</Fact>
        <Fact name="Places">
          {lead.placesTaken} of {lead.maxPurchases} sold
        </Fact>
        <Fact name="Urgency">{labelOf(urgencyOptions, lead.urgency)}</Fact>
        <Fact name="Budget Range">{lead.budgetRange ?? "Not specified"}</Fact>
        <Fact name="Property">{labelOf(propertyTypeOptions, lead.propertyType) ?? "Not specified"}</Fact>
        <Fact name="Timeframe">{labelOf(timeframeOptions, lead.timeframe) ?? "Not specified"}</Fact>
        <Fact name="Prefers">{contactWishAsFact(lead) ?? "Not specified"}</Fact>
        <Fact name="Description">
          <span className="as-typed">{lead.description ?? "None"}</span>
        </Fact>
        <Fact name="On sale until">
          <Day when={lead.expiresAt} />
        </Fact>
        <Fact name="Lead ID">
          <code>{lead.id}</code>
        </Fact>
      </dl>
    </Card>
  );
}

/** The customer has not answered yet. */
export function AskedNotice({ lead, askedAt }: { lead: LeadDetails; askedAt: Date }) {
  const until = daysAfter(askedAt, limits.contactAnswerDays);
  return (
    <Notice tone="warn" title="Waiting for the customer">
      <p>
        We asked them on {formatDate(askedAt)} to check their name and phone number.
        {lead.status === "paused" &&
          ` The lead is off sale until they answer. If they do not, it is withdrawn after ${formatDate(until)}.`}
      </p>
    </Notice>
  );
}

/** Confirmed, and not on sale until somebody decides. */
export function HeldNotice() {
  return (
    <Notice tone="warn" title="This request is on hold">
      <p>
        It meets two rules. <Link to="/admin/reports#held-title">Release or decline it</Link>
      </p>
    </Notice>
  );
}

const sameWords = { email: "email", phone: "phone number", place: "postcode and service" } as const;

/** Other leads that appear to be from the same customer. */
export function DuplicatesNotice({ duplicates }: { duplicates: readonly Duplicate[] }) {
  if (duplicates.length === 0) return null;
  const many = duplicates.length === 1 ? "Possible duplicate" : `${duplicates.length} possible duplicates`;
  return (
    <Notice tone="warn" title={`${many} within ${limits.leadDuplicateDays} days`}>
      <ul>
        {duplicates.map(({ id, customerName, serviceLabel, status, createdAt, same }) => (
          <li key={id}>
            <Link to={`/admin/leads/${id}`}>
              {customerName}, {serviceLabel}
            </Link>{" "}
            <LeadStatusBadge status={status} /> <Day when={createdAt} />: same{" "}
            {same.map((one) => sameWords[one]).join(", ")}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
