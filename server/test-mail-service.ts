import type { MailReports } from "#app/web/context.ts";
import { signBody } from "#domain/outbox/sign-body.ts";

/** Reports to our own webhook what became of a mail, as a mail service would. Demonstration only. */
type TestMailService = NonNullable<MailReports["standIn"]>;

/** `webhookUrl`: ours; `secret`: what it checks signatures with. Throws if the webhook does not accept it. */
export function testMailService({ webhookUrl, secret }: { webhookUrl: string; secret: string }): TestMailService {
  return async (report) => {
    const body = JSON.stringify(report);
    const headers = { "content-type": "application/json", "fairwatt-signature": signBody(body, secret, new Date()) };
    const answer = await fetch(webhookUrl, { method: "POST", headers, body });
    if (!answer.ok) throw new Error(`the webhook answered ${answer.status}`);
  };
}
