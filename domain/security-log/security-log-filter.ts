import { isSecurityEventKind, type SecurityEventKind } from "#domain/security-log/security-event.ts";
import { type Days, momentsOf, readDays } from "#domain/time/days.ts";

/** Which part of the log to show; empty means all. Days are London days, as 2026-11-21, both included. */
export interface SecurityLogFilter extends Days {
  /** An e-mail or the id of a user. */
  account?: string;
  kind?: SecurityEventKind;
  /** A network address. */
  address?: string;
}

const TEXT_LENGTH_MAX = 254;
const CONTROLS = /[\p{Cc}\p{Cf}]/gu;

/** Reads a filter from the fields of a URL; anything unrecognised is ignored. */
export function readSecurityLogFilter(fields: URLSearchParams): SecurityLogFilter {
  const text = (name: string) => (fields.get(name) ?? "").replace(CONTROLS, "").trim().slice(0, TEXT_LENGTH_MAX);
  const kind = isSecurityEventKind(text("kind")) ? text("kind") : "";
  const given = { account: text("account"), kind, address: text("address"), ...readDays(fields) };
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value));
}

/** The filter as the database applies it. */
export function securityLogQueryOf({ account, kind, address, ...days }: SecurityLogFilter) {
  return { account, kind, fromAddress: address, ...momentsOf(days) };
}
