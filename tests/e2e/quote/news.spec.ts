import { randomUUID } from "node:crypto";
import { expect } from "@playwright/test";
import { talked } from "#tests/e2e/every-page/bought-lead.ts";
import { test } from "#tests/e2e/support/fixtures.ts";

test("an open page of a project tells of what the company does, and its messages appear by themselves", async ({
  page,
  people,
}) => {
  const { customer, installer, address } = await talked(people);
  const purchaseId = address.split("/").at(-1);
  const headers = () => ({ "Idempotency-Key": randomUUID() });
  await page.goto(`${customer.link}/messages/${purchaseId}`);
  const stream = page.waitForResponse(/\/events$/);
  expect((await stream).headers()["content-type"]).toBe("text/event-stream");
  const typed = page.getByLabel(`Write to ${installer.companyName}`);
  await typed.fill("Could you");
  await installer.client.post(`/api/v1/purchases/${purchaseId}/messages`, {
    headers: headers(),
    data: { text: "Or on Friday at noon." },
  });
  await expect(page.getByText("Or on Friday at noon.")).toBeVisible();
  await expect(typed).toHaveValue("Could you");

  const hours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString();
  await installer.client.post(`/api/v1/purchases/${purchaseId}/appointments`, {
    headers: headers(),
    data: { kind: "survey", minutes: 60, times: [hours(24)] },
  });
  await expect(page.getByText("There is news in your project.")).toBeVisible();
  await expect(typed).toHaveValue("Could you");
  await page.goto(customer.link);
  await expect(page.getByText("There is news in your project.")).toBeHidden();
  await expect(page.getByRole("heading", { name: /^Choose a time for / })).toBeVisible();
});
