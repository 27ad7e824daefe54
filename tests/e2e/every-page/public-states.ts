import { expect, type Page } from "@playwright/test";
import { londonDay } from "#domain/time/calendar.ts";
import { boughtLongLead, boughtRequest, complained } from "#tests/e2e/every-page/bought-lead.ts";
import { chosenRequest, finishedRequest, quotedRequest } from "#tests/e2e/every-page/quoted-request.ts";
import { at, type State, sendUnchecked } from "#tests/e2e/every-page/state.ts";
import { linkIn, mailTo } from "#tests/e2e/support/mailbox.ts";
import { aWord, buy, type People, send } from "#tests/e2e/support/people.ts";

export const publicStates: State[] = [
  { name: "home", open: at("/") },
  { name: "home with errors", story: true, open: (page) => sendUnchecked(page, "/", "Get my 3 free quotes") },
  { name: "thank-you", open: at("/thank-you") },
  { name: "your data, asking whose address it is", open: askedForData },
  { name: "request, unconfirmed", open: async (page, people) => page.goto(await link(people, false)) },
  { name: "request, confirmed", story: true, open: async (page, people) => page.goto(await link(people, true)) },
  {
    name: "request, asking before it is closed",
    async open(page, people) {
      await page.goto(await link(people, true));
      await page.getByRole("button", { name: "Close my request" }).click();
      await expect(page.getByRole("dialog")).toBeVisible();
    },
  },
  {
    name: "request, bought and closed",
    async open(page, people) {
      const [{ client }, customer] = await Promise.all([people.installer({ credits: 10 }), people.customer()]);
      const html = await (await client.get("/leads")).text();
      const card = html.split("<article").find((text) => text.includes(customer.word)) ?? "";
      const [, leadId = ""] = /name="leadId" value="([^"]+)"/.exec(card) ?? [];
      await buy(client, leadId);
      await send(client, customer.link, { intent: "close" }, 302);
      await page.goto(customer.link);
      await expect(page.getByRole("listitem").filter({ hasText: "Renewables Ltd" }).first()).toBeVisible();
    },
  },
  {
    name: "request, asking before it is closed, without scripts",
    open: async (page, people) => page.goto(`${await link(people, true)}/close`),
  },
  {
    name: "request, asking before details are deleted",
    open: async (page, people) => page.goto(`${await link(people, true)}/delete`),
  },
  {
    name: "correct my details, with errors",
    open: async (page, people) => {
      await page.goto(`${await link(people, true)}/correct`);
      await page.getByLabel("Your phone number").fill("12");
      await page.getByRole("button", { name: "Save my details" }).click();
      await expect(page.getByLabel("Your phone number")).toHaveAttribute("aria-invalid", "true");
    },
  },
  {
    name: "who has my details",
    open: async (page, people) => page.goto(`${await link(people, true)}/details`),
  },
  {
    name: "my brief, empty",
    open: async (page, people) => page.goto(`${await link(people, true)}/brief`),
  },
  {
    name: "my brief, saved, with contact details and an error",
    story: true,
    open: async (page, people) => {
      const { link: project } = await people.customer({ form: { serviceType: "solar-panels" } });
      await page.goto(`${project}/brief?contact=1`);
      const roof = page.getByRole("group", { name: "Roof 1" });
      for (const [label, answer] of [
        ["Faces", "South"],
        ["Pitch", "Usual, 30°"],
        ["Shade", "A little"],
      ] as const) {
        await roof.getByLabel(label).selectOption(answer);
      }
      await page.getByText("More roofs").click();
      await page.getByText("The home", { exact: true }).click();
      await page.getByRole("button", { name: "Save my brief" }).click();
      await expect(page.getByText("Version 1")).toBeVisible();
      await page.goto(`${project}/brief?contact=1`);
      await page.getByLabel("Electricity you use in a year").fill("lots");
      await page.getByRole("button", { name: "Save my brief" }).click();
      await expect(page.getByLabel("Electricity you use in a year")).toHaveAttribute("aria-invalid", "true");
    },
  },
  {
    name: "my links, with one for the household",
    open: async (page, people) => {
      await page.goto(`${await link(people, true)}/links`);
      await page.getByLabel("Who is it for?").fill("Alex");
      await page.getByRole("button", { name: "Share with my household" }).click();
      await expect(page.getByRole("button", { name: "Revoke the link for Alex" })).toBeVisible();
    },
  },
  {
    name: "my links, on a device that remembers",
    open: async (page, people) => {
      await page.goto(`${await link(people, true)}/links`);
      await page.getByRole("button", { name: "Remember on this device" }).click();
      await expect(page.getByText("This device remembers your project")).toBeVisible();
    },
  },
  {
    name: "a request shared with the household",
    open: async (page, people) => {
      await page.goto(`${await link(people, true)}/links`);
      await page.getByLabel("Who is it for?").fill("Alex");
      await page.getByRole("button", { name: "Share with my household" }).click();
      await page.goto((await page.getByText(/\/shared\//).textContent()) ?? "");
    },
  },
  {
    name: "a request shared with the household, with a note and errors",
    open: async (page, people) => {
      await page.goto(`${await link(people, true)}/links`);
      await page.getByLabel("Who is it for?").fill("Alex");
      await page.getByRole("button", { name: "Share with my household" }).click();
      await page.goto((await page.getByText(/\/shared\//).textContent()) ?? "");
      await page.getByLabel("Your note").fill("I would take the first.");
      await page.getByRole("button", { name: "Leave a note" }).click();
      await expect(page.getByText("I would take the first.")).toBeVisible();
      await page.getByRole("button", { name: "Leave a note" }).click();
      await expect(page.getByRole("heading", { name: "There is a problem" })).toBeVisible();
    },
  },
  {
    name: "a comparison shared with the household",
    open: async (page, people) => {
      await page.goto(`${(await quotedRequest(people)).customer.link}/links`);
      await page.getByLabel("Who is it for?").fill("Alex");
      await page.getByRole("button", { name: "Share with my household" }).click();
      await page.goto((await page.getByText(/\/shared\//).textContent()) ?? "");
      await page.getByRole("link", { name: "Compare 2 quotes" }).click();
      await expect(page.getByRole("heading", { name: "Which of these?" })).toBeVisible();
    },
  },
  {
    name: "overview, two quotes to compare",
    story: true,
    async open(page, people) {
      await page.goto((await quotedRequest(people)).customer.link);
      await expect(page.getByRole("heading", { name: "2 quotes to compare" })).toBeVisible();
    },
  },
  {
    name: "quotes",
    story: true,
    open: async (page, people) => page.goto(`${(await quotedRequest(people)).customer.link}/quotes`),
  },
  {
    name: "one quote",
    async open(page, people) {
      const { customer, offers } = await quotedRequest(people);
      await page.goto(`${customer.link}/quotes/${offers[1]?.quoteId}`);
      await expect(page.getByRole("heading", { name: "What we noticed" })).toBeVisible();
    },
  },
  {
    name: "comparison",
    story: true,
    async open(page, people) {
      await page.goto(`${(await quotedRequest(people)).customer.link}/compare`);
      await expect(page.getByRole("heading", { name: "Which of these?" })).toBeVisible();
    },
  },
  {
    name: "nothing to compare",
    open: async (page, people) => page.goto(`${await link(people, true)}/compare`),
  },
  {
    name: "choosing a quote, with errors",
    async open(page, people) {
      const { customer, offers } = await quotedRequest(people);
      await page.goto(`${customer.link}/choose/${offers[0]?.quoteId}`);
      await page.getByRole("checkbox", { name: /^A reason for/ }).check();
      await page.getByLabel(/^In your words/).fill("x".repeat(301));
      await page.getByRole("button", { name: /^Yes, choose/ }).click();
      await expect(page.getByRole("heading", { name: "There is a problem" })).toBeVisible();
    },
  },
  {
    name: "overview, chosen",
    async open(page, people) {
      const { customer, offers } = await quotedRequest(people);
      await page.goto(`${customer.link}/choose/${offers[0]?.quoteId}`);
      await page.getByRole("button", { name: /^Yes, choose/ }).click();
      await expect(page.getByRole("heading", { name: /^You have chosen/ })).toBeVisible();
    },
  },
  {
    name: "a row of the list to handover, with errors",
    async open(page, people) {
      const { customer } = await chosenRequest(people);
      await page.goto(`${customer.link}/handover/design`);
      await page.getByLabel("Day").fill("2099-01-01");
      await page.getByRole("button", { name: "Mark as done" }).click();
      await expect(page.getByRole("heading", { name: "There is a problem" })).toBeVisible();
    },
  },
  {
    name: "a deposit, with errors",
    async open(page, people) {
      const { customer } = await chosenRequest(people);
      await sendUnchecked(page, `${customer.link}/deposit`, "I have paid");
    },
  },
  {
    name: "a deposit without a certificate",
    async open(page, people) {
      const { customer } = await chosenRequest(people);
      await page.goto(`${customer.link}/deposit`);
      await page.getByLabel("Amount").fill("1,980");
      await page.getByRole("button", { name: "I have paid" }).click();
      await page.getByText("I have the certificate").click();
      await expect(page.getByLabel("Certificate number")).toBeVisible();
    },
  },
  {
    name: "contract, with errors",
    async open(page, people) {
      const { customer, offer } = await chosenRequest(people);
      await sendUnchecked(page, `${customer.link}/choose/${offer.quoteId}`, "Save the date");
    },
  },
  {
    name: "contract, cancelling",
    async open(page, people) {
      const { customer, offer } = await chosenRequest(people);
      await page.goto(`${customer.link}/choose/${offer.quoteId}?cancel=letter`);
      await expect(page.getByRole("heading", { name: "Cancel my contract" })).toBeVisible();
    },
  },
  {
    name: "the work is finished, with errors",
    async open(page, people) {
      const { customer } = await chosenRequest(people);
      await sendUnchecked(page, `${customer.link}/done`, "The work is finished");
    },
  },
  {
    name: "overview, the work is finished",
    async open(page, people) {
      const { customer } = await finishedRequest(people, londonDay(new Date()));
      await page.goto(customer.link);
      await expect(page.getByRole("heading", { name: "Your project is done" })).toBeVisible();
    },
  },
  {
    name: "a year's reading, with errors",
    async open(page, people) {
      const { customer } = await finishedRequest(people, londonDay(new Date()));
      await sendUnchecked(page, `${customer.link}/year`, "Save my reading");
    },
  },
  {
    name: "a complaint, with errors",
    async open(page, people) {
      const { customer } = await boughtRequest(people);
      await sendUnchecked(page, `${customer.link}/complaint`, "Send my complaint");
    },
  },
  {
    name: "a complaint that waits",
    async open(page, people) {
      const { customer } = await complained(people);
      await page.goto(`${customer.link}/complaint`);
      await expect(page.getByRole("main")).toContainText("We are looking at it");
    },
  },
  {
    name: "a review that is not open yet",
    async open(page, people) {
      const { customer, address } = await chosenRequest(people);
      await page.goto(`${customer.link}/reviews/${address.split("/").at(-1)}`);
      await expect(page.getByRole("main")).toContainText("as soon as you tell us that the work is finished");
    },
  },
  {
    name: "the name on a contract, with errors",
    async open(page, people) {
      const { customer } = await boughtRequest(people);
      await sendUnchecked(page, `${customer.link}/contract-name`, "Compare");
    },
  },
  {
    name: "a name on a contract that differs",
    async open(page, people) {
      const { customer } = await boughtRequest(people);
      await page.goto(`${customer.link}/contract-name`);
      await page.getByLabel("Name on the contract").fill("Quite Another Firm Ltd");
      await page.getByRole("button", { name: "Compare" }).click();
      await expect(page.getByRole("main")).toContainText("Ask before you sign.");
    },
  },
  {
    name: "a vetting passport",
    async open(page, people) {
      const { customer, address } = await boughtRequest(people);
      await page.goto(`${customer.link}/passports/${address.split("/").at(-1)}`);
      await expect(page.getByRole("heading", { level: 1 })).toContainText("Vetting passport: ");
    },
  },
  {
    name: "stop everything, nobody has the details",
    open: async (page, people) => page.goto(`${await link(people, true)}/stop`),
  },
  {
    name: "stop everything, one company has the details",
    async open(page, people) {
      await page.goto(`${(await boughtRequest(people)).customer.link}/stop`);
      await expect(page.getByRole("heading", { name: "Who is told" })).toBeVisible();
    },
  },
  {
    name: "everything is stopped",
    async open(page, people) {
      await page.goto(`${(await boughtRequest(people)).customer.link}/stop`);
      await page.getByRole("button", { name: "Stop everything now" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toContainText("0 of 1 have confirmed");
    },
  },
  {
    name: "overview, everything is stopped",
    everyColour: true,
    async open(page, people) {
      const address = (await boughtRequest(people)).customer.link;
      await page.goto(`${address}/stop`);
      await page.getByRole("button", { name: "Stop everything now" }).click();
      await page.getByRole("button", { name: "They contacted me again" }).click();
      await page.getByText("You told us on").waitFor();
      await page.goto(address);
    },
  },
  { name: "a link that does not work", open: at("/requests/forged") },
  { name: "find your request", open: at("/requests") },
  {
    name: "My project, on a device that remembers it",
    async open(page, people) {
      await page.goto(`${await link(people, true)}/links`);
      await page.getByRole("button", { name: "Remember on this device" }).click();
      await expect(page.getByText("This device remembers your project")).toBeVisible();
      await page.goto("/requests");
      await expect(page.getByRole("button", { name: "Open my project" })).toBeVisible();
    },
  },
  { name: "find your request, with errors", open: (page) => sendUnchecked(page, "/requests", "Email me my links") },
  { name: "login", open: at("/auth") },
  { name: "login after signing up", open: at("/auth?notice=account-created") },
  { name: "login with errors", open: (page) => sendUnchecked(page, "/auth", "Login") },
  { name: "login, refused", open: refusedLogin },
  { name: "sign up", open: at("/auth?tab=signup") },
  { name: "sign up with errors", story: true, open: (page) => sendUnchecked(page, "/auth?tab=signup", "Sign Up") },
  { name: "reset", open: at("/auth?tab=reset") },
  { name: "reset, sent", open: at("/auth?tab=reset&notice=reset-sent") },
  { name: "reset with errors", open: (page) => sendUnchecked(page, "/auth?tab=reset", "Send Reset Email") },
  { name: "a new password", open: newPassword },
  { name: "a reset link that does not work", open: at("/reset-password?token=forged") },
  { name: "confirmation mail again", open: at("/auth/resend?notice=confirmation-sent") },
  { name: "not found", open: at("/nowhere") },
  { name: "captured mail, with long words", open: longMail },
  { name: "the gallery of components", open: at("/demo/components") },
];

async function link(people: People, confirmed: boolean): Promise<string> {
  return (await people.customer({ confirmed })).link;
}

async function newPassword(page: Page, people: People) {
  const { client, email } = await people.installer();
  await send(client, "/auth?tab=reset", { form: "reset", email }, 302);
  await page.goto(linkIn(await mailTo(client, email, /password/i)));
}

async function askedForData(page: Page) {
  const email = `${aWord()}@example.com`;
  await page.goto("/complaints");
  const form = { about: "data_copy", name: "Sam Reed", email, words: "" };
  await page.request.post("/complaints", { form, headers: { origin: new URL(page.url()).origin } });
  await page.goto(linkIn(await mailTo(page.request, email, /Is this your address/)));
  await expect(page.getByRole("button", { name: "Yes, it is mine" })).toBeVisible();
}

async function longMail(page: Page, people: People) {
  const { installer, location } = await boughtLongLead(people);
  await mailTo(installer.client, installer.email, /HYPERLINK/);
  await page.goto("/demo/mail");
  await expect(page.getByRole("main")).toContainText(location);
}

async function refusedLogin(page: Page) {
  await page.goto("/auth");
  await page.getByLabel("Email").fill("nobody@example.com");
  await page.getByLabel("Password", { exact: true }).fill("a wrong password");
  await page.getByRole("button", { name: "Login" }).click();
  await expect(page.getByRole("main").getByText("Login Failed")).toBeVisible();
}
