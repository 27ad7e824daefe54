import { afterAll, beforeAll, expect, it } from "vitest";
import type { Database } from "#db/connection.ts";
import type { User } from "#domain/actor.ts";
import { readAlertLink } from "#domain/alerts/alert-link.ts";
import { changeCoverage } from "#domain/coverage/change-coverage.ts";
import { coverageForm } from "#domain/coverage/coverage-form.ts";
import { smtpMailer } from "#integrations/mail.ts";
import { workOnce } from "#jobs/worker.ts";
import type { WorkerOptions } from "#jobs/worker-options.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { ask } from "#tests/support/invariants.ts";
import { aConfirmedRequest } from "#tests/support/leads.ts";
import { anAdmin, anInstaller, type Buyer } from "#tests/support/people.ts";
import { type MailServer, startMailServer } from "#tests/support/stand-ins/mail-server.ts";

const SECRET = "a secret of the tests";

eachDatabase("the mail about a new lead", (open) => {
  let db: Database;
  let admin: User;
  let server: MailServer;
  let options: WorkerOptions;
  const failures: unknown[] = [];

  beforeAll(async () => {
    db = await open();
    admin = await anAdmin(db);
    server = await startMailServer();
    options = {
      db,
      mail: {
        send: smtpMailer(server.url),
        from: "Fairwatt <hello@example.com>",
        appUrl: "https://www.example.com",
        linkKey: SECRET,
      },
      files: { remove: () => Promise.resolve() },
      callWebhook: () => Promise.resolve(200),
      onFailure: ({ error }) => failures.push(error),
    };
  });
  afterAll(() => server.goAway());

  async function reader(basePostcode: string): Promise<Buyer> {
    const installer = await anInstaller(db, { admin });
    const area = coverageForm.parse({ basePostcode, radiusMiles: "20", services: "solar-panels" });
    await changeCoverage({ db, now: new Date() }, installer, area);
    return installer;
  }

  it("reaches who covers it, once, with a button of mail programs that ends such mails", async () => {
    const near = await reader("CR0 1EA");
    const far = await reader("CF10 1EP");
    await ask(db.orm, "delete from jobs");
    await aConfirmedRequest(db, { now: new Date() });
    while (await workOnce(options));
    expect(failures).toEqual([]);
    const alerts = server.received.filter(({ raw }) => /^Subject: New lead: solar panels, Croydon/m.test(raw));
    expect(alerts.map(({ to }) => to)).toEqual([[near.email]]);
    expect(server.received.flatMap(({ to }) => to)).not.toContain(far.email);

    const raw = alerts[0]?.raw ?? "";
    expect(raw).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
    const [, token = ""] =
      /^List-Unsubscribe:\s+<https:\/\/www\.example\.com\/alerts\?token=([\w.-]+)>\r$/m.exec(raw) ?? [];
    const [{ id: memberId } = {}] = await ask<{ id: number }>(
      db.orm,
      `select id::int from company_members where user_id = '${near.userId}'`,
    );
    expect(readAlertLink(token, SECRET, new Date())).toEqual({ state: "open", memberId });
    expect(alerts[0]?.parts["text/plain"]).toContain(`/alerts?token=${token}&choice=never`);
    const others = server.received.filter((mail) => mail !== alerts[0]);
    for (const mail of others) expect(mail.raw).not.toMatch(/^List-Unsubscribe/m);
  });
});
