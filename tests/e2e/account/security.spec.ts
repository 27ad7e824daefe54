import { expect, type Page } from "@playwright/test";
import type { Client } from "#tests/e2e/support/client.ts";
import { test } from "#tests/e2e/support/fixtures.ts";
import { linkIn, mailTo } from "#tests/e2e/support/mailbox.ts";
import { expectNotice } from "#tests/e2e/support/on-page.ts";
import { aWord, becomePerson, type Installer, PASSWORD, send, signIn } from "#tests/e2e/support/people.ts";
import { appCode, wrongCode } from "#tests/support/authenticator.ts";

const NEW_PASSWORD = "rain over Robin Hood 9";

test("two-factor sign-in: turned on with an app, required at sign-in, recovered once, turned off", {
  tag: "@story",
}, async ({ people, page, newPage }) => {
  const installer = await people.installer({ status: "pending" });
  await becomePerson(page, installer);
  await page.goto("/account");
  await page.getByRole("link", { name: "Set up two-factor sign-in" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Two-factor sign-in");
  const carryOn = page.getByRole("button", { name: "Continue" });
  await page.getByLabel("Your password").fill("not mine");
  await carryOn.click();
  await expect(page.getByLabel("Your password")).toHaveAccessibleDescription(/This is not your current password\./);
  await page.getByLabel("Your password").fill(PASSWORD);
  await carryOn.click();
  await expect(page.getByRole("img", { name: "QR code for your authenticator app" })).toBeVisible();
  const secret = (await page.locator("code.setup-key").innerText()).replaceAll(" ", "");

  const code = page.getByLabel("6-digit code");
  await code.fill(wrongCode(secret));
  await page.getByRole("button", { name: "Turn on" }).click();
  await expect(code).toHaveAccessibleDescription(/That code is not right\./);
  await expect(page.getByRole("img", { name: "QR code for your authenticator app" })).toBeVisible();
  const first = appCode(secret);
  await code.fill(`${first.slice(0, 3)} ${first.slice(3)}`);
  await page.getByRole("button", { name: "Turn on" }).click();
  await expectNotice(page, "Two-factor sign-in is on");
  const recoveryCodes = await page.locator(".recovery-codes code").allInnerTexts();
  expect(recoveryCodes).toHaveLength(10);
  await mailTo(installer.client, installer.email, /^Two-factor sign-in .* is on/);

  const visitor = await newPage();
  const base = new URL(page.url()).origin;
  await visitor.goto(`${base}/dashboard`);
  await login(visitor, installer);
  await expect(visitor).toHaveURL(/\/auth\/two-factor\?next=%2Fdashboard$/);
  await expect(visitor.getByLabel("6-digit code")).toHaveAttribute("autocomplete", "one-time-code");
  await expect(visitor.getByLabel("6-digit code")).toHaveAttribute("inputmode", "numeric");
  await visitor.getByLabel("6-digit code").fill(wrongCode(secret));
  await visitor.getByRole("button", { name: "Sign In" }).click();
  await expect(visitor.getByLabel("6-digit code")).toHaveAccessibleDescription(/That code is not right\./);
  const next = appCode(secret, 1);
  await visitor.getByLabel("6-digit code").fill(next);
  await visitor.getByRole("button", { name: "Sign In" }).click();
  await expect(visitor).toHaveURL(/\/dashboard/);
  await expectNotice(visitor, "Welcome Back!");

  // Anyone who read the code over a shoulder and knows the password is too late.
  await visitor.context().clearCookies();
  await visitor.goto(`${base}/dashboard`);
  await login(visitor, installer);
  await visitor.getByLabel("6-digit code").fill(next);
  await visitor.getByRole("button", { name: "Sign In" }).click();
  await expectNotice(visitor, "Please sign in again", "already been used");

  await page.goto("/account/two-factor");
  const off = page.getByRole("region", { name: "Turn it off" });
  await off.getByLabel("Your password").fill(PASSWORD);
  await page.getByRole("button", { name: "Turn off two-factor sign-in" }).click();
  await expect(off.getByLabel("Authentication code")).toHaveAccessibleDescription(/Please enter the code/);
  await off.getByLabel("Your password").fill(PASSWORD);
  await off.getByLabel("Authentication code").fill(recoveryCodes[0] ?? "");
  await page.getByRole("button", { name: "Turn off two-factor sign-in" }).click();
  await expectNotice(page, "Two-factor sign-in is off");
  await signIn(installer.client, installer);
});

test("two-factor sign-in without scripts: a code, and a recovery code that works once", async ({
  people,
  newClient,
}) => {
  const installer = await people.installer({ status: "pending" });
  const { secret, recoveryCodes } = await turnOn(installer.client);
  const login = async (client: Client) => {
    const { email, password } = installer;
    const answer = await send(client, "/auth", { form: "login", email, password, next: "/credits" }, 302);
    expect(answer.headers().location).toBe("/auth/two-factor?next=%2Fcredits");
  };
  const client = await newClient();
  await login(client);
  expect((await client.get("/dashboard")).headers().location).toMatch(/^\/auth/);
  expect(await (await client.get("/auth/two-factor?next=%2Fcredits")).text()).toContain('autoComplete="one-time-code"');
  await send(client, "/auth/two-factor", { code: "12", next: "/credits" }, 422);
  const done = await send(client, "/auth/two-factor", { code: appCode(secret, 1), next: "/credits" }, 302);
  expect(done.headers().location).toBe("/credits?notice=welcome-back");
  expect((await client.get("/dashboard")).status()).toBe(200);

  const [recoveryCode = ""] = recoveryCodes;
  const other = await newClient();
  await login(other);
  await send(other, "/auth/two-factor", { recoveryCode, next: "/" }, 302);
  expect((await other.get("/dashboard")).status()).toBe(200);
  await mailTo(other, installer.email, /^A recovery code was used/);
  const third = await newClient();
  await login(third);
  await send(third, "/auth/two-factor", { recoveryCode, next: "/" }, 422);
  expect((await (await newClient()).get("/auth/two-factor")).headers().location).toBe("/auth?next=%2F");

  const codes = { form: "codes", currentPassword: PASSWORD };
  await send(client, "/account/two-factor", codes, 422);
  const renewed = await send(client, "/account/two-factor", { ...codes, code: recoveryCodes[1] ?? "" }, 200);
  expect(codesIn(await renewed.text())).toHaveLength(10);
});

test("ten wrong codes lock the second step", async ({ people, newClient }) => {
  const installer = await people.installer({ status: "pending" });
  const { secret } = await turnOn(installer.client);
  const client = await newClient();
  const tryCode = async (code: string) => {
    await signIn(client, installer);
    return client.post("/auth/two-factor", { form: { code } });
  };
  for (let i = 0; i < 10; i++) expect((await tryCode(wrongCode(secret))).status()).toBe(422);
  const locked = await tryCode(appCode(secret, 1));
  expect(locked.status()).toBe(429);
  const html = await locked.text();
  expect(html).toContain("Login Error");
  expect(html).toContain("Too many attempts. Please try again in 15 minutes.");
});

test("changing the password asks for the current one and signs out everywhere else", { tag: "@story" }, async ({
  people,
  page,
  newClient,
}) => {
  const installer = await people.installer({ status: "pending" });
  const elsewhere = await newClient();
  await signIn(elsewhere, installer);
  await becomePerson(page, installer);
  await page.goto("/account");
  const card = page.getByRole("region", { name: "Password", exact: true });
  const change = card.getByRole("button", { name: "Change password" });
  await change.click();
  await expect(card.getByLabel("New password")).toHaveAccessibleDescription(/Please enter a new password\./);
  await card.getByLabel("New password").fill(NEW_PASSWORD);
  await card.getByLabel("Confirm Password").fill(NEW_PASSWORD);
  await card.getByLabel("Current password").fill("not mine");
  await change.click();
  await expect(card.getByLabel("Current password")).toHaveAccessibleDescription(/This is not your current password\./);
  for (const label of ["New password", "Confirm Password"]) await card.getByLabel(label).fill(NEW_PASSWORD);
  await card.getByLabel("Current password").fill(PASSWORD);
  await change.click();
  await expectNotice(page, "Password changed");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Account");
  expect((await elsewhere.get("/dashboard")).status()).toBe(302);
  await send(elsewhere, "/auth", { form: "login", email: installer.email, password: PASSWORD }, 401);
  await signIn(elsewhere, { email: installer.email, password: NEW_PASSWORD });
});

test("a new email address takes effect when its link is clicked, and the old one is told", async ({ people, page }) => {
  const installer = await people.installer({ status: "pending" });
  const newEmail = `${aWord()}@example.com`;
  await becomePerson(page, installer);
  await page.goto("/account");
  const card = page.getByRole("region", { name: "Email address" });
  await card.getByLabel("New email").fill(newEmail);
  await card.getByLabel("Your password").fill(PASSWORD);
  await card.getByRole("button", { name: "Change email" }).click();
  await expectNotice(page, "Check your new inbox");
  const link = linkIn(await mailTo(installer.client, newEmail, /^Confirm your new email/));
  await expect(page.getByText(`You sign in with ${installer.email}`)).toBeVisible();
  await page.goto(link);
  await page.getByRole("button", { name: "Confirm my new email address" }).click();
  await expectNotice(page, "Email changed");
  await expect(page.getByText(`You sign in with ${newEmail}`)).toBeVisible();
  await mailTo(installer.client, installer.email, /^Your email address for .* has changed/);
  await send(installer.client, link, {}, 404);
  await send(installer.client, "/sign-out", {}, 302);
  await signIn(installer.client, { email: newEmail, password: PASSWORD });
  const taken = { form: "email", newEmail: "approved@demo.example", currentPassword: PASSWORD };
  expect(await (await send(installer.client, "/account", taken, 409)).text()).toContain("Account Exists");
});

test("the list of sessions names the devices and signs out all others", async ({ people, page, newClient }) => {
  const installer = await people.installer({ status: "pending" });
  const elsewhere = await newClient();
  await signIn(elsewhere, installer);
  await page.goto("/auth?next=%2Faccount");
  await login(page, installer);
  await expect(page).toHaveURL(/\/account/);
  const rows = page
    .getByRole("row")
    .filter({ hasNotText: "Device" })
    .or(page.getByRole("row", { name: /This device/ }));
  await expect(rows).toHaveCount(3);
  await expect(page.getByRole("row", { name: /This device/ })).toContainText("Chrome on");
  await page.getByRole("row").getByRole("button", { name: "Sign out" }).first().click();
  await expectNotice(page, "Device signed out");
  await expect(rows).toHaveCount(2);
  await page.getByRole("button", { name: "Sign out everywhere else" }).click();
  await expectNotice(page, "Signed out everywhere else");
  await expect(page.getByRole("button", { name: "Sign out everywhere else" })).toHaveCount(0);
  expect((await elsewhere.get("/dashboard")).status()).toBe(302);
});

test("the dashboard says that signing out failed", async ({ people, page }) => {
  await becomePerson(page, await people.installer({ status: "pending" }));
  await page.goto("/dashboard?notice=sign-out-failed");
  const toast = page.getByRole("region", { name: /Notifications/ }).getByRole("alert");
  await expect(toast).toContainText("ErrorFailed to sign out.");
});

test("an administrator has an account page, a visitor signs in first, and ten wrong passwords lock its forms", async ({
  admin,
  people,
  newClient,
}) => {
  const home = await (await admin.get("/admin")).text();
  expect(home).toContain('href="/account"');
  const page = await admin.get("/account");
  expect(page.status()).toBe(200);
  expect(page.headers()["cache-control"]).toBe("no-store");
  const visitor = await newClient();
  expect((await visitor.get("/account")).headers().location).toBe("/auth?next=%2Faccount");
  await send(visitor, "/account", { form: "sessions" }, 302);

  const { client } = await people.installer({ status: "pending" });
  const form = { form: "password", password: NEW_PASSWORD, confirmPassword: NEW_PASSWORD };
  for (let i = 0; i < 10; i++) await send(client, "/account", { ...form, currentPassword: "guess" }, 422);
  const locked = await (await send(client, "/account", { ...form, currentPassword: PASSWORD }, 429)).text();
  expect(locked).toContain("Too many attempts. Please try again in 15 minutes.");
});

async function login(page: Page, { email, password }: Pick<Installer, "email" | "password">) {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Login" }).click();
}

/** As a browser without scripts would. */
async function turnOn(client: Client) {
  const begun = await send(client, "/account/two-factor", { form: "begin", currentPassword: PASSWORD }, 200);
  const [, escaped = ""] = /name="uri" value="([^"]+)"/.exec(await begun.text()) ?? [];
  const uri = escaped.replaceAll("&amp;", "&");
  const secret = new URL(uri).searchParams.get("secret") ?? "";
  const on = await send(client, "/account/two-factor", { form: "confirm", uri, code: appCode(secret) }, 200);
  return { secret, recoveryCodes: codesIn(await on.text()) };
}

function codesIn(html: string): string[] {
  return [...html.matchAll(/<code>([a-z2-9]{5}-[a-z2-9]{5})<\/code>/g)].map(([, code = ""]) => code);
}
