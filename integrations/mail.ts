import { createTransport } from "nodemailer";
import { limits } from "#config/limits.ts";

const PERMANENT = 5;

export interface OutgoingMail {
  /** The same for every attempt, so that mail programs show a mail sent twice only once. */
  messageId: string;
  from: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The address that unsubscribes by POST from mails like this one. */
  unsubscribeUrl?: string | undefined;
  /** An .ics file to attach. */
  calendar?: string | undefined;
}

/** The recipient's server will never accept this mail: the mailbox doesn't exist, or it refuses mail from us. */
export class MailRefused extends Error {
  override name = "MailRefused";
}

/** Sends one mail. Throws if it was not accepted, `MailRefused` if retrying is pointless. */
export type SendMail = (mail: OutgoingMail) => Promise<void>;

/**
 * Sends through the SMTP server at `url` (smtp:// or smtps://, including user and password), with a time limit on
 * each attempt.
 */
export function smtpMailer(url: string): SendMail {
  const milliseconds = limits.smtpTimeoutSeconds * 1000;
  const transport = createTransport({
    url,
    connectionTimeout: milliseconds,
    greetingTimeout: milliseconds,
    socketTimeout: milliseconds,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async ({ unsubscribeUrl, calendar, ...mail }) => {
    const headers = unsubscribeUrl ? oneClickHeaders(unsubscribeUrl) : {};
    try {
      const signal = AbortSignal.timeout(limits.smtpSendSeconds * 1000);
      await transport.sendMail({
        ...mail,
        messageId: `<${mail.messageId}>`,
        headers,
        attachments: attachmentsOf({ calendar }),
        signal,
      });
    } catch (error) {
      throw isRefusal(error) ? new MailRefused((error as Error).message, { cause: error }) : error;
    }
  };
}

/** The attachments of a mail. */
export function attachmentsOf({ calendar: content }: Pick<OutgoingMail, "calendar">) {
  if (content === undefined) return [];
  const method = /^METHOD:(\w+)/m.exec(content)?.[1] ?? "PUBLISH";
  return [{ filename: "appointment.ics", content, contentType: `text/calendar; charset=utf-8; method=${method}` }];
}

/** RFC 8058: mail programs show a button that posts to the address without opening a page. */
function oneClickHeaders(url: string): Record<string, string> {
  return { "List-Unsubscribe": `<${url}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" };
}

/**
 * RFC 5321 section 4.2.1: a 5yz reply to the recipient or the mail is final. A 5yz reply to our sign-in is our own
 * mistake.
 */
function isRefusal(error: unknown): boolean {
  const { responseCode = 0, command = "" } = error as { responseCode?: number; command?: string };
  return Math.floor(responseCode / 100) === PERMANENT && /^(RCPT TO|DATA)$/.test(command);
}
