import { limits } from "#config/limits.ts";
import { site } from "#config/site.ts";
import { type ContactWish, contactWishAsFact } from "#content/contact-wish.ts";
import { labelOf, timeframeOptions, urgencyOptions } from "#content/options.ts";
import { creditsInWords, greeting, serviceInWords } from "#content/plain-words.ts";
import { signAlertLink } from "#domain/alerts/alert-link.ts";
import type { Context } from "#domain/context.ts";
import { coverageOf } from "#domain/coverage/coverage.ts";
import { isMatch } from "#domain/coverage/matching.ts";
import { installerById } from "#domain/installers/installers.sql.ts";
import { leadsOffered, offeredLead } from "#domain/leads-for-sale/offered-leads.ts";
import type { Fact } from "#domain/mails/letter/letter.ts";
import type { MailKind } from "#domain/mails/letter/mail-kind.ts";
import { anInstaller, ID, TOKEN } from "#domain/mails/letter/sample.ts";

const PRICE = creditsInWords(limits.leadPriceCredits);

/** What a mail says about a lead its reader has not bought: no more than the lead's card shows. */
interface AlertedLead extends ContactWish {
  id: string;
  serviceLabel: string;
  location: string;
  outcode: string;
  urgency: "low" | "medium" | "high";
  /** Whole miles from the reader's base. */
  distanceMiles: number | null;
  firstName: string;
  emailMasked: string | null;
  phoneMasked: string | null;
  description: string | null;
  budgetRange: string | null;
  timeframe: string | null;
  placesLeft: number;
  maxPurchases: number;
  priceCredits: number;
}

interface LeadAlertFacts {
  contactName: string;
  /** The end of the link that changes the reader's alerts. */
  token: string;
  lead: AlertedLead;
}

/** One of a company's people, and the time in it that their link is for. */
interface ToMember {
  installerId: string;
  userId: string;
  memberId: number;
}

const aMember = { installerId: ID, userId: ID, memberId: 1 };

// Both say, masked, what is true now, and nothing when the leads are gone or already bought by the company, which may
// also have been suspended or moved area. Whether the reader still wants them is asked with who is told.

/** That a lead has come on sale. */
export const leadAlert: MailKind<{ leadId: string } & ToMember, LeadAlertFacts> = {
  nameInLog: "New lead",
  recipient: "account",
  told: "matches",
  alerts: "at_once",
  signToken,
  async gather(context, { leadId, installerId }, token) {
    const reader = await readerOf(context, installerId);
    if (!reader) return undefined;
    const { coverage, about } = reader;
    const lead = await offeredLead(context.db.orm, leadId, { installerId, base: coverage, now: context.now });
    return lead && isMatch({ ...lead, hasPhone: lead.phoneMasked !== null }, coverage)
      ? { ...about, token, lead }
      : undefined;
  },
  letter(facts, appUrl) {
    const { lead, token } = facts;
    return {
      subject: `New lead: ${serviceInWords(lead.serviceLabel)}, ${lead.location}`,
      preheader: `${urgencyOf(lead)} priority, ${placesOf(lead)}. ${PRICE}.`,
      greeting: greeting(facts.contactName),
      paragraphs: [
        `There’s a new lead in your area for your services. It costs ${PRICE}; the customer’s name, email, phone and postcode are shown in full once you’ve bought it.`,
      ],
      facts: [...cardFacts(lead), { label: "Price", value: PRICE }],
      button: { label: "See this lead", url: `${appUrl}/leads#lead-${lead.id}` },
      after: ["It disappears from the list when its last place is bought or the customer closes the request."],
      ...linksToChange(appUrl, token, [choices.daily, choices.never]),
      why: `You’re receiving this email because emails from ${site.name} about each new lead are set to come to you straight away.`,
    };
  },
  sample: {
    queued: { leadId: ID, ...aMember },
    facts: {
      ...anInstaller,
      token: TOKEN,
      lead: {
        id: "3a0b8c1e-52c1-4f0a-8f2e-0b6b8f6d1c11",
        serviceLabel: "EV Chargers",
        location: "Croydon",
        outcode: "CR0",
        urgency: "high",
        distanceMiles: 4,
        firstName: "Sam",
        emailMasked: "s•••@e•••.com",
        phoneMasked: "07••• •••123",
        description: "Ring me on [hidden until you buy].",
        budgetRange: "Under £5,000",
        timeframe: "asap",
        contactWay: "text",
        contactTimes: ["weekday-evenings"],
        placesLeft: 2,
        maxPurchases: 3,
        priceCredits: 5,
      },
    },
  },
};

interface LeadDigestFacts {
  contactName: string;
  token: string;
  leads: readonly AlertedLead[];
  more: boolean;
}

/** The leads from one 7:00 to the next (ISO 8601). */
export const leadDigest: MailKind<{ since: string; until: string } & ToMember, LeadDigestFacts> = {
  nameInLog: "New leads of the day",
  recipient: "account",
  told: "matches",
  alerts: "daily",
  signToken,
  async gather(context, { installerId, since, until }, token) {
    const reader = await readerOf(context, installerId);
    if (!reader) return undefined;
    const { coverage, about } = reader;
    const period = { since: new Date(since), until: new Date(until) };
    const wanted = { installerId, coverage, ...period, now: context.now };
    const { leads, more } = await leadsOffered(context.db.orm, wanted);
    return leads.length > 0 ? { ...about, token, leads, more } : undefined;
  },
  letter(facts, appUrl) {
    const { leads, more, token } = facts;
    const count = leads.length === 1 ? "1 new lead" : `${more ? "More than " : ""}${leads.length} new leads`;
    return {
      subject: `${count} in your area`,
      preheader: `${PRICE} each. Contact details are shown once you’ve bought a lead.`,
      greeting: greeting(facts.contactName),
      paragraphs: [
        `${count} in your area, for services you offer, can still be bought. A lead costs ${PRICE}; contact details are shown in full once you’ve bought it.`,
        ...(more ? [`These are the newest ${leads.length}. You’ll find them all on the leads page.`] : []),
      ],
      facts: leads.map((lead) => ({ label: `${lead.serviceLabel}, ${placeOf(lead)}`, value: inShort(lead) })),
      button: { label: "See available leads", url: `${appUrl}/leads` },
      ...linksToChange(appUrl, token, [choices.atOnce, choices.never]),
      why: `You’re receiving this email because you asked ${site.name} to tell you about new leads once a day.`,
    };
  },
  sample: {
    queued: { ...aMember, since: "2026-11-20T12:00:00Z", until: "2026-11-20T12:00:00Z" },
    facts: {
      ...anInstaller,
      token: TOKEN,
      leads: [
        leadAlert.sample.facts.lead,
        {
          ...leadAlert.sample.facts.lead,
          serviceLabel: "Other",
          distanceMiles: null,
          budgetRange: null,
          timeframe: null,
          contactWay: null,
          contactTimes: null,
        },
      ],
      more: false,
    },
  },
};

const choices = {
  atOnce: { label: "Straight away", value: "at_once" },
  daily: { label: "Once a day", value: "daily" },
  never: { label: "Never", value: "never" },
} as const;

function linksToChange(appUrl: string, token: string, others: readonly { label: string; value: string }[]) {
  const address = `${appUrl}/alerts?token=${token}`;
  return {
    links: {
      intro: "Change how often you hear about new leads:",
      items: others.map(({ label, value }) => ({ label, url: `${address}&choice=${value}` })),
    },
    unsubscribeUrl: address,
  };
}

/** What the lead's card shows, in the same order. */
function cardFacts(lead: AlertedLead): Fact[] {
  return [
    { label: "Service", value: lead.serviceLabel },
    { label: "Place", value: placeOf(lead) },
    { label: "Distance", value: distanceOf(lead) },
    { label: "Urgency", value: `${urgencyOf(lead)} priority` },
    { label: "Customer", value: lead.firstName },
    { label: "Email", value: lead.emailMasked },
    { label: "Phone", value: lead.phoneMasked },
    { label: "Budget", value: lead.budgetRange },
    { label: "Timeframe", value: timeframeOf(lead) },
    { label: "Prefers", value: contactWishAsFact(lead) },
    { label: "Message", value: lead.description },
    { label: "Places", value: placesOf(lead) },
  ].flatMap(({ label, value }) => (value ? [{ label, value }] : []));
}

function inShort(lead: AlertedLead): string {
  const budget = lead.budgetRange && `budget ${lead.budgetRange}`;
  const parts = [`${urgencyOf(lead)} priority`, distanceOf(lead), budget, timeframeOf(lead), placesOf(lead)];
  return parts.filter(Boolean).join(", ");
}

function placeOf({ location, outcode }: AlertedLead): string {
  return location === outcode ? outcode : `${location}, ${outcode}`;
}

function distanceOf({ distanceMiles }: AlertedLead): string | null {
  if (distanceMiles === null) return null;
  if (distanceMiles < 1) return "less than 1 mile away";
  return `${distanceMiles} ${distanceMiles === 1 ? "mile" : "miles"} away`;
}

function urgencyOf({ urgency }: AlertedLead): string {
  return labelOf(urgencyOptions, urgency) ?? urgency;
}

function timeframeOf({ timeframe }: AlertedLead): string | null {
  return labelOf(timeframeOptions, timeframe) ?? null;
}

function placesOf({ placesLeft, maxPurchases }: AlertedLead): string {
  return `${placesLeft} of ${maxPurchases} ${maxPurchases === 1 ? "place" : "places"} left`;
}

/** The link that changes their alerts works in every mail, without signing in. */
function signToken({ memberId }: ToMember, key: string, now: Date): string {
  return signAlertLink(memberId, key, now);
}

async function readerOf({ db }: Context, installerId: string) {
  const company = await installerById(db.orm, installerId);
  const coverage = company?.status === "approved" ? await coverageOf(db.orm, installerId) : undefined;
  return company && coverage && { coverage, about: { to: company.email, contactName: company.contactName } };
}
