import { expect } from "@playwright/test";
import { test } from "#tests/e2e/support/fixtures.ts";
import { becomePerson, buy, confirmPassword } from "#tests/e2e/support/people.ts";
import { startListener } from "#tests/support/stand-ins/listener.ts";

test("webhooks: from the page to the program and back into the log", async ({ people, page }) => {
  const listener = await startListener();
  try {
    const installer = await people.installer({ credits: 10 });
    await becomePerson(page, installer);
    await page.goto("/developers");
    await page.getByLabel("Webhook address").fill("https://10.0.0.1/");
    await confirmPassword(page.getByRole("form", { name: "Add a webhook" }));
    await page.getByRole("button", { name: "Add webhook" }).click();
    await expect(page.getByRole("form", { name: "Add a webhook" }).getByRole("alert")).toContainText(
      "Enter the name of a public server.",
    );
    await page.getByLabel("Webhook address").fill(listener.url);
    await page.getByRole("button", { name: "Add webhook" }).click();
    await page.getByRole("button", { name: `Send a test to ${listener.url}` }).click();
    const { leadId } = await people.lead();
    expect((await buy(installer.client, leadId)).status()).toBe(302);
    await expect
      .poll(() => listener.heard.map(({ body }) => JSON.parse(body).type).sort())
      .toEqual(["lead.purchased", "test"]);
    await page.goto("/developers");
    const deliveries = page.getByRole("table", { name: "Deliveries" });
    await expect(deliveries.getByText("Accepted, status 200")).toHaveCount(2);
    await deliveries.getByRole("button", { name: /^Send again test/ }).click();
    await expect.poll(() => listener.heard.length).toBe(3);
    await page.getByRole("button", { name: `Remove ${listener.url}` }).click();
    await page.getByRole("button", { name: "Remove webhook" }).click();
    await expect(page.getByRole("button", { name: "Send a test" })).toHaveCount(0);
  } finally {
    await listener.close();
  }
});
