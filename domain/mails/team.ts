import { limits } from "#config/limits.ts";
import { site } from "#config/site.ts";
import { companyRoleWords } from "#content/company-roles.ts";
import { hoursInWords } from "#content/plain-words.ts";
import type { MailKind } from "#domain/mails/mail-kind.ts";
import { ID, TOKEN } from "#domain/mails/sample.ts";
import type { CompanyRole } from "#domain/roles.ts";
import { issueInvitationLink } from "#domain/team/invitations.ts";

interface InvitationFacts {
  companyName: string;
  role: CompanyRole;
  token: string;
}

/** To whoever a company's owner wants in it. */
export const teamInvitation: MailKind<{ invitationId: string; to: string }, InvitationFacts> = {
  nameInLog: "Invitation to a company",
  recipient: { inPayload: "to" },
  async gather(context, { invitationId }, token) {
    const offered = await issueInvitationLink(context, invitationId, token);
    return offered && { ...offered, token };
  },
  letter: ({ companyName, role, token }, appUrl) => ({
    subject: `${companyName} invites you to its ${site.name} account`,
    preheader: `The link works once, within ${hoursInWords(limits.invitationLinkHours)}.`,
    greeting: "Hello,",
    paragraphs: [
      `An owner of ${companyName} wants you to work in its ${site.name} account as ${companyRoleWords[role].name}: ${companyRoleWords[role].does}`,
      `The link works once, within ${hoursInWords(limits.invitationLinkHours)}, and only for this email address. If we’ve sent you more than one, use the latest: it replaces the others.`,
    ],
    button: { label: "See the invitation", url: `${appUrl}/join/${token}` },
    after: ["If you don’t know the company, ignore this email: nobody joins without using the link."],
    why: `You’re receiving this email because an owner of ${companyName} entered this email address.`,
  }),
  sample: {
    queued: { invitationId: ID, to: "sam@example.com" },
    facts: { to: "sam@example.com", companyName: "Sunny Roofs & Sons Ltd", role: "surveyor", token: TOKEN },
  },
};
