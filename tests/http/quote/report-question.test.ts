import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { reportAnswers } from "#content/refund-rules.ts";
import { boughtRequest } from "#tests/e2e/every-page/bought-lead.ts";
import { send } from "#tests/e2e/support/people.ts";
import { test } from "#tests/http/fixtures.ts";
import { ask } from "#tests/support/invariants.ts";

test("opening an answer's link changes nothing, and sending it twice counts once", async ({
  people,
  newClient,
  db,
}) => {
  const { customer, installer, address } = await boughtRequest(people);
  const purchaseId = address.split("/").at(-1);
  const client = await newClient();
  const page = `${customer.link}/question`;
  expect((await client.get(page)).status()).toBe(404);
  await send(installer.client, address, { intent: "report", requestId: randomUUID(), reason: "not_genuine" }, 302);

  const all = async () => [
    await ask(db.orm, `select kind, detail from refund_evidence where lead_id = '${customer.leadId}' order by id`),
    await ask(db.orm, `select status, customer_phone from leads where id = '${customer.leadId}'`),
    await ask(db.orm, `select status from projects where lead_id = '${customer.leadId}'`),
    await ask(db.orm, `select status, rule from refund_requests where purchase_id = '${purchaseId}'`),
    await ask(db.orm, `select id from credit_transactions where cause_id = '${purchaseId}' order by id`),
  ];
  const before = await all();
  for (const { value, label } of reportAnswers) {
    const opened = await client.get(`${page}?answer=${value}`);
    expect(opened.status()).toBe(200);
    const html = await opened.text();
    expect(html).toContain(label);
    expect(html).toContain("Send my answer");
    expect(html).not.toContain(installer.companyName);
  }
  expect(await all()).toEqual(before);

  const refused = await client.post(page, { form: { answer: "number", phone: "12" } });
  expect(refused.status()).toBe(422);
  expect(await refused.text()).toContain('value="12"');
  expect(await all()).toEqual(before);

  const post = () => client.post(page, { form: { answer: "never_asked" } });
  const answers = [await post(), await post()];
  expect(answers.map((answer) => answer.status())).toEqual([302, 302]);
  const [facts, , project, report, entries = []] = await all();
  expect(facts?.filter((fact) => (fact as { kind: string }).kind === "answer")).toHaveLength(1);
  expect(project).toEqual([{ status: "closed" }]);
  expect(report).toEqual([{ status: "accepted", rule: "never_asked" }]);
  // The purchase and one refund.
  expect(entries).toHaveLength(2);
  expect(await (await client.get(page)).text()).toContain("Thank you. Your answer: I never asked for this.");
});
