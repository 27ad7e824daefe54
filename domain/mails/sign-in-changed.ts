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

export const passwordChanged: MailKind<{ userId: string }, SignInChangedFacts> = {
  nameInLog: "Password changed",
  recipient: "account",
  gather: (context, { userId }) => ownerOf(context, userId),
  letter: passwordChangedLetter,
};

export const sessionsEnded: MailKind<{ userId: string }, SignInChangedFacts> = {
  nameInLog: "Signed out everywhere",
  recipient: "account",
  gather: (context, { userId }) => ownerOf(context, userId),
  letter: sessionsEndedLetter,
};

export const twoFactorChanged: MailKind<{ userId: string; change: TwoFactorChange }, TwoFactorChangedFacts> = {
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
