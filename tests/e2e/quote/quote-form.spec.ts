import { setTimeout as sleep } from "node:timers/promises";
import { expect, type Page } from "@playwright/test";
import { limits } from "#config/limits.ts";
import { test } from "#tests/e2e/support/fixtures.ts";
import { capturedMails, linkIn, mailTo } from "#tests/e2e/support/mailbox.ts";
import { aWord, becomePerson, quoteForm, send } from "#tests/e2e/support/people.ts";

const WRONG = {
  Postcode: ["ZZ1 1ZZ", "We cannot find the postcode ZZ1 1ZZ. Please check it."],
  "Email Address": ["sam at example", "Enter an email address in the correct format, like name@example.com."],
  "Phone Number": ["12345", "Enter a UK phone number, like 020 7946 0018 or 07700 900123."],
} as const;

for (const scripts of ["on", "off"] as const) {
  test.describe(`with JavaScript ${scripts}`, () => {
    test.use({ javaScriptEnabled: scripts === "on" });

    test("an invalid quote form comes back with its errors and with everything that was typed", {
      tag: scripts === "on" ? "@story" : [],
    }, async ({ page }) => {
      await page.goto("/");
      const word = aWord();
      await page.getByLabel("Full Name").fill("Sam Okonedo");
      for (const [label, [typed]] of Object.entries(WRONG)) await page.getByLabel(label).fill(typed);
      await page.getByLabel("Property Type").selectOption("Bungalow");
      await page.getByLabel("Additional Details").fill(`First line\n${word}`);
      expect(await sendForm(page)).toBe(422);

      const summary = page.locator(":focus");
      await expect(summary).toContainText("There is a problem");
      // In the order of the form.
      await expect(summary.getByRole("link")).toHaveText([
        "Choose the service you need.",
        ...Object.values(WRONG).map(([, message]) => message),
      ]);
      for (const [label, [typed, message]] of Object.entries(WRONG)) {
        await expect(page.getByLabel(label)).toHaveValue(typed);
        await expectError(page, label, message);
      }
      await expectError(page, "Service Required", "Choose the service you need.");
      await expect(page.getByLabel("Full Name")).toHaveValue("Sam Okonedo");
      await expect(page.getByLabel("Full Name")).not.toHaveAttribute("aria-invalid");
      await expect(page.getByLabel("Property Type")).toHaveValue("bungalow");
      await expect(page.getByLabel("Additional Details")).toHaveValue(`First line\n${word}`);

      await summary.getByRole("link", { name: WRONG.Postcode[1] }).click();
      await expect(page.getByLabel("Postcode")).toBeFocused();
      await mend(page, `customer-${word}@example.com`);
      await expect(page).toHaveURL(/\/thank-you\?done=/);
      await expect(page.getByText(`We wrote to customer-${word}@example.com.`)).toBeVisible();
      expect(page.url(), "addresses are kept in logs and histories").not.toContain(word);
      await page.goto(page.url().replace("about=", "about=A"));
      await expect(page.getByText("We wrote to")).toHaveCount(0);
    });
  });
}

test("each field goes by its documented name alone, and the postcode shows an example", async ({ page }) => {
  await page.goto("/services/solar-panels");
  const form = page.getByRole("form", { name: "Get 3 free quotes" });
  const field = (name: string) => form.getByLabel(name, { exact: true });
  for (const name of ["Full Name", "Email Address", "Phone Number", "Postcode", "Service Required"]) {
    await expect(field(name), name).toHaveAttribute("required");
  }
  for (const name of ["Property Type", "Project Timeframe", "Estimated Budget"]) {
    await expect(field(name), name).not.toHaveAttribute("required");
    await expect(field(name), name).toHaveAccessibleDescription("(optional)");
  }
  const details = field("Additional Details");
  await expect(details).not.toHaveAttribute("required");
  await expect(details).toHaveAccessibleDescription("(optional) 0 of 2,000 characters");
  await expect(field("Postcode")).toHaveAttribute("placeholder", "CR0 1EA");
});

test("an empty form comes back with all that is missing, in our words and not in the browser's", async ({ page }) => {
  await page.goto("/");
  expect(await sendForm(page)).toBe(422);
  await expect(page.locator(":focus").getByRole("link")).toHaveText([
    "Choose the service you need.",
    "Enter your postcode.",
    "Enter your full name.",
    "Enter your email address.",
    "Enter your phone number.",
  ]);
  await expect(page.getByLabel("Full Name"), "for those who do not see the screen").toHaveAttribute("required");
});

test("what came along unseen with a copy costs nobody their request", async ({ page, newClient }) => {
  const { word, ...form } = quoteForm();
  await page.goto("/services/ev-chargers");
  const fill = (label: string, text: string) => page.getByLabel(label, { exact: true }).fill(text);
  await fill("Full Name", `${form.name}\ufeff`);
  await fill("Email Address", `\u202a${form.email}\u202c`);
  await fill("Phone Number", `\u202a${form.phone}\u202c`);
  await fill("Postcode", `\u2066${form.postcode}\u2069`);
  await fill("Additional Details", `${word} ${"x".repeat(limits.messageLengthMax)}`);
  const count = page.getByText(/^[\d,]+ of 2,000 characters$/);
  await expect(count).toHaveText(/^2,0\d\d of/);
  await page.getByRole("button", { name: "Get my 3 free quotes" }).click();
  await expect(page.getByText(/^Error: Keep this to 2,000 characters\. It is \d+ too long\.$/)).toBeVisible();
  await expect(page.getByLabel("Additional Details", { exact: true })).toHaveValue(/x{2000}$/);
  await fill("Additional Details", word);
  await expect(count).toHaveText(`${word.length} of 2,000 characters`);
  await page.getByRole("button", { name: "Get my 3 free quotes" }).click();
  await expect(page).toHaveURL(/\/thank-you/);
  await mailTo(await newClient(), form.email, /^Confirm/);
});

test("a request sent many times at once is one lead and one mail; asked again, its link comes again", {
  tag: "@story",
}, async ({ newClient, people, page }) => {
  const client = await newClient();
  const { word, ...form } = quoteForm();
  const answers = await Promise.all(Array.from({ length: 10 }, () => client.post("/?index", { form })));
  for (const answer of answers) expect(answer.headers().location).toMatch(/^\/thank-you\?done=/);
  const link = linkIn(await mailTo(client, form.email, /^Confirm your quote request/));
  const mails = async () => (await capturedMails(client)).filter(({ to }) => to === form.email);
  expect(await mails()).toHaveLength(1);
  // Presses closer together than this count as one.
  await sleep(limits.requestLinkPauseSeconds * 1000);
  await send(client, "/?index", { ...form, message: `Please hurry, ${word}.` }, 302);
  await expect.poll(async () => (await mails()).length).toBe(2);
  for (const mail of await mails()) expect((await client.get(linkIn(mail))).status()).toBe(200);
  await send(client, link, { intent: "confirm" }, 302);
  const installer = await people.installer();
  await becomePerson(page, installer);
  await page.goto("/leads");
  await expect(page.getByRole("article").filter({ hasText: word })).toHaveCount(1);
});

test("a filled-in trap is told, and the form it comes back in sends with one more press", { tag: "@story" }, async ({
  newClient,
}) => {
  const client = await newClient();
  const { word: _, ...form } = quoteForm({ website: "https://annhill.example" });
  const html = await (await send(client, "/?index", { ...form, extra: "Acme" }, 422)).text();
  expect(html).toContain("Nothing has been sent yet");
  expect(html).toContain(`value="${form.email}"`);
  expect(html).not.toContain('name="extra"');
  expect((await capturedMails(client)).filter(({ to }) => to === form.email)).toEqual([]);
  await send(client, "/?index", form, 302);
  await mailTo(client, form.email, /^Confirm/);
});

/** Returns the status. */
async function sendForm(page: Page): Promise<number> {
  const answer = page.waitForResponse((response) => response.request().method() === "POST");
  await page.getByRole("button", { name: "Get my 3 free quotes" }).click();
  return (await answer).status();
}

async function expectError(page: Page, label: string, message: string) {
  const field = page.getByLabel(label);
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await expect(field).toHaveAccessibleDescription(new RegExp(`Error: ${message.replaceAll(".", "\\.")}`));
}

async function mend(page: Page, email: string) {
  await page.getByLabel("Email Address").fill(email);
  await page.getByLabel("Phone Number").fill("+44 7700 900123");
  await page.getByLabel("Postcode").fill("sw1a 1aa");
  await page.getByLabel("Service Required").selectOption("Other");
  await page.getByRole("button", { name: "Get my 3 free quotes" }).click();
}
