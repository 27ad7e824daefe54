import { expect, type Page } from "@playwright/test";
import { test } from "#tests/e2e/support/fixtures.ts";
import { becomePerson, buy } from "#tests/e2e/support/people.ts";

async function expectRows(page: Page, number: ReturnType<Page["getByRole"]>, found: (count: number) => RegExp) {
  // Other tests add rows all the time, so read the number again until the two agree.
  await expect(async () => {
    await page.goto("/admin/figures");
    const count = Number((await number.textContent())?.replaceAll(",", ""));
    expect(count).toBeGreaterThan(0);
    await number.click();
    await expect(page.getByRole("main").getByRole("status")).toHaveText(found(count), { timeout: 2000 });
  }).toPass();
}

test("figures link to rows that agree with them", async ({ people, admin, page }) => {
  await people.customer();
  const installer = await people.installer({ credits: 10 });
  const { leadId } = await people.lead();
  expect((await buy(installer.client, leadId)).status()).toBe(302);
  await becomePerson(page, { client: admin });
  await page.goto("/admin/figures");
  await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveText("Figures");
  const table = (name: RegExp) => page.getByRole("table", { name });
  const thisWeek = table(/by week, newest first/)
    .getByRole("row")
    .nth(1);
  const leads = (count: number) => new RegExp(`^${count} leads? found`);
  const purchases = (count: number) => new RegExp(`^${count} purchases? found`);
  await expectRows(page, thisWeek.getByRole("link", { name: /requests asked/ }), leads);
  await expect(page).toHaveURL(/origin=quote_request&from=.*&to=/);
  await expectRows(page, thisWeek.getByRole("link", { name: /confirmed, asked/ }), leads);
  await expectRows(page, thisWeek.getByRole("link", { name: /places sold/ }), purchases);
  const contacts = table(/first contact by week/)
    .getByRole("row")
    .nth(1);
  await expectRows(page, contacts.getByRole("link", { name: /not contacted yet/ }), purchases);
  await expect(page.getByRole("row", { name: new RegExp(installer.companyName) })).toContainText("Not yet");
  await page.getByRole("link", { name: "Show the latest" }).click();
  await expect(page).toHaveURL(/\/admin\/purchases$/);
  const london = table(/by region/).getByRole("row", { name: /London/ });
  await expectRows(page, london.getByRole("link", { name: "leads, London" }), leads);
});

test("older weeks have their own address", async ({ admin, page }) => {
  await becomePerson(page, { client: admin });
  await page.goto("/admin/figures");
  await page.getByRole("link", { name: "Older weeks" }).click();
  await expect(page).toHaveURL(/\/admin\/figures\?until=\d{4}-\d\d-\d\d$/);
  const contacts = page.getByRole("table", { name: /first contact by week/ });
  await expect(contacts.getByRole("row").last()).toContainText("No purchases that week");
  await page.getByRole("link", { name: "Newer weeks" }).click();
  await expect(page.getByRole("link", { name: "Newer weeks" })).toHaveCount(0);
});

test("each figure downloads as a file, for the weeks shown", async ({ admin, page }) => {
  await becomePerson(page, { client: admin });
  await page.goto("/admin/figures?until=2026-03-01");
  const files = [
    {
      name: "By week",
      file: "weeks-until-2026-03-01.csv",
      header: "Week from (Monday),Week to (Sunday),Requests asked",
    },
    {
      name: "Time to first contact",
      file: "first-contact-until-2026-03-01.csv",
      header: "Week of purchase from (Monday)",
    },
    { name: "Coverage by region", file: /^coverage-until-[\d-]+\.csv$/, header: "Region,Service,Leads" },
  ];
  for (const { name, file, header } of files) {
    const link = page.getByRole("link", { name: new RegExp(`^Export as CSV ?: ${name}$`) });
    const [download] = await Promise.all([page.waitForEvent("download"), link.click()]);
    expect(download.suggestedFilename()).toMatch(file);
    const csv = await (await admin.get((await link.getAttribute("href")) ?? "")).text();
    expect(csv.replace("\uFEFF", "").startsWith(header), csv.slice(0, 200)).toBe(true);
  }
});

test("every page of figures fits on a phone", async ({ admin, page }) => {
  await becomePerson(page, { client: admin });
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of ["figures", "purchases", "payments", "refunds/given", "leads/all?confirmed=yes&region=London"]) {
    await page.goto(`/admin/${path}`);
    const tooWide = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
    expect(await page.evaluate(tooWide), path).toBe(0);
  }
});
