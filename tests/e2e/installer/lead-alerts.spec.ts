import { expect } from "@playwright/test";
import type { Client } from "#tests/e2e/support/client.ts";
import { test } from "#tests/e2e/support/fixtures.ts";
import { capturedMails, type Mail, mailTo } from "#tests/e2e/support/mailbox.ts";
import { expectNotice, expectTabsFit } from "#tests/e2e/support/on-page.ts";
import { becomePerson, buy, send } from "#tests/e2e/support/people.ts";
import { violationsOn } from "#tests/e2e/support/violations.ts";

const BUILTH = { basePostcode: "LD2 3AA", radiusMiles: "12", services: "heat-pumps" };
const FAR = { ...BUILTH, basePostcode: "ZE1 0AA" };

const cover = (client: Client, area: Record<string, string>) =>
  send(client, "/profile", { form: "coverage", ...area }, 302);

/** The link in a mail's text that ends in this choice, without the site. */
function alertLink({ text }: Mail, choice: string): string {
  return new RegExp(`/alerts\\?token=[\\w.-]+&choice=${choice}`).exec(text)?.[0] ?? "no such link";
}

test("a matching lead is mailed to the companies in its area, which can stop alerts in two clicks without signing in", async ({
  people,
  newClient,
  page,
}) => {
  const [near, far] = await Promise.all([people.installer(), people.installer()]);
  await cover(near.client, BUILTH);
  await cover(far.client, FAR);
  const customer = await people.customer({ form: { postcode: "LD2 3BA" } });
  const mail = await mailTo(near.client, near.email, /^New lead: heat pumps/);
  expect(mail.text).toContain(customer.word);
  for (const secret of [customer.email, customer.phone, "Okonedo"]) expect(mail.text).not.toContain(secret);
  const others = (await capturedMails(far.client)).filter(
    ({ to, subject }) => to === far.email && /^New lead/.test(subject),
  );
  expect(others).toEqual([]);

  const never = alertLink(mail, "never");
  await page.goto(never);
  await expect(page.getByRole("main")).toContainText(
    `You get an email straight away for each new lead for ${near.companyName}`,
  );
  await page.getByRole("button", { name: "Stop these emails" }).click();
  await expectNotice(page, "Alerts saved");
  await expect(page.getByRole("main")).toContainText("You get no emails about new leads");
  expect(await violationsOn(page)).toEqual([]);

  const program = await newClient();
  await send(program, never, { alerts: "at_once" }, 200);
  const oneClick = never.replace("&choice=never", "");
  await send(program, oneClick, { "List-Unsubscribe": "One-Click" }, 200);
  await becomePerson(page, near);
  await page.goto("/account/notices");
  await expect(page.getByRole("radio", { name: "Never" })).toBeChecked();
  await send(program, oneClick.replace("token=", "token=a"), { "List-Unsubscribe": "One-Click" }, 404);
  await send(program, oneClick, { alerts: "hourly" }, 404);
  // Links from earlier mails have no date.
  const undated = "/alerts?token=aW5zdGFsbGVyLTE.c2lnbmF0dXJl";
  await send(program, undated, { "List-Unsubscribe": "One-Click" }, 410);
  expect(await (await program.get(undated)).text()).toContain("This link has expired");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } });

  test("the dashboard shows its figures, charts and next steps, on the narrowest phone", async ({ people, page }) => {
    const [installer, lead] = await Promise.all([people.installer({ credits: 10 }), people.lead()]);
    await buy(installer.client, lead.leadId);
    await becomePerson(page, installer);
    await page.goto("/dashboard");
    const main = page.getByRole("main");
    await expect(
      main.getByRole("img", { name: /^Credit balance from .*: 0 before .*at most 5, 5 today/ }),
    ).toBeVisible();
    await expect(main.getByRole("img", { name: /^Leads bought in each of the last 12 weeks: .*, 1\.$/ })).toBeVisible();
    await expect(main.getByRole("img", { name: /^Purchased leads by stage: New 1,/ })).toBeVisible();
    await expect(main).toContainText("None of your leads is marked as won yet.");
    await expect(main).toContainText("Say where you work and what you do");
    await expect(main.getByRole("link", { name: "Browse Available Leads" })).toHaveAttribute("href", "/leads");
    await expect(main.getByRole("link", { name: "Purchase Credits" })).toHaveAttribute("href", "/credits");
    await main.getByText("Show as table: Credit balance").click();
    await expect(main.getByRole("table", { name: "Credit balance over time" })).toContainText("−5 credits spent");
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, "scrolls sideways").toBeLessThanOrEqual(320);
    await expectTabsFit(page);
    // With its area set, there is nothing left to say about it.
    await cover(installer.client, BUILTH);
    await page.reload();
    await expect(main).not.toContainText("Say where you work");
    // With its last credits spent, one link offers more.
    await buy(installer.client, (await people.lead()).leadId);
    await page.reload();
    await expect(main).toContainText("You have 0 credits. A lead costs 5 credits.");
    await expect(main.getByRole("link", { name: "Purchase Credits" })).toHaveCount(1);
  });
});
