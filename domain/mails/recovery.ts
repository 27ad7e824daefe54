import { limits } from "#config/limits.ts";
import { site } from "#config/site.ts";
import { greeting, hoursInWords } from "#content/plain-words.ts";
import { recoveryWords } from "#content/recovery-words.ts";
import type { MailKind } from "#domain/mails/mail-kind.ts";
import { anInstaller, ID, TOKEN } from "#domain/mails/sample.ts";
import { issueStopLink, type RecoveryKind } from "#domain/team/recovery.ts";

interface RecoveryFacts {
  contactName: string;
  kind: RecoveryKind;
  company: string;
  person: string;
  token: string;
}

/** To each owner of the company, who can stop it. */
export const recovery: MailKind<{ recoveryId: string; userId: string }, RecoveryFacts> = {
  nameInLog: "A sign-in will change",
  recipient: "account",
  async gather(context, mail, token) {
    const found = await issueStopLink(context, mail, token);
    return found && { ...found, contactName: found.name, token };
  },
  letter: ({ contactName, kind, company, person, token }, appUrl) => ({
    subject: `We will change how somebody signs in to ${site.name}`,
    preheader: "If this is not right, stop it with one click.",
    greeting: greeting(contactName),
    paragraphs: [
      `Somebody asked us to ${recoveryWords[kind].of(person)} at ${company}. Two of us have checked who asked. We do it ${hoursInWords(limits.recoveryWaitHours)} after the second of us confirmed it.`,
      "If this is not right, stop it before then: nothing changes.",
    ],
    button: { label: "See it, or stop it", url: `${appUrl}/account/stop-change?token=${token}` },
    after: [`If you are not sure, call us on ${site.phone} (${site.openingHoursLine}).`],
    why: `You’re receiving this email because you are an owner of ${company}.`,
  }),
  sample: {
    queued: { recoveryId: ID, userId: ID },
    facts: {
      ...anInstaller,
      kind: "reset_second_factor",
      company: "Sunny Roofs & Sons Ltd",
      person: "Sam Reeve",
      token: TOKEN,
    },
  },
};
