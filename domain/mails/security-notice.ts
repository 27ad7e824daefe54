import { site } from "#config/site.ts";
import { greeting, oneLine } from "#content/plain-words.ts";
import { mailAddressOf } from "#domain/accounts/mail-address.ts";
import type { Fact } from "#domain/mails/letter/letter.ts";
import type { MailKind } from "#domain/mails/letter/mail-kind.ts";
import { anInstaller, ID } from "#domain/mails/letter/sample.ts";
import { type NoticedKind, noticedAct } from "#domain/security-log/tell-owner.ts";

const activity = { label: "Open my account activity", path: "/account/activity" };
const developers = { label: "Open API keys and webhooks", path: "/developers" };
const calendar = { label: "Open my calendar", path: "/calendar#calendar-link" };
const admins = { label: "Open Admin Users", path: "/admin/users" };
const NEW_PASSWORD = "choose a new password at once, which also pauses all API keys, webhooks and the calendar link";

interface Words {
  subject: string;
  what: string;
  /** The label of the row with the detail. */
  detail: string;
  /** Where the reader can put it right. */
  page: { label: string; path: string };
  ifNot: string;
}

const WORDS: Record<NoticedKind, Words> = {
  api_key_made: {
    subject: "A new API key was made for your account",
    what: "Anyone with the key can read and buy leads for your company until you revoke it.",
    detail: "Key",
    page: developers,
    ifNot: `revoke the key and ${NEW_PASSWORD}`,
  },
  webhook_made: {
    subject: "A new webhook was added to your account",
    what: "From now on, we’ll tell this address about new leads, or the ones you buy, until you remove it.",
    detail: "Address",
    page: developers,
    ifNot: `remove the webhook and ${NEW_PASSWORD}`,
  },
  webhook_changed: {
    subject: "A webhook on your account was changed",
    what: "From now on, we’ll tell this address about new leads, or the ones you buy, until you remove it.",
    detail: "Address",
    page: developers,
    ifNot: `remove the webhook and ${NEW_PASSWORD}`,
  },
  calendar_link_made: {
    subject: "A calendar link was made for your account",
    what: "Anyone with the link can see your appointments, including customers’ names and addresses, until you revoke it.",
    detail: "Link",
    page: calendar,
    ifNot: `revoke the link and ${NEW_PASSWORD}`,
  },
  data_exported: {
    subject: "Your company’s data was downloaded",
    what: "The file contains your account, your company and the leads you’ve bought, with their contact details.",
    detail: "File",
    page: activity,
    ifNot: NEW_PASSWORD,
  },
  admin_granted: {
    subject: `You are now an administrator of ${site.name}`,
    what: "You can now work in the admin area, on what your roles allow.",
    detail: "Account",
    page: { label: "Open the admin area", path: "/admin" },
    ifNot: "",
  },
  admin_revoked: {
    subject: `You are no longer an administrator of ${site.name}`,
    what: "You no longer have access to the admin area. You keep your account.",
    detail: "Account",
    page: activity,
    ifNot: "",
  },
  admin_roles_changed: {
    subject: "Your roles as an administrator have changed",
    what: "The admin area now shows you what your new roles allow.",
    detail: "Account",
    page: { label: "Open the admin area", path: "/admin" },
    ifNot: "",
  },
};

const TO_WHO_DID_IT: Partial<Record<NoticedKind, Pick<Words, "subject" | "what" | "page" | "ifNot">>> = {
  admin_granted: {
    subject: "You added an administrator",
    what: "They can now work in the admin area, using the account below.",
    page: admins,
    ifNot: `remove them and ${NEW_PASSWORD}`,
  },
  admin_revoked: {
    subject: "You removed an administrator",
    what: "The account below no longer has access to the admin area.",
    page: admins,
    ifNot: `add them again and ${NEW_PASSWORD}`,
  },
  admin_roles_changed: {
    subject: "You changed an administrator’s roles",
    what: "What the account below may do in the admin area has changed.",
    page: admins,
    ifNot: `change them back and ${NEW_PASSWORD}`,
  },
};

interface SecurityNoticeFacts {
  contactName: string;
  kind: NoticedKind;
  /** ISO 8601. */
  at: string;
  /** The name of a key, the host of a webhook; null if there is nothing more to say. */
  detail: string | null;
  device: string | null;
  /** Precise enough to recognise one's own, and no more. */
  fromAddress: string | null;
  /** The reader did it to somebody else's account. */
  byReader: boolean;
}

/** One row of the security log, sent to the account it concerns or to the administrator responsible. */
export const securityNotice: MailKind<{ eventId: number; userId: string }, SecurityNoticeFacts> = {
  nameInLog: "Security notice",
  recipient: "account",
  /** Undefined when the account is closed or the log no longer has the event. */
  async gather(context, { eventId, userId }) {
    const act = await noticedAct(context, eventId, userId);
    const user = await mailAddressOf(context, userId);
    if (!act || !user) return undefined;
    const { ofUserId, ...told } = act;
    // An administrator is told whose account it was; the log itself keeps no address.
    const of = act.byReader && ofUserId ? ((await mailAddressOf(context, ofUserId))?.email ?? null) : act.detail;
    return { to: user.email, contactName: user.name, ...told, detail: of };
  },
  letter(facts, appUrl) {
    const words = { ...WORDS[facts.kind], ...(facts.byReader ? TO_WHO_DID_IT[facts.kind] : {}) };
    const reach = `call us on ${site.phone} (${site.openingHoursLine})`;
    return {
      subject: words.subject,
      preheader: "If this wasn’t you, act at once.",
      greeting: greeting(facts.contactName),
      paragraphs: [words.what],
      facts: factsOf(facts, words.detail),
      button: { label: words.page.label, url: `${appUrl}${words.page.path}` },
      after: [
        words.ifNot ? `If this wasn’t you, ${words.ifNot}, then ${reach}.` : `If you weren’t expecting this, ${reach}.`,
      ],
      why: "You’re receiving this email because we tell you about changes that stay in effect after you sign out.",
    };
  },
  sample: {
    queued: { eventId: 1, userId: ID },
    facts: {
      ...anInstaller,
      kind: "api_key_made",
      at: "2026-11-20T12:00:00Z",
      detail: "Our CRM",
      byReader: false,
      device: "Firefox on Windows",
      fromAddress: "203.0.113.x",
    },
  },
};

function factsOf({ at, detail, device, fromAddress }: SecurityNoticeFacts, detailLabel: string): Fact[] {
  return [
    ...(detail ? [{ label: detailLabel, value: oneLine(detail) }] : []),
    { label: "When", value: `${times.format(new Date(at))}, London time` },
    { label: "Device", value: device ?? "Not known" },
    { label: "Network address", value: fromAddress ?? "Not known" },
  ];
}

const times = new Intl.DateTimeFormat("en-GB", { timeZone: "Europe/London", dateStyle: "long", timeStyle: "short" });
