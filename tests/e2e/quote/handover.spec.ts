import { expect, type Page } from "@playwright/test";
import { chosenRequest } from "#tests/e2e/every-page/quoted-request.ts";
import { test } from "#tests/e2e/support/fixtures.ts";
import { becomePerson, send } from "#tests/e2e/support/people.ts";
import { PHONE } from "#tests/e2e/support/violations.ts";
import { aPdf } from "#tests/support/documents.ts";

const paper = (name: string) => ({ name, mimeType: "application/pdf", buffer: Buffer.from(aPdf(name)) });
const rowOf = (page: Page, title: string) =>
  page
    .getByRole("table", { name: "What is owed, who owes it, by when, and its paper" })
    .getByRole("row")
    .filter({ hasText: title });

test.describe("without scripts, at phone width", () => {
  test.use({ javaScriptEnabled: false, viewport: PHONE });

  test("customer and company mark what they have, and the customer fetches all papers in one file", {
    tag: "@story",
  }, async ({ page, people, newClient }) => {
    const { customer, offer, offers, address } = await chosenRequest(people);
    const client = await newClient();
    await page.goto(customer.link);
    await expect(rowOf(page, "MCS certificate")).toContainText("within 10 working days after it is switched on");
    await expect(rowOf(page, "Contract signed").getByRole("img", { name: "Waiting" })).toBeVisible();
    await page.getByRole("link", { name: /: Export tariff$/ }).click();
    await expect(page).toHaveTitle(/^Export tariff - Your project/);
    await page.getByLabel("Day").fill("2099-01-01");
    await page.getByRole("button", { name: "Mark as done" }).click();
    await expect(page.getByText("Enter a day, today or earlier.").first()).toBeVisible();
    await page.getByLabel("Day").fill("2026-11-01");
    await page.getByLabel("Number").fill("EXP 7");
    await page.getByLabel("Files").setInputFiles(paper("tariff.pdf"));
    await page.getByRole("button", { name: "Mark as done" }).click();
    await expect(rowOf(page, "Export tariff").getByRole("img", { name: "Done" })).toBeVisible();
    await page.getByRole("link", { name: /^1 paper ?: Export tariff$/ }).click();
    const kept = (await page.getByRole("link", { name: "tariff.pdf" }).getAttribute("href")) ?? "";
    expect((await client.get(kept)).status()).toBe(200);
    await page.goto(`${customer.link}/handover/tested`);
    await page.getByRole("link", { name: `Ask ${offer.company.companyName} for it` }).click();
    await expect(page.getByLabel(/^Write to /)).toHaveValue(/Switched on and tested\?$/);

    await becomePerson(page, offer.company);
    await page.goto(address);
    const card = page.getByRole("region", { name: "Handover" });
    await expect(card).not.toContainText("Export tariff");
    await card.getByText(/^Give it: Switched on and tested$/).click();
    const tested = card.getByRole("listitem").filter({ hasText: "Switched on and tested" });
    await tested
      .getByLabel("Files")
      .setInputFiles([paper("one.pdf"), { ...paper("two.pdf"), buffer: Buffer.from("x") }]);
    await tested.getByRole("button", { name: "Mark as done" }).click();
    await expect(tested.getByText("This file is not a PDF, JPEG or PNG").first()).toBeVisible();
    await tested.getByLabel("Files").setInputFiles(paper("test.pdf"));
    await tested.getByRole("button", { name: "Mark as done" }).click();
    await expect(tested.getByRole("img", { name: "Done" })).toBeVisible();
    expect((await offer.company.client.get(kept.replace(/^\/requests\/[^/]+/, ""))).status()).toBe(404);

    await page.goto(customer.link);
    await expect(rowOf(page, "Switched on and tested")).toContainText("1 paper");
    await expect(rowOf(page, "MCS certificate")).toContainText(/by \d+/);
    const file = await client.get(`${customer.link}/energy-file.zip`);
    expect(file.headers()).toMatchObject({ "content-type": "application/zip", "cache-control": "no-store" });
    const zip = await file.body();
    expect(zip.subarray(0, 2).toString()).toBe("PK");
    for (const name of ["00 List of papers.pdf", "Export tariff, from you, ", "Switched on and tested, from "]) {
      expect(zip.includes(name), name).toBe(true);
    }
    for (const content of ["tariff.pdf", "test.pdf"]) expect(zip.includes(Buffer.from(aPdf(content)))).toBe(true);
    expect(zip.includes(offers[1]?.company.companyName ?? "?")).toBe(false);
    expect((await offer.company.client.get("/requests/nobody/energy-file.zip")).status()).toBe(404);

    await send(client, customer.link, { intent: "change-mind" }, 302);
    expect((await client.get(`${customer.link}/energy-file.zip`)).status()).toBe(404);
    expect((await client.get(`${customer.link}/handover/tested`)).status()).toBe(404);
  });
});
