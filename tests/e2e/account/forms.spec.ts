import { expect, type Page } from "@playwright/test";
import { limits } from "#config/limits.ts";
import { test } from "#tests/e2e/support/fixtures.ts";
import { linkIn, mailsTo, mailTo } from "#tests/e2e/support/mailbox.ts";
import { expectNotice } from "#tests/e2e/support/on-page.ts";
import { aWord, becomePerson, PASSWORD, send, signIn, signUpForm } from "#tests/e2e/support/people.ts";

const REQUIRED = "Please fill in all required fields.";

test("signing in says what is missing or wrong, in a toast and beside the field", { tag: "@story" }, async ({
  page,
}) => {
  await page.goto("/auth");
  const login = page.getByRole("button", { name: "Login" });
  await login.click();
  const missing = "Please enter both email and password.";
  await expectToast(page, "Missing Information", missing);
  await expectErrors(page, { Email: missing, Password: missing });

  await page.getByLabel("Email").fill("nobody@example.com");
  await login.click();
  await expectErrors(page, { Password: missing });
  await expect(page.getByLabel("Email")).toHaveValue("nobody@example.com");

  await page.getByLabel("Password", { exact: true }).fill("wrong password");
  await login.click();
  const failed = "Invalid email or password. Please check your credentials and try again.";
  await expectToast(page, "Login Failed", failed);
  await expect(page.getByRole("main").getByRole("alert")).toContainText(`Login Failed${failed}`);
  await expect(page.getByLabel("Email")).toHaveValue("nobody@example.com");
  await expect(page.getByLabel("Password", { exact: true })).toHaveAttribute("type", "password");
});

test("signing up says what is missing or wrong, in a toast and beside the field", { tag: "@story" }, async ({
  page,
}) => {
  const word = aWord();
  await page.goto("/auth?tab=signup");
  const signUp = page.getByRole("button", { name: "Sign Up" });
  await signUp.click();
  await expectToast(page, "Missing Information", REQUIRED);
  await expectErrors(page, { "Contact Name": REQUIRED, "Company Name": REQUIRED, Email: REQUIRED, Password: REQUIRED });
  await expect(page.locator(":focus")).toContainText("There is a problem");

  await page.getByLabel("Contact Name").fill("Pat Lee");
  await page.getByLabel("Company Name").fill(`${word} Ltd`);
  await page.getByLabel("Email").fill(`${word}@example.com`);
  await page.getByLabel("City").fill("Leeds");
  const refusals = [
    [PASSWORD, "something else", "Password Mismatch", "Passwords do not match.", "Confirm Password"],
    ["short", "short", "Weak Password", "Password must be at least 6 characters long.", "Password"],
    ["8quays!", "8quays!", "Weak Password", "Please use at least 8 characters.", "Password"],
    ["F4irwatt-2026", "F4irwatt-2026", "Weak Password", "words from our trade, which are easy to guess.", "Password"],
    ["password1", "password1", "Weak Password", "on the list of the most common passwords.", "Password"],
    [`my${word}`, `my${word}`, "Weak Password", "This password contains your email address.", "Password"],
  ] as const;
  for (const [password, confirmation, title, message, label] of refusals) {
    await page.getByLabel("Password", { exact: true }).fill(password);
    await page.getByLabel("Confirm Password").fill(confirmation);
    await signUp.click();
    await expectToast(page, title, message);
    await expectErrors(page, { [label]: message });
  }
  await expect(page.getByLabel("City")).toHaveValue("Leeds");

  for (const label of ["Password", "Confirm Password"]) await page.getByLabel(label, { exact: true }).fill(PASSWORD);
  await page.getByLabel("Email").fill("no address");
  await signUp.click();
  await expectToast(page, "Signup Error", "Enter an email address in the correct format");
  for (const label of ["Password", "Confirm Password"]) await page.getByLabel(label, { exact: true }).fill(PASSWORD);
  await page.getByLabel("Email").fill(`${word}@example.com`);
  await signUp.click();
  // The form and its focused button are gone, so the result is read out.
  await expect(page.locator(":focus")).toContainText("Account Created!Please check your email to verify your account.");
});

test("without scripts the same errors appear beside the fields, and no password comes back", async ({ newClient }) => {
  const client = await newClient();
  const missing = await (await send(client, "/auth", { form: "login", email: "", password: "" }, 422)).text();
  expect(missing).toContain("Please enter both email and password.");
  const given = signUpForm({ email: "not an address", password: "p4ssw0rd-of-mine" });
  const refused = await (await send(client, "/auth?tab=signup", { ...given, confirmPassword: "another" }, 422)).text();
  expect(refused).toContain("Passwords do not match.");
  expect(refused).toContain("Enter an email address in the correct format");
  expect(refused).toContain(`value="${given.companyName}"`);
  expect(refused).not.toContain("p4ssw0rd-of-mine");
});

test("an email address has one account", async ({ people, newClient, page }) => {
  const { email } = await people.installer({ status: "pending" });
  const again = await send(await newClient(), "/auth?tab=signup", signUpForm({ email: email.toUpperCase() }), 409);
  expect(await again.text()).toContain("Account Exists");

  await page.goto("/auth?tab=signup");
  for (const [label, text] of [
    ["Contact Name", "Pat"],
    ["Company Name", "Lee Ltd"],
    ["Email", email],
  ] as const) {
    await page.getByLabel(label).fill(text);
  }
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByLabel("Confirm Password").fill(PASSWORD);
  await page.getByRole("button", { name: "Sign Up" }).click();
  const message = "An account with this email already exists. Please try logging in instead.";
  await expectToast(page, "Account Exists", message);
  await expect(page.getByRole("main").getByRole("alert")).toContainText(message);
});

test("signing in with an unconfirmed address sends another link, and either confirms", async ({ newClient, page }) => {
  const client = await newClient();
  const email = `${aWord()}@example.com`;
  await send(client, "/auth?tab=signup", signUpForm({ email }), 302);
  const [first] = await mailsTo(client, email, /^Confirm your email/, 1);
  await page.goto("/auth");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Login" }).click();
  const message = "Please confirm your email address first. We have sent you a new link.";
  await expectToast(page, "Login Error", message);
  await expect(page.getByRole("main").getByRole("alert")).toContainText(message);

  const [second] = await mailsTo(client, email, /^Confirm your email/, 2);
  if (!first || !second) throw new Error("a mail is missing");
  expect(linkIn(second)).not.toBe(linkIn(first));
  for (const mail of [first, second]) expect((await client.get(linkIn(mail))).status()).toBe(200);
  const confirmed = await send(client, linkIn(first), {}, 302);
  expect(confirmed.headers().location).toBe("/onboarding?notice=confirmed-here");
  expect((await client.get("/account")).status()).toBe(200);
  const other = await client.get(linkIn(second));
  expect(other.status()).toBe(410);
  expect(await other.text()).toContain("Your email address is already confirmed");
  await signIn(await newClient(), { email, password: PASSWORD });
});

test("after 10 failed sign-ins the address has to wait, and nobody else", async ({ people, newClient }) => {
  const { email } = await people.installer({ status: "pending" });
  const guesser = await newClient();
  const attempt = (password: string, status: number) =>
    send(guesser, "/auth", { form: "login", email, password }, status);
  for (let failed = 0; failed < limits.failedSignInsMax; failed++) await attempt(`guess ${failed}`, 401);
  const refused = await attempt(PASSWORD, 429);
  expect(await refused.text()).toContain("Too many attempts. Please try again in 15 minutes.");
  await signIn(await newClient(), { email, password: PASSWORD });
});

test("signing out ends the session, also in another tab", { tag: "@story" }, async ({ people, page, context }) => {
  const installer = await people.installer({ status: "pending" });
  await becomePerson(page, installer);
  const other = await context.newPage();
  await other.goto("/dashboard");
  await page.goto("/dashboard");
  await page.getByRole("banner").getByRole("button", { name: "Sign Out" }).click();
  await expectNotice(page, "Signed Out", "You have been successfully signed out.");
  await other.reload();
  await expect(other).toHaveURL(/\/auth\?next=%2Fdashboard$/);
  // The other client's copy of the cookie is now worthless.
  expect((await installer.client.get("/dashboard")).status()).toBe(302);
});

test("a confirmation mail opened twice confirms once, and says so the second time", async ({ newClient, page }) => {
  const client = await newClient();
  const email = `${aWord()}@example.com`;
  await send(client, "/auth?tab=signup", signUpForm({ email }), 302);
  const link = linkIn(await mailTo(client, email, /^Confirm your email/));
  // A mail scanner opens links but clicks nothing.
  expect((await client.get(link)).status()).toBe(200);
  await page.goto(link);
  // Not the browser that signed up: access to the mailbox alone doesn't make the account theirs.
  const password = page.getByLabel("Your password");
  const confirm = page.getByRole("button", { name: /^Confirm my/ });
  await password.fill("not the password");
  await confirm.click();
  await expect(password).toHaveAccessibleDescription(/This is not the password you signed up with\./);
  await password.fill(PASSWORD);
  await confirm.click();
  await expectNotice(page, "Your email address is confirmed", "You can sign in now.");
  expect((await page.goto(link))?.status()).toBe(410);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your email address is already confirmed");
});

test("an old confirmation link offers a new one, without scripts too", async ({ newClient }) => {
  const client = await newClient();
  const email = `${aWord()}@example.com`;
  await send(client, "/auth?tab=signup", signUpForm({ email }), 302);
  const older = linkIn(await mailTo(client, email, /^Confirm your email/));
  await send(client, "/auth/resend", { email }, 302);
  await mailsTo(client, email, /^Confirm your email/, 2);
  const opened = await client.get(older);
  expect(opened.status()).toBe(410);
  expect(await opened.text()).toContain("Send me a new link");
  expect((await send(client, older, {}, 302)).headers().location).toBe(older);
  const sent = await send(client, older, { form: "again" }, 302);
  expect(sent.headers().location).toBe("/auth/resend?notice=confirmation-sent");
  const links = (await mailsTo(client, email, /^Confirm your email/, 3)).map(linkIn);
  const statuses = await Promise.all(links.map(async (link) => (await client.get(link)).status()));
  expect(statuses.toSorted()).toEqual([200, 410, 410]);
  await send(client, links[statuses.indexOf(200)] ?? "", {}, 302);
});

async function expectToast(page: Page, title: string, message: string) {
  const toast = page.getByRole("region", { name: /Notifications/ }).getByRole("alert");
  await expect(toast.filter({ hasText: title }).filter({ hasText: message }).last()).toBeVisible();
}

async function expectErrors(page: Page, errors: Record<string, string>) {
  for (const [label, message] of Object.entries(errors)) {
    const field = page.getByLabel(label, { exact: true });
    await expect(field).toHaveAccessibleDescription(new RegExp(`Error: .*${message.replaceAll(".", "\\.")}`));
    await expect(field).toHaveAttribute("aria-invalid", "true");
  }
  await expect(page.locator("[aria-invalid=true]")).toHaveCount(Object.keys(errors).length);
}
