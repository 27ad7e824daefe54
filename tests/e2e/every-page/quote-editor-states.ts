import { randomUUID } from "node:crypto";
import { expect } from "@playwright/test";
import { boughtRequest } from "#tests/e2e/every-page/bought-lead.ts";
import type { State } from "#tests/e2e/every-page/state.ts";
import { becomePerson, send } from "#tests/e2e/support/people.ts";

export const quoteEditorStates: State[] = [
  {
    name: "writing a quote, the job",
    async open(page, people) {
      const { installer, address } = await boughtRequest(people);
      await becomePerson(page, installer);
      await page.goto(`${address}/quote`);
    },
  },
  {
    name: "writing a quote, the price, with errors",
    async open(page, people) {
      const { installer, address } = await boughtRequest(people);
      await becomePerson(page, installer);
      await page.goto(`${address}/quote?step=price&errors=1`);
      await expect(page.getByText("Total is needed.")).not.toHaveCount(0);
    },
  },
  {
    name: "writing a quote, the equipment, beside the price book",
    async open(page, people) {
      const { installer, address } = await boughtRequest(people);
      const kept = { role: "panel", make: "Aurora", model: "AU-440", warrantyYears: "25", id: randomUUID() };
      await send(installer.client, "/quotes/library", { intent: "keep", ...kept }, 302);
      await becomePerson(page, installer);
      await page.goto(`${address}/quote?step=equipment`);
      await expect(page.getByText("From your price book").last()).toBeVisible();
    },
  },
  {
    name: "writing a quote, not ready",
    async open(page, people) {
      const { installer, address } = await boughtRequest(people);
      await becomePerson(page, installer);
      await page.goto(`${address}/quote?step=review`);
      await expect(page.getByRole("heading", { name: "Not ready to send" })).toBeVisible();
    },
  },
];
