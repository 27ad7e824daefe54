import { randomUUID } from "node:crypto";
import { expect } from "@playwright/test";
import { test } from "#tests/e2e/support/fixtures.ts";
import { mailTo } from "#tests/e2e/support/mailbox.ts";
import { buy, send } from "#tests/e2e/support/people.ts";
import { expectAccessibleAtEveryWidth } from "#tests/e2e/support/violations.ts";

const EVIDENCE = "Schedule seen on the portal of the broker.";

test("a customer reads what was checked of the company that has its details, and what nobody has looked at", async ({
  page,
  people,
  admin,
}) => {
  const [company, customer] = await Promise.all([people.installer({ credits: 10 }), people.customer()]);
  const check = { intent: "check", technology: "heat_pump", check: "insurance", id: randomUUID(), follows: "" };
  const paper = { insurer: "Aviva", reference: "POL-4711", holder: company.companyName, coverPounds: "2000000" };
  const outcome = { outcome: "passed", evidence: EVIDENCE, expiresOn: "2030-01-31" };
  await send(admin, `/admin/installers/${company.id}`, { ...check, ...paper, ...outcome }, 302);
  const html = await (await company.client.get("/leads")).text();
  const card = html.split("<article").find((text) => text.includes(customer.word)) ?? "";
  await buy(company.client, /name="leadId" value="([^"]+)"/.exec(card)?.[1] ?? "");

  await page.goto(customer.link);
  const theirs = page.getByRole("listitem").filter({ hasText: company.companyName });
  const holder = theirs.filter({ hasText: "What we checked" });
  await expect(holder.getByText("Not checked yet: ")).toHaveText(/^Not checked yet: MCS number, /);
  await expect(holder.getByRole("definition").first()).toBeHidden();
  await holder.getByText(/^What we checked: 1 check passed, last on \d+ [A-Z]/).click();
  const said = (name: string) => holder.locator("dl > div").filter({ hasText: name }).getByRole("definition");
  await expect(said("Insurance")).toHaveText(
    /^Checked by a Fairwatt administrator on .* \d{4}, valid until 31 January 2030$/,
  );
  for (const name of ["MCS number", "MCS scope", "Certificate holder"]) {
    await expect(said(name)).toHaveText("Not checked yet");
  }
  const whole = await (await page.request.get(customer.link)).text();
  for (const secret of [EVIDENCE, "POL-4711", "Aviva", "admin@demo.example"]) expect(whole).not.toContain(secret);
  await expectAccessibleAtEveryWidth(page);

  const mail = await mailTo(company.client, customer.email, /^Your details are now with/);
  expect(mail.text).toMatch(/Insurance: Checked by a Fairwatt administrator on .*, valid until 31 January 2030/);
  expect(mail.text).toContain("MCS number: Not checked yet");
  expect(mail.text).not.toContain("POL-4711");
});
