import { limits } from "#config/limits.ts";
import { site } from "#config/site.ts";
import { type AppealKind, decisionKinds } from "#content/pages/appeal-kinds.ts";
import { greeting } from "#content/plain-words.ts";
import { appealById } from "#domain/appeals/appeals.sql.ts";
import { isClosedAddress } from "#domain/contact/closed-address.ts";
import { installerById } from "#domain/installers/installers.sql.ts";
import { groundsFacts, reasonFacts } from "#domain/mails/letter/facts.ts";
import type { MailKind } from "#domain/mails/letter/mail-kind.ts";
import { anInstaller, ID } from "#domain/mails/letter/sample.ts";
import { holdById } from "#domain/vetting/buying-holds.sql.ts";

const QUESTIONS = `If you have a question, call us on ${site.phone} (${site.openingHoursLine}) or write to ${site.email}.`;

interface AppealDecidedFacts {
  contactName: string;
  kind: AppealKind;
  outcome: "accepted" | "declined";
  reason: string;
}

const changed: Record<AppealKind, string> = {
  report: "The credits for this lead are back in your balance.",
  buying_held: "You can buy again.",
  suspension: "Your account is active again.",
  request: "Your request goes on.",
  review: "The review is shown again.",
};

export const appealDecided: MailKind<{ installerId: string; appealId: string }, AppealDecidedFacts> = {
  nameInLog: "Second look decided",
  recipient: "account",
  told: "duty",
  async gather({ db }, { installerId, appealId }) {
    const company = await installerById(db.orm, installerId);
    const found = await appealById(db.orm, appealId);
    if (!company || isClosedAddress(company.email) || !found?.decision) return undefined;
    const { outcome, reason } = found.decision;
    return { to: company.email, contactName: company.contactName, kind: found.appeal.kind, outcome, reason };
  },
  letter: ({ contactName, kind, outcome, reason }, appUrl) => ({
    subject: `Your appeal: ${outcome}`,
    preheader: "What we decided, and why.",
    greeting: greeting(contactName),
    paragraphs: [
      outcome === "accepted"
        ? `We have looked again, and decided for you. ${changed[kind]}`
        : "We have looked again, and our decision stays as it was.",
    ],
    facts: [{ label: "About", value: decisionKinds[kind].label }, ...reasonFacts(reason)],
    button: { label: "Open my dashboard", url: `${appUrl}/dashboard` },
    after: [QUESTIONS],
    why: "You’re receiving this email because your company asked us for a second look.",
  }),
  sample: {
    queued: { installerId: ID, appealId: ID },
    facts: { ...anInstaller, kind: "suspension", outcome: "declined", reason: "The paper that you sent has ended." },
  },
};

interface BuyingHeldFacts {
  contactName: string;
  companyName: string;
  reason: string;
}

export const buyingHeld: MailKind<{ installerId: string; holdId: string }, BuyingHeldFacts> = {
  nameInLog: "Buying on hold",
  recipient: "account",
  told: "duty",
  async gather({ db }, { installerId, holdId }) {
    const company = await installerById(db.orm, installerId);
    const hold = await holdById(db.orm, holdId);
    if (!company || isClosedAddress(company.email) || !hold || hold.releasedAt) return undefined;
    const { email: to, contactName, companyName } = company;
    return { to, contactName, companyName, reason: hold.reason };
  },
  letter: ({ contactName, companyName, reason }, appUrl) => ({
    subject: "Buying is on hold",
    preheader: "The reason, and how to ask for a second look.",
    greeting: greeting(contactName),
    paragraphs: [
      `We’ve put buying on hold for ${companyName} while we look into something. You keep the leads you’ve bought, and your credits.`,
      `You can ask for a second look within ${limits.appealDays} days, once; somebody else of our team decides. If we haven’t decided ${limits.appealDecideDays} days later, you can buy again.`,
    ],
    facts: groundsFacts("buying_held", reason, appUrl),
    button: { label: "Ask for a second look", url: `${appUrl}/second-look` },
    after: [QUESTIONS],
    why: "You’re receiving this email because what your company may do with us has changed.",
  }),
  sample: {
    queued: { installerId: ID, holdId: ID },
    facts: { ...anInstaller, companyName: "Sunny Roofs & Sons Ltd", reason: "A customer’s network is also yours." },
  },
};
