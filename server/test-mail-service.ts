import type { MailReports } from "#app/web/context.ts";
import { signBody } from "#domain/webhooks/sign-body.ts";

/** Tells our own webhook what became of a mail, as a mail service would. Only in the demonstration. */
type TestMailService = NonNullable<MailReports["standIn"]>;

/** `webhookUrl`: ours; `secret`: what it checks signatures with. Throws when the webhook does not take it. */
export function testMailService({ webhookUrl, secret }: { webhookUrl: string; secret: string }): TestMailService {
  return async (report) => {
    const body = JSON.stringify(report);
    const headers = { "content-type": "application/json", "fairwatt-signature": signBody(body, secret, new Date()) };
    const answer = await fetch(webhookUrl, { method: "POST", headers, body });
    if (!answer.ok) throw new Error(`the webhook answered ${answer.status}`);
  };
}
