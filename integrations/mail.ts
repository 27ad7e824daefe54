import { createTransport } from "nodemailer";
import { limits } from "#config/limits.ts";

export interface OutgoingMail {
  /** The same for every try of one mail, so that a mail sent twice is shown once. */
  messageId: string;
  from: string;
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** Hands one mail over; throws when it was not taken. */
export type SendMail = (mail: OutgoingMail) => Promise<void>;

/** Sends through the SMTP server at `url` (smtp:// or smtps://, with user and password in it), each try bounded in time. */
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
  return async (mail) => {
    await transport.sendMail({ ...mail, messageId: `<${mail.messageId}>` });
  };
}
