import { randomUUID } from "node:crypto";
import { expect } from "@playwright/test";
import { demoPassword } from "#content/demo/sign-ins.ts";
import { boughtRequest } from "#tests/e2e/every-page/bought-lead.ts";
import { test } from "#tests/e2e/support/fixtures.ts";
import { linkIn, mailTo } from "#tests/e2e/support/mailbox.ts";
import { balanceOf, becomePerson, signIn } from "#tests/e2e/support/people.ts";

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a customer stops everything: the company is masked and refunded, confirms, and the customer reads it", {
    tag: "@story",
  }, async ({ page, people, newClient }) => {
    const client = await newClient();
    const { customer, installer: company, address: purchase } = await boughtRequest(people);
    expect(await balanceOf(company.client)).toBe(5);

    await page.goto(customer.link);
    await page.getByRole("link", { name: "End this" }).click();
    await page.getByRole("link", { name: "Stop everything" }).click();
    await expect(page).toHaveTitle(/^Stop everything - Your project/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Stop everything");
    await expect(page.getByRole("main")).toContainText(company.companyName);
    await page.getByRole("button", { name: "Stop everything now" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Everything is stopped: 0 of 1 have confirmed");
    expect((await mailTo(client, customer.email, /^We have told 1 company to stop$/)).text).toContain(
      company.companyName,
    );

    const told = await mailTo(client, company.email, /^Stop contacting /);
    expect(told.text).not.toContain(customer.email);
    expect(told.text).not.toContain(customer.phone);
    expect(await balanceOf(company.client), "bought less than a day before").toBe(10);
    const shown = await (await company.client.get(purchase)).text();
    const program = await (await company.client.get(`/api/v1${purchase.replace("/leads", "")}`)).json();
    expect(program).toMatchObject({ status: "ended", endedReason: "stopped", contact: { email: null, phone: null } });
    for (const secret of [customer.email, customer.phone.replaceAll(" ", ""), customer.phone, customer.word]) {
      if (secret !== customer.word) expect(shown).not.toContain(secret);
    }

    await becomePerson(page, company);
    await page.goto("/stops");
    await page.getByRole("main").getByRole("link").first().click();
    await expect(page.getByRole("heading", { name: /has asked you to stop$/ })).toBeVisible();
    await page.getByLabel("What the law makes us keep").fill("Nothing but the invoice.");
    await page.getByRole("button", { name: "We have stopped and deleted" }).click();
    await expect(page.getByRole("main")).toContainText("You confirmed on");

    await page.goto(linkIn(await mailTo(client, customer.email, /^All have confirmed$/)));
    await expect(
      page.getByRole("heading", { name: "Everything is stopped: 1 of 1 have confirmed", level: 2 }),
    ).toBeVisible();
    await page.getByRole("link", { name: "See who has confirmed" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Everything is stopped: 1 of 1 have confirmed");
    await expect(page.getByRole("main")).toContainText("Nothing but the invoice.");
    await page.getByRole("button", { name: "They contacted me again" }).click();
    await expect(page.getByRole("main")).toContainText("Overdue");
    await mailTo(client, company.email, /^Buying is paused$/);
    const { leadId } = await people.lead();
    const refused = await company.client.post(`/api/v1/leads/${leadId}/purchases`, {
      headers: { "Idempotency-Key": randomUUID() },
    });
    expect(refused.status()).toBe(403);
    expect(await refused.json()).toMatchObject({ code: "stop_overdue", title: "Buying Paused" });
    const receipt = await (await client.get(`${customer.link}/receipt.json`)).json();
    expect(receipt.companies).toMatchObject([
      { company: company.companyName, kept_by_law: "Nothing but the invoice." },
    ]);
    expect(receipt.companies[0].asked_to_delete_at).toBeTruthy();
  });
});

test("administrators see who has not confirmed, and end an overdue order with a reason", async ({
  page,
  people,
  newClient,
}) => {
  const { customer, installer: company } = await boughtRequest(people);
  await page.goto(`${customer.link}/stop`);
  await page.getByRole("button", { name: "Stop everything now" }).click();
  await page.getByRole("button", { name: "They contacted me again" }).click();
  const admin = await newClient();
  await signIn(admin, { email: "admin@demo.example", password: demoPassword });
  await becomePerson(page, { client: admin });
  await page.goto("/admin/stops");
  const row = page.getByRole("row").filter({ hasText: company.companyName });
  await expect(row).toContainText("Overdue");
  await row.getByRole("button", { name: "Resolve" }).click();
  await page.getByRole("dialog").getByLabel("Reason, kept in the audit log").fill("It was another company.");
  await page.getByRole("dialog").getByRole("button", { name: "Resolve stop" }).click();
  await expect(row).toHaveCount(0);
});
