import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import type { Database } from "#db/connection.ts";
import { addAdmin } from "#domain/accounts/admin-users.ts";
import { declineReport } from "#domain/lead-reports/decide-report.ts";
import { findSignals } from "#domain/security-log/signals.ts";
import { mailTo } from "#tests/e2e/support/mailbox.ts";
import { buy, type Installer, type People, send } from "#tests/e2e/support/people.ts";
import { pressAll } from "#tests/http/access/plain/press.ts";
import { aKey } from "#tests/http/api/program.ts";
import { test } from "#tests/http/fixtures.ts";
import { textOf } from "#tests/http/plain-forms.ts";
import { ask } from "#tests/support/invariants.ts";
import { aReport } from "#tests/support/lead-reports.ts";
import { type Buyer, signedIn } from "#tests/support/people.ts";

const REASON = "Two customers say that nobody came.";
const WORDS = "We were there on both days; the photos show it.";
const mine = { in: "installer/second-look", at: "/second-look" };
const desk = { in: "admin/appeals", at: "/admin/appeals" };

/** A button, with the name that only screen readers hear. */
const named = (button: string, company: string) => new RegExp(`${button} ?: ${company}`);
const theAdmin = (db: Database) => signedIn(db, "demo-admin");

/** Another owner of the desk, while the act runs: otherwise the only administrator decides about everything. */
async function withAnother(db: Database, people: People, act: (other: Installer) => Promise<void>): Promise<void> {
  const other = await people.installer();
  await addAdmin({ db, now: new Date() }, await theAdmin(db), { email: other.email, roles: ["owner"] });
  try {
    await act(other);
  } finally {
    await ask(db.orm, `delete from admin_roles where user_id = '${other.id}'`);
  }
}

async function aDeclined(db: Database, people: People) {
  const installer = await people.installer({ credits: 5 });
  const { leadId } = await people.lead();
  const purchaseId = await people.purchase(installer, leadId);
  const buyer = (await signedIn(db, installer.id)) as Buyer;
  const now = new Date();
  const requestId = await aReport(db, { buyer, purchaseId, now });
  await declineReport({ db, now }, await theAdmin(db), { requestId, reason: REASON });
  return { installer, purchaseId, requestId };
}

test("a suspended company reads facts and rule and asks; whoever suspended it cannot decide while another can", async ({
  people,
  db,
  admin,
}) => {
  const { client, companyName, ...company } = await people.installer();
  const suspend = { intent: "suspend", reason: REASON };
  await send(admin, `/admin/installers/${company.id}`, suspend, 302);
  await mailTo(client, company.email, /suspended/i);
  const dashboard = await (await client.get("/dashboard")).text();
  for (const page of [dashboard, await (await client.get("/second-look")).text()]) {
    expect(page).toContain(REASON);
    expect(page).toContain("Holding, suspending and ending");
    expect(page).toContain("Papers or facts that show that the reason is wrong");
    expect(page).toContain("Ask for a second look");
  }
  const png = new File([Buffer.from(PIXEL, "base64")], "van.png", { type: "image/png" });
  await pressAll(client, [
    {
      ...mine,
      rows: [
        ["second-look", "Ask for a second look", {}, "422", "Say what we should look at again."],
        ["second-look", "Ask for a second look", { words: WORDS, files: png }, "?notice=second-look-asked", "van.png"],
      ],
    },
  ]);
  await withAnother(db, people, async (other) => {
    const refused = await (await admin.get("/admin/appeals")).text();
    expect(textOf(refused)).toContain("You made the first decision, so another administrator makes this one.");
    const [appeal] = await ask<{ id: string }>(db.orm, `select id from appeals where installer_id = '${company.id}'`);
    const accept = { intent: "accept-appeal", id: String(appeal?.id), reason: "I say so." };
    expect(await (await send(admin, "/admin/appeals", accept, 403)).text()).toContain("Your own decision");
    const among = String(appeal?.id);
    await pressAll(other.client, [
      {
        ...desk,
        rows: [
          ["decline-appeal", named("Decline", companyName), { among }, "422", "Say why."],
          [
            "accept-appeal",
            named("Accept", companyName),
            { among, reason: "The photos show it." },
            "?notice=appeal-decided",
            "Second looks",
          ],
        ],
      },
    ]);
  });
  await mailTo(client, company.email, /Your appeal: accepted/);
  expect((await client.get("/leads")).status()).toBe(200);
  expect(textOf(await (await client.get("/dashboard")).text())).not.toContain("Account Suspended");
});

test("a declined report is appealed against once, by page or program, and the answer says why", async ({
  people,
  db,
  newClient,
}) => {
  const one = await aDeclined(db, people);
  const { program } = await aKey(one.installer, newClient);
  const path = `/purchases/${one.purchaseId}/appeals`;
  expect(await program.post(path, {})).toMatchObject({ status: 422, body: { code: "invalid_input" } });
  expect(await program.post(`/purchases/${randomUUID()}/appeals`, { words: WORDS })).toMatchObject({ status: 404 });
  const taken = await program.post(path, { words: WORDS });
  expect(taken).toMatchObject({ status: 201, body: { purchaseId: one.purchaseId, words: WORDS, status: "open" } });
  const { askedAt, decideBy } = taken.body;
  expect(new Date(decideBy).getTime() - new Date(askedAt).getTime()).toBe(10 * 86_400_000);
  expect(await program.post(path, { words: WORDS })).toMatchObject({ status: 409, body: { code: "already_appealed" } });
  const again = { intent: "second-look", kind: "report", subject: one.requestId, appealId: randomUUID(), words: WORDS };
  expect(await (await send(one.installer.client, "/second-look", again, 409)).text()).toContain("Already asked");
  const stranger = await people.installer();
  await send(stranger.client, "/second-look", again, 404);

  const among = taken.body.id;
  const reason = "Their phone rings; they answered us today.";
  const button = named("Decline", one.installer.companyName);
  // Not by whoever declined the report, who may not while anybody else can.
  await withAnother(db, people, async (other) => {
    await pressAll(other.client, [
      { ...desk, rows: [["decline-appeal", button, { among, reason }, "?notice=appeal-decided", "Second looks"]] },
    ]);
  });
  const { text } = await mailTo(one.installer.client, one.installer.email, /Your appeal: declined/);
  expect(text).toContain(reason);
  const page = textOf(await (await one.installer.client.get("/second-look")).text());
  expect(page).toContain("Your appeal: declined");
  expect(page).toContain(reason);
});

test("a signal is dismissed, or buying held: refused on the page and by program, until it is released", async ({
  people,
  db,
  admin,
  newClient,
}) => {
  const word = randomUUID().slice(0, 8);
  await people.installer({ companyName: `Moss ${word} Ltd`, status: "suspended" });
  const again = await people.installer({ companyName: `Moss ${word} Limited`, credits: 10 });
  const { client, companyName } = again;
  await findSignals({ db, now: new Date() });
  const signals = { in: "admin/signals", at: "/admin/signals" };
  await pressAll(admin, [
    {
      ...signals,
      rows: [
        ["hold-buying", "Hold buying", { among: again.id }, "422", "Give a reason. It is sent to the installer."],
        ["hold-buying", "Hold buying", { among: again.id, reason: REASON }, "?notice=buying-held", "Buying on hold"],
      ],
    },
  ]);
  expect((await mailTo(client, again.email, /^Buying is on hold$/)).text).toContain(REASON);
  expect(textOf(await (await client.get("/dashboard")).text())).toContain("Buying is paused");

  const { leadId } = await people.lead();
  const refused = await buy(client, leadId);
  expect(refused.status()).toBe(403);
  expect(await refused.text()).toContain("Buying is on hold");
  const { program } = await aKey(again, newClient);
  expect(await program.buy(leadId)).toMatchObject({ status: 403, body: { code: "buying_held" } });
  expect((await program.get("/credits")).body).toEqual({ balance: 10 });

  const page = textOf(await (await client.get("/second-look")).text());
  for (const said of [REASON, "Buying on hold", "An explanation of the facts above", "Ask for a second look"])
    expect(page).toContain(said);
  const [hold] = await ask<{ id: string }>(
    db.orm,
    `select id from buying_holds where installer_id = '${again.id}' and released_at is null`,
  );
  const release = named("Release", companyName);
  const among = String(hold?.id);
  const dismiss = named("Dismiss", companyName);
  const shown = await pressAll(admin, [
    {
      ...signals,
      rows: [
        ["release-buying", release, { among }, "?notice=buying-released", companyName],
        ["dismiss", dismiss, {}, "?notice=signal-dismissed", "Signals"],
      ],
    },
  ]);
  expect(textOf(shown)).not.toMatch(dismiss);
  expect((await buy(client, leadId)).status()).toBe(302);
});

const PIXEL = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
