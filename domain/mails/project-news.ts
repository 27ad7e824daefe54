import { limits } from "#config/limits.ts";
import { leadServiceLabel } from "#content/options.ts";
import { greeting, serviceInWords } from "#content/plain-words.ts";
import { listInWords } from "#content/planner/figures.ts";
import { dayInWords } from "#content/proofs.ts";
import { calledName } from "#domain/contact/person-name.ts";
import { leadById } from "#domain/leads/leads.sql.ts";
import { projectOfLead } from "#domain/leads/projects.sql.ts";
import { worksOfRequest } from "#domain/leads/works.sql.ts";
import type { Letter } from "#domain/mails/letter/letter.ts";
import type { MailKind } from "#domain/mails/letter/mail-kind.ts";
import { aCustomer, ID } from "#domain/mails/letter/sample.ts";
import { readingToAsk } from "#domain/projects/outcomes.ts";
import { type WaitRow, waitsOfLead } from "#domain/projects/unresponsive-installers.sql.ts";
import { isUnproven } from "#domain/projects/unresponsive-installers.ts";
import { findPurchase } from "#domain/purchases/find-purchase.ts";
import { issueRequestLink } from "#domain/request-links/open-link.ts";

interface StillLookingFacts {
  firstName: string;
  serviceLabel: string;
  token: string;
}

export const stillLooking: MailKind<{ leadId: string }, StillLookingFacts> = {
  nameInLog: "Asked whether the customer is still looking",
  nameOnLead: "Asked whether still looking, to the customer",
  recipient: "customer",
  /** Undefined once the customer has acted, or the project is over. */
  async gather(context, { leadId }, token) {
    const { orm } = context.db;
    const lead = await leadById(orm, leadId);
    const asked: string[] = [];
    for (const work of await worksOfRequest(orm, leadId)) {
      const project = await projectOfLead(orm, work.id);
      if (project?.status === "open" && project.askedStillLookingAt) asked.push(leadServiceLabel(work.serviceType));
    }
    if (!lead || lead.anonymisedAt || asked.length === 0) return undefined;
    const link = await issueRequestLink(context, leadId, token);
    return {
      to: lead.customerEmail,
      firstName: calledName(lead.customerName),
      serviceLabel: listInWords(asked),
      token: link,
    };
  },
  letter(facts, appUrl) {
    const days = limits.closesWithoutActDays - limits.stillLookingDays;
    return {
      subject: "Are you still looking?",
      preheader: "If not, you don’t need to do anything: your project will close by itself.",
      greeting: greeting(facts.firstName),
      paragraphs: [
        `Nothing has happened for ${limits.stillLookingDays} days on your page for ${serviceInWords(facts.serviceLabel)}. If you’re still looking for an installer, you can say so there with one click.`,
        `If not, you don’t need to do anything. In ${days} days we’ll close it: nobody new gets your details, we tell those who have them that you don’t want to be contacted again, and ${limits.contactKeptAfterEndDays} days later we stop showing them who you are.`,
      ],
      button: { label: "Open my project", url: `${appUrl}/requests/${facts.token}` },
      why: "You’re receiving this email because you asked us for quotes.",
    };
  },
  sample: {
    queued: { leadId: ID },
    facts: { ...aCustomer },
  },
};

interface CompanyGoneFacts {
  firstName: string;
  serviceLabel: string;
  company: string;
  /** It was chosen and cannot do it, we have suspended it, or it has closed its account. */
  because: "left" | "suspended" | "closed";
  purchaseId: string;
  token: string;
}

/** Gone from us, suspended, or no longer able to do the work for which it was chosen. */
export const companyGone: MailKind<{ purchaseId: string; because?: "left" | "suspended" }, CompanyGoneFacts> = {
  nameInLog: "A company can no longer help, to the customer",
  nameOnLead: "A company can no longer help, to the customer",
  recipient: "customer",
  /** Undefined once the project is over, when nobody expects anything of the company, or it is back. */
  async gather(context, { purchaseId, because }, token) {
    const { orm } = context.db;
    const { lead, installer } = await findPurchase(orm, purchaseId);
    const status = (await projectOfLead(orm, lead.id))?.status;
    if (because === "suspended" && installer.status !== "suspended") return undefined;
    if (lead.anonymisedAt || (status !== "open" && status !== "chosen")) return undefined;
    const link = await issueRequestLink(context, lead.id, token);
    return {
      to: lead.customerEmail,
      firstName: calledName(lead.customerName),
      serviceLabel: leadServiceLabel(lead.serviceType),
      company: installer.companyName,
      because: because ?? "closed",
      purchaseId,
      token: link,
    };
  },
  /** A company no longer works on a request: each reason has its own words. */
  letter(facts, appUrl) {
    const { company, because } = facts;
    const { preheader, paragraphs } = whyGone[because](company, serviceInWords(facts.serviceLabel));
    const home = `${appUrl}/requests/${facts.token}`;
    return {
      subject: `${company} can no longer help`,
      preheader,
      greeting: greeting(facts.firstName),
      paragraphs,
      button: { label: "Open my project", url: home },
      ...(because === "suspended" && {
        links: {
          intro: "What we checked of them, when they got your details and today:",
          items: [{ label: "What we checked", url: `${home}/passports/${facts.purchaseId}` }],
        },
      }),
      why: "You’re receiving this email because this company had your details from us.",
    };
  },
  sample: {
    queued: { purchaseId: ID },
    facts: { ...aCustomer, company: "Hill Heat Ltd", because: "closed", purchaseId: ID },
  },
};

type WhyGone = (company: string, work: string) => Pick<Letter, "preheader" | "paragraphs">;

const whyGone: Record<CompanyGoneFacts["because"], WhyGone> = {
  left: (company, work) => ({
    preheader: "Your project is open again, with the quotes that are still valid.",
    paragraphs: [
      `You chose ${company} for ${work}. They’ve told us that they can no longer do this work, and have withdrawn their quote.`,
      "Your project is open again. You can compare other companies’ quotes that are still valid, and choose one. If you’ve signed a contract or paid a deposit, speak to them first: that is between you and them.",
    ],
  }),
  suspended: (company, work) => ({
    preheader: "We’ve suspended them.",
    paragraphs: [
      `We’ve suspended ${company}, which has your details for ${work}. It can’t message you through us or be chosen, and gets no more customers here. This doesn’t change anything you’ve agreed with them.`,
      "On your page you can ask for another installer in its place. We’ll then tell it to delete your details.",
    ],
  }),
  closed: (company, work) => ({
    preheader: "They’ve closed their account with us.",
    paragraphs: [
      `${company} has closed its account with us, so it’s no longer working on your request for ${work} through us and can’t see your details here. Anything you’ve agreed with them is between you and them, and isn’t affected.`,
    ],
  }),
};

type ConfirmChoiceFacts = Omit<CompanyGoneFacts, "because" | "purchaseId">;

/** A company says it won the work, and the customer has chosen nobody. */
export const confirmChoice: MailKind<{ purchaseId: string }, ConfirmChoiceFacts> = {
  nameInLog: "Asked whether the customer has chosen a company",
  nameOnLead: "Asked whether chosen, to the customer",
  recipient: "customer",
  /** Undefined once the customer has chosen, or the company has taken it back. */
  async gather(context, { purchaseId }, token) {
    const { orm } = context.db;
    const { lead, installer, purchase } = await findPurchase(orm, purchaseId);
    const status = (await projectOfLead(orm, lead.id))?.status;
    if (lead.anonymisedAt || status !== "open" || purchase.endedAt || purchase.stage !== "won") return undefined;
    const link = await issueRequestLink(context, lead.id, token);
    return {
      to: lead.customerEmail,
      firstName: calledName(lead.customerName),
      serviceLabel: leadServiceLabel(lead.serviceType),
      company: installer.companyName,
      token: link,
    };
  },
  letter(facts, appUrl) {
    const { company } = facts;
    return {
      subject: `Did you choose ${company}?`,
      preheader: "They say you did. Only you can decide.",
      greeting: greeting(facts.firstName),
      paragraphs: [
        `${company} has recorded that you chose them for ${serviceInWords(facts.serviceLabel)}. On your page, you haven’t chosen anyone yet.`,
        "If you did, say so on your page: we’ll let the other companies know politely, and nobody new will get your details. If you didn’t, say so, and nothing else changes.",
      ],
      button: { label: "Open my project", url: `${appUrl}/requests/${facts.token}` },
      why: "You’re receiving this email because this company has your details from us.",
    };
  },
  sample: {
    queued: { purchaseId: ID },
    facts: { ...aCustomer, company: "Hill Heat Ltd" },
  },
};

interface YearLaterFacts {
  firstName: string;
  company: string;
  /** A London day like 2026-12-24. */
  finishedOn: string;
  predictedKwh: number;
  /** Whether the system makes electricity or uses it. */
  kind: "made" | "used";
  token: string;
}

/** A year after the work: what came of what was promised. */
export const yearLater: MailKind<{ leadId: string }, YearLaterFacts> = {
  nameInLog: "Asked what a system made in a year",
  nameOnLead: "Asked for a year's reading, to the customer",
  recipient: "customer",
  /** Undefined once the customer has given it. */
  async gather(context, { leadId }, token) {
    const { orm } = context.db;
    const lead = await leadById(orm, leadId);
    const asked = await readingToAsk(orm, leadId);
    if (!lead || lead.anonymisedAt || !asked) return undefined;
    const { installer } = await findPurchase(orm, asked.purchaseId);
    const link = await issueRequestLink(context, leadId, token);
    return {
      to: lead.customerEmail,
      firstName: calledName(lead.customerName),
      company: installer.companyName,
      finishedOn: asked.finishedOn,
      predictedKwh: asked.predictedKwh,
      kind: asked.kind,
      token: link,
    };
  },
  letter(facts, appUrl) {
    const { company, kind } = facts;
    const promised = facts.predictedKwh.toLocaleString("en-GB");
    const meter = kind === "made" ? "the generation meter or the inverter’s app" : "the heat pump’s own meter";
    return {
      subject: "What did it make in a year?",
      preheader: "Enter two readings to compare what was promised with what was measured.",
      greeting: greeting(facts.firstName),
      paragraphs: [
        `A year ago, on ${dayInWords(facts.finishedOn)}, ${company} finished the work at your home. Their quote promised that it would ${kind === "made" ? "make" : "use"} ${promised} kWh in its first year.`,
        `If you have two readings from ${meter}, ${limits.readingDaysMin} to ${limits.readingDaysMax} days apart, enter them on your page. You’ll see at once how the promise held up. Once ${limits.statisticsMin} customers have answered, your answer counts, without your name, towards the figure that others see for this company.`,
      ],
      button: { label: "Enter my readings", url: `${appUrl}/requests/${facts.token}/year` },
      after: ["If you’d rather not, you don’t need to do anything. We only ask once."],
      why: "You’re receiving this email because you told us a year ago that the work was finished.",
    };
  },
  sample: {
    queued: { leadId: ID },
    facts: { ...aCustomer, company: "Hill Heat Ltd", finishedOn: "2025-11-20", predictedKwh: 3940, kind: "made" },
  },
};

interface SilentInstallerFacts {
  firstName: string;
  serviceLabel: string;
  /** Those of which nothing has been seen, and those that say they have been in touch. */
  silent: readonly string[];
  claiming: readonly string[];
  token: string;
}

/** Two days after buying, nothing shows that a company has been in touch: one mail about all of a project. */
export const silentInstaller: MailKind<{ leadId: string }, SilentInstallerFacts> = {
  nameInLog: "Asked whether a company has been in touch",
  nameOnLead: "Asked about contact, to the customer",
  recipient: "customer",
  /** Undefined once the customer has answered about each company, or the project has ended. */
  async gather(context, { leadId }, token) {
    const { orm } = context.db;
    const lead = await leadById(orm, leadId);
    const waits = await waitsOfLead(orm, leadId);
    const mayAsk = ({ silence }: WaitRow) => silence?.askedAt && (silence.answer === null || silence.answer === "no");
    const asked = waits.filter((wait) => mayAsk(wait) && !wait.isVisible);
    if (!lead || lead.anonymisedAt || asked.length === 0 || asked[0]?.projectStatus !== "open") return undefined;
    const link = await issueRequestLink(context, lead.id, token);
    return {
      to: lead.customerEmail,
      firstName: calledName(lead.customerName),
      serviceLabel: leadServiceLabel(lead.serviceType),
      silent: asked.filter((wait) => !isUnproven(wait)).map(({ company }) => company),
      claiming: asked.filter(isUnproven).map(({ company }) => company),
      token: link,
    };
  },
  letter({ firstName, serviceLabel, silent, claiming, token }, appUrl) {
    const got = `got your details for ${serviceInWords(serviceLabel)} ${limits.contactQuestionHours} hours ago`;
    const companies = [...silent, ...claiming];
    const isOne = companies.length === 1;
    return {
      subject: `${isOne ? "Has" : "Have"} ${listInWords(companies)} been in touch?`,
      preheader: "If not, you can have another installer in their place.",
      greeting: greeting(firstName),
      paragraphs: [
        ...(silent.length > 0
          ? [`${listInWords(silent)} ${got}, and we haven’t seen anything from them since. We’ve reminded them.`]
          : []),
        ...(claiming.length > 0
          ? [
              `${listInWords(claiming)} ${got} and told us that they’ve been in touch. Only you can say whether they have.`,
            ]
          : []),
        `On your page, tell us ${isOne ? "whether they’ve been in touch" : "about each, whether they’ve been in touch"}, you’re happy to wait, or you’d like us to find you another installer. Nothing changes unless you say so.`,
      ],
      button: { label: "Answer on my page", url: `${appUrl}/requests/${token}` },
      why: `You’re receiving this email because ${isOne ? "this company has" : "these companies have"} your details from us.`,
    };
  },
  sample: {
    queued: { leadId: ID },
    facts: { ...aCustomer, silent: ["Hill Heat Ltd"], claiming: [] },
  },
};
