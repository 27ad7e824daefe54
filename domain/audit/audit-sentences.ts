import { adminRoleWords } from "#content/admin-roles.ts";
import { companyRoleWords } from "#content/company-roles.ts";
import { leadServiceLabel } from "#content/options.ts";
import { type AppealKind, decisionKinds } from "#content/pages/appeal-kinds.ts";
import { pounds } from "#content/pounds.ts";
import { dayInWords } from "#content/proofs.ts";
import { recoveryWords } from "#content/recovery-words.ts";
import { faultLabel } from "#content/reviews.ts";
import {
  type Technology,
  technologiesInSentences,
  type VettingCheck,
  vettingCheckInSentences,
} from "#content/vetting.ts";
import { SUBJECT } from "#domain/audit/audit-subject.ts";
import type { AdminAct } from "#domain/roles.ts";

/** What a record holds, and the names of the people in it. */
interface Facts {
  before: Readonly<Record<string, unknown>>;
  after: Readonly<Record<string, unknown>>;
  person: (id: unknown) => string;
}

/** What follows the name of whoever did it. */
type Words = string | ((facts: Facts) => string);

/** Fields of a record that hold a person's id. */
export const PEOPLE_IN_RECORDS = ["userId", "to", "assignedTo", "cover"] as const;

const text = (value: unknown) => (typeof value === "string" || typeof value === "number" ? String(value) : "");
const number = (value: unknown) => (typeof value === "number" ? value : 0);
const credits = (value: unknown) => (value === 1 ? "1 credit" : `${number(value).toLocaleString("en-GB")} credits`);
const listed = (value: unknown) => (Array.isArray(value) ? value.map(String) : []);
const day = (value: unknown) => (typeof value === "string" ? dayInWords(value) : "an unknown day");
const times = (count: number, one: string) => (count === 1 ? `1 ${one}` : `${count} ${one}s`);
const worded = <Name extends string>(words: Readonly<Record<Name, string>>, name: unknown) =>
  words[name as Name] ?? text(name).replaceAll("_", " ");
const technology = (value: unknown) => worded<Technology>(technologiesInSentences, value);
const checkNamed = (value: unknown) => vettingCheckInSentences(text(value) as VettingCheck);

const appealed = (kind: unknown) => decisionKinds[kind as AppealKind]?.label.toLowerCase() ?? text(kind);

function memberRole(role: unknown): string {
  return companyRoleWords[role as keyof typeof companyRoleWords]?.label.toLowerCase() ?? text(role);
}

function deskRoles(roles: unknown): string {
  const named = listed(roles).map((role) => adminRoleWords[role as keyof typeof adminRoleWords]?.label.toLowerCase());
  return named.filter(Boolean).join(" and ");
}

const monthly = ({ creditsAMonth }: Facts["after"]) =>
  typeof creditsAMonth === "number" ? `, at most ${credits(creditsAMonth)} a month` : "";

/** "8 of 10 checks open: MCS number, insurance": what was open when a company was approved. */
function withChecks({ checks }: Facts["after"]): string {
  if (typeof checks !== "object" || checks === null) return "";
  const { done, needed, open } = checks as { done?: unknown; needed?: unknown; open?: unknown };
  const left = number(needed) - number(done);
  if (left <= 0) return `, all ${number(needed)} checks passed`;
  return `, ${left} of ${number(needed)} checks open: ${listed(open).map(checkNamed).join(", ")}`;
}

const capWords = {
  leadsADay: (most: number) => `${times(most, "lead")} a day`,
  leadsAWeek: (most: number) => `${times(most, "lead")} a week`,
  creditsAMonth: (most: number) => `${credits(most)} a month`,
};

function limitsSet({ after }: Facts): string {
  const whose = worded(
    { company: "for {subject}", person: "of their own at {subject}", key: "of a key of {subject}" },
    after.holder,
  );
  const most = Object.entries(capWords).flatMap(([name, words]) => {
    const value = after[name];
    return typeof value === "number" ? [words(value)] : [];
  });
  return most.length === 0 ? `took away the limits ${whose}` : `set limits ${whose}: at most ${most.join(", ")}`;
}

const detailWords = {
  companyName: "name",
  contactName: "contact",
  phone: "phone number",
  address: "address",
  city: "town",
  postcode: "postcode",
  businessLicense: "licence number",
  certifications: "certifications",
  specialties: "specialties",
} as const;

const details = ({ changed }: Facts["after"]) =>
  text(changed)
    .split(", ")
    .map((field) => worded(detailWords, field))
    .join(", ");

const leadFields = {
  customerName: "name",
  customerEmail: "email",
  customerPhone: "phone",
  postcode: "postcode",
  description: "description",
  budgetRange: "budget range",
  urgency: "urgency",
} as const;

const holiday = (of: Facts["before"]) =>
  `from ${day(of.startsOn)} to ${day(of.endsOn)}${of.serviceType ? `, for ${leadServiceLabel(text(of.serviceType))}` : ""}`;

const recovery = ({ after, person }: Facts) =>
  recoveryWords[after.kind as keyof typeof recoveryWords]?.of(person(after.userId)) ?? "give access back";

const granted = ({ after }: Facts) =>
  `${credits(after.amount)}${after.worthPence ? `, worth ${pounds(number(after.worthPence))}` : ""}`;

const cardRefund = ({ after }: Facts) => `${pounds(number(after.amountPence))} to the card of {subject}`;

function checkRecorded({ after }: Facts): string {
  const expiry = after.expiresOn ? `, valid until ${day(after.expiresOn)}` : "";
  const whole = after.technology === null || after.technology === undefined;
  const what = `${checkNamed(after.check)} of {subject}${whole ? "" : `, ${technology(after.technology)}`}`;
  return `checked ${what}: ${after.outcome === "passed" ? "passed" : "failed"}${expiry}`;
}

/**
 * What administrators read of each record, by the act of domain/roles.ts that lets them read it. A sentence begins with
 * the name of whoever did it; "{subject}" stands for the name of what it was done to. Never a field's name.
 */
export const auditSentences = {
  desk: {
    "approve-installer": ({ after }) => `approved {subject}${withChecks(after)}`,
    "decline-installer": "declined {subject}",
    "suspend-installer": "suspended {subject}",
    "dismiss-signal": "dismissed a signal about {subject}",
    "hold-buying": "put the buying of {subject} on hold",
    "release-buying": "let {subject} buy again",
    "accept-appeal": ({ after }) => `accepted the appeal of {subject}: ${appealed(after.kind)}`,
    "decline-request": () => "declined {subject}, which was on hold",
    "release-request": () => "released {subject}, which was on hold",
    "decline-appeal": ({ after }) => `declined the appeal of {subject}: ${appealed(after.kind)}`,
    "reinstate-installer": ({ after }) => `reinstated {subject}${withChecks(after)}`,
    "accept-trading-name": ({ after }) => `accepted “${text(after.name)}” as a trading name of {subject}`,
    "close-contract-name": ({ after }) => `closed the contract name “${text(after.name)}” of {subject}`,
    "add-installer-note": "added a note on {subject}",
    "start-company": "started the company {subject}",
    "close-account": "closed the account of {subject}",
    "delete-account": "deleted their account",
    "set-away": ({ after, person }) =>
      after.from
        ? `set {subject}’s ${person(after.userId)} away from ${day(after.from)} to ${day(after.to)}${after.cover ? `; ${person(after.cover)} covers` : ""}`
        : `ended the time away of ${person(after.userId)} at {subject}`,
    "add-holiday": ({ after }) => `planned a holiday of {subject} ${holiday(after)}`,
    "end-holiday": ({ before }) => `ended the holiday of {subject} ${holiday(before)}`,
    "change-area": ({ after }) =>
      `changed the area or the wishes of {subject}: ${times(number(after.radiusMiles), "mile")} around ${text(after.baseOutcode)}`,
    "choose-mails": "changed when we mail them about {subject}",
    "add-price-line": ({ after }) => `added a line to the price book of {subject}: ${text(after.name)}`,
    "remove-price-line": ({ before }) => `removed a line of the price book of {subject}: ${text(before.name)}`,
    "invite-member": ({ after }) =>
      `invited ${text(after.email)} to {subject} as ${memberRole(after.role)}${monthly(after)}`,
    "withdraw-invitation": ({ after }) => `withdrew the invitation of ${text(after.email)} to {subject}`,
    "join-company": ({ after }) => `joined {subject} as ${memberRole(after.role)}${monthly(after)}`,
    "change-member": ({ before, after, person }) =>
      before.role === after.role
        ? `changed the limit of ${person(after.userId)} at {subject}${monthly(after) || ": none"}`
        : `made ${person(after.userId)} ${memberRole(after.role)} of {subject}, before ${memberRole(before.role)}${monthly(after)}`,
    "remove-member": ({ after, person }) =>
      `removed ${person(after.userId)} from {subject}${after.to ? `; their work went to ${person(after.to)}` : ""}`,
    "require-two-factor": ({ after }) =>
      after.isRequired
        ? "required two-factor sign-in of everybody at {subject}"
        : "no longer required two-factor sign-in at {subject}",
    "reset-second-factor": ({ after, person }) => `reset the second factor of ${person(after.userId)} at {subject}`,
    "leave-company": ({ after, person }) =>
      `left {subject}${after.to ? `; their work went to ${person(after.to)}` : ""}`,
    "set-limits": limitsSet,
    "assign-purchase": ({ after, person }) =>
      after.assignedTo ? `assigned {subject} to ${person(after.assignedTo)}` : "left {subject} with nobody",
    "make-api-key": ({ after }) => `made the key “${text(after.name)}” of {subject}`,
    "keep-api-key": ({ after }) => `kept the key “${text(after.name)}” of {subject}`,
    "revoke-api-key": ({ before }) => `removed the key “${text(before.name)}” of {subject}`,
    "add-webhook": ({ after }) => `added a webhook of {subject} to ${text(after.host)}`,
    "keep-webhook": ({ after }) => `kept the webhook of {subject} to ${text(after.host)}`,
    "remove-webhook": ({ before }) => `removed the webhook of {subject} to ${text(before.host)}`,
    "make-calendar-link": "made a calendar link at {subject}",
    "revoke-calendar-link": "removed the calendar link at {subject}",
    "keep-calendar-link": "kept the calendar link at {subject}",
  },
  vetting: {
    "ask-profile-change": ({ after }) => `asked to change the ${details(after)} of {subject}`,
    "publish-profile": "published the profile of {subject}",
    "take-down-profile": "took down the public profile of {subject}",
    "accept-profile-change": ({ after }) => `accepted a new ${details(after)} of {subject}`,
    "decline-profile-change": ({ after }) => `declined a new ${details(after)} of {subject}`,
    "record-check": checkRecorded,
    "look-into-deposit": "looked into a deposit with {subject}",
    "grant-more-time": ({ after }) => `gave {subject} until ${day(after.endsOn)} for ${technology(after.technology)}`,
    "end-more-time": ({ before }) =>
      `ended the time given to {subject} until ${day(before.endsOn)} for ${technology(before.technology)}`,
  },
  customers: {
    "create-lead": "entered {subject} and read out who gets the details",
    "import-lead": ({ after }) => `imported {subject} from line ${text(after.line)} of a file`,
    "edit-lead": ({ after }) =>
      `corrected {subject}: ${Object.keys(after)
        .map((field) => worded(leadFields, field))
        .join(", ")}`,
    "withdraw-lead": "withdrew {subject}",
    "resume-lead": "put {subject} back on sale",
    "ask-customer": "asked the customer of {subject} to check the contact details",
    "erase-customer": "erased the customer of {subject}",
    "enter-data-request": "entered a request for somebody’s data",
    "check-identity": "noted how it was checked who asks for their data",
    "gather-data": "gathered somebody’s data for them",
    "download-data": "downloaded somebody’s data to hand it over",
    "decline-data-request": "closed a request for data without a file",
    replacement: "replaced {subject}",
  },
  lead_reports: {
    "accept-refund": "accepted the report of {subject}",
    "decline-refund": "declined the report of {subject}",
    "automatic-refund": "gave the credits back for {subject}",
  },
  stops: {
    "stop-for-caller": "stopped everything of {subject} for the caller",
    "resolve-stop": "resolved the stop of {subject}",
  },
  complaints: {
    "answer-complaint": "answered a complaint",
    "decide-complaint": "decided the complaint about {subject}",
    "open-file": "opened a file of {subject}",
    "read-thread": "read the messages of {subject}",
    "hide-message": "hid a message of {subject}",
    "leave-message": "left a reported message of {subject}",
    "remove-outline": "removed an outline of {subject}",
    "leave-outline": "left a reported outline of {subject}",
    "publish-review": "published a held review of {subject}",
    "read-review": "read a review of {subject}",
    "remove-review": ({ after }) => `removed a review of {subject}: ${faultLabel(text(after.as)).toLowerCase()}`,
    "keep-review": ({ after }) =>
      after.after === "disputed" ? "kept a disputed review of {subject}" : "kept a reported review of {subject}",
  },
  payments: {
    "grant-credits": (facts) => `granted {subject} ${granted(facts)}`,
    "ask-grant": (facts) => `asked to grant {subject} ${granted(facts)}; a second person decides`,
    "approve-grant": (facts) => `approved the grant to {subject} of ${granted(facts)}`,
    "decline-grant": (facts) => `declined the grant to {subject} of ${granted(facts)}`,
    "ask-card-refund": (facts) =>
      `asked to refund ${cardRefund(facts)}${facts.after.needsApproval ? "; a second person decides" : ""}`,
    "approve-card-refund": (facts) => `approved the refund of ${cardRefund(facts)}`,
    "decline-card-refund": (facts) => `declined the refund of ${cardRefund(facts)}`,
    "close-payment-reversal": "marked a refund or dispute of {subject} as dealt with",
    "credit-mismatched-payment": ({ after }) =>
      `credited a payment of {subject} that does not match: ${pounds(number(after.amountPence))}, ${credits(after.credits)}`,
    "close-mismatched-payment": "closed a payment of {subject} that does not match",
    "export-dispute-evidence": ({ after }) =>
      `downloaded evidence for a dispute with {subject}: ${times(number(after.leads), "lead")}, ${times(number(after.signIns), "sign-in")}`,
  },
  roles: {
    "grant-admin": ({ after }) =>
      deskRoles(after.roles)
        ? `gave {subject} the desk’s roles: ${deskRoles(after.roles)}`
        : "made {subject} an owner of the desk",
    "change-admin-roles": ({ before, after }) =>
      `changed the desk’s roles of {subject} to ${deskRoles(after.roles)}, before ${deskRoles(before.roles)}`,
    "revoke-admin": "took the desk’s roles from {subject}",
    "ask-recovery": (facts) => `asked, for {subject}: ${recovery(facts)}; a second person decides`,
    "confirm-recovery": (facts) => `confirmed, for {subject}: ${recovery(facts)}`,
    "decline-recovery": (facts) => `refused, for {subject}: ${recovery(facts)}`,
    "stop-recovery": (facts) => `stopped, at {subject}: ${recovery(facts)}`,
    "carry-out-recovery": (facts) => `carried out, for {subject}: ${recovery(facts)}`,
    "fail-recovery": (facts) => `could not carry out, for {subject}: ${recovery(facts)}`,
  },
  operation: {
    "retry-job": ({ after }) => `had a failed job tried again: ${text(after.kind).replaceAll("-", " ")}`,
  },
  audit: {
    "change-password": "changed the password",
    "reset-password": "reset the password by email",
    "change-email": "changed the email of the sign-in",
    "two-factor-on": "turned two-factor sign-in on",
    "two-factor-off": "turned two-factor sign-in off",
    "end-session": "signed out on one device",
    "end-other-sessions": "signed out on all other devices",
    "end-sessions": ({ after }) => `signed {subject} out everywhere: ${times(number(after.sessions), "session")}`,
    "export-own-data": "downloaded the data of {subject}",
    "export-leads": "downloaded the bought leads of {subject}",
  },
} as const satisfies Partial<Record<AdminAct, Readonly<Record<string, Words>>>>;

const wordsOf: ReadonlyMap<string, Words> = new Map(
  Object.values(auditSentences).flatMap((group) => Object.entries<Words>(group)),
);

/** Whether an action has its own words. */
export function hasSentence(action: string): boolean {
  return wordsOf.has(action);
}

/** What a record says after the name of whoever did it. An action without words is named as it is. */
export function auditSentence(action: string, facts: Facts): string {
  const words = wordsOf.get(action) ?? `did “${action.replaceAll("-", " ")}” to ${SUBJECT}`;
  return typeof words === "string" ? words : words(facts);
}
