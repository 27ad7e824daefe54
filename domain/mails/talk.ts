import { type AppointmentKind, appointmentKindLabel } from "#content/appointment-kinds.ts";
import {
  type AppointmentFacts,
  appointmentLetter,
  type MessageFacts,
  messageLetter,
  type TimesFacts,
  timesOfferedLetter,
  timesRefusedLetter,
} from "#content/mails/talk.ts";
import type { MessageSide } from "#db/schema.ts";
import { presentAppointment } from "#domain/appointments/appointment.ts";
import { findAppointment } from "#domain/appointments/appointments.ts";
import { calendarFile, entryOf } from "#domain/appointments/calendar-entry.ts";
import { isClosedAddress } from "#domain/contact/closed-address.ts";
import { calledName, firstNameOf } from "#domain/contact/person-name.ts";
import type { Context } from "#domain/context.ts";
import { sightOf, wholeSight } from "#domain/leads/sight.ts";
import type { MailKind } from "#domain/mails/mail-kind.ts";
import { messagesForMail } from "#domain/messages/messages-for-mail.ts";
import { findPurchase } from "#domain/purchases/find-purchase.ts";
import { issueRequestLink } from "#domain/request-links/open-link.ts";

/** What the other side wrote since then and the recipient has not seen. */
export const messageToCustomer: MailKind<{ purchaseId: string; since: string }, MessageFacts> = {
  nameInLog: "Messages, to the customer",
  nameOnLead: "Messages of a company, to the customer",
  recipient: "customer",
  /** Undefined once all of it is read or taken back, or nobody writes here any more. */
  async gather(context, { purchaseId, since }, token) {
    const found = await unread(context, { purchaseId, recipient: "customer", since });
    if (!found) return undefined;
    const { lead, installer, texts } = found;
    await issueRequestLink(context, lead.id, token);
    const to = { to: lead.customerEmail, name: calledName(lead.customerName), sender: installer.companyName };
    return { ...to, texts, path: `/requests/${token}/messages/${purchaseId}` };
  },
  letter: messageLetter,
};

export const messageToCompany: MailKind<{ purchaseId: string; since: string }, MessageFacts> = {
  nameInLog: "Messages, to the installer",
  nameOnLead: "Messages of the customer, to the buyer",
  recipient: "account",
  news: "daily",
  async gather(context, { purchaseId, since }) {
    const found = await unread(context, { purchaseId, recipient: "installer", since });
    if (!found) return undefined;
    const { lead, installer, texts } = found;
    const to = { to: installer.email, name: installer.contactName, sender: firstNameOf(lead.customerName) };
    return { ...to, texts, path: `/leads/purchases/${purchaseId}/messages` };
  },
  letter: messageLetter,
};

async function unread(
  context: Context,
  { purchaseId, recipient, since }: { purchaseId: string; recipient: MessageSide; since: string },
) {
  const { lead, installer, purchase } = await findPurchase(context.db.orm, purchaseId);
  if (lead.anonymisedAt || purchase.endedAt || isClosedAddress(installer.email)) return undefined;
  const texts = await messagesForMail(context, { purchaseId, recipient, since: new Date(since) });
  return texts.length > 0 ? { lead, installer, texts } : undefined;
}

export const timesOffered: MailKind<{ purchaseId: string; appointmentId: string }, TimesFacts> = {
  nameInLog: "Times offered, to the customer",
  nameOnLead: "Times offered, to the customer",
  recipient: "customer",
  /** Undefined once the offer is answered or taken back. */
  async gather(context, { appointmentId }, token) {
    const found = await toCustomer(context, appointmentId, token);
    if (found?.row.status !== "offered") return undefined;
    return { ...found.facts, times: found.row.times.map((time) => new Date(time)) };
  },
  letter: timesOfferedLetter,
};

/** The customer pressed none of the offered times. */
export const timesRefused: MailKind<{ purchaseId: string; appointmentId: string }, TimesFacts> = {
  nameInLog: "None of the times suits, to the installer",
  nameOnLead: "Times refused, to the buyer",
  recipient: "account",
  news: "daily",
  /** Undefined once the company has offered others. */
  async gather(context, { appointmentId }) {
    const found = await toCompany(context, appointmentId);
    if (found?.row.status !== "refused") return undefined;
    return { ...found.facts, times: found.row.times.map((time) => new Date(time)) };
  },
  letter: timesRefusedLetter,
};

export const appointmentToCustomer: MailKind<
  { purchaseId: string; appointmentId: string; event: "booked" | "cancelled" },
  AppointmentFacts
> = {
  nameInLog: "Appointment, to the customer",
  nameOnLead: "Appointment, to the customer",
  recipient: "customer",
  gather: async (context, { appointmentId, event }, token) =>
    appointmentFacts(await toCustomer(context, appointmentId, token), event),
  letter: appointmentLetter,
};

export const appointmentToCompany: MailKind<
  { purchaseId: string; appointmentId: string; event: "booked" | "cancelled" },
  AppointmentFacts
> = {
  nameInLog: "Appointment, to the installer",
  nameOnLead: "Appointment, to the buyer",
  recipient: "account",
  news: "daily",
  gather: async (context, { appointmentId, event }) => appointmentFacts(await toCompany(context, appointmentId), event),
  letter: appointmentLetter,
};

export const reminderToCustomer: MailKind<{ purchaseId: string; appointmentId: string }, AppointmentFacts> = {
  nameInLog: "Appointment tomorrow, to the customer",
  nameOnLead: "Reminded of an appointment, to the customer",
  recipient: "customer",
  gather: async (context, { appointmentId }, token) =>
    appointmentFacts(await toCustomer(context, appointmentId, token), "reminder"),
  letter: appointmentLetter,
};

export const reminderToCompany: MailKind<{ purchaseId: string; appointmentId: string }, AppointmentFacts> = {
  nameInLog: "Appointment tomorrow, to the installer",
  nameOnLead: "Reminded of an appointment, to the buyer",
  recipient: "account",
  news: "timely",
  gather: async (context, { appointmentId }) => appointmentFacts(await toCompany(context, appointmentId), "reminder"),
  letter: appointmentLetter,
};

type Found = NonNullable<Awaited<ReturnType<typeof toCompany | typeof toCustomer>>>;

/** Undefined where it is no longer as the mail would say. */
function appointmentFacts(
  found: Found | undefined,
  event: AppointmentFacts["event"],
): (AppointmentFacts & { to: string }) | undefined {
  if (!found) return undefined;
  const { row, facts, sight, now } = found;
  const isRight = event === "cancelled" ? row.status === "cancelled" : row.status === "booked";
  const appointment = presentAppointment(row, sight);
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
  await issueRequestLink(context, lead.id, token);
  const company = installer.companyName;
  const facts = { to: lead.customerEmail, name: calledName(lead.customerName), company, other: company };
  const path = `/requests/${token}/appointments`;
  return { row, now: context.now, sight: wholeSight, facts: { ...facts, ...aboutWork(row), path } };
}

async function toCompany(context: Context, appointmentId: string) {
  const found = await aboutAppointment(context, appointmentId);
  if (!found) return undefined;
  const { lead, installer, purchase, row } = found;
  const company = installer.companyName;
  const facts = { to: installer.email, name: installer.contactName, company, other: firstNameOf(lead.customerName) };
  const path = `/leads/purchases/${row.purchaseId}#appointments`;
  const sight = sightOf(lead, purchase);
  return { row, now: context.now, sight, facts: { ...facts, ...aboutWork(row), path } };
}

function aboutWork({ kind, minutes }: { kind: AppointmentKind; minutes: number }) {
  return { kind: appointmentKindLabel(kind), minutes };
}

async function aboutAppointment({ db }: Context, appointmentId: string) {
  const row = await findAppointment(db.orm, appointmentId);
  if (!row) return undefined;
  const { lead, installer, purchase } = await findPurchase(db.orm, row.purchaseId);
  return lead.anonymisedAt || isClosedAddress(installer.email) ? undefined : { row, lead, installer, purchase };
}
