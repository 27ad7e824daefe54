import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { aPhone, send } from "#tests/e2e/support/people.ts";
import { test } from "#tests/http/fixtures.ts";

test("of a caller without an email address a company reads the number, and is offered nothing they could not read", async ({
  people,
}) => {
  const form = { customer_email: "", customer_phone: aPhone() };
  const [{ leadId, word }, { leadId: usual }] = await Promise.all([people.lead({ form }), people.lead()]);
  const company = await people.installer({ credits: 10 });
  expect(await (await company.client.get("/leads")).text()).toContain("None: by phone only");
  const at = (purchaseId: string) => `/leads/purchases/${purchaseId}`;
  const page = at(await people.purchase(company, leadId));
  const shown = await (await company.client.get(page)).text();
  expect(shown).toContain("By phone only");
  expect(shown).toContain(word);
  for (const place of ["quote", "messages"]) expect(shown).not.toContain(`href="${page}/${place}`);
  expect(shown).not.toContain('value="offer-times"');
  const refused = await send(
    company.client,
    `${page}/messages`,
    { intent: "send", id: randomUUID(), text: "May we come?" },
    409,
  );
  expect(await refused.text()).toContain("This customer gave no email address");
  const usualPage = await (await company.client.get(at(await people.purchase(company, usual)))).text();
  expect(usualPage).not.toContain("By phone only");
  expect(usualPage).toContain(`href="${at("")}`);
});
