/** What the log can be about. */
export const auditSubjects = ["installer", "lead", "purchase", "user", "job", "complaint", "data-request"] as const;
export type AuditSubject = (typeof auditSubjects)[number];

/** Who did what somebody did on the server itself. */
export const COMMAND_LINE = "command line";

/** Where a sentence about a record names its subject: a company, a person, a lead. */
export const SUBJECT = "{subject}";
