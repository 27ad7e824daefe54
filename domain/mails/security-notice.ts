import { type SecurityNoticeFacts, securityNoticeLetter } from "#content/mails/security-notice.ts";
import { mailAddressOf } from "#domain/accounts/mail-address.ts";
import type { MailKind } from "#domain/mails/mail-kind.ts";
import { noticedAct } from "#domain/security-log/tell-owner.ts";

/** One row of the security log, sent to the account it concerns or to the administrator responsible. */
export const securityNotice: MailKind<{ eventId: number; userId: string }, SecurityNoticeFacts> = {
  nameInLog: "Something was done that outlives signing out",
  recipient: "account",
  /** Undefined when the account is closed or the log no longer has the event. */
  async gather(context, { eventId, userId }) {
    const [act, user] = [await noticedAct(context, eventId, userId), await mailAddressOf(context, userId)];
    if (!act || !user) return undefined;
    const { ofUserId, ...told } = act;
    // An administrator is told whose account it was; the log itself keeps no address.
    const of = act.byReader && ofUserId ? ((await mailAddressOf(context, ofUserId))?.email ?? null) : act.detail;
    return { to: user.email, contactName: user.name, ...told, detail: of };
  },
  letter: securityNoticeLetter,
};
