import { type FiguresDueFacts, figuresDueLetter } from "#content/mails/figures-due.ts";
import { administratorIds } from "#domain/accounts/admin-users.ts";
import { mailAddressOf } from "#domain/accounts/mail-address.ts";
import { figuresTurning } from "#domain/assumptions/turning-figures.ts";
import { wholeRegister } from "#domain/assumptions/whole-register.ts";
import type { MailKind } from "#domain/mails/mail-kind.ts";
import { londonDay } from "#domain/time/calendar.ts";

/** Figures whose warning or last day fell after one London day and by another. */
export const figuresDue: MailKind<{ userId: string; after: string; by: string }, FiguresDueFacts> = {
  nameInLog: "Figures to renew",
  recipient: "account",
  /** Undefined once they are renewed, or the reader is no administrator any more. */
  async gather(context, { userId, after, by }) {
    const isReader = (await administratorIds(context.db.orm)).includes(userId);
    const reader = isReader ? await mailAddressOf(context, userId) : undefined;
    const figures = figuresTurning(wholeRegister, { after, by });
    if (!reader || figures.length === 0) return undefined;
    return { to: reader.email, contactName: reader.name, figures, today: londonDay(context.now) };
  },
  letter: figuresDueLetter,
};
