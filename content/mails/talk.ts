import { dayAndTime, timeOf } from "#content/appointment-words.ts";
import type { Letter } from "#content/mails/letter.ts";
import { greeting, whoInSentence } from "#content/plain-words.ts";
import { lengthInWords } from "#content/wait-in-words.ts";

export interface MessageFacts {
  /** Whom we greet. */
  name: string;
  /** The company to the customer, the customer's first name to the company. */
  sender: string;
  /** Oldest first. */
  texts: readonly string[];
  path: string;
}

export function messageLetter({ name, sender, texts, path }: MessageFacts, appUrl: string): Letter {
  const [first = ""] = texts;
  return {
    subject: `Message from ${whoInSentence(sender)}`,
    preheader: first.slice(0, PREHEADER_LENGTH),
    greeting: greeting(name),
    paragraphs: [
      texts.length === 1 ? `${sender} has written to you:` : `${sender} has sent you ${texts.length} messages:`,
    ],
    facts: texts.map((value, index) => ({ label: index === 0 ? "Message" : "Then", value })),
    button: { label: "Read and answer", url: `${appUrl}${path}` },
    after: ["Please answer there: an answer to this email reaches us and not them."],
    why: "You get this email because you and they are in touch about one request. There is at most one in ten minutes.",
  };
}

const PREHEADER_LENGTH = 90;

interface AboutAppointment {
  /** Whom we greet. */
  name: string;
  company: string;
  /** The other side, as the reader knows it. */
  other: string;
  /** "Survey". */
  kind: string;
  minutes: number;
  path: string;
}

export type TimesFacts = AboutAppointment & { times: readonly Date[] };

export interface AppointmentFacts extends AboutAppointment {
  event: "booked" | "cancelled" | "reminder";
  startsAt: Date;
  endsAt: Date;
  address: string | null;
  /** The .ics file. */
  calendar: string;
}

export function timesOfferedLetter(facts: TimesFacts, appUrl: string): Letter {
  const { company, kind, minutes, times } = facts;
  return {
    subject: `Choose a time for ${company}`,
    preheader: times.map(dayAndTime).join(" · "),
    greeting: greeting(facts.name),
    paragraphs: [`${company} offers you ${times.length === 1 ? "a time" : "times to choose from"}.`],
    facts: [
      { label: "What for", value: `${kind}, about ${lengthInWords(minutes)}` },
      { label: times.length === 1 ? "Time" : "Times", value: times.map(dayAndTime).join("\n") },
    ],
    button: { label: "Choose a time", url: `${appUrl}${facts.path}` },
    after: ["If none suits you, say so there with one click."],
    why: WHY,
  };
}

export function timesRefusedLetter(facts: TimesFacts, appUrl: string): Letter {
  const { other, kind } = facts;
  return {
    subject: `${other} needs another time`,
    preheader: "None of the times you offered suits them.",
    greeting: greeting(facts.name),
    paragraphs: [
      `None of the times that you offered for a ${kind.toLowerCase()} suits ${whoInSentence(other)}. Please offer others.`,
    ],
    button: { label: "Offer other times", url: `${appUrl}${facts.path}` },
    why: WHY,
  };
}

export function appointmentLetter(facts: AppointmentFacts, appUrl: string): Letter {
  const { event, startsAt, endsAt, kind, company, other, address } = facts;
  const when = dayAndTime(startsAt);
  const subjects = {
    booked: `${when}: ${company}`,
    cancelled: `Cancelled: ${when}: ${company}`,
    reminder: `Tomorrow, ${timeOf(startsAt)}`,
  };
  const said = {
    booked: `It is agreed: ${kind.toLowerCase()} with ${whoInSentence(other)}.`,
    cancelled: `This appointment with ${whoInSentence(other)} is cancelled.`,
    reminder: `Tomorrow is your ${kind.toLowerCase()} with ${whoInSentence(other)}.`,
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

const WHY = "You get this email because you and they are in touch about one request.";
