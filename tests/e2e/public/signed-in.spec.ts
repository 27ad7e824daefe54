import { expect } from "@playwright/test";
import { demoPassword } from "#content/demo/sign-ins.ts";
import { test } from "#tests/e2e/support/fixtures.ts";
import { becomePerson, signIn } from "#tests/e2e/support/people.ts";
import { kept } from "#tests/http/public/kept-page.ts";

test("a signed-in visitor gets an own rendering that nobody keeps", async ({ people, site, page }) => {
  const installer = await people.installer();
  await becomePerson(page, installer);
  for (const path of ["/", "/services/solar-panels", "/contact", "/impact"]) {
    await kept(site.url + path);
    const answer = await page.goto(path);
    expect(answer?.headers()["cache-control"], path).toBe("no-store");
    expect(answer?.headers().etag, path).toBeUndefined();
    const header = page.getByRole("banner");
    await expect(header.getByRole("link", { name: "Dashboard" })).toBeVisible();
    await expect(header.getByRole("button", { name: "Sign Out" })).toBeVisible();
    await expect(header.getByRole("link", { name: "Sign In" })).toBeHidden();
    await expect(header.getByRole("link", { name: "0 credits" })).toBeVisible();
  }
  await page.goto("/contact");
  await expect(page.getByRole("main").getByText(`Welcome back, ${installer.contactName}`)).toBeVisible();
  await page.goto("/");
  await page.getByRole("banner").getByRole("button", { name: "Sign Out" }).click();
  await expect(page.getByRole("banner").getByRole("link", { name: "Sign In" })).toBeVisible();
});

test("a signed-in administrator is led to the administration from public pages", async ({ newClient, page }) => {
  const client = await newClient();
  await signIn(client, { email: "admin@demo.example", password: demoPassword });
  await becomePerson(page, { client });
  await page.goto("/");
  await expect(page.getByRole("banner").getByRole("link", { name: "Admin" })).toBeVisible();
});
