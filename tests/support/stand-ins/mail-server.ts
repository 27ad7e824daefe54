import { text } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";
import { freePort } from "#tests/support/free-port.ts";

export interface ReceivedMail {
  to: string[];
  /** As received over the wire. */
  raw: string;
  messageId: string;
  /** The decoded parts, by type: `text/plain`, `text/html`. */
  parts: Record<string, string>;
}

/** Our own SMTP server, which stores what it receives, and can be taken down and brought back. */
export interface MailServer {
  url: string;
  received: ReceivedMail[];
  /** Recipients refused for good, and those refused for now. */
  refused: Set<string>;
  deferred: Set<string>;
  /** Mail is accepted only once this resolves. */
  hold: Promise<void>;
  goAway(): Promise<void>;
  comeBack(): Promise<void>;
}

export async function startMailServer(): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  const refused = new Set<string>();
  const deferred = new Set<string>();
  const port = await freePort();
  let server = await listen(port);
  const mailServer: MailServer = {
    url: `smtp://127.0.0.1:${port}`,
    received,
    refused,
    deferred,
    hold: Promise.resolve(),
    goAway: () => new Promise((resolve) => server.close(resolve)),
    comeBack: async () => {
      server = await listen(port);
    },
  };
  return mailServer;

  async function listen(at: number): Promise<SMTPServer> {
    const smtp = new SMTPServer({
      authOptional: true,
      disabledCommands: ["STARTTLS", "AUTH"],
      onRcptTo: ({ address }, _session, answer) => {
        if (refused.has(address)) return answer(smtpError(550, "no such mailbox"));
        answer(deferred.has(address) ? smtpError(452, "mailbox full") : null);
      },
      onData: async (stream, session, answer) => {
        const raw = await text(stream).catch(() => undefined);
        // The sender is gone.
        if (raw === undefined) return;
        await mailServer.hold;
        received.push(
          read(
            session.envelope.rcptTo.map(({ address }) => address),
            raw,
          ),
        );
        answer();
      },
    });
    await new Promise<void>((resolve, reject) => {
      smtp.on("error", reject);
      smtp.listen(at, "127.0.0.1", resolve);
    });
    return smtp;
  }
}

function smtpError(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}

function read(to: string[], raw: string): ReceivedMail {
  const boundary = /boundary="([^"]+)"/.exec(raw)?.[1] ?? "no boundary";
  const sections = raw.split(`--${boundary}`).slice(1, -1);
  return {
    to,
    raw,
    messageId: /^Message-ID: (.*)$/im.exec(raw)?.[1]?.trim() ?? "",
    parts: Object.fromEntries(sections.map((section) => [typeOf(section), bodyOf(section)])),
  };
}

function typeOf(section: string): string {
  return /^Content-Type: ([^;\s]+)/im.exec(section)?.[1] ?? "";
}

function bodyOf(section: string): string {
  const body = section.slice(section.indexOf("\r\n\r\n") + 4);
  if (!/^Content-Transfer-Encoding: quoted-printable/im.test(section)) return body;
  const bytes = body
    .replace(/=\r\n/g, "")
    .replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  return Buffer.from(bytes, "latin1").toString();
}
