import { expect } from "@playwright/test";
import { bought, reportLead, stoppedRequest } from "#tests/e2e/every-page/bought-lead.ts";
import { leadDeskStates } from "#tests/e2e/every-page/lead-desk-states.ts";
import { paymentDeskStates } from "#tests/e2e/every-page/payment-desk-states.ts";
import { at, type State, sendUnchecked } from "#tests/e2e/every-page/state.ts";

const ADMIN = "admin@demo.example";

export const administratorStates: State[] = [
  { name: "account of an administrator", story: true, as: ADMIN, open: at("/account") },
  { name: "search of an administrator", as: ADMIN, open: at("/search?q=solar") },
  { name: "admin, work", story: true, everyColour: true, as: ADMIN, open: at("/admin/work") },
  { name: "admin, installers", as: ADMIN, open: at("/admin") },
  {
    name: "admin, suspending",
    as: ADMIN,
    async open(page) {
      await page.goto("/admin");
      await page.getByRole("button", { name: "Suspend", exact: true }).first().click();
      await expect(page.getByRole("dialog")).toBeVisible();
    },
  },
  { name: "admin, no installer found", as: ADMIN, open: at("/admin?q=nobody+of+that+name") },
  { name: "admin, one installer", everyColour: true, as: ADMIN, open: at("/admin/installers/demo-rival1") },
  ...["company", "money", "notes"].map((tab) => ({
    name: `admin, one installer, ${tab}`,
    as: ADMIN,
    open: at(`/admin/installers/demo-rival1?tab=${tab}`),
  })),
  {
    name: "admin, one installer, a check with errors",
    as: ADMIN,
    async open(page) {
      await page.goto("/admin/installers/demo-pending");
      await page.getByText("Record check").first().click();
      await page.getByRole("button", { name: "Save check" }).first().click();
      await expect(page.getByRole("main")).toContainText("Choose whether it passed.");
    },
  },
  {
    name: "admin, stops",
    as: ADMIN,
    async open(page, people) {
      const { installer } = await stoppedRequest(people);
      await page.goto("/admin/stops");
      await expect(page.getByRole("main")).toContainText(installer.companyName);
    },
  },
  {
    name: "admin, projects",
    as: ADMIN,
    async open(page, people) {
      await stoppedRequest(people);
      await page.goto("/admin/projects?status=stopped");
      await expect(page.getByRole("table")).toContainText("Stopped");
    },
  },
  ...leadDeskStates,
  {
    name: "admin, new lead with errors",
    as: ADMIN,
    open: (page) => sendUnchecked(page, "/admin/leads/new", "Create Lead"),
  },
  {
    name: "admin, new lead that may be a duplicate",
    as: ADMIN,
    async open(page, people) {
      const { word } = await people.lead();
      await page.goto("/admin/leads/new");
      await page.getByLabel("Customer Name").fill("Ada Thistlewood");
      await page.getByLabel("Customer Email").fill(`ada-${word}+again@example.com`);
      await page.getByLabel("Service Type").selectOption("solar-panels");
      await page.getByLabel("Location").fill("Croydon");
      await page.getByLabel("Postcode").fill("CR0 1EA");
      await page.getByLabel("Told on the phone").check();
      await page.getByRole("button", { name: "Create Lead" }).click();
      await expect(page.getByText("Possible duplicate within")).toBeVisible();
    },
  },
  {
    name: "admin, reported leads",
    as: ADMIN,
    async open(page, people) {
      await reportLead(await bought(people));
      await page.goto("/admin/refunds");
      await page.locator(".queue-line").first().click();
      await expect(page.getByRole("button", { name: "Accept", exact: true }).first()).toBeVisible();
    },
  },
  {
    name: "admin, reports chosen to be declined, without a reason",
    as: ADMIN,
    async open(page, people) {
      await reportLead(await bought(people));
      await page.goto("/admin/refunds");
      await page.getByRole("checkbox").first().check();
      await page.getByRole("button", { name: "Decline chosen" }).click();
      await expect(page.getByLabel("Why they are declined")).toHaveAttribute("aria-invalid", "true");
    },
  },
  {
    name: "admin, data requests, one entered",
    as: ADMIN,
    async open(page) {
      await page.goto("/admin/data-requests");
      await page.getByText("Enter a request", { exact: true }).click();
      const form = page.getByRole("form", { name: "Enter a request" });
      await form.getByLabel("Full Name").fill("Bartholomew Featherstonehaugh-Cholmondeley");
      await form.getByLabel("Phone Number").fill("07700 900555");
      await form.getByRole("button", { name: "Enter the request" }).click();
      await page.getByText("Identity checked another way", { exact: true }).first().click();
      await expect(page.getByRole("button", { name: "Save how it was checked" }).first()).toBeVisible();
    },
  },
  { name: "admin, second looks", as: ADMIN, open: at("/admin/appeals") },
  {
    name: "admin, signals with errors",
    as: ADMIN,
    async open(page) {
      await page.goto("/admin/signals");
      const signal = page
        .locator(".card", { hasText: "The network address of a customer whose lead it bought" })
        .first();
      await signal.locator("summary").click();
      await signal.getByRole("button", { name: "Hold buying", exact: true }).click();
      await expect(signal).toContainText("Give a reason. It is sent to the installer.");
    },
  },
  { name: "admin, operation", as: ADMIN, open: at("/admin/operation") },
  { name: "admin, users", as: ADMIN, open: at("/admin/users") },
  { name: "admin, users with errors", as: ADMIN, open: (page) => sendUnchecked(page, "/admin/users", "Add Admin") },
  { name: "admin, security log", as: ADMIN, open: at("/admin/security") },
  { name: "admin, audit log", as: ADMIN, open: at("/admin/audit") },
  { name: "admin, figures", as: ADMIN, open: at("/admin/figures") },
  ...paymentDeskStates,
  { name: "admin, credits given back", as: ADMIN, open: at("/admin/refunds/given") },
  { name: "access denied", as: "pending@demo.example", open: at("/admin") },
];
