import { limits } from "#config/limits.ts";
import { site } from "#config/site.ts";
import { creditsInWords, greeting } from "#content/plain-words.ts";
import type { Context } from "#domain/context.ts";
import { installerById } from "#domain/installers/installers.sql.ts";
import { groundsFacts, reasonFacts } from "#domain/mails/letter/facts.ts";
import type { Fact } from "#domain/mails/letter/letter.ts";
import type { MailKind } from "#domain/mails/letter/mail-kind.ts";
import { anInstaller, ID } from "#domain/mails/letter/sample.ts";

const SECOND_LOOK = `You can ask for a second look within ${limits.appealDays} days, once; somebody else of our team decides, within ${limits.appealDecideDays} days.`;
const REACH_US = `If you have a question, call us on ${site.phone} (${site.openingHoursLine}) or write to ${site.email}.`;
const WHY = "You’re receiving this email because the status of your installer account has changed.";

interface CompanyFacts {
  contactName: string;
  companyName: string;
}

export const installerApproved: MailKind<{ installerId: string }, CompanyFacts> = {
  nameInLog: "Installer approved",
  recipient: "account",
  told: "duty",
  gather: (context, { installerId }) => companyFacts(context, installerId),
  letter: (facts, appUrl) => ({
    subject: `Approved: your company can now buy leads on ${site.name}`,
    preheader: `A lead costs ${creditsInWords(limits.leadPriceCredits)}.`,
    greeting: greeting(facts.contactName),
    paragraphs: [
      `We’ve reviewed and approved the application from ${facts.companyName}. You can now see and buy leads.`,
      `A lead costs ${creditsInWords(limits.leadPriceCredits)}, paid from your balance, and is sold to at most ${limits.leadPlacesMax} installers. You’ll see the customer’s contact details as soon as you’ve bought it.`,
    ],
    facts: creditsFacts(appUrl),
    button: { label: "See available leads", url: `${appUrl}/leads` },
    why: WHY,
  }),
  sample: {
    queued: { installerId: ID },
    facts: { ...anInstaller, companyName: "Sunny Roofs & Sons Ltd" },
  },
};

export const installerReinstated: MailKind<{ installerId: string }, CompanyFacts> = {
  nameInLog: "Installer reinstated",
  recipient: "account",
  told: "duty",
  gather: (context, { installerId }) => companyFacts(context, installerId),
  letter: (facts, appUrl) => ({
    subject: `Your ${site.name} account is active`,
    preheader: "We’ve lifted the suspension: you can see and buy leads again.",
    greeting: greeting(facts.contactName),
    paragraphs: [
      `We’ve lifted the suspension of ${facts.companyName}. You can see and buy leads again.`,
      "The suspension hasn’t affected your credit balance.",
    ],
    facts: creditsFacts(appUrl),
    button: { label: "See available leads", url: `${appUrl}/leads` },
    why: WHY,
  }),
  sample: {
    queued: { installerId: ID },
    facts: { ...anInstaller, companyName: "Sunny Roofs & Sons Ltd" },
  },
};

interface ReasonFacts extends CompanyFacts {
  /** An administrator's, in their own words. */
  reason: string;
}

export const installerDeclined: MailKind<{ installerId: string; reason: string }, ReasonFacts> = {
  nameInLog: "Installer declined",
  recipient: "account",
  told: "duty",
  gather: companyFactsWithReason,
  letter: (facts, appUrl) => ({
    subject: `Your ${site.name} application was not approved`,
    preheader: "The reason, and how to reach us.",
    greeting: greeting(facts.contactName),
    paragraphs: [
      `We’ve reviewed the application from ${facts.companyName} and can’t approve it, so you can’t see or buy leads.`,
      SECOND_LOOK,
    ],
    facts: groundsFacts("suspension", facts.reason, appUrl),
    button: { label: "Ask for a second look", url: `${appUrl}/second-look` },
    after: [REACH_US],
    why: WHY,
  }),
  sample: {
    queued: { installerId: ID, reason: "We found no MCS certificate." },
    facts: { ...anInstaller, companyName: "Sunny Roofs & Sons Ltd", reason: "We found no MCS certificate." },
  },
};

export const installerSuspended: MailKind<{ installerId: string; reason: string }, ReasonFacts> = {
  nameInLog: "Installer suspended",
  recipient: "account",
  told: "duty",
  gather: companyFactsWithReason,
  letter: (facts, appUrl) => ({
    subject: `Your ${site.name} account is suspended`,
    preheader: "The reason, what still works, and how to reach us.",
    greeting: greeting(facts.contactName),
    paragraphs: [
      `We’ve suspended the account of ${facts.companyName}. From now on you can’t see or buy leads. You can still sign in and read the leads you’ve bought. Your credit balance won’t change.`,
      SECOND_LOOK,
    ],
    facts: groundsFacts("suspension", facts.reason, appUrl),
    button: { label: "Ask for a second look", url: `${appUrl}/second-look` },
    after: [REACH_US],
    why: WHY,
  }),
  sample: {
    queued: { installerId: ID, reason: "Three customers\nheard nothing." },
    facts: { ...anInstaller, companyName: "Sunny Roofs & Sons Ltd", reason: "Three customers\nheard nothing." },
  },
};

const WHY_CHANGE = "You’re receiving this email because you asked to change your company’s details.";
const NOT_YOU = `If you didn’t ask for this, choose a new password at once and call us on ${site.phone} (${site.openingHoursLine}).`;

export const changeAccepted: MailKind<{ installerId: string }, CompanyFacts> = {
  nameInLog: "Company details accepted",
  recipient: "account",
  told: "duty",
  gather: (context, { installerId }) => companyFacts(context, installerId),
  letter: (facts, appUrl) => ({
    subject: `Your new company details are shown on ${site.name}`,
    preheader: "We’ve checked the change you asked for.",
    greeting: greeting(facts.contactName),
    paragraphs: [
      `We’ve checked and accepted the change to your company’s details. From now on, customers see ${facts.companyName} with the details on your profile.`,
    ],
    button: { label: "Open my profile", url: `${appUrl}/profile` },
    after: [NOT_YOU],
    why: WHY_CHANGE,
  }),
  sample: {
    queued: { installerId: ID },
    facts: { ...anInstaller, companyName: "Sunny Roofs & Sons Ltd" },
  },
};

export const changeDeclined: MailKind<{ installerId: string; reason: string }, ReasonFacts> = {
  nameInLog: "Company details declined",
  recipient: "account",
  told: "duty",
  gather: companyFactsWithReason,
  letter: (facts, appUrl) => ({
    subject: `Your company details on ${site.name} stay as they were`,
    preheader: "The reason, and how to ask again.",
    greeting: greeting(facts.contactName),
    paragraphs: [
      `We’ve looked at the change you asked for and can’t accept it. Customers will still see ${facts.companyName} as before. You can ask for another change on your profile.`,
    ],
    facts: reasonFacts(facts.reason),
    button: { label: "Open my profile", url: `${appUrl}/profile` },
    after: [NOT_YOU],
    why: WHY_CHANGE,
  }),
  sample: {
    queued: { installerId: ID, reason: "We could not call you there." },
    facts: { ...anInstaller, companyName: "Sunny Roofs & Sons Ltd", reason: "We could not call you there." },
  },
};

function creditsFacts(appUrl: string): Fact[] {
  return [{ label: "Buy credits", value: `${appUrl}/credits`, href: `${appUrl}/credits` }];
}

/** Undefined when the company is gone. */
async function companyFacts({ db }: Context, installerId: string) {
  const company = await installerById(db.orm, installerId);
  return company && { to: company.email, contactName: company.contactName, companyName: company.companyName };
}

/** As above, with the reason an administrator gave. */
async function companyFactsWithReason(
  context: Context,
  { installerId, reason }: { installerId: string; reason: string },
) {
  const company = await companyFacts(context, installerId);
  return company && { ...company, reason };
}
