import { expect, type Page } from "@playwright/test";
import { limits } from "#config/limits.ts";
import { test } from "#tests/e2e/support/fixtures.ts";
import { capturedMails, linkIn, mailsTo, mailTo } from "#tests/e2e/support/mailbox.ts";
import { expectNotice } from "#tests/e2e/support/on-page.ts";
import { aWord, becomePerson, PASSWORD, send, signIn, signUpForm } from "#tests/e2e/support/people.ts";

const NEW_PASSWORD = "rain over Robin Hood 9";

test("password reset: the mail, a weak password refused with reasons, the new one, and all other sessions ended", {
  tag: "@story",
}, async ({ people, page }) => {
  const { client, email, companyName } = await people.installer({ status: "pending" });
  await page.goto("/auth");
  await page.getByRole("link", { name: "Reset", exact: true }).click();
  await expect(page).toHaveURL(/\/auth\?tab=reset$/);
  const ask = page.getByRole("button", { name: "Send Reset Email" });
  // The address changes before the form; until then "Email" is the sign-in field.
  await expect(ask).toBeVisible();
  await page.getByLabel("Email").fill(email);
  await ask.click();
  await expectNotice(page, "Reset Email Sent");

  const link = linkIn(await mailTo(client, email, /^Choose a new password/));
  await page.goto(link);
  const save = page.getByRole("button", { name: "Save new password" });
  await save.click();
  await expectToast(page, "Missing Information", "Please enter a new password.");
  await fillPasswords(page, NEW_PASSWORD, PASSWORD);
  await save.click();
  await expectToast(page, "Password Mismatch", "Passwords do not match.");
  const weak = `${email.split("@")[0]} ${companyName}`;
  await fillPasswords(page, weak, weak);
  await save.click();
  await expectToast(page, "Weak Password", "This password contains your email address.");
  await expect(page.getByLabel("New password", { exact: true })).toHaveAccessibleDescription(
    /contains your email address\..*contains your company name\./,
  );
  await fillPasswords(page, NEW_PASSWORD, NEW_PASSWORD);
  await save.click();
  await expectNotice(page, "Your password has changed");

  expect((await client.get("/dashboard")).status()).toBe(302);
  await send(client, "/auth", { form: "login", email, password: PASSWORD }, 401);
  await signIn(client, { email, password: NEW_PASSWORD });
  await mailTo(client, email, /^Your password for .* has changed/);

  expect((await page.goto(link))?.status()).toBe(400);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This link has been used");
  await page.getByRole("link", { name: "Ask for a new link" }).click();
  await expect(page.getByRole("button", { name: "Send Reset Email" })).toBeVisible();
});

test("without scripts: asking, a newer link that ends the older, and a new password", async ({ people, newClient }) => {
  const { email } = await people.installer({ status: "pending" });
  const client = await newClient();
  const ask = () => send(client, "/auth?tab=reset", { form: "reset", email: email.toUpperCase() }, 302);
  await ask();
  const [first] = await mailsTo(client, email, /^Choose a new password/, 1);
  await ask();
  const [second] = await mailsTo(client, email, /^Choose a new password/, 2);
  if (!first || !second) throw new Error("a mail is missing");
  const older = linkIn(first);
  const newer = linkIn(second);
  expect((await client.get(older)).status()).toBe(400);
  expect((await client.get("/reset-password")).status()).toBe(400);
  expect((await client.get("/reset-password?token=made-up")).status()).toBe(400);

  const passwords = { password: NEW_PASSWORD, confirmPassword: NEW_PASSWORD };
  const refused = await (await send(client, newer, { ...passwords, confirmPassword: "other" }, 422)).text();
  expect(refused).toContain("Passwords do not match.");
  expect(refused).not.toContain(NEW_PASSWORD);
  const stale = await send(client, older, passwords, 302);
  expect((await client.get(stale.headers().location ?? "")).status()).toBe(400);
  expect((await send(client, newer, passwords, 302)).headers().location).toBe("/auth?notice=password-reset");
  await signIn(client, { email, password: NEW_PASSWORD });
});

test("too many requests get the same answer and no further mail, and the last link keeps working", async ({
  people,
  newClient,
}) => {
  const { email } = await people.installer({ status: "pending" });
  const client = await newClient();
  for (let i = 0; i < limits.askedMailsPerHourMax + 3; i++)
    await send(client, "/auth?tab=reset", { form: "reset", email }, 302);
  const mails = await mailsTo(client, email, /^Choose a new password/, limits.askedMailsPerHourMax);
  const open = await Promise.all(mails.map(async (mail) => (await client.get(linkIn(mail))).status()));
  expect(open.toSorted((one, other) => one - other)).toEqual([200, ...open.slice(1).map(() => 400)]);
  // A mail queued later would have been sent by now.
  const other = await people.installer({ status: "pending" });
  await send(await newClient(), "/auth?tab=reset", { form: "reset", email: other.email }, 302);
  await mailTo(client, other.email, /^Choose a new password/);
  const all = (await capturedMails(client)).filter(({ to, subject }) => to === email && /^Choose/.test(subject));
  expect(all).toHaveLength(limits.askedMailsPerHourMax);
});

test("asking for a reset says what is missing, and answers alike for an unknown address", async ({
  page,
  newClient,
}) => {
  await page.goto("/auth?tab=reset");
  const button = page.getByRole("button", { name: "Send Reset Email" });
  await button.click();
  await expectToast(page, "Missing Information", "Please enter your email address.");
  await expect(page.getByLabel("Email")).toHaveAccessibleDescription(/Please enter your email address\./);
  await page.getByLabel("Email").fill("no address");
  await button.click();
  await expectToast(page, "Reset Error", "Enter an email address in the correct format");
  const unknown = `${aWord()}@example.com`;
  await page.getByLabel("Email").fill(unknown);
  await button.click();
  await expectNotice(page, "Reset Email Sent", "If this address has an account");
  await expect(page.locator(":focus")).toContainText("Reset Email Sent");

  const client = await newClient();
  for (let i = 0; i <= limits.askedMailsPerHourMax; i++) {
    const answer = await send(client, "/auth?tab=reset", { form: "reset", email: unknown }, 302);
    expect(answer.headers().location).toBe("/auth?tab=reset&notice=reset-sent");
  }
  expect((await capturedMails(client)).filter(({ to }) => to === unknown)).toEqual([]);
});

test("the confirmation mail can be sent again from the refusal and from its own page", async ({ page, newClient }) => {
  const client = await newClient();
  const email = `${aWord()}@example.com`;
  await send(client, "/auth?tab=signup", signUpForm({ email }), 302);
  await page.goto("/auth");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Login" }).click();
  await page.getByRole("button", { name: "Send the email again" }).click();
  await expectNotice(page, "Confirmation email sent");
  await page.getByRole("button", { name: "Send confirmation email" }).click();
  await expectToast(page, "Missing Information", "Please enter your email address.");
  const [newest] = await mailsTo(client, email, /^Confirm your email/, 3);
  if (!newest) throw new Error("a mail is missing");
  await send(client, linkIn(newest), {}, 302);
  await signIn(client, { email, password: PASSWORD });
  const answer = await send(client, "/auth/resend", { email: `${aWord()}@example.com` }, 302);
  expect(answer.headers().location).toBe("/auth/resend?notice=confirmation-sent");
});

test("signing in returns people to where they were going, within our site only", async ({ people, newClient }) => {
  const person = await people.installer({ status: "pending" });
  const goes = async (next: string) => {
    const form = { form: "login", email: person.email, password: person.password, next };
    return (await send(await newClient(), "/auth", form, 302)).headers().location;
  };
  expect(await goes("/credits?x=1")).toBe("/credits?x=1&notice=welcome-back");
  expect(await goes("https://evil.example/")).toBe("/dashboard?notice=welcome-back");
  expect(await goes("//evil.example")).toBe("/dashboard?notice=welcome-back");
  expect(await goes("/\\evil.example")).toBe("/dashboard?notice=welcome-back");
});

test("signing out in one tab signs out the others", async ({ people, page, context }) => {
  await becomePerson(page, await people.installer({ status: "pending" }));
  const other = await context.newPage();
  await other.goto("/account");
  await page.goto("/dashboard");
  await page.getByRole("banner").getByRole("button", { name: "Sign Out" }).click();
  await expectNotice(page, "Signed Out", "You have been successfully signed out.");
  await expect(other).toHaveURL(/\/auth\?next=%2Faccount$/);
});

async function fillPasswords(page: Page, password: string, confirmation: string) {
  await page.getByLabel("New password", { exact: true }).fill(password);
  await page.getByLabel("Confirm Password").fill(confirmation);
}

async function expectToast(page: Page, title: string, message: string) {
  const toast = page.getByRole("region", { name: /Notifications/ }).getByRole("alert");
  await expect(toast.filter({ hasText: title }).filter({ hasText: message }).last()).toBeVisible();
}
