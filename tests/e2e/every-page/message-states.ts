import { expect } from "@playwright/test";
import { boughtRequest, complained, talked, timesOffered } from "#tests/e2e/every-page/bought-lead.ts";
import { quotedRequest } from "#tests/e2e/every-page/quoted-request.ts";
import { at, type State, sendUnchecked } from "#tests/e2e/every-page/state.ts";
import { becomePerson, confirmPassword } from "#tests/e2e/support/people.ts";
import { aJpeg } from "#tests/support/documents.ts";

/** Messages between customers and companies, as each side and administrators see them. */
export const messageStates: State[] = [
  {
    name: "messages, one unread",
    async open(page, people) {
      const { customer } = await talked(people);
      await page.goto(`${customer.link}/messages`);
      await expect(page.getByRole("link", { name: /Renewables Ltd 1 new/ })).toBeVisible();
    },
  },
  {
    name: "a thread, with errors",
    async open(page, people) {
      const { customer, address } = await talked(people);
      await sendUnchecked(page, `${customer.link}/messages/${address.split("/").at(-1)}`, "Send message");
    },
  },
  {
    name: "a thread with a file",
    async open(page, people) {
      const { customer, address } = await talked(people);
      const thread = `${customer.link}/messages/${address.split("/").at(-1)}`;
      await page.goto(thread);
      await page.getByLabel(/^Write to /).fill("Here is the roof.");
      const file = { name: "A roof.jpg", mimeType: "image/jpeg", buffer: Buffer.from(aJpeg()) };
      await page.getByLabel("Files").setInputFiles(file);
      await page.getByRole("button", { name: "Send message" }).click();
      await expect(page.getByRole("link", { name: "A roof.jpg" })).toBeVisible();
      await page.goto(thread);
    },
  },
  {
    name: "a thread with a customer",
    async open(page, people) {
      const { installer, address } = await talked(people);
      await becomePerson(page, installer);
      await page.goto(`${address}/messages`);
      await expect(page.getByText("When could you come?").first()).toBeVisible();
    },
  },
  {
    name: "times to choose from",
    async open(page, people) {
      const { customer } = await timesOffered(people);
      await page.goto(`${customer.link}/appointments`);
      await expect(page.getByRole("button", { name: "None of these suit me" })).toBeVisible();
    },
  },
  {
    name: "a booked time",
    async open(page, people) {
      const { customer } = await timesOffered(people);
      await page.goto(`${customer.link}/appointments`);
      await page
        .getByRole("button", { name: /, \d\d:\d\d to \d\d:\d\d$/ })
        .first()
        .click();
      await expect(page.getByText("Booked")).toBeVisible();
    },
  },
  {
    name: "a purchase with times offered, and errors",
    async open(page, people) {
      const { installer, address } = await timesOffered(people);
      await becomePerson(page, installer);
      await page.goto(address);
      await page.getByText("Offer times").click();
      await page.getByRole("button", { name: "Offer these times" }).click();
      await expect(page.getByRole("heading", { name: "There is a problem" })).toBeVisible();
    },
  },
  {
    name: "a project with a suspended company",
    async open(page, people) {
      const { customer, installer } = await boughtRequest(people);
      await people.suspend(installer);
      await page.goto(customer.link);
      await expect(page.getByText(`We have suspended ${installer.companyName}.`)).toBeVisible();
    },
  },
  { name: "an empty price book", as: "empty@demo.example", open: at("/quotes/library") },
  { name: "an empty calendar", as: "empty@demo.example", open: at("/calendar") },
  {
    name: "a calendar with times offered and a link",
    async open(page, people) {
      const { installer } = await timesOffered(people);
      await becomePerson(page, installer);
      await page.goto("/calendar");
      await confirmPassword(page);
      await page.getByRole("button", { name: "Make a link for my calendar" }).click();
      await expect(page.getByRole("button", { name: "Revoke" })).toBeVisible();
    },
  },
  { name: "no quotes", as: "empty@demo.example", open: at("/quotes") },
  {
    name: "quotes of a company",
    story: true,
    async open(page, people) {
      const { offers } = await quotedRequest(people);
      if (offers[0]) await becomePerson(page, offers[0].company);
      await page.goto("/quotes");
      await expect(page.getByRole("table")).toContainText("Sent");
    },
  },
  { name: "no messages", as: "empty@demo.example", open: at("/messages") },
  {
    name: "admin, reported messages",
    as: "admin@demo.example",
    async open(page, people) {
      const { customer, address } = await talked(people);
      const thread = `${customer.link}/messages/${address.split("/").at(-1)}`;
      await page.goto(thread);
      await page.getByText("Report this message").click();
      await page.getByLabel("What is wrong with it?").fill("It insults me.");
      await page.getByRole("button", { name: "Send report" }).click();
      await page.getByText("You have reported this message.").waitFor();
      await complained(people);
      await page.goto("/admin/reports");
      await expect(page.getByText("It insults me.").first()).toBeVisible();
    },
  },
];
