import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { test } from "#tests/e2e/support/fixtures.ts";
import { linkIn, mailTo } from "#tests/e2e/support/mailbox.ts";
import { expectNotice, takenOver } from "#tests/e2e/support/on-page.ts";
import { aWord, becomePerson, confirmPassword, PASSWORD } from "#tests/e2e/support/people.ts";

const PHONE = { width: 360, height: 780 };
const LIST = "/leads?tab=purchased";

test("a morning of a firm of three: invited, bought within a limit, assigned, called, lost and handed over", {
  tag: "@story",
}, async ({ people, newPage, admin, site }) => {
  test.slow();
  const company = await people.installer({ credits: 40 });
  const customer = await people.customer({ form: { serviceType: "solar-panels" } });
  const others = await Promise.all([people.lead(), people.lead(), people.lead(), people.lead()]);
  const owner = await newPage();
  const office = await newPage();
  const surveyor = await newPage();
  const home = await newPage();
  await surveyor.setViewportSize(PHONE);
  await home.setViewportSize(PHONE);
  await becomePerson(owner, company);

  await test.step("the owner invites two people, who join with names and passwords of their own", async () => {
    const asOffice = { role: "Office", limit: "20", name: "Omar Haddad" };
    const asSurveyor = { role: "Surveyor", limit: "", name: "Sue Calder" };
    for (const [page, { role, limit, name }] of [[office, asOffice] as const, [surveyor, asSurveyor] as const]) {
      const email = `${aWord()}@example.com`;
      await owner.goto("/team");
      const form = owner.getByRole("form", { name: "Invite" });
      await form.getByLabel("Email").fill(email);
      await form.getByLabel("Role").selectOption(role);
      await form.getByLabel("Monthly limit").fill(limit);
      await confirmPassword(form);
      await form.getByRole("button", { name: "Invite" }).click();
      await expect(owner.getByRole("table", { name: "Invited" })).toContainText(email);
      await page.goto(linkIn(await mailTo(admin, email, /./)));
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Join ${company.companyName}`);
      await expect(page.getByRole("main")).toContainText(`Your role: ${role}`);
      await page.getByLabel("Name").fill(name);
      await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
      await page.getByRole("button", { name: `Join ${company.companyName}` }).click();
      await expect(page.getByRole("heading", { level: 1, name: "Today" })).toBeVisible();
    }
    await owner.goto("/team");
    await expect(owner.getByRole("table", { name: "People" })).toContainText("Sue Calder");
  });

  const buy = (leadId: string) =>
    office.request.post("/leads", {
      form: { leadId, purchaseId: randomUUID() },
      headers: { origin: site.url },
      maxRedirects: 0,
    });

  await test.step("the office buys four leads, and no fifth within this month", async () => {
    for (const leadId of [customer.leadId, ...others.slice(0, 3).map((one) => one.leadId)])
      expect((await buy(leadId)).status()).toBe(302);
    const refused = await buy(others[3]?.leadId ?? "");
    expect(refused.status()).toBe(403);
    expect(await refused.text()).toContain("You buy at most 20 credits a month.");
    await surveyor.goto("/leads");
    await expect(surveyor.getByRole("main")).toContainText("Your role does not allow this. Ask an owner.");
  });

  await test.step("the office gives all four to the surveyor at once", async () => {
    await office.goto(LIST);
    await takenOver(office);
    await office.getByRole("checkbox", { name: "Choose all" }).check();
    await expect(office.getByRole("status").filter({ hasText: "4 chosen" })).toBeVisible();
    await office.getByLabel("Assign to").selectOption("Sue Calder");
    await office.getByRole("button", { name: "Assign", exact: true }).click();
    await expectNotice(office, "Assigned");
    await office.goto("/dashboard");
    await expect(office.getByRole("heading", { level: 1 }).locator("..")).toContainText("Welcome back, Omar Haddad");
    await expect(office.getByRole("main")).toContainText("Nothing waits for you today.");
  });

  await test.step("the surveyor calls from Today, and again on the next working day at nine", async () => {
    await surveyor.goto("/dashboard");
    const first = surveyor.getByRole("region", { name: /^Not yet contacted 4/ }).getByRole("listitem");
    await expect(first).toHaveCount(4);
    await first.filter({ hasText: customer.name }).getByRole("link").first().click();
    await surveyor.getByRole("button", { name: "No answer" }).click();
    const then = surveyor.getByRole("form", { name: /^No answer, noted at/ });
    await expect(then.getByLabel("Time")).toHaveValue(/T09:00$/);
    await then.getByRole("button", { name: "Call again" }).click();
    await expect(surveyor.getByRole("region", { name: "Next act" })).toContainText("Call again");
    await surveyor.getByLabel(/^Write to/).fill("I rang a moment ago. When may I try again?");
    await surveyor.getByRole("button", { name: "Send", exact: true }).click();
    await expect(surveyor.getByRole("main")).toContainText("I rang a moment ago.");
    await fitsOnPhone(surveyor);
  });

  await test.step("the customer reads who wrote, by first name alone", async () => {
    await home.goto(`${customer.link}/messages`);
    await home.getByRole("link", { name: company.companyName }).first().click();
    await expect(home.getByRole("main")).toContainText("I rang a moment ago.");
    await expect(home.getByRole("main")).toContainText("Sue");
    await expect(home.getByRole("main")).not.toContainText("Calder");
    await fitsOnPhone(home);
  });

  await test.step("the owner sees everybody's day, sets a lead to Lost with its reason, and reads it in the figures", async () => {
    await owner.goto("/dashboard?whose=everybody");
    await expect(owner.getByRole("region", { name: /^Not yet contacted/ })).toBeVisible();
    await owner.goto(`${LIST}&view=board`);
    const card = owner.getByRole("region", { name: "New", exact: true }).getByRole("listitem").first();
    await card.locator("summary").click();
    await card.getByRole("button", { name: "Lost, with a reason" }).click();
    await owner.getByLabel("price", { exact: true }).check();
    await owner.getByRole("button", { name: "Set to Lost" }).click();
    await expectNotice(owner, "Stage saved");
    await owner.goto("/figures");
    await expect(owner.getByRole("table", { name: "Lost reasons" })).toContainText("price");
  });

  await test.step("the owner removes the surveyor, whose leads pass to the office", async () => {
    await owner.goto("/team");
    await owner.getByRole("link", { name: "Change Sue Calder" }).click();
    const form = owner.getByRole("form", { name: "Change Sue Calder" });
    await form.getByLabel("Who takes over Sue Calder’s leads").selectOption("Omar Haddad");
    await confirmPassword(form);
    await takenOver(owner);
    await form.getByRole("button", { name: "Remove" }).click();
    await owner.getByRole("dialog").getByRole("button", { name: "Remove Sue Calder" }).click();
    await expect(owner.getByRole("table", { name: "People" })).not.toContainText("Sue Calder");
    await surveyor.goto("/dashboard");
    await expect(surveyor).toHaveURL(/\/auth/);
    await office.goto(`${LIST}&whose=mine`);
    await expect(office.getByRole("main")).toContainText("4 purchased leads found");
  });
});

async function fitsOnPhone(page: Page): Promise<void> {
  expect(await page.evaluate("document.documentElement.scrollWidth")).toBeLessThanOrEqual(PHONE.width);
}
