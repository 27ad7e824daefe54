import type { TimelineLine } from "#domain/admin/timeline/timeline.ts";
import { SUBJECT } from "#domain/audit/audit-subject.ts";

/** A line of a timeline as it is read. */
export function sentenceOf({ who, words, subject }: Pick<TimelineLine, "who" | "words" | "subject">): string {
  return [who, words.replace(SUBJECT, subject?.name ?? "something that is gone")].filter(Boolean).join(" ");
}
