import { expect, type Page } from "@playwright/test";
import { boughtLongLead } from "#tests/e2e/every-page/bought-lead.ts";
import type { State } from "#tests/e2e/every-page/state.ts";

const as = "admin@demo.example";

export const leadDeskStates: State[] = [
  {
    name: "admin, leads, with long words",
    as,
    open: async (page, people) => showsLongLead(page, "/admin/leads", await boughtLongLead(people)),
  },
  {
    name: "admin, all leads, with long words",
    as,
    open: async (page, people) => showsLongLead(page, "/admin/leads/all", await boughtLongLead(people)),
  },
  {
    name: "admin, places sold, with long words",
    as,
    open: async (page, people) => showsLongLead(page, "/admin/purchases", await boughtLongLead(people)),
  },
  {
    name: "admin, leads chosen to be withdrawn, without a reason",
    as,
    async open(page) {
      await page.goto("/admin/leads/all?status=available");
      await page.getByRole("checkbox").first().check();
      await page.getByRole("button", { name: "Withdraw chosen leads" }).click();
      await expect(page.getByLabel("Reason, kept in the audit log")).toHaveAttribute("aria-invalid", "true");
    },
  },
  {
    name: "admin, a lead for sale, with long words",
    as,
    async open(page, people) {
      const lead = await boughtLongLead(people);
      await showsLongLead(page, `/admin/leads/${lead.leadId}`, lead);
      await expect(page.getByRole("region", { name: "Timeline", exact: true })).toBeVisible();
    },
  },
  { name: "admin, a sold lead", as, open: (page) => firstLead(page, "sold") },
  {
    name: "admin, import with errors and duplicates",
    as,
    async open(page) {
      await page.goto("/admin/leads/import");
      const header = "Name,Email,Service,Location,Postcode";
      const ann = (name: string) => `${name} Example,ann@example.com,Heat Pumps,Croydon,CR0 1EA`;
      const rows = [ann("Ann"), ann("Anne"), "Bob Example,bob,,,"].join("\n");
      await page.getByLabel("Or paste the rows").fill(`${header}\n${rows}`);
      await page.getByRole("button", { name: "Preview" }).click();
      await expect(page.getByRole("region", { name: /^Preview/ })).toContainText("1 possible duplicate");
    },
  },
];

async function showsLongLead(page: Page, path: string, { location }: { location: string }): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole("main")).toContainText(location);
}

async function firstLead(page: Page, status: string): Promise<void> {
  await page.goto(`/admin/leads/all?status=${status}`);
  await page.getByRole("rowheader").first().getByRole("link").click();
  await expect(page.getByRole("region", { name: "Timeline", exact: true })).toBeVisible();
}
