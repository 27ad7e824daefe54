/** What the log can be about. */
export const auditSubjects = ["installer", "lead", "purchase", "user", "job"] as const;
export type AuditSubject = (typeof auditSubjects)[number];
