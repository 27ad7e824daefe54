import { expect, type Page } from "@playwright/test";
import type { State } from "#tests/e2e/every-page/state.ts";
import { buyPack, type Installer } from "#tests/e2e/support/people.ts";

const as = "admin@demo.example";

export const paymentDeskStates: State[] = [
  { name: "admin, card payments", as, open: (page) => page.goto("/admin/payments") },
  { name: "admin, no card payment found", as, open: (page) => page.goto("/admin/payments?receipt=FW-999999") },
  { name: "admin, the accounts of a month", as, open: (page) => page.goto("/admin/payments/accounting") },
  {
    name: "admin, one card payment",
    as,
    async open(page, people) {
      const installer = await people.installer();
      await buyPack(installer.client);
      await openPaymentOf(page, installer);
    },
  },
];

async function openPaymentOf(page: Page, { companyName }: Installer): Promise<void> {
  await page.goto(`/admin/payments?${new URLSearchParams({ company: companyName })}`);
  await page.getByRole("rowheader").getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1, name: new RegExp(`: ${companyName}`) })).toBeVisible();
}
