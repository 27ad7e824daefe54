import type { Appointment } from "#domain/appointments/appointment.ts";

/** An appointment for a calendar program. */
export interface CalendarEntry {
  uid: string;
  /** Increases with each change of the entry. */
  sequence: number;
  startsAt: Date;
  endsAt: Date;
  summary: string;
  description: string;
  location: string | null;
  isCancelled: boolean;
}

/** The longest line in octets, by RFC 5545 section 3.1. */
const LINE_OCTETS_MAX = 75;

/** How often programs should reload a feed: every hour. */
const REFRESHED_EVERY = "PT1H";

/**
 * One entry as an .ics file (RFC 5545): times in UTC, lines folded and terminated as the format requires, texts
 * escaped. `now` is when it was written.
 */
export function calendarFile(entry: CalendarEntry, now: Date): string {
  return fileOf([`METHOD:${entry.isCancelled ? "CANCEL" : "PUBLISH"}`, ...eventLines(entry, now)]);
}

/** Several entries as one feed, which calendar programs reload regularly; `name` is its title. */
export function calendarFeed(entries: readonly CalendarEntry[], { name, now }: { name: string; now: Date }): string {
  return fileOf([
    "METHOD:PUBLISH",
    `X-WR-CALNAME:${escaped(name)}`,
    // RFC 7986, and the property that older programs read.
    `REFRESH-INTERVAL;VALUE=DURATION:${REFRESHED_EVERY}`,
    `X-PUBLISHED-TTL:${REFRESHED_EVERY}`,
    ...entries.flatMap((entry) => eventLines(entry, now)),
  ]);
}

function fileOf(lines: readonly string[]): string {
  const head = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Fairwatt//Appointments//EN", "CALSCALE:GREGORIAN"];
  return [...head, ...lines, "END:VCALENDAR"].map(folded).concat("").join("\r\n");
}

function eventLines(entry: CalendarEntry, now: Date): string[] {
  const { uid, sequence, startsAt, endsAt, summary, description, location, isCancelled } = entry;
  return [
    "BEGIN:VEVENT",
    `UID:${uid}@appointments.fairwatt`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${inUtc(now)}`,
    `DTSTART:${inUtc(startsAt)}`,
    `DTEND:${inUtc(endsAt)}`,
    `SUMMARY:${escaped(summary)}`,
    `DESCRIPTION:${escaped(description)}`,
    ...(location ? [`LOCATION:${escaped(location)}`] : []),
    `STATUS:${isCancelled ? "CANCELLED" : "CONFIRMED"}`,
    "END:VEVENT",
  ];
}

/** The entry of a booked or cancelled appointment; undefined if it never had a time. */
export function entryOf(
  { startsAt, endsAt, sequence, status, address }: Appointment,
  { uid, summary, description }: { uid: string; summary: string; description: string },
): CalendarEntry | undefined {
  if (!startsAt || !endsAt) return undefined;
  const isCancelled = status === "cancelled";
  return { uid, sequence, startsAt, endsAt, summary, description, location: address, isCancelled };
}

/** 20261124T100000Z. */
function inUtc(moment: Date): string {
  return `${moment.toISOString().slice(0, "2026-11-24T10:00:00".length).replaceAll(/[-:]/g, "")}Z`;
}

function escaped(text: string): string {
  return text
    .replaceAll("\\", "\\\\")
    .replaceAll(/\r?\n/g, "\\n")
    .replaceAll(/[,;]/g, (sign) => `\\${sign}`)
    .replaceAll(/\p{Cc}/gu, "");
}

/** Splits between characters, so that no part exceeds the octets of a line. */
function folded(line: string): string {
  const parts: string[] = [];
  let part = "";
  for (const character of line) {
    // Continuation lines begin with a space.
    const room = LINE_OCTETS_MAX - (parts.length > 0 ? 1 : 0);
    if (Buffer.byteLength(part + character) > room) {
      parts.push(part);
      part = "";
    }
    part += character;
  }
  return [...parts, part].join("\r\n ");
}
