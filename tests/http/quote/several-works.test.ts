import { expect } from "vitest";
import { linkIn, mailTo } from "#tests/e2e/support/mailbox.ts";
import { buy, quoteForm, send } from "#tests/e2e/support/people.ts";
import { test } from "#tests/http/fixtures.ts";

const TOLD =
  "We pass your details to at most 3 installers for each work, 6 in all. You can see who has them, and close each request, at any time.";

test("two works in one form are one mail and one confirming, and one link leads to both", async ({
  newClient,
  people,
}) => {
  const customer = await newClient();
  const read = async (path: string) => (await (await customer.get(path)).text()).replaceAll("<!-- -->", "");
  const page = await read("/contact");
  expect(page).toContain("I want more than one");
  expect(page).toContain(TOLD);
  const { word, ...form } = quoteForm({ serviceType: "solar-panels" });
  const body = new URLSearchParams([...Object.entries(form), ["works", "solar-panels"], ["works", "heat-pumps"]]);
  const sent = await customer.post("/?index", {
    data: body.toString(),
    headers: { "content-type": "application/x-www-form-urlencoded" },
  });
  expect(sent.status()).toBe(302);
  const thanks = await read(sent.headers().location ?? "");
  expect(thanks).toContain("If one of them is open already, we leave it out, and the email says so.");

  const mail = await mailTo(customer, form.email, /^Confirm your quote request: solar panels and heat pumps$/);
  expect(mail.text.replace(/\s+/g, " ")).toContain(TOLD);
  const link = linkIn(mail);
  const unconfirmed = await read(link);
  expect(unconfirmed).toContain("Your request for Solar Panels and Heat Pumps");
  expect(unconfirmed).toContain(TOLD);
  const [, fingerprint = ""] = /name="fingerprint" value="([^"]+)"/.exec(unconfirmed) ?? [];
  await send(customer, link, { intent: "confirm", fingerprint }, 302);

  const first = await read(link);
  expect(first).toMatch(/<nav [^>]*aria-label="Your works"/);
  expect(first).toMatch(/<a [^>]*aria-current="page"[^>]*>Solar panels<\/a>/);
  expect(first).toContain(`href="${link}~2"`);
  const compare = await read(`${link}~2/compare`);
  expect(compare).toMatch(/<a [^>]*aria-current="page"[^>]*>Heat pump<\/a>/);
  expect(compare).toContain(`href="${link}/compare"`);
  expect(compare).toContain(`href="${link}~2/messages"`);
  expect((await customer.get(`${link}~3`)).status()).toBe(404);

  const company = await people.installer({ credits: 10 });
  const { items } = await (await company.client.get("/api/v1/leads")).json();
  const theirs = items.filter(({ description }: { description: string | null }) => description?.includes(word));
  expect(theirs.map(({ serviceType }: { serviceType: string }) => serviceType).toSorted()).toEqual([
    "heat-pumps",
    "solar-panels",
  ]);
  for (const { id } of theirs) expect((await buy(company.client, id)).status()).toBeLessThan(400);
  const stop = await read(`${link}/stop`);
  expect(stop).toMatch(/Solar panels: .*Heat pump: /s);
  await send(customer, `${link}~2/stop`, { intent: "stop" }, 302);
  for (const stopped of [link, `${link}~2`]) {
    expect(await (await customer.get(stopped)).text()).toContain("Everything is stopped");
  }
});

test("the interface takes works beside the service, and refuses unknown ones and too many", async ({ newClient }) => {
  const client = await newClient();
  const { word: _, ...data } = quoteForm({ serviceType: "solar-panels" });
  const ask = (works: unknown) => client.post("/api/v1/quote-requests", { data: { ...data, works } });
  expect((await ask(["a-boat"])).status()).toBe(422);
  const tooMany = await ask(["heat-pumps", "ev-chargers", "battery-storage", "smart-home"]);
  expect([tooMany.status(), Object.keys((await tooMany.json()).errors)]).toEqual([422, ["works"]]);
  const taken = await ask(["heat-pumps"]);
  expect([taken.status(), Object.keys(await taken.json())]).toEqual([201, ["reference"]]);
  await mailTo(client, data.email, /^Confirm your quote request: solar panels and heat pumps$/);
});
