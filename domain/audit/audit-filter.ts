import { type AuditSubject, auditSubjects } from "#domain/audit/audit-subject.ts";
import { type Days, momentsOf, readDays } from "#domain/time/days.ts";

/** Which part of the log to show. Empty: all of it. Days are London days, such as 2026-11-21, both inclusive. */
export interface AuditFilter extends Days {
  /** An e-mail or the id of a user, or "command line". */
  actor?: string;
  action?: string;
  subjectType?: AuditSubject;
  subjectId?: string;
}

export const COMMAND_LINE = "command line";

const TEXT_LENGTH_MAX = 254;
const CONTROLS = /[\p{Cc}\p{Cf}]/gu;

/** Reads a filter from the query of a URL; anything we do not recognise is ignored. */
export function readAuditFilter(fields: URLSearchParams): AuditFilter {
  const text = (name: string) => (fields.get(name) ?? "").replace(CONTROLS, "").trim().slice(0, TEXT_LENGTH_MAX);
  const subjectType = auditSubjects.find((type) => type === fields.get("subject"));
  const given = {
    actor: text("actor"),
    action: text("action"),
    subjectType,
    subjectId: text("id"),
    ...readDays(fields),
  };
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value));
}

/** The filter as the database applies it. */
export function auditQueryOf({ actor, action, subjectType, subjectId, ...days }: AuditFilter) {
  return {
    actor: actor === COMMAND_LINE ? null : actor,
    action,
    // The index begins with the type, so an id alone is looked up under every type.
    subjectTypes: subjectType ? [subjectType] : subjectId ? auditSubjects : undefined,
    subjectId,
    ...momentsOf(days),
  };
}
