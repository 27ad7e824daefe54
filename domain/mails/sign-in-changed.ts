import type { MailFacts } from "#content/mails/mail-facts.ts";
import { issueEmailChangeLink } from "#domain/accounts/change-email.ts";
import { mailAddressOf } from "#domain/accounts/mail-address.ts";
import { issueResetLink } from "#domain/accounts/reset-password.ts";
import type { Context } from "#domain/context.ts";
import type { Mail } from "#domain/outbox/job.ts";

type AccountMail = Extract<
  Mail,
  {
    mail:
      | "reset-password"
      | "change-email"
      | "password-changed"
      | "email-changed"
      | "sessions-ended"
      | "two-factor-changed";
  }
>;

/**
 * What a mail about somebody's account says; makes its private link from `token` (random, from the caller).
 * Undefined when the account is gone, or the new address is taken by now.
 */
export async function gatherAccountMailFacts(
  context: Context,
  mail: AccountMail,
  token: string,
): Promise<MailFacts | undefined> {
  if (mail.mail === "reset-password") {
    const user = await issueResetLink(context, mail.userId, token);
    return user && { mail: mail.mail, to: user.email, contactName: user.name, token };
  }
  if (mail.mail === "change-email") {
    const user = await issueEmailChangeLink(context, mail, token);
    return user && { mail: mail.mail, to: mail.newEmail, contactName: user.name, token };
  }
  const user = await mailAddressOf(context, mail.userId);
  if (!user) return undefined;
  const contactName = user.name;
  if (mail.mail === "email-changed") return { mail: mail.mail, to: mail.oldEmail, contactName, newEmail: user.email };
  if (mail.mail !== "two-factor-changed") return { mail: mail.mail, to: user.email, contactName };
  return { mail: mail.mail, to: user.email, contactName, change: mail.change };
}
