import type { Queryable } from "#db/connection.ts";
import type { AuditRow } from "#domain/audit/audit.sql.ts";
import { auditSentence, PEOPLE_IN_RECORDS } from "#domain/audit/audit-sentences.ts";
import { COMMAND_LINE } from "#domain/audit/audit-subject.ts";
import { peopleByIds } from "#domain/audit/subject-names.sql.ts";
import { keyOf, type SubjectName, subjectNames } from "#domain/audit/subject-names.ts";
import { addressInWords, isClosedAddress } from "#domain/contact/closed-address.ts";

/** A record as people read it: who, what they did, and to what; `words` names it where SUBJECT stands. */
export interface Sentence {
  who: string;
  words: string;
  subject: SubjectName | null;
}

/** Each of these records in one sentence, in their order. Authorises nothing. Errors: none. */
export async function inSentences(tx: Queryable, rows: readonly AuditRow[]): Promise<Sentence[]> {
  const ids = rows.flatMap((row) => [row.actorId, ...peopleIn(row.before), ...peopleIn(row.after)]);
  const [people, subjects] = await Promise.all([
    peopleByIds(tx, [...new Set(ids.filter((id) => id !== null))]),
    subjectNames(
      tx,
      rows.map(({ subjectType: type, subjectId: id }) => ({ type, id })),
    ),
  ]);
  const names = new Map(people.map(({ id, name }) => [id, name]));
  const person = (id: unknown) => (typeof id === "string" && names.get(id)) || "somebody who has left";
  return rows.map((row) => ({
    who: whoDid(row, names),
    words: auditSentence(row.action, { before: fieldsOf(row.before), after: fieldsOf(row.after), person }),
    subject: subjects.get(keyOf({ type: row.subjectType, id: row.subjectId })) ?? null,
  }));
}

function whoDid({ actorId, actorLabel }: AuditRow, names: ReadonlyMap<string, string>): string {
  if (actorId === null) return actorLabel === COMMAND_LINE ? "The command line" : "We";
  if (isClosedAddress(actorLabel)) return addressInWords(actorLabel);
  return names.get(actorId) || addressInWords(actorLabel);
}

function peopleIn(record: unknown): string[] {
  const fields = fieldsOf(record);
  return PEOPLE_IN_RECORDS.map((name) => fields[name]).filter((id) => typeof id === "string");
}

/** The fields of a record's `before` or `after`; none without one. Errors: none. */
export function fieldsOf(values: unknown): Record<string, unknown> {
  return typeof values === "object" && values !== null ? (values as Record<string, unknown>) : {};
}
