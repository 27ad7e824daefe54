/** What the log can be about. */
export const auditSubjects = ["installer", "lead", "purchase", "user", "job", "complaint", "data-request"] as const;
export type AuditSubject = (typeof auditSubjects)[number];

/** Who did what somebody did on the server itself. */
export const COMMAND_LINE = "command line";

/** Where a sentence about a record names its subject: a company, a person, a lead. */
export const SUBJECT = "{subject}";

interface Told {
  who: string | null;
  /** What follows the name; SUBJECT stands for the subject. */
  words: string;
  subject: { name: string | null } | null;
}

/** A sentence about what happened, in four parts that are read one after the other. Errors: none. */
export function partsOfSentence({ who, words, subject }: Told) {
  const [before = "", ...after] = words.split(SUBJECT);
  return {
    who: who ?? "",
    before: who ? ` ${before}` : before,
    named: after.length > 0 ? subject?.name || "something that is gone" : "",
    after: after.join(SUBJECT),
  };
}

/** The whole sentence where nothing in it is marked or linked. Errors: none. */
export function sentenceAsText(told: Told): string {
  const { who, before, named, after } = partsOfSentence(told);
  return `${who}${before}${named}${after}`;
}
