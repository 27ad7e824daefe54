import { type AppointmentKind, appointmentKindLabel } from "#content/appointment-kinds.ts";
import { dayAndTime, timeOf } from "#content/appointment-words.ts";
import { colleagueOf, greeting, whoInSentence } from "#content/plain-words.ts";
import { lengthInWords } from "#content/wait-in-words.ts";
import { presentAppointment } from "#domain/appointments/appointment.ts";
import { appointmentById } from "#domain/appointments/appointments.sql.ts";
import { calendarFile, entryOf } from "#domain/appointments/calendar-entry.ts";
import { isClosedAddress } from "#domain/contact/closed-address.ts";
import { calledName, firstNameOf } from "#domain/contact/person-name.ts";
import type { Context } from "#domain/context.ts";
import { sightOf, wholeSight } from "#domain/leads/sight.ts";
import type { Letter } from "#domain/mails/letter/letter.ts";
import type { MailKind } from "#domain/mails/letter/mail-kind.ts";
import { aCustomer, anInstaller, ID } from "#domain/mails/letter/sample.ts";
import { authorFor } from "#domain/messages/message.ts";
import { findPurchase } from "#domain/purchases/find-purchase.ts";
import { issueRequestLink } from "#domain/request-links/open-link.ts";

const WHY = "You’re receiving this email because you’re in touch about a request.";

interface OneAppointment {
  purchaseId: string;
  appointmentId: string;
}

interface AboutAppointment {
  /** Whom we greet. */
  name: string;
  company: string;
  /** The other side, as the reader knows it. */
  other: string;
  /** The first name of whoever of the company offered it, or booked it; for the customer alone. */
  by?: string | null;
  /** "Survey". */
  kind: string;
  minutes: number;
  path: string;
}

/** What the samples are about. */
const aSurvey = { company: "Hill Heat Ltd", kind: "Survey", minutes: 60, path: "/x" };
const forCustomer = { ...aSurvey, by: "Priya", to: aCustomer.to, name: aCustomer.firstName, other: "Hill Heat Ltd" };
const forCompany = { ...aSurvey, to: anInstaller.to, name: anInstaller.contactName, other: aCustomer.firstName };
const agreed = {
  startsAt: new Date("2026-11-26T10:00Z"),
  endsAt: new Date("2026-11-26T11:00Z"),
  address: "14 Example Rise, Caversham",
  calendar: "BEGIN:VCALENDAR\r\nMETHOD:PUBLISH\r\nEND:VCALENDAR\r\n",
};

type TimesFacts = AboutAppointment & { times: readonly Date[] };

export const timesOffered: MailKind<OneAppointment, TimesFacts> = {
  nameInLog: "Times offered, to the customer",
  nameOnLead: "Times offered, to the customer",
  recipient: "customer",
  /** Undefined once the offer is answered or taken back. */
  async gather(context, { appointmentId }, token) {
    const found = await toCustomer(context, appointmentId, token);
    if (found?.row.status !== "offered") return undefined;
    return { ...found.facts, times: found.row.times.map((time) => new Date(time)) };
  },
  letter(facts, appUrl) {
    const { company, kind, minutes, times } = facts;
    return {
      subject: `Choose a time for ${company}`,
      preheader: times.map(dayAndTime).join(" · "),
      greeting: greeting(facts.name),
      paragraphs: [
        `${colleagueOf(facts.by, company)} has offered you ${times.length === 1 ? "a time" : "times to choose from"}.`,
      ],
      facts: [
        { label: "What for", value: `${kind}, about ${lengthInWords(minutes)}` },
        { label: times.length === 1 ? "Time" : "Times", value: times.map(dayAndTime).join("\n") },
      ],
      button: { label: "Choose a time", url: `${appUrl}${facts.path}` },
      after: ["If nothing suits you, you can say so there with one click."],
      why: WHY,
    };
  },
  sample: {
    queued: { purchaseId: ID, appointmentId: ID },
    facts: {
      ...forCustomer,
      times: [agreed.startsAt, new Date("2026-11-26T14:30Z")],
    },
  },
};

/** The customer can make none of the offered times. */
export const timesRefused: MailKind<OneAppointment, TimesFacts> = {
  nameInLog: "None of the times suited, to the installer",
  nameOnLead: "Times refused, to the buyer",
  recipient: "account",
  told: "lead",
  news: "daily",
  /** Undefined once the company has offered others. */
  async gather(context, { appointmentId }) {
    const found = await toCompany(context, appointmentId);
    if (found?.row.status !== "refused") return undefined;
    return { ...found.facts, times: found.row.times.map((time) => new Date(time)) };
  },
  letter(facts, appUrl) {
    const { other, kind } = facts;
    return {
      subject: `${other} needs a different time`,
      preheader: "None of the times you offered suits them.",
      greeting: greeting(facts.name),
      paragraphs: [
        `None of the times you offered for a ${kind.toLowerCase()} suits ${whoInSentence(other)}. Please offer some others.`,
      ],
      button: { label: "Offer other times", url: `${appUrl}${facts.path}` },
      why: WHY,
    };
  },
  sample: {
    queued: { purchaseId: ID, appointmentId: ID },
    facts: {
      ...forCompany,
      times: [agreed.startsAt],
    },
  },
};

/** The customer suggests times of their own. */
export const timesProposed: MailKind<OneAppointment, TimesFacts> = {
  nameInLog: "Times suggested by the customer, to the installer",
  nameOnLead: "Times suggested, to the buyer",
  recipient: "account",
  told: "lead",
  news: "daily",
  /** Undefined once they are booked, withdrawn or answered by others. */
  async gather(context, { appointmentId }) {
    const found = await toCompany(context, appointmentId);
    if (found?.row.status !== "offered") return undefined;
    return { ...found.facts, times: found.row.times.map((time) => new Date(time)) };
  },
  letter(facts, appUrl) {
    const { other, kind, times } = facts;
    return {
      subject: `${other} suggests ${times.length === 1 ? "a time" : "times"}`,
      preheader: times.map(dayAndTime).join(" · "),
      greeting: greeting(facts.name),
      paragraphs: [
        `For your ${kind.toLowerCase()} ${whoInSentence(other)} suggests ${times.length === 1 ? "a time" : "other times"}. Book one, or offer some of yours. What is booked already stays until you do.`,
      ],
      facts: [{ label: times.length === 1 ? "Time" : "Times", value: times.map(dayAndTime).join("\n") }],
      button: { label: "Book a time", url: `${appUrl}${facts.path}` },
      why: WHY,
    };
  },
  sample: { queued: { purchaseId: ID, appointmentId: ID }, facts: { ...forCompany, times: [agreed.startsAt] } },
};

interface AppointmentFacts extends AboutAppointment {
  event: "booked" | "cancelled" | "reminder";
  startsAt: Date;
  endsAt: Date;
  address: string | null;
  /** The .ics file. */
  calendar: string;
}

export const appointmentToCustomer: MailKind<OneAppointment & { event: "booked" | "cancelled" }, AppointmentFacts> = {
  nameInLog: "Appointment, to the customer",
  nameOnLead: "Appointment, to the customer",
  recipient: "customer",
  gather: async (context, { appointmentId, event }, token) =>
    appointmentFacts(await toCustomer(context, appointmentId, token), event),
  letter: appointmentLetter,
  sample: {
    queued: { purchaseId: ID, appointmentId: ID, event: "booked" },
    facts: {
      ...forCustomer,
      event: "booked",
      ...agreed,
    },
  },
};

export const appointmentToCompany: MailKind<OneAppointment & { event: "booked" | "cancelled" }, AppointmentFacts> = {
  nameInLog: "Appointment, to the installer",
  nameOnLead: "Appointment, to the buyer",
  recipient: "account",
  told: "lead",
  news: "daily",
  gather: async (context, { appointmentId, event }) => appointmentFacts(await toCompany(context, appointmentId), event),
  letter: appointmentLetter,
  sample: {
    queued: { purchaseId: ID, appointmentId: ID, event: "booked" },
    facts: {
      ...forCompany,
      event: "cancelled",
      ...agreed,
      address: null,
    },
  },
};

export const reminderToCustomer: MailKind<OneAppointment, AppointmentFacts> = {
  nameInLog: "Appointment tomorrow, to the customer",
  nameOnLead: "Reminded of an appointment, to the customer",
  recipient: "customer",
  gather: async (context, { appointmentId }, token) =>
    appointmentFacts(await toCustomer(context, appointmentId, token), "reminder"),
  letter: appointmentLetter,
  sample: {
    queued: { purchaseId: ID, appointmentId: ID },
    facts: {
      ...forCustomer,
      event: "reminder",
      ...agreed,
    },
  },
};

export const reminderToCompany: MailKind<OneAppointment, AppointmentFacts> = {
  nameInLog: "Appointment tomorrow, to the installer",
  nameOnLead: "Reminded of an appointment, to the buyer",
  recipient: "account",
  told: "lead",
  news: "timely",
  gather: async (context, { appointmentId }) => appointmentFacts(await toCompany(context, appointmentId), "reminder"),
  letter: appointmentLetter,
  sample: {
    queued: { purchaseId: ID, appointmentId: ID },
    facts: {
      ...forCompany,
      event: "reminder",
      ...agreed,
    },
  },
};

function appointmentLetter(facts: AppointmentFacts, appUrl: string): Letter {
  const { event, startsAt, endsAt, kind, company, other, address } = facts;
  const when = dayAndTime(startsAt);
  const subjects = {
    booked: `${when}: ${company}`,
    cancelled: `Cancelled: ${when}: ${company}`,
    reminder: `Tomorrow, ${timeOf(startsAt)}`,
  };
  const said = {
    booked: `Your ${kind.toLowerCase()} with ${whoInSentence(other)} is booked.`,
    cancelled: `Your appointment with ${whoInSentence(other)} has been cancelled.`,
    reminder: `Your ${kind.toLowerCase()} with ${whoInSentence(other)} is tomorrow.`,
  };
  return {
    subject: subjects[event],
    preheader: said[event],
    greeting: greeting(facts.name),
    paragraphs: [said[event]],
    facts: [
      { label: "When", value: `${when} to ${timeOf(endsAt)}` },
      { label: "What for", value: kind },
      ...(address ? [{ label: "Where", value: address }] : []),
    ],
    button: { label: "Open the appointment", url: `${appUrl}${facts.path}` },
    ...(event === "reminder" ? {} : { calendar: facts.calendar }),
    why: WHY,
  };
}

type Found = NonNullable<Awaited<ReturnType<typeof toCompany | typeof toCustomer>>>;

/** Undefined where it is no longer as the mail would say. */
function appointmentFacts(
  found: Found | undefined,
  event: AppointmentFacts["event"],
): (AppointmentFacts & { to: string | null }) | undefined {
  if (!found) return undefined;
  const { row, facts, sight, reader, now } = found;
  const isRight = event === "cancelled" ? row.status === "cancelled" : row.status === "booked";
  const appointment = presentAppointment(row, sight, reader);
  const summary = `${appointmentKindLabel(row.kind)}: ${facts.other}`;
  const entry = entryOf(appointment, { uid: row.uid, summary, description: "Agreed through Fairwatt." });
  if (!isRight || !entry) return undefined;
  const { startsAt, endsAt } = entry;
  return { ...facts, event, startsAt, endsAt, address: appointment.address, calendar: calendarFile(entry, now) };
}

async function toCustomer(context: Context, appointmentId: string, token: string) {
  const found = await aboutAppointment(context, appointmentId);
  if (!found) return undefined;
  const { lead, installer, row } = found;
  const link = await issueRequestLink(context, lead.id, token);
  const company = installer.companyName;
  const toWhom = { to: lead.customerEmail, name: calledName(lead.customerName), company, other: company };
  const path = `/requests/${link}/appointments`;
  const by = authorFor("customer", row);
  const facts = { ...toWhom, ...aboutWork(row), by, path };
  return { row, now: context.now, sight: wholeSight, reader: "customer" as const, facts };
}

async function toCompany(context: Context, appointmentId: string) {
  const found = await aboutAppointment(context, appointmentId);
  if (!found) return undefined;
  const { lead, installer, purchase, row } = found;
  const company = installer.companyName;
  const facts = { to: installer.email, name: installer.contactName, company, other: firstNameOf(lead.customerName) };
  const path = `/leads/purchases/${row.purchaseId}#appointments`;
  const sight = sightOf(lead, purchase);
  return { row, now: context.now, sight, reader: "installer" as const, facts: { ...facts, ...aboutWork(row), path } };
}

function aboutWork({ kind, minutes }: { kind: AppointmentKind; minutes: number }) {
  return { kind: appointmentKindLabel(kind), minutes };
}

async function aboutAppointment({ db }: Context, appointmentId: string) {
  const row = await appointmentById(db.orm, appointmentId);
  if (!row) return undefined;
  const { lead, installer, purchase } = await findPurchase(db.orm, row.purchaseId);
  return lead.anonymisedAt || isClosedAddress(installer.email) ? undefined : { row, lead, installer, purchase };
}
