import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { test } from "#tests/e2e/town/fixtures.ts";
import { linkIn, mailTo } from "#tests/e2e/town/mailbox.ts";
import { aPhone, aWord, becomePerson, buy, PASSWORD, quoteForm, send } from "#tests/e2e/town/people.ts";
import { startedSites } from "#tests/e2e/town/sites.ts";

/** A customer who also types every detail into the message, in the ways people do. */
function tellTale() {
  const surname = `Quill${aWord()}`;
  // Unique to this customer but not a detail of theirs: the tests run side by side on one market.
  const mark = `${aWord()} put aside`;
  const phone = aPhone();
  const [last3, email] = [phone.slice(-3), `customer-${aWord()}@example.com`];
  const spelled = email.replace("@", " at ").replace(".com", " dot com");
  const message =
    `Call +44 7700 900 ${last3}, 0044(0)7700-900-${last3} or 07700900${last3}. Write to ${email} or ${spelled}. ` +
    `The ${surname} house is at SM1 1EA, also written sm11ea. Boiler of 2003, £3,000 ${mark}.`;
  return { ...quoteForm({ name: `Sam ${surname}`, phone, email, message }), surname, last3, mark };
}

type TellTale = ReturnType<typeof tellTale>;

/** Which of the customer's details a text contains, however they are written. */
function detailsIn(text: string, { email, surname, last3 }: TellTale): string[] {
  const digits = text.replace(/[^0-9]/g, "");
  const letters = text.toLowerCase().replace(/[^a-z0-9]/g, "");
  const found = {
    email: letters.includes(email.replace(/[^a-z0-9]/g, "")) || letters.includes(email.slice(0, email.indexOf("@"))),
    phone: digits.includes(`7700900${last3}`),
    surname: letters.includes(surname.toLowerCase()),
    postcode: letters.includes("sm11ea"),
  };
  return Object.entries(found).flatMap(([detail, isThere]) => (isThere ? [detail] : []));
}

/** Everything the browser receives while looking round the leads. */
async function browseLeads(page: Page): Promise<string[]> {
  const bodies: string[] = [];
  // Read as they arrive: once the browser has moved on, an answer's body can no longer be had.
  await page.route(
    // An event stream has no end to wait for; server/lead-feed.test.ts covers what it says.
    ({ pathname }) => !pathname.startsWith("/assets/") && !pathname.endsWith("/events"),
    async (route) => {
      const response = await route.fetch({ maxRedirects: 0 });
      bodies.push(`${route.request().url()}\n${await response.text()}`);
      await route.fulfill({ response });
    },
  );
  await page.goto("/leads");
  await page.getByRole("link", { name: /^My Purchased Leads/ }).click();
  await expect(page).toHaveURL(/tab=purchased/);
  await page.getByRole("link", { name: /^Available Leads/ }).click();
  await expect(page).toHaveURL(/\/leads$/);
  await page.getByRole("article").first().getByRole("button").click();
  await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("link", { name: "Older leads" }).click();
  await expect(page).toHaveURL(/cursor=/);
  await page.unrouteAll({ behavior: "wait" });
  return bodies;
}

test("before buying, no detail of the customer is in anything the browser receives; after buying, all are", {
  tag: "@story",
}, async ({ people, page }) => {
  const customer = tellTale();
  const { word: _, surname: __, last3: ___, mark: ____, ...form } = customer;
  const [installer, rival, { link }] = await Promise.all([
    people.installer({ credits: 10 }),
    people.installer({ credits: 10 }),
    people.customer({ form }),
  ]);
  await becomePerson(page, installer);
  const bodies = await browseLeads(page);
  expect(bodies.length).toBeGreaterThanOrEqual(4);
  // The lead itself is there; otherwise this would prove nothing.
  expect(bodies.filter((body) => body.includes(customer.mark)).length).toBeGreaterThanOrEqual(2);
  expect(bodies.flatMap((body) => detailsIn(body, customer))).toEqual([]);

  const get = async (path: string, { client } = installer) => (await client.get(path)).text();
  const addresses = [
    "/leads",
    "/leads.data",
    "/leads.data?_routes=routes%2Finstaller%2Fleads%2Fleads",
    "/leads?tab=purchased",
  ];
  for (const address of addresses) expect(detailsIn(await get(address), customer), address).toEqual([]);
  expect(detailsIn(await get("/dashboard.data"), customer)).toEqual([]);

  const [, leadId = ""] = /name="leadId" value="([^"]+)"/.exec(cardIn(await get("/leads"), customer)) ?? [];
  expect((await buy(rival.client, leadId)).status()).toBe(302);
  const all = ["email", "phone", "surname", "postcode"];
  for (const address of ["/leads?tab=purchased", "/leads.data?tab=purchased"]) {
    expect(detailsIn(await get(address, rival), customer), address).toEqual(all);
    expect(detailsIn(await get(address), customer), "who has not bought it").toEqual([]);
  }
  expect(detailsIn(await get("/leads"), customer)).toEqual([]);
  expect(await get("/leads?tab=purchased", rival)).not.toContain(link);
});

test("a refused purchase reveals nothing either", async ({ people }) => {
  const customer = tellTale();
  const { word: _, surname: __, last3: ___, mark: ____, ...form } = customer;
  const [installer] = await Promise.all([people.installer({ credits: 0 }), people.customer({ form })]);
  const html = await (await installer.client.get("/leads")).text();
  const [, leadId = ""] = /name="leadId" value="([^"]+)"/.exec(cardIn(html, customer)) ?? [];
  const refused = await buy(installer.client, leadId);
  expect(refused.status()).toBe(402);
  expect(detailsIn(await refused.text(), customer)).toEqual([]);
});

test("the log holds no e-mail address, no phone number and no token, also when something is wrong", async ({
  people,
  newClient,
  site,
}) => {
  const { link } = await people.customer();
  const { email, client } = await people.installer({ status: "pending" });
  const visitor = await newClient();
  await send(visitor, "/auth", { form: "login", email, password: "a wrong password" }, 401);
  await send(visitor, "/auth?tab=signup", { form: "signup", email, password: PASSWORD }, 422);
  await visitor.get(`/auth?next=${encodeURIComponent(`/leads?for=${email}`)}`);
  await visitor.get(link.replace("/requests", "/Requests"));
  await visitor.get(`${link}.data`);
  await client.get(`/leads?cursor=${email}`);
  const confirmation = linkIn(await mailTo(client, email, /^Confirm your email/));
  await send(visitor, confirmation, {}, 302);

  const lines = logOf(site.folder).filter((line) => line.startsWith("{"));
  expect(lines.filter((line) => /"path":"\/(requests|auth\/confirm)\/:token/i.test(line)).length).toBeGreaterThan(3);
  expect(lines.filter((line) => /[\w.-]+(@|%40)[\w-]+\.\w/.test(line))).toEqual([]);
  expect(lines.filter((line) => /7700\s?900\s?\d{3}/.test(line))).toEqual([]);
  // Tokens of links are 43 characters, those of sessions 32.
  expect(lines.filter((line) => /(?<![\w-])[\w-]{43}(?![\w-])|(?<!\w)[A-Za-z0-9]{32}(?!\w)/.test(line))).toEqual([]);
  for (const secret of [PASSWORD, "a wrong password", startedSites().postgresAdminUrl, link.split("/").at(-1)]) {
    expect(lines.filter((line) => line.includes(secret ?? ""))).toEqual([]);
  }
});

test("private pages are kept in no cache", async ({ people, admin, newClient }) => {
  const [installer, customer] = await Promise.all([people.installer(), people.customer({ confirmed: false })]);
  const visitor = await newClient();
  const pages = [
    ...["/dashboard", "/leads", "/leads?tab=purchased", "/leads.data", "/credits", "/", "/_root.data", "/nowhere"].map(
      (path) => ({ client: installer.client, path }),
    ),
    ...["/admin", "/admin/leads", "/admin/leads/new", "/admin.data"].map((path) => ({ client: admin, path })),
    ...[customer.link, `${customer.link}.data`, "/demo/mail", "/demo/mail.json"].map((path) => ({
      client: visitor,
      path,
    })),
  ];
  for (const { client, path } of pages) {
    const headers = (await client.get(path)).headers();
    expect(headers["cache-control"], path).toContain("no-store");
  }
  const request = (await visitor.get(customer.link)).headers();
  expect(request).toMatchObject({ "referrer-policy": "same-origin", "x-robots-tag": "noindex" });
});

test("after signing out, going back shows no private page", { tag: "@story" }, async ({ people, page }) => {
  const installer = await people.installer();
  await becomePerson(page, installer);
  await page.goto("/dashboard");
  await page.goto("/leads");
  await page.goto("/credits");
  await page.getByRole("banner").getByRole("button", { name: "Sign Out" }).first().click();
  await expect(page.getByRole("banner").getByRole("link", { name: "Sign In" }).first()).toBeVisible();
  for (let steps = 0; steps < 3; steps++) {
    await page.goBack();
    await expect(page.getByRole("banner").getByRole("link", { name: "Sign In" }).first()).toBeVisible();
    await expect(page.getByRole("main")).not.toContainText(installer.companyName);
    await expect(page.getByRole("button", { name: /^Purchase Lead/ })).toHaveCount(0);
  }
});

function cardIn(html: string, { mark }: TellTale): string {
  return html.split("<article").find((card) => card.includes(mark)) ?? "";
}

function logOf(folder: string): string[] {
  return readFileSync(join(folder, "server.log"), "utf8").split("\n");
}
