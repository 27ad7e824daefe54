import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import routes from "#app/routes.ts";
import type { Client } from "#tests/e2e/support/client.ts";
import { aWord, send } from "#tests/e2e/support/people.ts";
import { exampleParameters } from "#tests/http/access/roles.ts";
import { test } from "#tests/http/fixtures.ts";

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
  return { linkId, token: /\/shared\/([\w-]{43})/.exec(page)?.[1] ?? "" };
}

const INTENTS = ["", "stop", "close", "choose", "send", "share", "end", "remember", "remove", "remove-note", "keep"];

test("a household's link changes nothing by any form but its note", async ({ people, newClient }) => {
  const client = await newClient();
  const { link, word } = await people.customer();
  const { token } = await share(client, link);
  const receipt = async () => ({ ...(await (await client.get(`${link}/receipt.json`)).json()), written_at: "" });
  const before = await receipt();
  const own = addressesOf("requests", token);
  expect(own.length).toBeGreaterThan(25);
  const wrong: unknown[] = [];
  for (const address of [...own, ...addressesOf("shared", token)]) {
    for (const intent of INTENTS) {
      const status = (await fetchAs(client, address, { intent, id: randomUUID(), text: word })).status();
      // 405: there are no forms at this address.
      if (status !== 403 && status !== 405) wrong.push([address, intent, status]);
    }
  }
  expect(wrong).toEqual([]);
  const refused = await (await fetchAs(client, `/shared/${token}`, { intent: "stop" })).text();
  expect(refused).not.toContain(word);
  expect(await receipt()).toEqual(before);
});

const fetchAs = (client: Client, address: string, form: Record<string, string>) =>
  client.post(address, { form, maxRedirects: 0 });

test("a note is left once, shown under its label, and refused beside its field", async ({ people, newClient }) => {
  const client = await newClient();
  const { link } = await people.customer();
  const { linkId, token } = await share(client, link, "Sam & Jo");
  const word = aWord();
  const note = { intent: "note", noteId: randomUUID(), note: `Ask about <b>birds</b>. ${word}` };
  for (const _ of Array.from({ length: 3 })) await send(client, `/shared/${token}`, note, 302);
  for (const page of [`/shared/${token}`, `${link}/compare`]) {
    const text = await (await client.get(page)).text();
    expect([page, text.split(word).length]).toEqual([page, 2]);
    expect(text).toContain("Sam &amp; Jo");
    expect(text).toContain("Ask about &lt;b&gt;birds&lt;/b&gt;.");
  }
  const long = `${word} ${"x".repeat(500)}`;
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
  expect(await (await client.get(`${link}/compare`)).text(), "its words stay").toContain(word);
  await send(client, `${link}/compare`, { intent: "remove-note", noteId: note.noteId }, 302);
  expect(await (await client.get(`${link}/compare`)).text()).not.toContain(word);
});
