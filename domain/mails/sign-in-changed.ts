import {
  passwordChangedLetter,
  type SignInChangedFacts,
  sessionsEndedLetter,
  type TwoFactorChangedFacts,
  twoFactorChangedLetter,
} from "#content/mails/sign-in-changed.ts";
import { mailAddressOf } from "#domain/accounts/mail-address.ts";
import type { TwoFactorChange } from "#domain/accounts/two-factor.ts";
import type { Context } from "#domain/context.ts";
import type { MailKind } from "#domain/mails/mail-kind.ts";

declare module "#domain/outbox/mail.ts" {
  interface MailPayloads {
    "password-changed": { userId: string };
    "sessions-ended": { userId: string };
    "two-factor-changed": { userId: string; change: TwoFactorChange };
  }
}

export const passwordChanged: MailKind<"password-changed", SignInChangedFacts> = {
  nameInLog: "Password changed",
  recipient: "account",
  gather: (context, { userId }) => ownerOf(context, userId),
  letter: passwordChangedLetter,
};

export const sessionsEnded: MailKind<"sessions-ended", SignInChangedFacts> = {
  nameInLog: "Signed out everywhere",
  recipient: "account",
  gather: (context, { userId }) => ownerOf(context, userId),
  letter: sessionsEndedLetter,
};

export const twoFactorChanged: MailKind<"two-factor-changed", TwoFactorChangedFacts> = {
  nameInLog: "Two-factor sign-in changed",
  recipient: "account",
  async gather(context, { userId, change }) {
    const owner = await ownerOf(context, userId);
    return owner && { ...owner, change };
  },
  letter: twoFactorChangedLetter,
};

async function ownerOf(context: Context, userId: string): Promise<{ to: string; contactName: string } | undefined> {
  const user = await mailAddressOf(context, userId);
  return user && { to: user.email, contactName: user.name };
}
