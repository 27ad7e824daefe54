import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import pg from "pg";
import { demoPassword } from "#content/demo/sign-ins.ts";
import { test as base } from "#tests/e2e/support/fixtures.ts";
import { mailsTo, mailTo } from "#tests/e2e/support/mailbox.ts";
import { expectNotice } from "#tests/e2e/support/on-page.ts";
import { ownSite } from "#tests/e2e/support/own-place.ts";
import { aWord, becomePerson, buy, type Installer, send } from "#tests/e2e/support/people.ts";
import { peopleOf } from "#tests/e2e/support/people-of.ts";
import type { Site } from "#tests/e2e/support/sites.ts";
import { appCode } from "#tests/support/authenticator.ts";
import { aPdf } from "#tests/support/documents.ts";

const ADMIN = "admin@demo.example";

// A separate site, because here every administrator needs the second factor.
const test = base.extend<object, { site: Site }>({
  site: [
    async ({ playwright: _ }, use) => {
      const { site, close } = await ownSite("postgres", { REQUIRE_ADMIN_2FA: "1" });
      await use(site);
      await close();
    },
    { scope: "worker" },
  ],
});

/** A mail that could not be delivered. */
async function giveUpMail({ databaseUrl }: Site, about: { mail: string; installerId: string }): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(
    `insert into jobs (kind, payload, created_at, run_at, attempts, failed_at, last_error)
     values ('send-mail', $1, now(), now(), 26, now(), '421 try again later')`,
    [JSON.stringify(about)],
  );
  await client.end();
}

test("an administrator signs in with two factors, clears the work, adds a lead that appears live, suspends the company watching, and finds it all in the audit log", {
  tag: "@story",
}, async ({ page, site, address, newPage, newClient, playwright, db }) => {
  test.slow();
  await test.step("turns on two-factor sign-in, which is required, and signs in with it", () => signInTwice(page));

  const admin = await playwright.request.newContext({
    baseURL: site.url,
    maxRedirects: 0,
    extraHTTPHeaders: { "x-forwarded-for": address },
    storageState: await page.context().storageState(),
  });
  const people = peopleOf({ newClient, admin, db });
  const newcomer = await people.installer({ status: "pending" });
  const reporter = await people.installer({ credits: 10 });
  const watcher = await people.installer();
  await reportsLead(reporter, (await people.lead()).leadId);
  await uploadsDocument(reporter);

  await test.step("approves a company that waits, after its checks", async () => {
    await page.goto("/admin/work");
    await expect(work(page, newcomer.companyName)).toContainText("0 of 2 checks passed");
    await addInstaller(page, newcomer);
    await recordCheck(page, "Insurance", aPolicyOf(newcomer.companyName));
    await recordCheck(page, "Identity");
    const vetting = page.getByRole("region", { name: "Vetting" });
    await expect(vetting).toContainText("2 of 2 passed");
    await expect(vetting.getByRole("listitem").filter({ hasText: "Insurance" }).first()).toContainText("Same name");
    await page.getByRole("button", { name: "Approve", exact: true }).click();
    await expectNotice(page, "Status Updated");
    await mailTo(admin, newcomer.email, /^Approved:/);
  });

  await test.step("looks at papers that came after the last check", async () => {
    await page.goto("/admin/work");
    await work(page, reporter.companyName).filter({ hasText: "Papers" }).getByRole("link").click();
    await recordCheck(page, "Insurance", aPolicyOf(reporter.companyName));
    await page.goto("/admin?documents=new");
    await expect(page.getByText(/found with papers that came after the last check/)).toBeVisible();
    await expect(page.getByRole("row", { name: reporter.companyName })).toHaveCount(0);
  });

  await test.step("decides a refund request", async () => {
    await page.goto("/admin/work");
    await work(page, reporter.companyName).filter({ hasText: "Lead report" }).getByRole("link").click();
    const report = page.getByRole("listitem").filter({ hasText: reporter.companyName });
    await report.getByRole("button", { name: "Accept" }).click();
    await expectNotice(page, "Report accepted");
    await expect(report).toHaveCount(0);
  });

  await giveUpMail(site, { mail: "installer-approved", installerId: newcomer.id });
  await test.step("tries a mail again that had failed for good", async () => {
    await page.goto("/admin/work");
    await page.getByRole("button", { name: "Send again" }).click();
    await expectNotice(page, "Back in the queue");
    await mailsTo(admin, newcomer.email, /^Approved:/, 2);
  });

  const watching = await newPage();
  const lead = { word: aWord(), corrected: aWord(), id: "" };
  await test.step("adds a lead and corrects it; a page that is open shows both by itself", async () => {
    await becomePerson(watching, watcher);
    await watching.goto("/leads");
    await expect(watching.getByText("Live: new leads appear on top")).toBeVisible();
    await watching.evaluate(() => document.body.setAttribute("data-kept", "yes"));
    lead.id = await addLead(page, `South-facing roof, see ${lead.word}.`);
    await expect(watching.getByRole("article").filter({ hasText: lead.word })).toBeVisible();
    const edit = page.getByRole("form", { name: "Edit" });
    await edit.getByLabel("Description").fill(`Two roofs, see ${lead.corrected}.`);
    await edit.getByRole("button", { name: "Save changes" }).click();
    await expectNotice(page, "Lead saved");
    await expect(watching.getByRole("article").filter({ hasText: lead.corrected })).toBeVisible();
    await expect(watching.getByText(lead.word)).toHaveCount(0);
  });

  await test.step("suspends the company that watches, which is out at once", async () => {
    await page.goto(`/admin/installers/${watcher.id}`);
    await page.getByRole("button", { name: "Suspend", exact: true }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Reason, sent to the installer").fill("Three complaints in a week.");
    await dialog.getByRole("button", { name: "Suspend and send reason" }).click();
    await expectNotice(page, "Status Updated");
    // Nothing else on the site could wake the open page.
    await expect(watching.getByRole("heading", { name: "Account Approval Required" })).toBeVisible();
    await expect(watching.locator("body")).toHaveAttribute("data-kept", "yes");
    expect((await watcher.client.get("/api/v1/leads/events")).status()).toBe(403);
    expect((await buy(watcher.client, lead.id)).status()).toBe(403);
    await watching
      .getByRole("link", { name: /^Today/ })
      .first()
      .click();
    await expect(watching.getByRole("main")).toContainText("Three complaints in a week.");
  });

  await test.step("finds all of it in the audit log", async () => {
    await page.goto("/admin");
    await page.getByRole("link", { name: "Audit", exact: true }).click();
    const done = [
      `checked insurance of ${newcomer.companyName}`,
      `approved ${newcomer.companyName}, all 2 checks passed`,
      `checked insurance of ${reporter.companyName}`,
      `accepted the report of ${reporter.companyName}`,
      "entered Solar Panels, Croydon and read out who gets the details",
      "corrected Solar Panels, Croydon: description",
      `suspended ${watcher.companyName}`,
      "had a failed job tried again",
    ];
    for (const sentence of done) {
      const row = page
        .getByRole("row")
        .filter({ hasText: `Rosalind Marsh ${sentence}` })
        .first();
      for (const text of [ADMIN, address]) await expect(row, sentence).toContainText(text);
    }
    await page.getByRole("button", { name: "Filter" }).click();
    await page.getByRole("combobox", { name: "Action" }).selectOption("Suspend installer");
    await page.getByRole("button", { name: "Show", exact: true }).click();
    await expect(page).toHaveURL(/action=suspend-installer/);
    await expect(page.getByRole("rowheader").filter({ hasNotText: " suspended " })).toHaveCount(0);
    await expect(page.getByRole("rowheader").filter({ hasText: watcher.companyName })).toContainText(
      "“Three complaints in a week.”",
    );
  });
  await admin.dispose();
});

async function signInTwice(page: Page): Promise<void> {
  await page.goto("/admin");
  await login(page);
  await expect(page.getByText("Administrators need two-factor sign-in")).toBeVisible();
  await page.getByLabel("Your password").fill(demoPassword);
  await page.getByRole("button", { name: "Continue" }).click();
  const secret = (await page.locator("code.setup-key").innerText()).replaceAll(" ", "");
  await page.getByLabel("6-digit code").fill(appCode(secret));
  await page.getByRole("button", { name: "Turn on" }).click();
  await expectNotice(page, "Two-factor sign-in is on");
  await page.getByRole("banner").getByRole("button", { name: "Sign Out" }).click();
  await expectNotice(page, "Signed Out");
  await page.goto("/admin");
  await login(page);
  await page.getByLabel("6-digit code").fill(appCode(secret, 1));
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Installer Management" })).toBeVisible();
}

/** What waits about a company. */
const work = (page: Page, companyName: string) => page.locator(".wait-row").filter({ hasText: companyName });

async function login(page: Page): Promise<void> {
  await page.getByLabel("Email").fill(ADMIN);
  await page.getByLabel("Password", { exact: true }).fill(demoPassword);
  await page.getByRole("button", { name: "Login" }).click();
}

async function reportsLead({ client }: Installer, leadId: string): Promise<void> {
  const purchaseId = randomUUID();
  await buy(client, leadId, purchaseId);
  const report = { intent: "report", requestId: randomUUID(), reason: "wrong_phone", note: "Somebody else answers." };
  await send(client, `/leads/purchases/${purchaseId}`, report, 302);
}

async function uploadsDocument({ client }: Installer): Promise<void> {
  const about = { form: "document", id: randomUUID(), kind: "insurance", reference: "POL-77", expiresOn: "2030-01-31" };
  const document = { name: "policy.pdf", mimeType: "application/pdf", buffer: Buffer.from(aPdf()) };
  expect((await client.post("/profile", { multipart: { ...about, document } })).status()).toBe(302);
}

async function addInstaller(page: Page, { companyName }: Installer): Promise<void> {
  await work(page, companyName).getByRole("link").first().click();
  await expect(page.getByRole("heading", { level: 1, name: companyName })).toBeVisible();
}

function aPolicyOf(holder: string): Record<string, string> {
  return { Insurer: "Aviva", "Policy number": "P-77", "Holder, as printed": holder, Cover: "2,000,000" };
}

async function recordCheck(page: Page, name: string, paper: Record<string, string> = {}): Promise<void> {
  const check = page.getByRole("region", { name: "Vetting" }).getByRole("listitem").filter({ hasText: name }).first();
  await check.getByText("Record check").click();
  await check.getByLabel("Outcome").selectOption("Passed");
  for (const [label, text] of Object.entries(paper)) await check.getByLabel(label, { exact: true }).fill(text);
  await check.getByLabel(/^(Evidence|Evidence seen)/).fill(`${name}: seen on paper.`);
  await check.getByRole("button", { name: "Save check" }).click();
  await expect(check).toContainText(`${name}: seen on paper.`);
}

/** Returns the lead's id and leaves its page open. */
async function addLead(page: Page, description: string): Promise<string> {
  await page.goto("/admin");
  await page.getByRole("link", { name: "Add New Lead" }).click();
  const customer = `Winifred ${aWord()}`;
  await page.getByLabel("Customer Name").fill(customer);
  await page.getByLabel("Customer Email").fill(`${aWord()}@example.com`);
  await page.getByLabel("Service Type").selectOption("Solar Panels");
  await page.getByLabel("Location").fill("Croydon");
  await page.getByLabel("Postcode").fill("CR0 1EA");
  await page.getByLabel("Description").fill(description);
  await page.getByLabel("Told on the phone").check();
  await page.getByRole("button", { name: "Create Lead" }).click();
  await expectNotice(page, "Lead Created!");
  await page.getByRole("link", { name: customer }).click();
  await expect(page).toHaveURL(/\/admin\/leads\/[0-9a-f-]{36}$/);
  return page.url().split("/").at(-1) ?? "";
}
