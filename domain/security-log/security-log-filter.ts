import { isSecurityEventKind, type SecurityEventKind } from "#domain/security-log/security-event.ts";
import { addDays, londonTime } from "#domain/time/calendar.ts";
import { isRealDay } from "#domain/time/real-day.ts";

/** Which part of the log to show; empty means all. Days are London days, as 2026-11-21, both included. */
export interface SecurityLogFilter {
  /** An e-mail or the id of a user. */
  account?: string;
  kind?: SecurityEventKind;
  /** A network address. */
  address?: string;
  from?: string;
  to?: string;
}

const TEXT_LENGTH_MAX = 254;
const CONTROLS = /[\p{Cc}\p{Cf}]/gu;
/** The database cannot handle the year 0000. */
const FIRST_DAY = "1000-01-01";

/** Reads a filter from the fields of a URL; anything unrecognised is ignored. */
export function readSecurityLogFilter(fields: URLSearchParams): SecurityLogFilter {
  const text = (name: string) => (fields.get(name) ?? "").replace(CONTROLS, "").trim().slice(0, TEXT_LENGTH_MAX);
  const day = (name: string) => (isRealDay(text(name)) && text(name) >= FIRST_DAY ? text(name) : "");
  const kind = isSecurityEventKind(text("kind")) ? text("kind") : "";
  const given = { account: text("account"), kind, address: text("address"), from: day("from"), to: day("to") };
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value));
}

/** The filter as the database applies it. */
export function securityLogQueryOf({ account, kind, address, from, to }: SecurityLogFilter) {
  return {
    account,
    kind,
    fromAddress: address,
    from: from ? londonTime(from, 0) : undefined,
    until: to ? londonTime(addDays(to, 1), 0) : undefined,
  };
}
