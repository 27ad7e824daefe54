import { expect, type Page } from "@playwright/test";
import { dateTimeInWords } from "#app/ui/format.ts";
import { test } from "#tests/e2e/support/fixtures.ts";
import { linkIn, mailTo } from "#tests/e2e/support/mailbox.ts";
import { expectNotice } from "#tests/e2e/support/on-page.ts";
import { PASSWORD, quoteForm } from "#tests/e2e/support/people.ts";

const REMOVED = "Details removed at the customer's request";

type Quote = ReturnType<typeof quoteForm>;
type Company = { companyName: string; email: string };

const REVIEW =
  "Your installer application is currently being reviewed by our team. Once approved, you'll be able to access and " +
  "purchase leads. This process typically takes 1-2 business days.";
const CONGRATULATIONS =
  "Congratulations! Your installer account has been approved. You can now purchase credits and access quality " +
  "renewable energy leads.";

for (const scripts of ["on", "off"] as const) {
  test.describe(`with JavaScript ${scripts}`, () => {
    test.use({ javaScriptEnabled: scripts === "on" });

    test("a customer's request becomes a lead that an installer buys", { tag: ["@story", "@embedded"] }, async ({
      newPage,
      newClient,
    }) => {
      const post = await newClient();
      const atCustomer = await newPage();
      const atInstaller = await newPage();
      const atAdmin = await newPage();
      const quote = quoteForm();
      const company = { companyName: `${quote.word} Heat Ltd`, email: `company-${quote.word}@example.com` };

      await test.step("a customer asks for quotes", () => askForQuotes(atCustomer, quote));
      const request = linkIn(await mailTo(post, quote.email, /^Confirm your quote request: heat pumps$/));
      await test.step("and confirms on the private page", () => confirmRequest(atCustomer, request));

      await test.step("a company signs up", () => signUp(atInstaller, company));
      const confirmation = linkIn(await mailTo(post, company.email, /^Confirm your email address/));
      await test.step("confirms its address, is signed in and begins to tell us about itself", async () => {
        await atInstaller.goto(confirmation);
        await atInstaller.getByRole("button", { name: "Confirm my email address" }).click();
        await expectNotice(atInstaller, "Your email address is confirmed");
        await expect(atInstaller).toHaveURL(/\/onboarding\/company/);
      });
      await test.step("cannot see leads yet", () => expectPending(atInstaller));

      await test.step("an administrator approves it and grants 10 credits", () => approve(atAdmin, company));
      expect((await mailTo(post, company.email, /^Approved:/)).text).toContain(company.companyName);

      await test.step("the company sees the lead without contact details", () => seeMasked(atInstaller, quote));
      await test.step("and buys it", async () => {
        await cardOf(atInstaller, quote).getByRole("button", { name: "Purchase Lead (5 Credits)" }).click();
        if (scripts === "on") await confirmPurchase(atInstaller);
        await expectNotice(atInstaller, "Lead Purchased!");
        await expectContact(atInstaller, quote);
      });
      await test.step("both sides get a mail", async () => {
        const toInstaller = await mailTo(post, company.email, /^Your new lead: heat pumps, /);
        for (const detail of [quote.name, quote.email, quote.phone, quote.postcode]) {
          expect(toInstaller.text).toContain(detail);
        }
        expect((await mailTo(post, quote.email, /^Your details are now with /)).text).toContain(company.companyName);
      });

      await test.step("the customer sees who has the details, and closes the request", async () => {
        await atCustomer.goto(request);
        const companies = atCustomer.getByRole("region", { name: "Who has your details" });
        const who = companies.getByRole("listitem").filter({ hasText: company.companyName });
        await expect(who).toContainText(company.email);
        await expectReceipt(atCustomer, company);
        await preferText(atCustomer);
        await closeRequest(atCustomer, scripts === "on");
      });
      await test.step("from then on nobody else can buy it; the company keeps what it bought", async () => {
        await atInstaller.goto("/leads");
        await expect(cardOf(atInstaller, quote)).toHaveCount(0);
        await atInstaller.goto("/leads?tab=purchased");
        await expectContact(atInstaller, quote);
        await mailTo(post, company.email, /^A customer has closed their request: heat pumps, /);
      });
      await test.step("the customer has the details deleted, and the company is asked to do the same", async () => {
        await deleteDetails(atCustomer);
        const told = await mailTo(post, company.email, /^Please delete a customer's details: heat pumps, /);
        for (const detail of [quote.name, quote.email, quote.phone, quote.postcode]) {
          expect(told.text).not.toContain(detail);
        }
        await atInstaller.goto(/\/leads\/purchases\/[\w-]+/.exec(told.text)?.[0] ?? "");
        await expect(atInstaller.getByRole("heading", { level: 1 })).toHaveText(REMOVED);
        await expect(atInstaller.getByRole("main")).not.toContainText(quote.email);
        await atCustomer.goto(request);
        await expect(atCustomer.getByRole("heading", { level: 1 })).toHaveText("This link does not work");
      });
    });
  });
}

async function askForQuotes(page: Page, quote: Quote) {
  await page.goto("/");
  await page.getByRole("link", { name: "Get 3 FREE Quotes" }).click();
  await page.getByLabel("Full Name").fill(quote.name);
  await page.getByLabel("Email Address").fill(quote.email);
  await page.getByLabel("Phone Number").fill(quote.phone);
  await page.getByLabel("Postcode").fill("sm11ea");
  await page.getByLabel("Service Required").selectOption("Heat Pump Installation");
  await page.getByLabel("Project Timeframe").selectOption("As soon as possible");
  await page.getByLabel("Additional Details").fill(quote.message);
  await page.getByRole("button", { name: "Get my 3 free quotes" }).click();
  const thanks = "Thank you! We'll connect you with up to 3 vetted installers within 24 hours.";
  await expect(page.getByText(thanks, { exact: true })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Check your e-mail to confirm");
  await expect(page.getByRole("main")).toHaveText(/^Thank you!.*Check your e-mail to confirm/);
}

async function confirmRequest(page: Page, link: string) {
  await page.goto(link);
  await expect(page.getByRole("heading", { name: "One more step, Sam: please confirm" })).toBeVisible();
  await page.getByRole("button", { name: "Confirm my request" }).click();
  await expect(page.getByRole("heading", { name: "Your request is confirmed" })).toBeVisible();
  await expect(page.getByText("Nobody yet.")).toBeVisible();
}

async function deleteDetails(page: Page) {
  await page.getByRole("link", { name: "End this" }).click();
  await page.getByRole("link", { name: "Delete my details" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Delete your details?");
  await page.getByLabel(/^Everything sent from /).check();
  await page.getByRole("button", { name: "Delete my details" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your details are deleted");
}

async function closeRequest(page: Page, scripts: boolean) {
  await page.getByRole("link", { name: "End this" }).click();
  await page.getByRole("button", { name: "Close my request" }).click();
  if (scripts) await page.getByRole("dialog").getByRole("button", { name: "Close my request" }).click();
  else {
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Close your request?");
    await page.getByRole("button", { name: "Close my request" }).click();
  }
  await expect(page.getByRole("heading", { name: "This request is closed" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Close my request" })).toHaveCount(0);
}

/** The receipt says the same as page and as file. */
async function expectReceipt(page: Page, { companyName }: Company) {
  const request = page.url();
  await page.getByRole("link", { name: "Who has my details" }).click();
  const company = page.getByRole("listitem").filter({ hasText: companyName });
  await expect(company).toContainText("name, email address, phone number, full postcode and what you wrote");
  const file = await (await page.request.get(`${request}/receipt.json`)).json();
  expect(file.companies).toMatchObject([
    { company: companyName, how: "bought", fields: ["name", "email", "phone", "postcode", "message"] },
  ]);
  await expect(company).toContainText(dateTimeInWords(new Date(file.companies[0].since)));
  for (const { words } of file.told) await expect(page.getByText(words)).toBeVisible();
  await page.goto(request);
}

async function preferText(page: Page) {
  const told = page.getByRole("region", { name: "What you told us" });
  await expect(told.getByLabel("Which way do you prefer?"), "folded until wanted").toBeHidden();
  await told.getByText("Say how and when you want to be contacted").click();
  await told.getByLabel("Which way do you prefer?").selectOption("Text message");
  await told.getByRole("checkbox", { name: "Weekends" }).check();
  await told.getByRole("button", { name: "Save my preferences" }).click();
  await expectNotice(page, "Thank you", "We have noted your answer.");
  await expect(told.getByText("A text message, weekends (10 to 4)")).toBeVisible();
  await expect(told.getByText("Change how and when you want to be contacted")).toBeVisible();
}

async function signUp(page: Page, { companyName, email }: Company) {
  await page.goto("/");
  await page.getByRole("main").getByRole("link", { name: "Join as Installer" }).click();
  await page.getByLabel("Contact Name").fill("Pat Lee");
  await page.getByLabel("Company Name").fill(companyName);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByLabel("Confirm Password").fill(PASSWORD);
  await page.getByLabel("Certifications").fill("MCS, , NICEIC ");
  await page.getByRole("button", { name: "Sign Up" }).click();
  await expectNotice(
    page,
    "Account Created!",
    "Please check your email to verify your account. Your application will be reviewed before you can access leads.",
  );
}

async function signIn(page: Page, email: string, password: string) {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Login" }).click();
}

async function expectPending(page: Page) {
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { name: "Welcome back, Pat Lee" })).toBeVisible();
  const banner = page.getByRole("region", { name: "Application Under Review" });
  await expect(banner).toContainText(REVIEW);
  await expect(page.getByRole("listitem").filter({ hasText: /^(MCS|NICEIC)$/ })).toHaveCount(2);
  await page.getByRole("navigation", { name: "Installer area" }).getByRole("link", { name: "Leads" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Account Approval Required" })).toBeVisible();
  await expect(page.getByRole("article")).toHaveCount(0);
}

async function approve(page: Page, { companyName, email }: Company) {
  await page.goto("/admin");
  await signIn(page, "admin@demo.example", "demo-fairwatt");
  await expect(page.getByRole("heading", { level: 1, name: "Installer Management" })).toBeVisible();
  const row = page.getByRole("row", { name: companyName });
  await expect(row).toContainText(email);
  await row.getByRole("button", { name: "Approve", exact: true }).click();
  await row.getByRole("button", { name: "Approve anyway" }).click();
  await expectNotice(page, "Status Updated");
  await row.getByRole("button", { name: "+10 Credits", exact: true }).click();
  // In a dialog with scripts, folded out in the row without.
  await page
    .getByLabel(/^Reason/)
    .filter({ visible: true })
    .fill("Welcome.");
  await page.getByRole("button", { name: "Give 10 credits" }).filter({ visible: true }).click();
  await expectNotice(page, "Credits Added");
  await expect(row.getByRole("cell", { name: "10", exact: true })).toBeVisible();
}

async function seeMasked(page: Page, quote: Quote) {
  await page.goto("/dashboard");
  await expect(page.getByRole("region", { name: "Account Approved!" })).toContainText(CONGRATULATIONS);
  await page.getByRole("link", { name: "Browse Available Leads" }).click();
  const card = cardOf(page, quote);
  await expect(card).toContainText("Sutton, SM1");
  await expect(card).toContainText("high priority");
  await expect(card).toContainText("3 of 3 places left");
  await expect(card).toContainText("c•••@e•••.com");
  await expect(card).toContainText(`07••• •••${quote.phone.slice(-3)}`);
  await expect(card).not.toContainText("Okonedo");
}

function cardOf(page: Page, { word }: Quote) {
  return page.getByRole("article").filter({ hasText: word });
}

async function confirmPurchase(page: Page) {
  const dialog = page.getByRole("dialog", { name: "Buy this lead for 5 credits?" });
  await expect(dialog.getByRole("definition").last()).toHaveText("5 credits");
  await expect(dialog).toContainText("Balance after");
  await dialog.getByRole("button", { name: "Buy for 5 credits" }).click();
}

async function expectContact(page: Page, quote: Quote) {
  const row = page.getByRole("row", { name: quote.name });
  for (const detail of [quote.email, quote.phone, quote.postcode]) await expect(row).toContainText(detail);
  await row.getByRole("link", { name: quote.name }).click();
  await expect(page.getByRole("main")).toContainText(quote.message);
  await page.goBack();
}
