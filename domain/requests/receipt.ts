import { limits } from "#config/limits.ts";
import { leadServiceLabel } from "#content/options.ts";
import { sharingWords } from "#content/sharing-text.ts";
import type { Context } from "#domain/context.ts";
import { consentsOf, type LeadRow } from "#domain/leads/leads.sql.ts";
import { readRequest } from "#domain/leads/quote-request.ts";
import { stopsOf } from "#domain/projects/stop-requests.ts";
import { type HouseholdLink, householdLinksOf } from "#domain/request-links/my-links.ts";
import { leadOfUsedLink } from "#domain/request-links/open-link.ts";
import { addressGivenTo, briefSince } from "#domain/requests/requests.sql.ts";
import { monthsAfter } from "#domain/time/periods.ts";

/** How a customer's details came to us. */
export type WayToUs = "form" | "entered_by_us" | "another_firm";

/** How a company got the details. */
export type WayToCompany = "bought" | "picked" | "entered_by_us";

/** What is passed on with a purchase, besides the answers about the job. */
export type PassedField =
  | "name"
  | "email"
  | "phone"
  | "postcode"
  | "message"
  | "contact-wish"
  | "brief"
  | "plan"
  | "address";

/** Who has a customer's details and on what basis: for the customer to keep, as page and as file. */
export interface Receipt {
  serviceLabel: string;
  wayToUs: WayToUs;
  receivedAt: Date;
  /** Each time the customer sent the form: the text shown above it. Empty if the request did not come by the form. */
  told: { at: Date; version: string; words: string }[];
  /** Every company that ever got the details, oldest first. */
  companies: {
    purchaseId: string;
    company: string;
    since: Date;
    how: WayToCompany;
    fields: PassedField[];
    /** When we remove the details from what the company sees on our site. */
    until: Date;
    /** From then on it no longer saw them on our site. */
    endedAt: Date | null;
    /** When we told it that no further contact is wanted, or to stop and delete. */
    toldToStopAt: Date | null;
    /** When it confirmed that it has stopped and deleted, and what the law obliges it to keep. */
    confirmedAt: Date | null;
    keptByLaw: string | null;
  }[];
  /** Read-only links, which show no contact details. */
  household: Pick<HouseholdLink, "label" | "madeAt" | "endsAt">[];
}

/** The receipt of a customer's request. Errors: link_invalid, link_revoked, read_only_link. */
export async function myReceipt(context: Context, token: string): Promise<Receipt> {
  const { orm } = context.db;
  const leadId = await leadOfUsedLink(context, token);
  const [{ lead, buyers }, told, household, stops, brief, addresses] = await Promise.all([
    readRequest(orm, leadId),
    consentsOf(orm, leadId),
    householdLinksOf(context, leadId),
    stopsOf(orm, leadId),
    briefSince(orm, leadId),
    addressGivenTo(orm, leadId),
  ]);
  const how = wayToCompanies(lead);
  const until = monthsAfter(lead.createdAt, limits.customerDetailsKeptMonths);
  return {
    serviceLabel: leadServiceLabel(lead.serviceType),
    wayToUs: wayToUsOf(lead),
    receivedAt: lead.createdAt,
    told: told.map(({ textVersion, works, toldAt, purchaseId }) => {
      const named = buyers.find((buyer) => buyer.purchaseId === purchaseId)?.companyName ?? "The company";
      const words = (sharingWords(textVersion, works) ?? "").replace("{company}", named);
      return { at: toldAt, version: textVersion, words };
    }),
    companies: buyers.map(({ purchaseId, companyName, purchasedAt, endedAt }) => {
      const stop = stops.find((one) => one.purchaseId === purchaseId);
      // A company whose purchase ended before there was a brief has never seen one.
      const sawBrief = brief !== null && (endedAt === null || brief < endedAt);
      const given = addresses.has(purchaseId) ? ["address" as const] : [];
      const fields = [...passedFields(lead), ...(sawBrief ? ["brief" as const] : []), ...given];
      return {
        purchaseId,
        company: companyName,
        since: purchasedAt,
        how,
        fields,
        until,
        endedAt,
        toldToStopAt: stop?.askedAt ?? stopAfter(lead.customerClosedAt, purchasedAt),
        confirmedAt: stop?.confirmedAt ?? null,
        keptByLaw: stop?.keptByLaw ?? null,
      };
    }),
    household: household.map(({ label, madeAt, endsAt }) => ({ label, madeAt, endsAt })),
  };
}

function wayToUsOf({ origin, importFingerprint }: LeadRow): WayToUs {
  if (origin === "quote_request") return "form";
  return importFingerprint === null ? "entered_by_us" : "another_firm";
}

/** Buyers of a lead that we entered got it because we entered it. */
function wayToCompanies({ origin, sharing }: LeadRow): WayToCompany {
  if (origin !== "quote_request") return "entered_by_us";
  return sharing === "on_pick" ? "picked" : "bought";
}

function passedFields({ customerPhone, description, contactWay, contactTimes, plan }: LeadRow): PassedField[] {
  return [
    "name",
    "email",
    ...(customerPhone ? ["phone" as const] : []),
    "postcode",
    ...(description ? ["message" as const] : []),
    ...(contactWay || contactTimes ? ["contact-wish" as const] : []),
    ...(plan ? ["plan" as const] : []),
  ];
}

/** A company that bought after the customer closed (which cannot happen) was told nothing. */
function stopAfter(closedAt: Date | null, since: Date): Date | null {
  return closedAt && closedAt >= since ? closedAt : null;
}
