import { documentKindLabel } from "#content/installer-documents.ts";
import { leadServiceLabel } from "#content/options.ts";
import { dayInWords } from "#content/proofs.ts";
import type { Queryable } from "#db/connection.ts";
import {
  eventsOfPeople,
  leadsBoughtBy,
  mailRows,
  movements,
  notesOn,
  papersOf,
  readersOf,
  recordsAbout,
} from "#domain/admin/timeline/timeline.sql.ts";
import type { Source, TimelineLine } from "#domain/admin/timeline/timeline.ts";
import { auditSentences } from "#domain/audit/audit-sentences.ts";
import { SUBJECT } from "#domain/audit/audit-subject.ts";
import { inSentences } from "#domain/audit/in-sentences.ts";
import { nameInLog, nameOnLead } from "#domain/mails/mails.ts";
import { type AdminRole, mayAdminister } from "#domain/roles.ts";
import type { SecurityEventKind } from "#domain/security-log/security-event.ts";

/** A note stands in a company's timeline itself. */
const TOLD_OTHERWISE: readonly string[] = ["add-installer-note"];

/** The actions whose records these roles may read. */
function actionsFor(roles: readonly AdminRole[]): string[] {
  return Object.entries(auditSentences).flatMap(([act, actions]) =>
    mayAdminister(roles, act as keyof typeof auditSentences) ? Object.keys(actions) : [],
  );
}

/** What administrators and a company's people did, as far as the reader's roles reach. */
export function records(
  tx: Queryable,
  roles: readonly AdminRole[],
  about: Omit<Parameters<typeof recordsAbout>[1], "actions">,
): Source {
  const actions = actionsFor(roles).filter((action) => !TOLD_OTHERWISE.includes(action));
  return {
    kind: "decision",
    ids: "number",
    read: async (behind, many) => {
      const rows = await recordsAbout(tx, { ...about, actions }, { behind, many });
      const sentences = await inSentences(tx, rows);
      return rows.map(({ id, at, reason }, n) => ({
        id: String(id),
        at,
        kind: "decision",
        who: sentences[n]?.who ?? null,
        words: sentences[n]?.words ?? "",
        subject: sentences[n]?.subject ?? null,
        detail: reason && `“${reason}”`,
      }));
    },
  };
}

/** Ways in, and attempts at one. What else the security log has of people stands in the audit log too. */
const waysIn = {
  signed_in: "signed in",
  sign_in_failed: "could not sign in: wrong email address or password",
  sign_in_slowed: "was refused a sign-in: too many attempts",
  second_step_failed: "could not sign in: right password, wrong code",
  recovery_code_used: "signed in with a recovery code",
  signed_out: "signed out",
  step_up_failed: "could not confirm the password",
  access_refused: "was refused what their role does not allow",
  password_reset_asked: "asked to reset the password",
  email_change_asked: "asked to change the email address",
} as const satisfies Partial<Record<SecurityEventKind, string>>;

/** When a company's people signed in or tried to, and from where. */
export function signIns(tx: Queryable, installerId: string): Source {
  return {
    kind: "sign-in",
    ids: "number",
    read: async (behind, many) => {
      const rows = await eventsOfPeople(tx, { installerId, kinds: Object.keys(waysIn) }, { behind, many });
      return rows.map(({ event: { id, at, kind, device, fromAddress }, name }) => ({
        ...line("sign-in", id, at),
        who: name,
        words: waysIn[kind as keyof typeof waysIn],
        detail: [device, fromAddress].filter(Boolean).join(", ") || null,
      }));
    },
  };
}

/** Mails that wait or went in the last weeks; older ones are no longer kept. */
export function mails(tx: Queryable, about: Parameters<typeof mailRows>[1], { onLead }: { onLead: boolean }): Source {
  return {
    kind: "mail",
    ids: "number",
    read: async (behind, many) =>
      (await mailRows(tx, about, { behind, many })).map(({ id, at, mail, person, company, ...fate }) => ({
        ...line("mail", id, at),
        who: "We",
        words: `${fate.doneAt ? "mailed" : "are to mail"} “${onLead ? nameOnLead(mail) : nameInLog(mail)}”${forWhom(person ?? company)}`,
        detail: fateOf(fate),
      })),
  };
}

function fateOf({
  doneAt,
  failedAt,
  lastError,
}: {
  doneAt: Date | null;
  failedAt: Date | null;
  lastError: string | null;
}) {
  if (doneAt) return null;
  if (failedAt) return `Failed: ${lastError ?? "no answer"}`;
  return lastError ? `Being tried again: ${lastError}` : "Waiting to be sent";
}

const forWhom = (name: string | null) => (name ? `; for ${name}` : "");

/** What administrators noted about a company; of somebody who has left without a name. */
export function notes(tx: Queryable, installerId: string): Source {
  return {
    kind: "note",
    ids: "uuid",
    read: async (behind, many) =>
      (await notesOn(tx, installerId, { behind, many })).map(({ id, at, by, text }) => ({
        ...line("note", id, at),
        who: by ?? "Somebody who has left",
        words: "noted:",
        detail: text,
      })),
  };
}

const movementWords: Record<string, string> = {
  purchase: "credits came",
  hold: "credits were held",
  release: "credits were released",
  reversal: "credits were taken back",
};

/** Movements of credits, with what is left. */
export function creditsMoved(tx: Queryable, installerId: string): Source {
  return {
    kind: "money",
    ids: "number",
    read: async (behind, many) =>
      (await movements(tx, installerId, { behind, many })).map((row) => ({
        ...line("money", row.id, row.createdAt),
        who: String(Math.abs(row.amount)),
        words: `${movementWords[row.transactionType] ?? "credits moved"}; ${row.balanceAfter} left`,
        detail: row.description,
      })),
  };
}

/** The leads that a company bought, by whom and for how many credits; without a person, in the company’s name. */
export function leadsBought(tx: Queryable, installerId: string, company: string): Source {
  return {
    kind: "customer",
    ids: "uuid",
    read: async (behind, many) =>
      (await leadsBoughtBy(tx, installerId, { behind, many })).map((row) => ({
        ...line("customer", row.id, row.at),
        who: row.by ?? company,
        words: `bought ${SUBJECT} for ${row.priceCredits} credits`,
        subject: { name: `${leadServiceLabel(row.service)}, ${row.place}`, page: `/admin/leads/${row.leadId}` },
      })),
  };
}

/** The papers that a company sent, with the day until which each is valid. */
export function papers(tx: Queryable, installerId: string, company: string): Source {
  return {
    kind: "decision",
    ids: "uuid",
    read: async (behind, many) =>
      (await papersOf(tx, installerId, { behind, many })).map((row) => ({
        ...line("decision", row.id, row.uploadedAt),
        who: company,
        words: `sent a paper: ${documentKindLabel(row.kind)} ${row.reference}, valid until ${dayInWords(row.expiresOn)}`,
      })),
  };
}

/** Who read personal data, once a day. */
export function reads(tx: Queryable, about: Parameters<typeof readersOf>[1], words: string): Source {
  return {
    kind: "read",
    ids: "number",
    read: async (behind, many) =>
      (await readersOf(tx, about, { behind, many })).map(({ id, at, by }) => ({
        ...line("read", id, at),
        who: by ?? "Somebody who has left",
        words,
      })),
  };
}

/** A line with nothing on it yet. */
export function line(kind: TimelineLine["kind"], id: number | string, at: Date): TimelineLine {
  return { id: String(id), at, kind, who: null, words: "", subject: null, detail: null };
}
