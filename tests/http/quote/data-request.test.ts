import { expect } from "vitest";
import { linkIn, mailTo } from "#tests/e2e/support/mailbox.ts";
import { send } from "#tests/e2e/support/people.ts";
import { test } from "#tests/http/fixtures.ts";
import { ask } from "#tests/support/invariants.ts";

test("a customer asks for their data, confirms, and downloads it once", async ({ people, newClient, admin, db }) => {
  const { email } = await people.customer();
  const client = await newClient();
  const form = { about: "data_copy", name: "Sam Reed", email, words: "" };
  expect(await (await send(client, "/complaints", form, 200)).text()).toContain("We have your request");
  const confirm = linkIn(await mailTo(client, email, /Is this your address/));
  const opened = async (link: string) => (await client.get(link)).text();
  expect(await opened(confirm)).toContain("Is this your address?");
  expect((await send(client, confirm, {}, 302)).headers().location).toBe(confirm);
  expect(await opened(confirm)).toContain("we know it is you");

  const [row] = await ask<{ id: string }>(db.orm, `select id from data_requests where email = '${email}'`);
  const id = row?.id ?? "";
  expect((await admin.get(`/admin/data-requests/${id}.json`)).status(), "not for support").toBe(404);
  await send(admin, "/admin/data-requests", { intent: "gather", id }, 302);
  const ready = linkIn(await mailTo(client, email, /ready to download/));
  expect(await opened(ready)).toContain("Download my data");
  const file = await send(client, `${ready}/file`, {}, 200);
  expect(file.headers()["content-disposition"]).toBe('attachment; filename="your-data.json"');
  expect(await file.json()).toMatchObject({ about: { email }, leads: [{ customerEmail: email }] });
  expect((await send(client, `${ready}/file`, {}, 302)).headers().location).toBe(ready);
  expect(await opened(ready)).toContain("The file was downloaded");
});
