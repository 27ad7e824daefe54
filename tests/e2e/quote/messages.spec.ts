import { expect } from "@playwright/test";
import { boughtRequest } from "#tests/e2e/every-page/bought-lead.ts";
import { quotedRequest } from "#tests/e2e/every-page/quoted-request.ts";
import { test } from "#tests/e2e/support/fixtures.ts";
import { mailTo } from "#tests/e2e/support/mailbox.ts";
import { becomePerson } from "#tests/e2e/support/people.ts";

for (const scripts of ["on", "off"] as const) {
  test.describe(`with JavaScript ${scripts}`, () => {
    test.use({ javaScriptEnabled: scripts === "on" });

    test("a customer and a company write to each other, take back and report", {
      tag: scripts === "on" ? "@story" : [],
    }, async ({ page, people, newClient }) => {
      const { customer, installer, address } = await boughtRequest(people);
      const client = await newClient();
      await page.goto(customer.link);
      await page
        .getByRole("navigation", { name: "Your project" })
        .getByRole("link", { name: "Messages" })
        .first()
        .click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Messages");
      await page.getByRole("link", { name: installer.companyName }).click();
      await page.getByRole("button", { name: "Send message" }).click();
      await expect(page.getByText("Write a message.").first()).toBeVisible();
      await page.getByLabel(`Write to ${installer.companyName}`).fill("When could you come?");
      await page.getByRole("button", { name: "Send message" }).click();
      const mine = page.getByRole("listitem").filter({ hasText: "When could you come?" });
      await expect(mine).toBeVisible();
      await expect(page.getByLabel(`Write to ${installer.companyName}`)).toHaveValue("");
      const mail = await mailTo(client, installer.email, /^Message from /);
      expect(mail.text).toContain("When could you come?");

      await becomePerson(page, installer);
      await page.goto("/messages");
      await page.getByRole("main").getByRole("link", { name: /1 new/ }).click();
      await expect(page).toHaveURL(new RegExp(`${address}/messages`));
      await page.getByLabel(/^Write to /).fill("On Tuesday at ten.");
      await page.getByRole("button", { name: "Send message" }).click();
      await expect(page.getByText("On Tuesday at ten.").last()).toBeVisible();
      const answer = await mailTo(client, customer.email, /^Message from /);
      expect(answer.text).toContain("On Tuesday at ten.");

      await page.goto(customer.link);
      await expect(page.getByText("1 new message")).toBeVisible();
      const bar = page.getByRole("navigation", { name: "Your project" });
      const messages = bar.getByRole("link", { name: "Messages", exact: true });
      await expect(messages, "named by its page alone").toHaveAccessibleDescription("1 new");
      await bar.getByText("1 new", { exact: true }).first().click({ force: true });
      await expect(page, "the count is pressed as the link").toHaveURL(/\/messages$/);
      await page.goto(customer.link);
      await expect(page.getByRole("blockquote")).toContainText("On Tuesday at ten.");
      await expect(page.getByRole("heading", { name: `Read the message from ${installer.companyName}` })).toBeVisible();
      await page.getByRole("link", { name: "Read it", exact: true }).click();
      await expect(mine).toContainText("Read");
      await mine.getByRole("button", { name: "Remove" }).click();
      await expect(page.getByText("This message was removed by its sender.")).toBeVisible();
      await page.getByText("Report this message").click();
      await page.getByRole("button", { name: "Send report" }).click();
      await expect(page.getByText("You have reported this message.")).toBeVisible();
    });
  });
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("one question reaches all companies, and none sees another", async ({ page, people }) => {
    const { customer, offers } = await quotedRequest(people);
    await page.goto(`${customer.link}/messages`);
    await page.getByLabel("Your question").fill("Which inverter do you use?");
    await page.getByRole("button", { name: "Ask all companies" }).click();
    await expect(page.getByRole("main").getByText("Which inverter do you use?")).toHaveCount(2);
    for (const { company } of offers) {
      const html = await (await company.client.get("/messages")).text();
      expect(html).toContain("Which inverter do you use?");
      const others = offers.filter((offer) => offer.company !== company);
      for (const other of others) expect(html).not.toContain(other.company.companyName);
    }
  });
});
