import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { limits } from "#config/limits.ts";
import type { Database } from "#db/connection.ts";
import type { User } from "#domain/actor.ts";
import { saveCoverage } from "#domain/coverage/coverage.sql.ts";
import { findOutwardCode } from "#domain/postcodes/outward-code.ts";
import { publishProfile } from "#domain/profiles/publish-profile.ts";
import { boughtRequest } from "#tests/e2e/every-page/bought-lead.ts";
import type { Client } from "#tests/e2e/support/client.ts";
import { aWord, type Installer, send } from "#tests/e2e/support/people.ts";
import { test as base } from "#tests/http/fixtures.ts";
import { ANY_LEAD } from "#tests/support/coverage.ts";
import { anAdmin, anInstaller, type Buyer, signedIn } from "#tests/support/people.ts";
import { aCheckOf } from "#tests/support/proofs.ts";
import { aPublishedReview } from "#tests/support/published-reviews.ts";

/** Places where no company of the demonstration works. */
const UNST = "ZE2";
const FULL_PAGE = "HS2";

const DAY_MILLISECONDS = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MILLISECONDS);
const day = (days: number) => inDays(days).toISOString().slice(0, 10);

/** What no page may show. */
const SECRETS = { reference: "POLICY 4711 0815", evidence: "Rang the underwriter in Lerwick." };

/** Records that its insurance passed, so many days ago, and ends. */
async function insure(db: Database, company: Buyer, [at, until]: [number, number]): Promise<void> {
  const given = { technology: "ev_charger", check: "insurance", expiresOn: day(until), ...SECRETS };
  await aCheckOf(db, await anAdmin(db), company, given, inDays(at));
}

/** Charges cars within 20 miles, and all that we check holds. */
async function isWhole(db: Database, company: Buyer, outcode: string): Promise<void> {
  const { latitude, longitude } = findOutwardCode(outcode) ?? expect.unreachable(outcode);
  await saveCoverage(db.orm, {
    ...ANY_LEAD,
    installerId: company.installer.id,
    basePostcode: `${outcode} 9AA`,
    baseOutcode: outcode,
    latitude,
    longitude,
    radiusMiles: 20,
    services: ["ev-chargers"],
    updatedAt: new Date(),
  });
  const identity = { technology: "ev_charger", check: "identity", ...SECRETS };
  await aCheckOf(db, await anAdmin(db), company, identity, inDays(-3));
  await insure(db, company, [-3, 300]);
}

const pathOf = ({ companyName }: Pick<Installer, "companyName">) =>
  `/installers/${companyName.toLowerCase().replaceAll(" ", "-")}`;

/** A button of the company's own page about its profile. */
const press = ({ client, password }: Installer, form: "publish" | "take-down") =>
  send(client, "/profile", { form, currentPassword: password }, 302);

/** The server keeps what it has not changed itself for a minute; any form lets it look again. */
const lookAgain = (client: Client) => client.post("/installers", { form: {} });

async function read(client: Client, path: string) {
  const answer = await client.get(path, { maxRedirects: 0 });
  const html = (await answer.text()).replaceAll("<!-- -->", "");
  return {
    status: answer.status(),
    location: answer.headers().location,
    html,
    isHidden: /<meta name="robots" content="noindex/.test(html),
    data: [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, json = ""]) =>
      JSON.parse(json),
    ),
  };
}

interface Profile {
  company: Installer;
  buyer: Buyer;
  path: string;
  /** So many reviews of five stars each, or of so many. */
  review(...stars: number[]): Promise<void>;
}

const test = base.extend<{ anyone: Client; desk: User; profile: Profile; siteMap: () => Promise<string> }>({
  anyone: async ({ newClient }, use) => use(await newClient()),
  desk: async ({ db }, use) => use(await anAdmin(db)),
  /** Of a company whose checks hold, which has pressed the button. */
  profile: async ({ people, db, desk }, use) => {
    const company = await people.installer({ companyName: `Chargers ${aWord()}`, credits: 50 });
    const buyer = (await signedIn(db, company.id)) as Buyer;
    await isWhole(db, buyer, UNST);
    await press(company, "publish");
    const review = async (...all: number[]) => {
      for (const stars of all) await aPublishedReview(db, desk, buyer, { stars, now: new Date() });
    };
    await use({ company, buyer, path: pathOf(company), review });
  },
  siteMap: async ({ anyone }, use) => use(async () => (await read(anyone, "/sitemap.xml")).html),
});

test("a profile is there from the company's word until its word; cards keep its reviews", async ({
  people,
  db,
  desk,
  anyone,
}) => {
  const { customer, installer: company } = await boughtRequest(people);
  const buyer = (await signedIn(db, company.id)) as Buyer;
  await aPublishedReview(db, desk, buyer, { now: new Date() });
  const card = async () => (await read(anyone, customer.link)).html;

  await press(company, "publish");
  const [, shown = ""] =
    new RegExp(`href="(/installers/[^"]+)">Their public profile<span class="sr-only">: ${company.companyName}<`).exec(
      await card(),
    ) ?? [];
  expect((await read(anyone, shown)).status).toBe(200);
  await press(company, "take-down");
  expect((await read(anyone, shown)).status).toBe(404);
  const after = await card();
  expect(after).toContain("Reviews: Too few to rate (n = 1)");
  expect(after).not.toContain("Their public profile");
});

test("a profile that was never published is not there", async ({ people, anyone }) => {
  const company = await people.installer({ companyName: `Shy ${aWord()}` });
  expect((await read(anyone, pathOf(company))).status).toBe(404);
});

test("after a change of name the old address leads to the new one for good", async ({ people, anyone }) => {
  const company = await people.installer({ companyName: `First ${aWord()}` });
  await press(company, "publish");
  const companyName = `Second ${aWord()}`;
  const form = {
    form: "company",
    changeId: randomUUID(),
    companyName,
    contactName: "Priya Shah",
    phone: "020 7946 0018",
  };
  await send(company.client, "/profile", form, 302);
  await people.accept(company);
  const old = await read(anyone, `${pathOf(company)}?page=2`);
  expect([old.status, old.location]).toEqual([301, `${pathOf({ companyName })}?page=2`]);
  expect((await read(anyone, pathOf({ companyName }))).status).toBe(200);
});

test("search engines are shown a profile with three reviews while its checks hold", async ({
  profile: { path, buyer, review },
  db,
  anyone,
  siteMap,
}) => {
  const isIndexed = async () => {
    await lookAgain(anyone);
    const isListed = (await siteMap()).includes(`${path}</loc>`);
    const { status, isHidden } = await read(anyone, path);
    expect({ status, isHidden }).toEqual({ status: 200, isHidden: !isListed });
    return isListed;
  };
  await review(5, 4);
  expect(await isIndexed()).toBe(false);
  await review(1);
  expect(await isIndexed()).toBe(true);
  await insure(db, buyer, [-2, -1]);
  expect(await isIndexed()).toBe(false);
  expect((await read(anyone, path)).html).toContain("Ended");
  await insure(db, buyer, [0, 300]);
  expect(await isIndexed()).toBe(true);
});

test("a rating for search engines is the page's own, from five reviews on", async ({
  profile: { path, review },
  anyone,
}) => {
  const shown = async () => {
    await lookAgain(anyone);
    const { html, data } = await read(anyone, path);
    return { html, rating: data.find((one) => one["@type"] === "HomeAndConstructionBusiness")?.aggregateRating };
  };
  await review(5, 5, 4, 5);
  const four = await shown();
  expect(four.html).toContain("Too few to rate (n = 4)");
  expect(four.rating).toBe(undefined);
  await review(2);
  const five = await shown();
  expect(five.html).toMatch(/4\.2 <small>of 5, n = 5</);
  expect(five.rating).toMatchObject({ ratingValue: "4.2", reviewCount: 5 });
});

test("a profile shows each check with its days, and no papers, postcode, mail address or policy", async ({
  profile: { path, company },
  anyone,
}) => {
  const { html } = await read(anyone, path);
  const rows = [...html.matchAll(/<tr[^>]*>(.*?)<\/tr>/gs)].map(([, row = ""]) => row.replace(/<[^>]+>/g, "|"));
  const insurance = rows.find((row) => row.includes("Insurance")) ?? "";
  expect(insurance).toContain("Checked");
  expect(insurance).toContain("A Fairwatt administrator");
  expect(insurance.match(/\d{1,2} \w+ \d{4}/g)?.length).toBe(2);
  for (const secret of [...Object.values(SECRETS), company.email, `${UNST} 9AA`, company.contactName]) {
    expect(html, secret).not.toContain(secret);
  }
});

test("a suspended company's page keeps its name and reviews alone, for nobody's search", async ({
  profile: { path, company, review },
  people,
  anyone,
}) => {
  await review(5, 4, 3);
  const listed = async () => (await read(anyone, `/installers?postcode=${UNST}`)).html.includes(`href="${path}"`);
  expect(await listed()).toBe(true);
  await people.suspend(company);
  await lookAgain(anyone);
  const page = await read(anyone, path);
  expect([page.status, page.isHidden]).toEqual([200, true]);
  expect(page.html).toContain("This company takes no requests at present");
  expect(page.html.match(/<article/g)?.length).toBe(3);
  expect(page.html).not.toMatch(/EV charger|What we checked<\/h2>|HomeAndConstructionBusiness/);
  expect(await listed()).toBe(false);
});

test("the directory refuses an unknown postcode, and its second page keeps what was asked", async ({
  db,
  desk,
  anyone,
}) => {
  const unknown = await read(anyone, "/installers?postcode=ZZ99+9ZZ&technology=ev_charger");
  expect([unknown.status, unknown.isHidden]).toEqual([422, true]);
  expect(unknown.html).toMatch(/name="postcode"[^>]*value="ZZ99 9ZZ"/);
  expect(unknown.html).toContain('aria-invalid="true"');

  for (let number = 0; number <= limits.directoryPageSize; number++) {
    const company = await anInstaller(db, { admin: desk, form: { companyName: `Harris ${number} ${aWord()}` } });
    await isWhole(db, company, FULL_PAGE);
    await publishProfile({ db, now: new Date() }, company);
  }
  const first = await read(anyone, `/installers?postcode=${FULL_PAGE}&technology=ev_charger`);
  const [, next = ""] = /href="(\/installers\?[^"]*page=2[^"]*)"/.exec(first.html) ?? [];
  const asked = new URLSearchParams(next.replaceAll("&amp;", "&").split("?")[1]);
  expect(Object.fromEntries(asked)).toEqual({ postcode: FULL_PAGE, technology: "ev_charger", page: "2" });
  const second = await read(anyone, next.replaceAll("&amp;", "&"));
  expect([second.status, first.isHidden, second.isHidden]).toEqual([200, true, true]);
  expect(second.html).toContain("Page 2 of 2");
  expect((await read(anyone, "/installers")).isHidden).toBe(false);
});
