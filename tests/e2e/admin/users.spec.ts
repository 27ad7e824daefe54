import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { demoPassword } from "#content/demo/sign-ins.ts";
import { test } from "#tests/e2e/support/fixtures.ts";
import { expectNotice } from "#tests/e2e/support/on-page.ts";
import { becomePerson, confirmPassword, send, signIn } from "#tests/e2e/support/people.ts";
import { startedSites } from "#tests/e2e/support/sites.ts";
import { appCode } from "#tests/support/authenticator.ts";
import { startServer } from "#tests/support/server.ts";

test("an administrator adds another by email, removes them again, and finds both in the audit log", async ({
  people,
  admin,
  page,
}) => {
  const installer = await people.installer();
  await becomePerson(page, { client: admin });
  await page.goto("/admin/users");
  await expect(page.getByRole("columnheader")).toHaveText(["Email", "User ID", "Role", "Added", "Actions"]);
  const email = page.getByLabel("Email");
  const add = page.getByRole("button", { name: "Add Admin" });
  await add.click();
  await expect(email).toHaveAccessibleDescription(/Please enter an email address\./);
  await email.fill("nobody@example.com");
  await confirmPassword(page, demoPassword);
  await add.click();
  await expect(page.getByRole("main").getByRole("alert")).toContainText("User not found. They must sign up first.");
  expect((await installer.client.get("/admin")).status()).toBe(403);
  await page.getByRole("checkbox", { name: /^Owner/ }).check();
  await email.fill(` ${installer.email.toUpperCase()} `);
  await add.click();
  await expectNotice(page, "Admin Added");
  expect((await installer.client.get("/admin")).status()).toBe(200);
  await email.fill(installer.email);
  await add.click();
  await expect(page.getByRole("main").getByRole("alert")).toContainText("is already an administrator");

  await page.getByRole("button", { name: `Remove ${installer.email}` }).click();
  const dialog = page.getByRole("dialog", { name: `Remove ${installer.email}?` });
  await dialog.getByRole("button", { name: "Remove admin" }).click();
  await expectNotice(page, "Admin removed");
  expect((await installer.client.get("/admin")).status()).toBe(403);
  await send(admin, "/admin/users", { intent: "remove", userId: installer.id }, 409);

  await page.getByRole("link", { name: "Audit", exact: true }).click();
  await page.getByRole("button", { name: "Filter" }).click();
  await page.getByLabel("Subject ID").fill(installer.id);
  await page.getByRole("combobox", { name: "Subject" }).selectOption("user");
  await page.getByRole("button", { name: "Show", exact: true }).click();
  await expect(page).toHaveURL(/subject=user/);
  await expect(page.getByRole("rowheader")).toHaveText([
    /took the desk’s roles from Priya Shah$/,
    /gave Priya Shah the desk’s roles: support and owner$/,
  ]);
  await expect(page.getByRole("row", { name: /gave Priya Shah/ })).toContainText("admin@demo.example");
  // This browser's own address, as the proxy reports it.
  await expect(page.getByRole("row", { name: /gave Priya Shah/ })).toContainText(/10\.\d+\.\d+\.\d+/);

  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Export as CSV" }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^audit-log-\d{4}-\d\d-\d\d\.csv$/);
  const csv = await (await admin.get(`/admin/audit.csv?subject=user&id=${installer.id}`)).text();
  expect(csv.split("\r\n").map((line) => line.split(",")[4])).toEqual([
    "Action",
    "revoke-admin",
    "grant-admin",
    undefined,
  ]);
});

test("where it is required, administrators can open nothing before turning on two-factor sign-in", async ({
  playwright,
}) => {
  // It starts a server of its own, which sows the demonstration first.
  test.slow();
  const folder = join(startedSites().temporaryFolder, `two-factor-${randomUUID()}`);
  const server = await startServer({ folder, env: { DEMO: "1", REQUIRE_ADMIN_2FA: "1" } });
  const client = await playwright.request.newContext({ baseURL: server.url, maxRedirects: 0 });
  try {
    await signIn(client, { email: "admin@demo.example", password: demoPassword });
    for (const path of ["/admin", "/admin/users", "/admin/audit.csv"]) {
      expect((await client.get(path)).headers().location, path).toBe("/account/two-factor");
      expect(await (await client.get(`${path}.data`)).text(), path).toContain("/account/two-factor");
      const form = { intent: "add", email: "approved@demo.example" };
      expect((await client.post(path, { form })).headers().location, path).toBe("/account/two-factor");
    }
    const page = await client.get("/account/two-factor");
    expect(await page.text()).toContain("Administrators need two-factor sign-in");

    const begun = { form: "begin", currentPassword: demoPassword };
    const setup = await (await send(client, "/account/two-factor", begun, 200)).text();
    const uri = (/name="uri" value="([^"]+)"/.exec(setup)?.[1] ?? "").replaceAll("&amp;", "&");
    const code = appCode(new URL(uri).searchParams.get("secret") ?? "");
    await send(client, "/account/two-factor", { form: "confirm", uri, code }, 200);
    const users = await client.get("/admin/users");
    expect(users.status()).toBe(200);
    expect(await users.text()).not.toContain("approved@demo.example");
    expect(await (await client.get("/account/two-factor")).text()).not.toContain("Administrators need");

    // Nobody else is asked.
    const installer = await playwright.request.newContext({ baseURL: server.url, maxRedirects: 0 });
    await signIn(installer, { email: "approved@demo.example", password: demoPassword });
    expect((await installer.get("/dashboard")).status()).toBe(200);
    expect((await installer.get("/admin")).status()).toBe(403);
    await installer.dispose();
  } finally {
    await client.dispose();
    await server.kill();
  }
});
