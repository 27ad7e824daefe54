import { expect } from "@playwright/test";
import { test } from "#tests/e2e/support/fixtures.ts";
import { linkIn, mailTo } from "#tests/e2e/support/mailbox.ts";
import { quoteForm } from "#tests/e2e/support/people.ts";
import { violationsOn } from "#tests/e2e/support/violations.ts";

const told = (most: number) =>
  `We pass your details to at most 3 installers for each work, ${most} in all. You can see who has them, and close each request, at any time.`;

for (const scripts of ["on", "off"] as const) {
  test.describe(`with JavaScript ${scripts}`, () => {
    test.use({ javaScriptEnabled: scripts === "on", viewport: { width: 360, height: 780 } });

    test("two works are ticked in one form, confirmed once, and changed between on every page", {
      tag: scripts === "off" ? "@story" : [],
    }, async ({ page, newClient }) => {
      const { name, email, phone, postcode } = quoteForm();
      await page.goto("/contact");
      const form = page.getByRole("form", { name: "Get 3 free quotes" });
      await form.getByLabel("Service Required").selectOption("solar-panels");
      await form.getByText("I want more than one").click();
      await form.getByLabel("Heat Pump Installation").check();
      await expect(form.getByText(told(6))).toBeVisible();
      await expect(form.getByText("at most 3 installers that we have approved")).toBeHidden();
      await form.getByLabel("EV Charger Installation").check();
      await expect(form.getByText(told(9))).toBeVisible();
      await form.getByLabel("EV Charger Installation").uncheck();
      await form.getByLabel("Full Name").fill(name);
      await form.getByLabel("Email Address").fill(email);
      await form.getByLabel("Phone Number").fill(phone);
      await form.getByLabel("Postcode").fill(postcode);
      await form.getByRole("button", { name: "Get my 3 free quotes" }).click();
      await expect(page.getByText("If one of them is open already, we leave it out")).toBeVisible();

      const link = linkIn(await mailTo(await newClient(), email, /solar panels and heat pumps$/));
      await page.goto(link);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your request for Solar Panels and Heat Pumps");
      await page.getByRole("button", { name: "Confirm my request" }).click();
      const works = page.getByRole("navigation", { name: "Your works" });
      await expect(works.getByRole("link")).toHaveText(["Solar panels", "Heat pump"]);
      await page.goto(`${link}/brief`);
      await works.getByRole("link", { name: "Heat pump" }).click();
      await expect(page).toHaveURL(new RegExp(`${link}~2/brief$`));
      await expect(works.getByRole("link", { name: "Heat pump" })).toHaveAttribute("aria-current", "page");
      await page.goto(`${link}~2`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your request for Heat Pumps");
      if (scripts === "on") expect(await violationsOn(page)).toEqual([]);
    });
  });
}

test("a script counts the chosen service among the ticked ones once", async ({ page }) => {
  await page.goto("/services/solar-panels");
  const form = page.getByRole("form", { name: "Get 3 free quotes" });
  await form.getByText("I want more than one").click();
  await form.getByLabel("Solar Panel Installation").check();
  await form.getByLabel("Heat Pump Installation").check();
  await expect(form.getByText(told(6))).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);
});
