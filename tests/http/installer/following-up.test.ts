import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { boughtRequest, stoppedRequest } from "#tests/e2e/every-page/bought-lead.ts";
import type { Client } from "#tests/e2e/support/client.ts";
import { buy, type Installer, PASSWORD, type People, send } from "#tests/e2e/support/people.ts";
import { test } from "#tests/http/fixtures.ts";
import { aColleague } from "#tests/http/installer/a-colleague.ts";
import { type Filled, filledIn, formsIn, textOf } from "#tests/http/plain-forms.ts";
import { ask } from "#tests/support/invariants.ts";

const LIST = "/leads?tab=purchased";

const mainOf = async (client: Client, path: string) =>
  /<main[\s\S]*<\/main>/.exec(await (await client.get(path)).text())?.[0] ?? "";

/** Sends the form of a page that has a button with these words, as a browser without scripts does. */
async function press(client: Client, path: string, button: string, fill: Filled = {}) {
  const forms = formsIn(await mainOf(client, path));
  for (const form of forms) {
    const control = form.controls.find((one) => one.kind === "button" && one.words === button);
    if (!control) continue;
    const body = filledIn(form, control, fill);
    return client.post(form.action || path, {
      data: body.toString(),
      headers: { "content-type": "application/x-www-form-urlencoded" },
    });
  }
  throw new Error(`no button ${button} among ${forms.flatMap(({ controls }) => controls.map(({ words }) => words))}`);
}

async function twoBought(people: People): Promise<{ company: Installer; ids: string[] }> {
  const company = await people.installer({ credits: 10 });
  const ids = [randomUUID(), randomUUID()];
  for (const id of ids) await buy(company.client, (await people.lead()).leadId, id);
  return { company, ids };
}

test("several bought leads are moved and assigned at once, and each by its menu, without scripts", async ({
  people,
  db,
  newClient,
}) => {
  const { company, ids } = await twoBought(people);
  const sam = await aColleague({ db, newClient }, company);
  const { client } = company;
  expect(textOf(await mainOf(client, LIST))).toMatch(/Mine 0 Nobody’s 2 Everybody 2.*No next act/);
  await press(client, LIST, "Move", { chosen: [ids[0] ?? ""], stage: "quoted" });
  expect(textOf(await mainOf(client, `${LIST}&stage=quoted`))).toContain("1 purchased lead found");
  await press(client, LIST, "Move", { all: "yes", stage: "contacted" });
  expect(textOf(await mainOf(client, `${LIST}&stage=contacted`))).toContain("2 purchased leads found");
  const lost = await send(client, "/leads", { intent: "move", chosen: ids[0] ?? "", stage: "lost" }, 422);
  expect(textOf(await lost.text())).toContain("Set each lead to Lost by itself: it asks why.");
  await press(client, LIST, "Assign", { chosen: [ids[1] ?? ""], to: sam.userId });
  expect(textOf(await mainOf(sam.client, `${LIST}&whose=mine`))).toMatch(/Mine 1 Nobody’s 1 Everybody 2/);
  const board = `${LIST}&view=board`;
  const moved = await press(client, board, "Survey booked");
  expect(moved.headers().location).toMatch(/^\/leads\?tab=purchased&view=board&notice=stage-saved$/);
  const asked = await press(client, board, "Lost, with a reason");
  expect(asked.headers().location).toMatch(/^\/leads\/purchases\/[0-9a-f-]{36}\?ask=lost#lost$/);
  expect(textOf(await mainOf(client, board))).toMatch(/New 0 .*Contacted 1 .*Survey booked 1 .*Lost in 90 days: 0/);
});

test("Today notes that the customer was reached, and that a next act is done", async ({ people, db }) => {
  const { installer, address } = await boughtRequest(people);
  const { client } = installer;
  const purchaseId = address.split("/").at(-1) ?? "";
  const today = async () => textOf(await mainOf(client, "/dashboard"));
  expect(await today()).toMatch(/Today Welcome back.*Mine and nobody’s 1 Everybody 1.*Not yet contacted 1/);
  await ask(
    db.orm,
    `insert into next_acts (purchase_id, id, what, due_at, user_id, set_by, set_at)
     values ('${purchaseId}', '${randomUUID()}', 'Send option B', now(), '${installer.id}', '${installer.id}', now())`,
  );
  expect(await today()).toMatch(/Next acts due 1.*Send option B\..*Also: not yet contacted/);
  const done = formsIn(await mainOf(client, "/dashboard")).flatMap(({ controls }) => controls);
  const words = done.flatMap(({ kind, words }) => (kind === "button" ? words : []));
  const [mark = "", finish = ""] = words.filter((one) => /^(Spoke|Done) ?:/.test(one));
  await press(client, "/dashboard", finish);
  expect(await today()).toMatch(/Not yet contacted 1/);
  expect(await today()).not.toContain("Send option B");
  const noted = await press(client, "/dashboard", mark);
  expect(noted.headers().location).toBe("/dashboard?notice=contact-noted");
  expect(await today()).toMatch(/Nothing waits for you today\./);
});

test("a stop is confirmed from Today, and counted in the frame of every page until then", async ({ people }) => {
  const { installer } = await stoppedRequest(people);
  const { client } = installer;
  expect(textOf(await (await client.get("/quotes")).text())).toMatch(/Stops 1 to confirm/);
  const words = formsIn(await mainOf(client, "/dashboard")).flatMap(({ controls }) => controls.map((one) => one.words));
  const button = words.find((one) => one.startsWith("We have stopped and deleted")) ?? "";
  await press(client, "/dashboard", button);
  expect(textOf(await (await client.get("/quotes")).text())).not.toContain("to confirm");
});

test("signing in leads to work by role, and being approved is news once", async ({ people, db, newClient, admin }) => {
  const owner = await people.installer();
  const leadsTo = async (email: string, password: string) => {
    const form = { form: "login", email, password, next: "/" };
    return (await send(await newClient(), "/auth", form, 302)).headers().location;
  };
  expect(await leadsTo(owner.email, owner.password)).toBe("/dashboard?notice=welcome-back");
  const read = async () => (await mainOf(owner.client, "/dashboard")).includes("Account Approved!");
  expect([await read(), await read()]).toEqual([true, false]);
  const books = await aColleague({ db, newClient }, owner, "books");
  expect(await leadsTo(books.email, PASSWORD)).toBe("/credits?notice=welcome-back");
  expect((await books.client.get("/dashboard")).status()).toBe(403);
  const surveyor = await aColleague({ db, newClient }, owner, "surveyor");
  const today = textOf(await mainOf(surveyor.client, "/dashboard"));
  expect(today).toContain("Nothing waits for you today. Look at the bought leads");
  expect((await surveyor.client.get(LIST)).status()).toBe(200);
  expect((await surveyor.client.get("/leads")).status()).toBe(403);
  expect((await admin.get("/auth")).headers().location).toBe("/admin/work");
});
