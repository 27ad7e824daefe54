import { setTimeout as sleep } from "node:timers/promises";
import type { Client } from "#tests/e2e/support/client.ts";

export interface Mail {
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
}

const ARRIVES_WITHIN_SECONDS = 15;
const ASK_AGAIN_MILLISECONDS = 100;

/** The newest captured mail to someone with this subject; waits for it. */
export async function mailTo(client: Client, to: string, subject: RegExp): Promise<Mail> {
  return (await mailsTo(client, to, subject, 1))[0] as Mail;
}

/** That many captured mails to someone with this subject, newest first; waits for them. */
export async function mailsTo(client: Client, to: string, subject: RegExp, many: number): Promise<Mail[]> {
  const deadline = performance.now() + ARRIVES_WITHIN_SECONDS * 1000;
  for (;;) {
    const found = (await capturedMails(client, to)).filter((mail) => mail.to === to && subject.test(mail.subject));
    if (found.length >= many) return found;
    if (performance.now() > deadline) throw new Error(`${found.length} of ${many} mails to ${to} about ${subject}`);
    await sleep(ASK_AGAIN_MILLISECONDS);
  }
}

/** The newest captured mails; name a recipient if possible, because reading all takes long. */
export async function capturedMails(client: Client, to?: string): Promise<Mail[]> {
  return (await client.get("/demo/mail.json", { params: to === undefined ? {} : { to } })).json();
}

/** The address of the private page in a mail, without the site. */
export function linkIn({ text }: Mail): string {
  const [link] =
    text.match(
      /(?<=https?:\/\/\S+)\/(?:requests\/|auth\/confirm\/|join\/|data\/|reset-password\?token=|account\/confirm-email\?token=)[\w-]+/,
    ) ?? [];
  if (!link) throw new Error(`no link in ${text}`);
  return link;
}
