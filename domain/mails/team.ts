import { limits } from "#config/limits.ts";
import { site } from "#config/site.ts";
import { companyRoleWords } from "#content/company-roles.ts";
import { creditsInWords, greeting, hoursInWords, oneLine } from "#content/plain-words.ts";
import { userById } from "#domain/accounts/accounts.sql.ts";
import { mailAddressOf } from "#domain/accounts/mail-address.ts";
import type { Context } from "#domain/context.ts";
import { installerById } from "#domain/installers/installers.sql.ts";
import type { Fact } from "#domain/mails/letter/letter.ts";
import type { MailKind } from "#domain/mails/letter/mail-kind.ts";
import { anInstaller, ID } from "#domain/mails/letter/sample.ts";
import { type CompanyRole, mayAct } from "#domain/roles.ts";
import { invitationById } from "#domain/team/team.sql.ts";
import type { TeamChange } from "#domain/team/tell-owners.ts";

interface TeamChangedFacts {
  contactName: string;
  company: string;
  what: TeamChange["what"];
  /** Who did it, by name; null for our desk. */
  by: string | null;
  byReader: boolean;
  /** To whom: a name, an invited address, or nothing where it is about everybody. */
  whom: string;
  place: { role: CompanyRole; creditsAMonth: number | null } | null;
  /** ISO 8601. */
  at: string;
}

interface Queued {
  /** The owner who reads it. */
  userId: string;
  installerId: string;
  by: string | null;
  change: TeamChange;
  at: string;
}

/** To each owner, of every change of the team that somebody made with their password. */
export const teamChanged: MailKind<Queued, TeamChangedFacts> = {
  nameInLog: "Team changed",
  recipient: "account",
  /** Undefined once the reader's account, or whoever it was about, is gone. */
  async gather(context, { userId, installerId, by, change, at }) {
    const [reader, company, doer, about] = await Promise.all([
      mailAddressOf(context, userId),
      installerById(context.db.orm, installerId),
      by === null ? null : userById(context.db.orm, by),
      aboutOf(context, change),
    ]);
    if (!reader || !company || !about) return undefined;
    const shared = { company: company.companyName, what: change.what, byReader: by === userId, at };
    const who = by === null ? null : (doer?.name ?? "Somebody who has left");
    return { to: reader.email, contactName: reader.name, ...shared, by: who, ...about };
  },
  letter(facts, appUrl) {
    const { company, whom, what, by, byReader } = facts;
    const words = WORDS[what](oneLine(whom), oneLine(company));
    const who = by === null ? `We at ${site.name}` : byReader ? "You" : oneLine(by);
    return {
      subject: words.subject,
      preheader: "Was this you? If not, act at once.",
      greeting: greeting(facts.contactName),
      paragraphs: [`${who} ${words.done}.`, ...(words.next ? [words.next] : [])],
      facts: factsOf(facts),
      button: { label: "Was this you? See the team", url: `${appUrl}/team` },
      after: [
        `If it was neither you nor somebody who should, put it right there, choose a new password at once, then call us on ${site.phone} (${site.openingHoursLine}).`,
      ],
      why: `You’re receiving this email because we tell every owner of ${oneLine(company)} when its team changes.`,
    };
  },
  sample: {
    queued: {
      userId: ID,
      installerId: ID,
      by: ID,
      change: { what: "changed", memberId: ID, role: "office", creditsAMonth: 20 },
      at: "2026-11-20T12:00:00.000Z",
    },
    facts: {
      ...anInstaller,
      company: "Sunny Roofs & Sons Ltd",
      what: "changed",
      by: "Priya Shah",
      byReader: true,
      whom: "Sam Reeve",
      place: { role: "office", creditsAMonth: 20 },
      at: "2026-11-20T12:00:00.000Z",
    },
  },
};

async function aboutOf({ db }: Context, change: TeamChange): Promise<Pick<TeamChangedFacts, "whom" | "place"> | null> {
  if (change.what === "invited") {
    const found = await invitationById(db.orm, change.invitationId);
    return found ? { whom: found.email, place: found } : null;
  }
  if (!("memberId" in change)) return { whom: "", place: null };
  const member = await userById(db.orm, change.memberId);
  return member ? { whom: member.name, place: "role" in change ? change : null } : null;
}

interface Words {
  subject: string;
  /** After who did it. */
  done: string;
  next?: string;
}

const WORDS: Record<TeamChange["what"], (whom: string, company: string) => Words> = {
  invited: (whom, company) => ({
    subject: `${whom} was invited to ${company}`,
    done: `invited ${whom} to work in the ${site.name} account of ${company}`,
    next: "Whoever uses the link in that invitation joins in the role below. On the page Team you can withdraw it.",
  }),
  changed: (whom, company) => ({
    subject: `${whom} has another role or limit at ${company}`,
    done: `changed the role or monthly limit of ${whom} at ${company}`,
  }),
  removed: (whom, company) => ({
    subject: `${whom} was removed from ${company}`,
    done: `removed ${whom} from ${company}`,
    next: "They are signed out everywhere, and keys and webhooks that they made are paused.",
  }),
  factor_reset: (whom, company) => ({
    subject: `The second factor of ${whom} at ${company} was reset`,
    done: `reset the second factor of ${whom} at ${company}`,
    next: "They are signed out everywhere and sign in with their password alone until they set it up again.",
  }),
  factor_required: (_, company) => ({
    subject: `${company} now requires two-factor sign-in`,
    done: `turned on Require two-factor sign-in for everybody at ${company}`,
    next: "Members without a second factor reach only the page that sets it up. API keys go on.",
  }),
  factor_optional: (_, company) => ({
    subject: `${company} no longer requires two-factor sign-in`,
    done: `turned off Require two-factor sign-in for everybody at ${company}`,
  }),
  made_owner: (whom, company) => ({
    subject: `${whom} is now an owner of ${company}`,
    done: `made ${whom} an owner of ${company}`,
    next: `Somebody asked us to. Two of us checked who asked, and every owner was told ${hoursInWords(limits.recoveryWaitHours)} before and could have stopped it.`,
  }),
};

function factsOf({ place, at }: TeamChangedFacts): Fact[] {
  const limit = place?.creditsAMonth;
  const isBuyer = place !== null && mayAct(place.role, "leads_for_sale");
  return [
    ...(place ? [{ label: "Role", value: companyRoleWords[place.role].label }] : []),
    ...(isBuyer ? [{ label: "Monthly limit", value: limit == null ? "None" : creditsInWords(limit) }] : []),
    { label: "When", value: `${times.format(new Date(at))}, London time` },
  ];
}

const times = new Intl.DateTimeFormat("en-GB", { timeZone: "Europe/London", dateStyle: "long", timeStyle: "short" });
