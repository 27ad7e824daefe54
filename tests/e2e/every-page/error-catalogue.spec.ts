import { expect, type Page } from "@playwright/test";
import pg from "pg";
import { demoPassword } from "#content/demo/sign-ins.ts";
import { watchForComplaints } from "#tests/e2e/support/complaints.ts";
import { test as base } from "#tests/e2e/support/fixtures.ts";
import { expectNotice, withoutLiveNews } from "#tests/e2e/support/on-page.ts";
import { ownPlace } from "#tests/e2e/support/own-place.ts";
import { balanceOf, becomePerson, buy, confirmPassword, PASSWORD, signIn } from "#tests/e2e/support/people.ts";
import type { Site } from "#tests/e2e/support/sites.ts";
import { startServer } from "#tests/support/server.ts";

// The failures that only a broken database makes visible, on a server whose database these tests break and mend.
// Those that people cause themselves are asserted where they cause them:
// - Login Failed, Account Exists, Login Error (address not confirmed, too many attempts), weak passwords: account-forms
// - Reset Error (too many emails), used and expired links: account-reset
// - Lead No Longer Available, 'You have already bought this lead.', suspended while buying: buying
// - 'Failed to purchase credits. Please try again.' when the card company fails: stripe
// - Access Denied: guards

interface Breakable {
  log(): string;
  /** Runs the work without this table, as after a failed migration. */
  without(table: string, work: () => Promise<void>): Promise<void>;
  /** Runs the work while the database refuses this, for example `insert on leads`. */
  refusing(what: string, work: () => Promise<void>): Promise<void>;
}

const REFUSE = "create function refuse() returns trigger language plpgsql as $$ begin raise 'planted'; end $$";
const OUR_MISTAKE = /the server responded with a status of 500/;

const test = base.extend<object, { place: { site: Site; database: Breakable }; database: Breakable }>({
  place: [
    async ({ playwright: _ }, use) => {
      const place = await ownPlace("postgres");
      const server = await startServer(place);
      const client = new pg.Client({ connectionString: place.databaseUrl });
      await client.connect();
      await client.query(REFUSE);
      const { folder, databaseUrl } = place;
      await use({ site: { url: server.url, folder, databaseUrl }, database: breakable(client, server.log) });
      await client.end();
      await server.stop();
      await place.remove();
    },
    { scope: "worker" },
  ],
  site: [({ place }, use) => use(place.site), { scope: "worker" }],
  database: [({ place }, use) => use(place.database), { scope: "worker" }],

  context: async ({ browser }, use) => {
    const context = await browser.newContext();
    const complaints = watchForComplaints(context);
    await use(context);
    await context.close();
    expect(complaints.filter((text) => !OUR_MISTAKE.test(text))).toEqual([]);
  },
});

// One after another: a fault affects all tests.
test.describe.configure({ mode: "default" });

const unread = [
  { path: "/dashboard", table: "installer_coverage", message: "Failed to load your profile." },
  { path: "/leads", table: "lead_purchases", message: "Failed to load leads." },
  { path: "/leads?tab=purchased", table: "lead_purchases", message: "Failed to load leads." },
  { path: "/admin", table: "installer_coverage", message: "Failed to load admin data." },
  { path: "/admin/leads", table: "leads", message: "Failed to load admin data." },
];

for (const { path, table, message } of unread) {
  test(`${path} when its data cannot be read: ${message}`, async ({ database, people, admin, page }) => {
    await becomePerson(page, path.startsWith("/admin") ? { client: admin } : await people.installer());
    await database.without(table, async () => {
      expect((await page.goto(path))?.status()).toBe(500);
      await expectToast(page, "Error", message);
      await expect(page.getByRole("main")).toContainText(message);
    });
    await page.getByRole("link", { name: "Try again" }).click();
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Error");
    await expect(page.getByRole("main")).not.toContainText(message);
  });
}

test("a failure to read the history is only logged", async ({ database, people, page }) => {
  await becomePerson(page, await people.installer({ credits: 10 }));
  await database.without("credit_transactions", async () => {
    const before = mistakesIn(database.log());
    expect((await page.goto("/credits?tab=history"))?.status()).toBe(200);
    await expect(page.getByRole("main")).toContainText("10 credits");
    await expect(page.getByRole("heading", { name: "We cannot show your history right now" })).toBeVisible();
    // The history, and what waits in the side bar, which leaves out leads that were refunded.
    expect(mistakesIn(database.log())).toBe(before + 2);
    await expect(page.getByRole("alert")).toHaveCount(0);
  });
});

test("anyone whose role cannot be read sees nothing of the admin area", async ({ database, admin }) => {
  await database.without("admin_roles", async () => {
    for (const path of ["/admin", "/admin.data"]) {
      const answer = await admin.get(path);
      expect(answer.status()).toBe(500);
      expect(await answer.text()).not.toContain("Installer Management");
    }
  });
});

test("a lead that cannot be bought: Failed to purchase lead.", async ({ database, people, page }) => {
  const installer = await people.installer({ credits: 10 });
  const lead = await people.lead();
  await becomePerson(page, installer);
  await page.goto("/leads");
  await database.refusing("insert on lead_purchases", async () => {
    await pressBuy(page, lead);
    await expectFailure(page, "Error", "Failed to purchase lead. Please try again.");
  });
  expect(await balanceOf(installer.client)).toBe(10);
  await pressBuy(page, lead);
  await expectNotice(page, "Lead Purchased!");
});

test("a lead that costs more than the balance: Insufficient Credits", async ({ people, page }) => {
  const installer = await people.installer({ credits: 10 });
  const wanted = await people.lead();
  await withoutLiveNews(page);
  await becomePerson(page, installer);
  await page.goto("/leads");
  await cardOf(page, wanted).getByRole("button", { name: "Purchase Lead (5 Credits)" }).click();
  // In another tab, meanwhile.
  for (const { leadId } of [await people.lead(), await people.lead()]) await buy(installer.client, leadId);
  await page.getByRole("dialog").getByRole("button", { name: "Buy for 5 credits" }).click();
  await expectFailure(page, "Insufficient Credits", "You need at least 5 credits to purchase a lead.");
});

test("a lead that cannot be saved: Failed to create lead.", async ({ database, admin, page }) => {
  await becomePerson(page, { client: admin });
  await page.goto("/admin/leads/new");
  await page.getByLabel("Customer Name").fill("Ada Thistlewood");
  await page.getByLabel("Customer Email").fill("ada@example.com");
  await page.getByLabel("Service Type").selectOption({ index: 1 });
  await page.getByLabel("Location").fill("Croydon");
  await page.getByLabel("Postcode").fill("CR0 1EA");
  await page.getByLabel("Told on the phone").check();
  await database.refusing("insert on leads", async () => {
    await page.getByRole("button", { name: "Create Lead" }).click();
    await expectFailure(page, "Error", "Failed to create lead. Please try again.");
  });
  await page.getByRole("button", { name: "Create Lead" }).click();
  await expectNotice(page, "Lead Created!");
});

test("an administrator who cannot be added: Failed to add admin user.", async ({ database, people, admin, page }) => {
  const { email } = await people.installer();
  await becomePerson(page, { client: admin });
  await page.goto("/admin/users");
  await page.getByLabel("Email").fill(email);
  await confirmPassword(page, demoPassword);
  await database.refusing("insert on admin_roles", async () => {
    await page.getByRole("button", { name: "Add Admin" }).click();
    await expectFailure(page, "Error", "Failed to add admin user.");
  });
  await page.getByRole("button", { name: "Add Admin" }).click();
  await expectNotice(page, "Admin Added");
});

const changes = [
  {
    button: "Approve",
    confirm: "Approve anyway",
    refused: "update on profiles",
    message: "Failed to update installer status.",
  },
  {
    button: "+10 Credits",
    confirm: "Give 10 credits",
    refused: "insert on credit_transactions",
    message: "Failed to add credits.",
  },
];

for (const { button, confirm, refused, message } of changes) {
  test(`${button} that cannot be saved: ${message}`, async ({ database, people, admin, page }) => {
    const { companyName } = await people.installer({ status: "pending" });
    await becomePerson(page, { client: admin });
    await page.goto("/admin");
    const row = page.getByRole("row", { name: companyName });
    // In the row, or in the dialog that asks for a reason.
    const confirming = page.getByRole("button", { name: confirm, exact: true }).filter({ visible: true });
    await row.getByRole("button", { name: button, exact: true }).click();
    const reason = page.getByRole("dialog").getByLabel(/^Reason/);
    if (button === "+10 Credits") await reason.fill("Welcome.");
    await database.refusing(refused, async () => {
      await confirming.click();
      await expectFailure(page, "Error", message);
    });
    if (button === "+10 Credits") {
      // Sending closed the dialog, which keeps the reason.
      await row.getByRole("button", { name: button, exact: true }).click();
      await expect(reason).toHaveValue("Welcome.");
    }
    await confirming.click();
    await expectNotice(page, button === "Approve" ? "Status Updated" : "Credits Added");
  });
}

test("a pack that cannot be bought: Failed to purchase credits.", async ({ database, people, page }) => {
  await becomePerson(page, await people.installer());
  await page.goto("/credits");
  await database.refusing("insert on payments", async () => {
    await page.getByRole("button", { name: "Buy 20 credits for £99" }).click();
    await expectFailure(page, "Error", "Failed to purchase credits. Please try again.");
  });
});

const accountForms = [
  { path: "/auth", button: "Login", title: "Login Error" },
  { path: "/auth?tab=signup", button: "Sign Up", title: "Signup Error" },
  { path: "/auth?tab=reset", button: "Send Reset Email", title: "Reset Error" },
];

for (const { path, button, title } of accountForms) {
  test(`${button} when we fail: ${title}`, async ({ database, page }) => {
    await page.goto(path);
    const typed = { "Contact Name": "Pat Lee", "Company Name": "Lee Ltd", Email: "pat@example.com" };
    const filled = { ...typed, Password: PASSWORD, "Confirm Password": PASSWORD };
    for (const [label, text] of Object.entries(filled)) {
      const field = page.getByLabel(label, { exact: true });
      if ((await field.count()) > 0) await field.fill(text);
    }
    await database.without("rate_limits", async () => {
      await page.getByRole("button", { name: button }).click();
      await expectFailure(page, title, "An unexpected error occurred. Please try again.");
    });
    await expect(page.getByLabel("Email", { exact: true })).toHaveValue(typed.Email);
  });
}

test("signing out that fails: said on the dashboard, logged elsewhere", async ({ database, people, page }) => {
  const installer = await people.installer();
  await becomePerson(page, installer);
  await page.goto("/dashboard");
  await database.refusing("delete on session", async () => {
    await page.getByRole("banner").getByRole("button", { name: "Sign Out" }).click();
    await expectToast(page, "Error", "Failed to sign out.");
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Welcome back");

    await page.goto("/credits");
    const before = mistakesIn(database.log());
    await page.getByRole("banner").getByRole("button", { name: "Sign Out" }).click();
    await expect(page).toHaveURL(/\/$/);
    expect(mistakesIn(database.log())).toBeGreaterThan(before);
    await expect(page.getByText("Failed to sign out.")).toHaveCount(0);
  });
  await signIn(installer.client, installer);
});

function breakable(client: pg.Client, log: () => string): Breakable {
  const between = async (first: string, work: () => Promise<void>, last: string) => {
    await client.query(first);
    try {
      await work();
    } finally {
      await client.query(last);
    }
  };
  return {
    log,
    without: (table, work) =>
      between(`alter table ${table} rename to away`, work, `alter table away rename to ${table}`),
    refusing: (what, work) => {
      const plant = `create trigger planted before ${what} execute function refuse()`;
      return between(plant, work, `drop trigger planted on ${what.split(" on ")[1]}`);
    },
  };
}

function mistakesIn(log: string): number {
  return log.split("\n").filter((line) => line.includes('"unexpected error"')).length;
}

function cardOf(page: Page, { word }: { word: string }) {
  return page.getByRole("article").filter({ hasText: word });
}

async function pressBuy(page: Page, lead: { word: string }) {
  await cardOf(page, lead).getByRole("button", { name: "Purchase Lead (5 Credits)" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Buy for 5 credits" }).click();
}

/** A failed form is reported in a toast, and on the page until it is corrected. */
async function expectFailure(page: Page, title: string, message: string) {
  await expectToast(page, title, message);
  await expect(page.getByRole("main").getByRole("alert")).toContainText(`${title}${message}`);
}

async function expectToast(page: Page, title: string, message: string) {
  const toast = page.getByRole("region", { name: /Notifications/ }).getByRole("alert");
  await expect(toast.filter({ hasText: title }).filter({ hasText: message })).toBeVisible();
}
