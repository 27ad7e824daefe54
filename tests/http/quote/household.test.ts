import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import routes from "#app/routes.ts";
import type { Client } from "#tests/e2e/support/client.ts";
import { aWord, send } from "#tests/e2e/support/people.ts";
import { exampleParameters } from "#tests/http/access/roles.ts";
import { test } from "#tests/http/fixtures.ts";
import { ask } from "#tests/support/invariants.ts";

type Route = (typeof routes)[number];

const pathsOf = (list: readonly Route[]): string[] =>
  list.flatMap(({ path, children }) => [...(path === undefined ? [] : [path]), ...(children ? pathsOf(children) : [])]);

/** Every address that begins with a private link, with that link in it. */
const addressesOf = (start: "requests" | "shared", token: string) =>
  pathsOf(routes)
    .filter((path) => path.startsWith(`${start}/:token`))
    .map((path) =>
      path.replace(/:(\w+)\??/g, (_, name) => (name === "token" ? token : (exampleParameters[name] ?? ""))),
    )
    .map((path) => `/${path}`);

async function share(client: Client, link: string, label = "Alex") {
  const linkId = randomUUID();
  await send(client, `${link}/links`, { intent: "share", linkId, label }, 302);
  const page = await (await client.get(`${link}/links`)).text();
  // The newest link comes last.
  return { linkId, token: page.match(/(?<=\/shared\/)[\w-]{43}/g)?.at(-1) ?? "" };
}

const INTENTS = ["", "stop", "send", "share", "remove-note"];

test("a household's link changes nothing by any form but its note: all else answers 403", async ({
  people,
  newClient,
  db,
}) => {
  const client = await newClient();
  const { link, word, leadId } = await people.customer({ form: { works: "solar-panels" } });
  const { token } = await share(client, link);
  const receipt = async () => ({ ...(await (await client.get(`${link}/receipt.json`)).json()), written_at: "" });
  const before = [await receipt(), await stateOf()];
  const both = [token, `${token}~2`];
  const addresses = both.flatMap((one) => [...addressesOf("requests", one), ...addressesOf("shared", one)]);
  expect(addresses.length).toBeGreaterThan(55);
  const programs = pathsOf(routes).filter((path) => path.startsWith("api/") && path.includes(":token"));
  expect(programs, "no program's address takes a link").toEqual([]);
  const wrong: unknown[] = [];
  const refuses = async (address: string, sent: Parameters<Client["post"]>[1]) => {
    const answer = await client.post(address, { ...sent, maxRedirects: 0 });
    const isRefused = answer.status() === 403 && (await answer.text()).includes("This link can only look");
    if (!isRefused) wrong.push([address, sent, answer.status()]);
  };
  const note = { intent: "note", noteId: randomUUID(), note: "A note." };
  for (const address of addresses) {
    const isFirst = /^\/shared\/[^/]+$/.test(address);
    for (const intent of INTENTS) await refuses(address, { form: { intent, id: randomUUID(), text: word } });
    if (!isFirst) await refuses(address, { form: note });
    await refuses(address, { data: note });
    // The stream of news has no data of its own.
    if (!address.endsWith("/events")) await refuses(`${address}.data`, { form: { intent: "stop" } });
  }
  expect(wrong).toEqual([]);
  const refused = await (await fetchAs(client, `/shared/${token}`, { intent: "stop" })).text();
  expect(refused).not.toContain(word);
  expect([await receipt(), await stateOf()]).toEqual(before);
  await send(client, `/shared/${token}~2`, note, 302);
  expect(await stateOf(), "the note alone").toMatchObject([{ ...before[1][0], notes: "1" }]);

  /** What the link could have changed. */
  async function stateOf() {
    return ask<Record<string, unknown>>(
      db.orm,
      `select (select to_jsonb(leads) from leads where id = '${leadId}') as lead,
              (select to_jsonb(projects) from projects where lead_id = '${leadId}') as project,
              (select count(*) from request_links where lead_id = '${leadId}' and kind = 'household' and revoked_at is null) as links,
              (select count(*) from household_notes where link_id in
                (select id from request_links where lead_id = '${leadId}')) as notes,
              (select count(*) from project_events where lead_id = '${leadId}') as events`,
    );
  }
});

const fetchAs = (client: Client, address: string, form: Record<string, string>) =>
  client.post(address, { form, maxRedirects: 0 });

test("a note is left once, shown under its label, and refused beside its field", async ({ people, newClient }) => {
  const client = await newClient();
  const { link } = await people.customer();
  const jo = await share(client, link, "Jo");
  const { linkId, token } = await share(client, link, "Sam & Jo");
  const word = aWord();
  const note = { intent: "note", noteId: randomUUID(), note: `Ask about <b>birds</b>. ${word}` };
  for (const _ of Array.from({ length: 3 })) await send(client, `/shared/${token}`, note, 302);
  const shown = [`/shared/${token}`, `/shared/${token}/compare`, `/shared/${jo.token}`, `${link}/compare`];
  for (const page of shown) {
    const text = await (await client.get(page)).text();
    expect([page, text.split(word).length]).toEqual([page, 2]);
    expect(text).toContain("Sam &amp; Jo");
    expect(text).toContain("Ask about &lt;b&gt;birds&lt;/b&gt;.");
  }
  const long = `${word} ${"x".repeat(500)}`;
  const changed = await fetchAs(client, `/shared/${token}`, { ...note, note: "Changed after going back." });
  expect(changed.status()).toBe(422);
  const kept = await changed.text();
  expect(kept).toContain("Not left yet");
  expect(kept).toContain(">Changed after going back.</textarea>");
  expect(kept).not.toContain(note.noteId);
  for (const [typed, told] of [
    ["", "Write your note."],
    [long, "500"],
  ] as const) {
    const answer = await fetchAs(client, `/shared/${token}`, { ...note, noteId: randomUUID(), note: typed });
    expect(answer.status()).toBe(422);
    const page = await answer.text();
    expect(page).toContain("There is a problem");
    expect(page).toContain(told);
    expect(page).toContain(typed);
  }
  await send(client, `${link}/links`, { intent: "revoke", linkId }, 302);
  expect((await fetchAs(client, `/shared/${token}`, { ...note, noteId: randomUUID() })).status()).toBe(410);
  for (const under of ["", "/compare"]) expect((await client.get(`/shared/${token}${under}`)).status()).toBe(410);
  for (const page of [`${link}/compare`, `/shared/${jo.token}`]) {
    expect(await (await client.get(page)).text(), "its words stay").toMatch(new RegExp(`link ended.*${word}`, "s"));
  }
  expect(await (await client.get(link)).text()).toContain('/compare#notes">See the note</a>');
  const remove = { intent: "remove-note", noteId: note.noteId };
  await send(client, `/requests/${jo.token}/compare`, remove, 403);
  const removed = await send(client, `${link}/compare?quotes=one,two`, remove, 302);
  expect(removed.headers().location).toBe(`${link}/compare?quotes=one,two#notes`);
  expect(await (await client.get(link)).text()).not.toContain("See the note");
  expect(await (await client.get(`${link}/compare`)).text()).not.toContain(word);
});
