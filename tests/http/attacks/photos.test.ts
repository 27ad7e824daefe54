import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import type { Client } from "#tests/e2e/support/client.ts";
import { mailTo } from "#tests/e2e/support/mailbox.ts";
import { aWord, buy, type Customer, type Installer, type People, send } from "#tests/e2e/support/people.ts";
import { aKey } from "#tests/http/api/program.ts";
import { test } from "#tests/http/fixtures.ts";
import { aJpeg } from "#tests/support/documents.ts";
import { anOutline } from "#tests/support/quotes.ts";

type NewClient = () => Promise<Client>;

/** What a camera writes into a photo, each with a word to look for. */
const TAKEN_AT = "GPS 51.4545";
const TAKEN_BY = "Quillfeather";

/** Every address that a photo could be sent from, for one who is signed in as a company or not at all. */
const waysTo = (photoId: string) => [`/files/${photoId}`, `/api/v1/files/${photoId}`, `/documents/${photoId}`];

test("a photo loses its metadata and its name, and is its customer's alone to open", async ({
  people,
  newClient,
  admin,
}) => {
  const { customer, photoId } = await aPhotographedHome(people, newClient);
  const client = await newClient();
  const opened = await client.get(`${customer.link}/files/${photoId}`);
  const bytes = (await opened.body()).toString("latin1");
  expect(bytes).toContain("JFIF");
  for (const secret of [TAKEN_AT, TAKEN_BY]) expect(bytes).not.toContain(secret);
  expect(opened.headers()["content-disposition"]).toMatch(/^attachment; filename="roof-\d{4}-\d\d-\d\d\.jpg"/);
  expect(opened.headers()["cache-control"]).toBe("no-store");

  const stranger = await people.customer();
  expect((await client.get(`${stranger.link}/files/${photoId}`)).status(), "another customer").toBe(404);
  await send(client, `${stranger.link}/brief`, { intent: "remove-photo", id: photoId }, 302);
  await send(client, `${customer.link}/links`, { intent: "share", linkId: randomUUID(), label: "Alex" }, 302);
  const [, household = ""] = /\/shared\/([\w-]+)/.exec(await (await client.get(`${customer.link}/links`)).text()) ?? [];
  expect((await client.get(`/requests/${household}/files/${photoId}`)).status(), "household").toBe(403);
  const removal = { form: { intent: "remove-photo", id: photoId } };
  expect((await client.post(`/requests/${household}/brief`, removal)).status()).toBe(403);
  expect((await client.get(`/shared/${household}/files/${photoId}`)).status()).toBe(404);
  expect(await (await client.get(`/shared/${household}`)).text()).not.toContain(photoId);
  for (const way of waysTo(photoId)) {
    expect([way, await isSent(client, way)], "signed out").toEqual([way, false]);
    expect([way, await isSent(admin, way)], "administrator").toEqual([way, false]);
  }
  const reason = { form: { reason: "To see the roof." } };
  expect((await admin.post(`/admin/files/${photoId}`, reason)).status(), "even with a reason").toBe(404);
  expect(await isSent(client, `${customer.link}/files/${photoId}`), "nobody has removed it").toBe(true);
});

test("a company reads how many photos there are, opens them while its purchase is active, and never after", async ({
  people,
  newClient,
}) => {
  const { customer, photoId } = await aPhotographedHome(people, newClient);
  const [buyer, other, suspended] = await Promise.all([
    people.installer({ credits: 10 }),
    people.installer({ credits: 10 }),
    people.installer({ credits: 10 }),
  ]);
  const { program, key } = await aKey(buyer, newClient);
  const bearer = { authorization: `Bearer ${key}` };
  const opens = async ({ client }: Installer) =>
    (await Promise.all(waysTo(photoId).map((way) => isSent(client, way)))).includes(true);
  const byKey = async () => isSent(await newClient(), `/api/v1/files/${photoId}`, bearer);

  const { body } = await program.get("/leads");
  const lead = body.items.find(({ description }: { description: string }) => description?.includes(customer.word));
  expect([lead.photos, JSON.stringify(lead).includes(photoId)]).toEqual([1, false]);
  const list = await (await buyer.client.get("/leads?service=other")).text();
  expect([list.includes("1 photo"), list.includes(photoId)]).toEqual([true, false]);
  expect([await opens(buyer), await byKey()], "before it buys").toEqual([false, false]);

  const bought = { buyer: randomUUID(), suspended: randomUUID() };
  await buy(buyer.client, customer.leadId, bought.buyer);
  await buy(suspended.client, customer.leadId, bought.suspended);
  expect([await opens(buyer), await byKey(), await opens(suspended), await opens(other)]).toEqual([
    true,
    true,
    true,
    false,
  ]);
  expect((await program.get(`/purchases/${bought.buyer}`)).body.photos).toMatchObject([{ id: photoId, kind: "roof" }]);
  await people.suspend(suspended);
  expect(await opens(suspended), "suspended").toBe(false);
  const page = await (await suspended.client.get(`/leads/purchases/${bought.suspended}`)).text();
  expect([page.includes("1 photo"), page.includes(`/files/${photoId}`)]).toEqual([true, false]);

  await send(buyer.client, `${customer.link}/stop`, { intent: "stop" }, 302);
  await mailTo(buyer.client, buyer.email, /^Stop contacting /);
  expect([await opens(buyer), await byKey()], "stopped").toEqual([false, false]);
  expect((await program.get(`/purchases/${bought.buyer}`)).body.photos).toEqual([]);
  for (const way of ["", ".data", "/messages", "/quote"]) {
    const page = await (await buyer.client.get(`/leads/purchases/${bought.buyer}${way}`)).text();
    expect([way, page.includes(photoId)]).toEqual([way, false]);
  }
  expect(await isSent(buyer.client, `${customer.link}/files/${photoId}`), "still the customer's").toBe(true);
  await send(buyer.client, `${customer.link}/delete`, { scope: "request" }, 302);
  expect([await opens(buyer), await isSent(buyer.client, `${customer.link}/files/${photoId}`)]).toEqual([false, false]);
});

test("where the customer picks, only a picked company opens photos: not one that waits, and not one declined", async ({
  people,
  newClient,
}) => {
  const { customer, photoId } = await aPhotographedHome(people, newClient, {
    serviceType: "solar-panels",
    sharing: "on_pick",
  });
  const companies = await Promise.all([people.installer({ credits: 10 }), people.installer({ credits: 10 })]);
  const [picked, declined] = companies;
  const opens = ({ client }: Installer) => isSent(client, `/files/${photoId}`);
  const ids = await Promise.all(
    companies.map(async ({ client }) => {
      const headers = { "Idempotency-Key": randomUUID() };
      const sent = await client.post(`/api/v1/leads/${customer.leadId}/outlines`, { headers, data: anOutline });
      expect(sent.status(), await sent.text()).toBe(201);
      const { id } = await sent.json();
      expect(await (await client.get(`/outlines/${id}`)).text()).not.toContain(photoId);
      return id as string;
    }),
  );
  expect([await opens(picked), await opens(declined)], "waiting").toEqual([false, false]);
  await send(picked.client, `${customer.link}/outlines/${ids[1]}`, { intent: "decline" }, 302);
  await send(picked.client, customer.link, { intent: "pick", outlineId: ids[0] ?? "" }, 302);
  expect([await opens(picked), await opens(declined)], "after the pick").toEqual([true, false]);
});

/** A confirmed request with a photo of the roof in its brief, as a phone took it. */
async function aPhotographedHome(people: People, newClient: NewClient, form: Record<string, string> = {}) {
  const customer: Customer = await people.customer({ form: { serviceType: "other", ...form } });
  const client = await newClient();
  const name = `${TAKEN_BY} ${aWord()}.jpg`;
  const multipart = {
    intent: "add-photos",
    kind: "roof",
    photos: { name, mimeType: "image/jpeg", buffer: fromPhone() },
  };
  const added = await client.post(`${customer.link}/brief`, { multipart, maxRedirects: 0 });
  expect(added.status(), await added.text()).toBe(302);
  const brief = await (await client.get(`${customer.link}/brief`)).text();
  expect(brief).not.toContain(name);
  const [, photoId = ""] = /\/files\/([0-9a-f-]{36})/.exec(brief) ?? [];
  expect(photoId).not.toBe("");
  return { customer, photoId };
}

function fromPhone(): Buffer {
  const jpeg = aJpeg();
  return Buffer.concat([
    jpeg.subarray(0, 2),
    segment(0xe1, `Exif\0\0${TAKEN_AT}`),
    segment(0xfe, TAKEN_BY),
    jpeg.subarray(2),
  ]);
}

function segment(kind: number, text: string): Buffer {
  const bytes = Buffer.from(text, "latin1");
  const length = bytes.length + 2;
  return Buffer.concat([Uint8Array.of(0xff, kind, length >> 8, length & 0xff), bytes]);
}

/** Whether a picture comes from an address, and not a page or an error. */
async function isSent(client: Client, way: string, headers: Record<string, string> = {}): Promise<boolean> {
  const answer = await client.get(way, { headers });
  return (await answer.body()).subarray(0, 2).toString("hex") === "ffd8";
}
