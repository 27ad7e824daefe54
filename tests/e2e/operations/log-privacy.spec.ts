import { randomUUID } from "node:crypto";
import { expect } from "@playwright/test";
import pg from "pg";
import type { Client } from "#tests/e2e/support/client.ts";
import { test } from "#tests/e2e/support/fixtures.ts";
import { linkIn, mailTo } from "#tests/e2e/support/mailbox.ts";
import { ownTown, type Town } from "#tests/e2e/support/own-town.ts";
import { aPhone, aWord, buy, PASSWORD, type People, quoteForm, send, signIn } from "#tests/e2e/support/people.ts";
import { peopleByForms } from "#tests/e2e/support/people-by-forms.ts";

const METRICS_TOKEN = "only-the-operator-knows-this-one-token";
const SESSION_SECRET = "the-secret-that-signs-all-the-sessions-here";
const NEW_PASSWORD = "rain over Robin Hood 9";
const WRONG_PASSWORD = "sleet over Staithes 8";
const POSTCODE = "GU21 6XR";

/** Named secrets and details: none may appear in anything the server writes. */
type Marks = Record<string, string>;

test.describe("at its most verbose level the log", () => {
  test.describe.configure({ mode: "serial" });
  let town: Town;
  // What forms, mails and links contain is what the log may leak.
  let people: People;
  const marks: Marks = { METRICS_TOKEN, SESSION_SECRET, PASSWORD, NEW_PASSWORD, WRONG_PASSWORD, POSTCODE };

  test.beforeAll(async () => {
    town = await ownTown("postgres", { LOG_LEVEL: "trace", METRICS_TOKEN, SESSION_SECRET });
    people = peopleByForms(town);
  });
  test.afterAll(() => town.close());

  /** In any spelling: spaced, encoded, in capitals. */
  const found = (log: string) => {
    const plain = (text: string) => text.replaceAll(/%20|[\s+]/g, "").toLowerCase();
    const texts = [plain(log), plain(log.replaceAll("%40", "@"))];
    return Object.entries(marks).flatMap(([what, mark]) =>
      texts.some((text) => text.includes(plain(mark))) ? what : [],
    );
  };
  const lines = () => {
    const written = town.server.log().split("\n");
    return written.filter((line) => line.startsWith("{")).map((line) => JSON.parse(line));
  };
  const paths = () => lines().flatMap(({ path }) => path ?? []);

  async function noteCookies(who: string, client: Client): Promise<void> {
    for (const { name, value } of (await client.storageState()).cookies) {
      marks[`cookie ${name} of ${who}`] = value;
      marks[`token in ${name} of ${who}`] = decodeURIComponent(value).split(".")[0] ?? value;
    }
  }

  test("contains nothing about people who sign up, sign in or reset a password, and no keys or sessions", {
    tag: "@story",
  }, async () => {
    const { newClient } = town;
    const installer = await people.installer({ credits: 10 });
    const { client, email, id } = installer;
    Object.assign(marks, { email, company: installer.companyName, contact: installer.contactName });
    await noteCookies("the installer", client);
    const visitor = await newClient();
    await send(visitor, "/auth", { form: "login", email, password: WRONG_PASSWORD }, 401);
    await send(visitor, "/auth?tab=reset", { form: "reset", email }, 302);
    const link = linkIn(await mailTo(client, email, /^Choose a new password/));
    marks.resetToken = link.split("token=")[1] ?? "";
    expect(marks.resetToken.length).toBeGreaterThan(20);
    await visitor.get(link);
    await send(visitor, link, { password: NEW_PASSWORD, confirmPassword: NEW_PASSWORD }, 302);
    marks.confirmToken =
      linkIn(await mailTo(client, email, /^Confirm your email/))
        .split("/")
        .at(-1) ?? "";
    await signIn(client, { email, password: NEW_PASSWORD });
    await noteCookies("the installer again", client);
    await client.get(`/leads?cursor=${encodeURIComponent(email)}&area=${encodeURIComponent(POSTCODE)}`);
    const made = { intent: "make-key", id: randomUUID(), name: "CRM" };
    const keyPage = await send(client, "/developers", { ...made, currentPassword: NEW_PASSWORD }, 200);
    marks.apiKey = /fw_live_[\w-]{43}/.exec(await keyPage.text())?.[0] ?? "";
    expect(marks.apiKey).not.toBe("");
    const headers = { authorization: `Bearer ${marks.apiKey}` };
    expect((await visitor.get("/api/v1/credits", { headers })).status()).toBe(200);
    expect((await visitor.get(`/api/v1/leads?cursor=${marks.apiKey}`, { headers })).status()).toBeLessThan(500);
    await town.admin.get(`/admin/installers/${id}`);
    await visitor.get("/metrics", { headers: { authorization: `Bearer ${METRICS_TOKEN}` } });
    expect(found(town.server.log())).toEqual([]);
    expect(paths()).toEqual(
      expect.arrayContaining(["/reset-password", "/auth/confirm/:token", `/admin/installers/${id}`, "/metrics"]),
    );
  });

  test("contains nothing about customers, their messages and links, or payers", async () => {
    const { newClient } = town;
    const name = `Sam Quill${aWord()}`;
    const message = `The ${aWord()} boiler is in the ${aWord()} cellar.`;
    const { link, email, phone } = await people.customer({ form: { name, message, postcode: POSTCODE } });
    const token = link.split("/").at(-1) ?? "";
    const surname = name.split(" ").at(-1) ?? "";
    Object.assign(marks, {
      customer: email,
      phone,
      phoneDigits: phone.replace(/\D/g, ""),
      name,
      surname,
      message,
      token,
    });
    const visitor = await newClient();
    const strange = [
      `${link}.data`,
      `${link}/more`,
      `/Requests/${token}`,
      `/requests//${token}`,
      `/%72equests/${token}`,
    ];
    const personal = [`/${email}`, `/${encodeURIComponent(email)}`, `/call/${phone}`, `/services/${email}`];
    const postcodes = [`/api/v1/postcodes/${POSTCODE}`, `/local-areas?query=${POSTCODE}`, `/boroughs/${POSTCODE}`];
    for (const path of [link, ...strange, ...personal, ...postcodes]) await visitor.get(path);
    const elsewhere = { origin: "https://elsewhere.example" };
    expect((await visitor.post(link, { form: { intent: "confirm" }, headers: elsewhere })).status()).toBe(403);

    const buyer = await people.installer({ credits: 10 });
    const html = await (await buyer.client.get("/leads")).text();
    const card = html.split("<article").find((one) => one.includes(message)) ?? "";
    const [, leadId = ""] = /name="leadId" value="([^"]+)"/.exec(card) ?? [];
    const purchaseId = randomUUID();
    expect((await buy(buyer.client, leadId, purchaseId)).status()).toBe(302);
    await mailTo(buyer.client, buyer.email, /^Your new lead/);
    const note = `It was the ${aWord()} of somebody else.`;
    marks.note = note;
    const report = { intent: "report", reason: "wrong_phone", note, requestId: randomUUID() };
    await send(buyer.client, `/leads/purchases/${purchaseId}`, report, 302);
    const paid = await send(buyer.client, "/credits", { paymentId: randomUUID(), pack: "starter" }, 303);
    const checkout = paid.headers().location ?? "";
    marks.checkout = checkout.split("/").at(-1) ?? "";
    await buyer.client.post(checkout, { form: { intent: "pay" } });
    await mailTo(buyer.client, buyer.email, /^Your receipt/);
    expect(found(town.server.log())).toEqual([]);
    expect(paths()).toEqual(expect.arrayContaining(["/requests/:token", "/demo/checkout/:session"]));
  });

  test("contains only the outward code of a planned home, as do metrics, responses and shared pictures", async () => {
    const visitor = await town.newClient();
    const home = new URLSearchParams({ postcode: POSTCODE, type: "semi", built: "1919-1944", beds: "3" });
    const pages = ["/planner", "/planner/plan", "/planner/tariffs", "/planner/plan.json", "/planner/plan.csv"];
    for (const page of [...pages, "/check-a-quote", "/planner/plan.png"]) {
      const moved = await visitor.get(`${page}?${home}${page === "/check-a-quote" ? "&kwp=4" : ""}`);
      const address = moved.headers().location ?? "";
      expect([page, moved.status(), address]).toEqual([page, 302, expect.stringContaining("postcode=GU21&")]);
      expect(found(address)).toEqual([]);
      const answer = await visitor.get(address);
      expect(answer.status(), page).toBe(200);
      if (page !== "/planner/plan.png") expect(found(await answer.text()), page).not.toContain("POSTCODE");
    }
    home.set("postcode", "GU21");
    const html = await (await visitor.get(`/planner/plan?${home}`)).text();
    expect(/property="og:image" content="([^"]+)"/.exec(html)?.[1]).toContain("plan.png?postcode=GU21&");
    const body = { postcode: POSTCODE, home: { type: "semi", built: "1919-1944", bedrooms: 3 } };
    const called = await visitor.post("/api/v1/plans", { data: body });
    expect(called.status()).toBe(200);
    expect(found(await called.text())).not.toContain("POSTCODE");
    const wrong = await visitor.post("/api/v1/plans", { data: { ...body, home: {} } });
    expect(wrong.status()).toBe(422);
    const claim = { postcode: POSTCODE, kwp: 4, claimedKwh: 4600 };
    const checked = await visitor.post("/api/v1/quote-checks", { data: claim });
    expect([checked.status(), found(await checked.text())]).toEqual([200, expect.not.arrayContaining(["POSTCODE"])]);
    const metrics = await visitor.get("/metrics", { headers: { authorization: `Bearer ${METRICS_TOKEN}` } });
    expect(metrics.status()).toBe(200);
    expect(found(await metrics.text())).not.toContain("POSTCODE");
    expect(found(town.server.log())).toEqual([]);
    expect(paths()).toEqual(expect.arrayContaining(["/planner/plan", "/planner/plan.png", "/api/v1/plans"]));
  });

  test("contains nothing of a row the database refuses, though the database's error does", async () => {
    const database = new pg.Client({ connectionString: town.databaseUrl });
    await database.connect();
    const email = `customer-${aWord()}@example.com`;
    await database.query(
      "alter table leads add constraint planted check (customer_email not like 'customer-%') not valid",
    );
    await database.end();
    const { word, ...form } = quoteForm({ email, phone: aPhone(), name: `Ivy Quill${aWord()}` });
    Object.assign(marks, { email, phone: form.phone, name: form.name, word });
    await send(await town.newClient(), "/?index", form, 500);
    const refused = lines().filter(({ level, err }) => level === 50 && JSON.stringify(err).includes("23514"));
    expect(refused).toHaveLength(1);
    expect(JSON.stringify(refused)).toContain("planted");
    expect(found(town.server.log())).toEqual([]);
  });

  test("has one line for each request, with its id and status, and none for a page from memory", async () => {
    const client = await town.newClient();
    const answer = await client.get("/auth?tab=signup");
    const id = answer.headers()["x-request-id"];
    const own = lines().filter(({ requestId, msg }) => requestId === id && msg === "request");
    expect(own).toMatchObject([{ level: 30, method: "GET", path: "/auth", status: 200 }]);
    const requests = () => lines().filter(({ msg }) => msg === "request").length;
    await expect.poll(async () => (await client.get("/about")).headers()["x-request-id"]).toBeUndefined();
    const before = requests();
    await client.get("/about");
    await client.get("/about?utm_source=mail");
    expect(requests()).toBe(before);
  });
});
