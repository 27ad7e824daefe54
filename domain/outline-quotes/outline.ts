import { limits } from "#config/limits.ts";
import { leadServiceLabel } from "#content/options.ts";
import type { Technology } from "#content/vetting.ts";
import type { MessageSide, OutlineIncluded, OutlineStatus } from "#db/schema.ts";
import { firstNameOf } from "#domain/contact/person-name.ts";
import type { LeadRow } from "#domain/leads/leads.sql.ts";
import { type HeldLead, type Sight, sightOfOutline, wholeSight } from "#domain/leads/sight.ts";
import type { OutlineMessageRow, OutlineRow } from "#domain/outline-quotes/outlines.sql.ts";
import { technologyOf } from "#domain/vetting/technologies-of.ts";

/** A company's rough first offer, as both sides read it. Money in pence with VAT, before grants. */
export interface Outline {
  id: string;
  leadId: string;
  status: OutlineStatus;
  technology: Technology;
  fromPence: number;
  toPence: number;
  size: number | null;
  /** Null once the customer's details are removed. */
  equipment: string | null;
  text: string | null;
  included: OutlineIncluded;
  needsSurvey: boolean;
  /** A London day. */
  earliestStart: string;
  sentAt: Date;
  lapsesAt: Date;
  statusChangedAt: Date;
  messages: OutlineMessage[];
}

export interface OutlineMessage {
  id: string;
  from: MessageSide;
  text: string | null;
  sentAt: Date;
}

/** What a company reads of its own outline. */
export interface CompanyOutline extends Outline {
  serviceLabel: string;
  firstName: string;
  location: string;
  outcode: string;
  /** Held while it waits. */
  priceCredits: number;
  /** How many more messages the company may write about it. */
  messagesLeft: number;
}

/** What a customer reads of an outline. */
export interface CustomerOutline extends Outline {
  installerId: string;
  company: string;
  isReported: boolean;
  messagesLeft: number;
}

/** A waiting outline past its days has lapsed, even if the hourly job has not run yet. */
export function outlineStatusAt({ status, lapsesAt }: Pick<OutlineRow, "status" | "lapsesAt">, now: Date) {
  return status === "waiting" && lapsesAt <= now ? "lapsed" : status;
}

/** An outline with its lead, and the purchase that it became, if any. */
interface OutlinedLead {
  readonly outline: OutlineRow;
  readonly lead: HeldLead & Pick<LeadRow, "serviceType" | "location" | "outcode">;
  readonly purchase: { readonly endedAt: Date | null } | null;
}

/**
 * An outline as its company reads it, with the messages about it: without contact details unless it was picked and the
 * purchase is active.
 */
export function presentToCompany(
  { outline, lead, purchase }: OutlinedLead,
  messages: readonly OutlineMessageRow[],
  now: Date,
): CompanyOutline {
  const sight = sightOfOutline(lead, purchase, outlineStatusAt(outline, now) === "waiting");
  return {
    ...presentOutline({ row: outline, serviceType: lead.serviceType, messages, now, sight }),
    serviceLabel: leadServiceLabel(lead.serviceType),
    firstName: firstNameOf(lead.customerName),
    location: sight.text(lead.location),
    outcode: lead.outcode,
    priceCredits: outline.priceCredits,
    messagesLeft: messagesLeft(messages, "installer"),
  };
}

/** An outline as its customer reads it. */
export function presentToCustomer(
  { outline, company, serviceType }: { outline: OutlineRow; company: string; serviceType: string },
  messages: readonly OutlineMessageRow[],
  now: Date,
): CustomerOutline {
  return {
    ...presentOutline({ row: outline, serviceType, messages, now, sight: wholeSight }),
    installerId: outline.installerId,
    company,
    isReported: outline.reportedAt !== null,
    messagesLeft: messagesLeft(messages, "customer"),
  };
}

interface Presented {
  row: OutlineRow;
  serviceType: string;
  messages: readonly OutlineMessageRow[];
  now: Date;
  sight: Sight;
}

function presentOutline({ row, serviceType, messages, now, sight }: Presented): Outline {
  const { id, leadId, fromPence, toPence, size, included, needsSurvey, earliestStart } = row;
  const { sentAt, lapsesAt, statusChangedAt } = row;
  return {
    id,
    leadId,
    status: outlineStatusAt(row, now),
    technology: technologyOf(serviceType),
    fromPence,
    toPence,
    size,
    included,
    needsSurvey,
    earliestStart,
    equipment: sight.text(row.equipment),
    text: sight.text(row.text),
    sentAt,
    lapsesAt,
    statusChangedAt,
    messages: messages.map(({ id: message, sender, text: words, sentAt: at }) => ({
      id: message,
      from: sender,
      text: sight.text(words),
      sentAt: at,
    })),
  };
}

function messagesLeft(messages: readonly OutlineMessageRow[], side: MessageSide): number {
  return limits.outlineMessagesPerSideMax - messages.filter(({ sender }) => sender === side).length;
}

/** Output of the JSON API and the webhooks: `Outline` of the API description. */
export function outlineForPrograms(outline: CompanyOutline) {
  const { id, leadId, status, fromPence, toPence, size, equipment, included, needsSurvey, earliestStart } = outline;
  return {
    id,
    leadId,
    status,
    fromPence,
    toPence,
    size,
    equipment,
    included,
    needsSurvey,
    earliestStart,
    text: outline.text,
    sentAt: outline.sentAt.toISOString(),
    lapsesAt: outline.lapsesAt.toISOString(),
    /** The purchase that it has become. */
    purchaseId: status === "picked" ? id : null,
  };
}
