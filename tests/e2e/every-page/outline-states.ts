import { expect } from "@playwright/test";
import { outlinedRequest } from "#tests/e2e/every-page/bought-lead.ts";
import { at, type State, sendUnchecked } from "#tests/e2e/every-page/state.ts";
import { becomePerson, send } from "#tests/e2e/support/people.ts";

/** Outlines, as each side and administrators see them. */
export const outlineStates: State[] = [
  {
    name: "a project with an outline",
    async open(page, people) {
      const { customer, company } = await outlinedRequest(people);
      await page.goto(customer.link);
      await expect(page.getByRole("button", { name: `Give ${company.companyName} my details` })).toBeVisible();
    },
  },
  {
    name: "an outline, with errors",
    story: true,
    async open(page, people) {
      const { customer, outlineId } = await outlinedRequest(people);
      await sendUnchecked(page, `${customer.link}/outlines/${outlineId}`, "Send message");
    },
  },
  {
    name: "a project with a picked outline",
    async open(page, people) {
      const { customer, company, outlineId } = await outlinedRequest(people);
      await send(company.client, customer.link, { intent: "pick", outlineId }, 302);
      await page.goto(`${customer.link}/outlines/${outlineId}`);
      await expect(page.getByText("Picked", { exact: true })).toBeVisible();
    },
  },
  { name: "no outlines", as: "empty@demo.example", open: at("/outlines") },
  {
    name: "outlines of a company",
    async open(page, people) {
      const { company } = await outlinedRequest(people);
      await becomePerson(page, company);
      await page.goto("/outlines");
      await expect(page.getByText("1 awaiting an answer")).toBeVisible();
    },
  },
  {
    name: "an outline of a company",
    async open(page, people) {
      const { company, outlineId } = await outlinedRequest(people);
      await becomePerson(page, company);
      await page.goto(`/outlines/${outlineId}`);
      await expect(page.getByRole("button", { name: "Withdraw the outline" })).toBeVisible();
    },
  },
  {
    name: "an outline to be written, with errors",
    async open(page, people) {
      const { leadId } = await outlinedRequest(people);
      await becomePerson(page, await people.installer({ credits: 10 }));
      await sendUnchecked(page, `/leads/${leadId}/outline`, "Send an outline (5 credits held)");
    },
  },
  {
    name: "reported outlines",
    as: "admin@demo.example",
    async open(page, people) {
      const { customer, company, outlineId } = await outlinedRequest(people);
      const report = { intent: "report", reason: "They want me to come to their shop." };
      await send(company.client, `${customer.link}/outlines/${outlineId}`, report, 302);
      await page.goto("/admin/reports");
      await expect(page.getByRole("button", { name: "Remove the outline" }).first()).toBeVisible();
    },
  },
];
