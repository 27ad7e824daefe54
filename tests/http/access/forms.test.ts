import { expect } from "vitest";
import type { Database } from "#db/connection.ts";
import {
  boughtRequest,
  complained,
  outlinedRequest,
  reportLead,
  stoppedRequest,
  talked,
} from "#tests/e2e/every-page/bought-lead.ts";
import { chosenRequest, quotedRequest } from "#tests/e2e/every-page/quoted-request.ts";
import type { Client } from "#tests/e2e/support/client.ts";
import { linkIn, type Mail, mailsTo, mailTo } from "#tests/e2e/support/mailbox.ts";
import { aWord, PASSWORD, type People, send, signIn } from "#tests/e2e/support/people.ts";
import * as account from "#tests/http/access/plain/account-forms.ts";
import * as company from "#tests/http/access/plain/company-forms.ts";
import * as desk from "#tests/http/access/plain/desk-forms.ts";
import { formsInCode } from "#tests/http/access/plain/forms-in-code.ts";
import { type PlainPage, pressAll } from "#tests/http/access/plain/press.ts";
import * as purchase from "#tests/http/access/plain/purchase-forms.ts";
import { test } from "#tests/http/fixtures.ts";
import { ask } from "#tests/support/invariants.ts";

/** Sent without scripts by another test, which has what they need. */
const ELSEWHERE: Record<string, string> = {
  "installer/developers paused": "account/step-up.spec.ts",
  "account/join join-form": "http/installer/join.test.ts",
  "account/join other-reader": "http/installer/join.test.ts",
  "account/no-company delete": "http/installer/team.test.ts",
  "account/no-company start-company": "http/installer/team.test.ts",
  "account/auth again": "account/forms.spec.ts",
  "account/two-factor second-step": "account/security.spec.ts",
  "admin/payments refund": "admin/payments.spec.ts",
  "admin/payments credit": "installer/stripe.spec.ts",
  "admin/payments close": "installer/stripe.spec.ts",
  "admin/work give-back": "admin/work.spec.ts",
  "admin/work note": "admin/work.spec.ts",
  "admin/work snooze": "admin/work.spec.ts",
  "admin/work take": "admin/work.spec.ts",
  "installer alerts": "installer/lead-alerts.spec.ts",
  "installer/bought assign": "http/installer/following-up.test.ts",
  "installer/bought move": "http/installer/following-up.test.ts",
  "installer/bought stage": "http/installer/following-up.test.ts",
  "installer/calendar show": "account/step-up.spec.ts",
  "installer/dashboard done": "http/installer/following-up.test.ts",
  "installer/dashboard reached": "http/installer/following-up.test.ts",
  "installer/dashboard stop": "http/installer/following-up.test.ts",
  "installer/purchases take-time": "quote/appointments.spec.ts",
  "installer/team away-form": "http/installer/team.test.ts",
  "installer/team change-member": "http/installer/team.test.ts",
  "installer/team reset-second-factor": "http/installer/second-factor.test.ts",
  "installer/team leave": "http/installer/team.test.ts",
  "installer/team remove-member": "http/installer/team.test.ts",
  "installer/profile logo": "http/installer/use-quote-again.test.ts",
  "installer/profile publish": "http/public/profiles.test.ts",
  "installer/profile take-down": "http/public/profiles.test.ts",
  "installer/profile remove-logo": "http/installer/use-quote-again.test.ts",
  "installer/profile usual-terms": "http/installer/use-quote-again.test.ts",
  "installer/quote copy": "http/installer/use-quote-again.test.ts",
  "installer/quote keep-terms": "http/installer/use-quote-again.test.ts",
  "installer/quote remove-template": "http/installer/use-quote-again.test.ts",
  "installer/quote template": "http/installer/use-quote-again.test.ts",
  "installer/reviews dispute": "http/installer/reviews.test.ts",
  "installer/reviews reply": "http/installer/reviews.test.ts",
  "admin/reviews keep": "http/installer/reviews.test.ts",
  "admin/appeals accept-appeal": "http/installer/second-look.test.ts",
  "admin/appeals decline-appeal": "http/installer/second-look.test.ts",
  "admin/signals dismiss": "http/installer/second-look.test.ts",
  "admin/signals hold-buying": "http/installer/second-look.test.ts",
  "admin/signals release-buying": "http/installer/second-look.test.ts",
  "installer/second-look second-look": "http/installer/second-look.test.ts",
  "admin/reviews remove-review": "http/installer/reviews.test.ts",
  "admin/reports decline-request": "http/quote/held-request.test.ts",
  "admin/reports release-request": "http/quote/held-request.test.ts",
  "installer/quote last": "installer/write-quote.spec.ts",
  "installer/quote more": "installer/write-quote.spec.ts",
  "installer/quote next": "installer/write-quote.spec.ts",
  "installer/quote send": "installer/write-quote.spec.ts",
};

/** Not sent without scripts, and why: each is built of the same parts as others, on a page with more forms. */
const NOT_YET: Record<string, string> = {
  "admin/installers close-reversal": "needs a dispute that has ended",
  "admin/installers looked-into": "needs a deposit of 14 days ago",
  "admin/payments close-reversal": "needs a dispute that has ended",
  "admin/security ask-recovery": "has its verbs' test",
  "admin/security confirm-recovery": "needs a second owner",
  "admin/security decline-recovery": "needs a second owner",
  "account/account stop-recovery": "needs a confirmed recovery",
  "admin/security approve-grant": "needs a grant above £500",
  "admin/security decline-grant": "needs a grant above £500",
  "admin/payments approve-refund": "needs a refund above £500",
  "admin/payments decline-refund": "needs a refund above £500",
  "admin/data-requests gather": "needs a mailbox that has answered",
  "installer/quote use-holder": "has its verb’s test",
  "admin/reviews publish": "has its verb’s test",
  "admin/reviews read": "has its verb’s test",
  "admin/reports answer-complaint": "needs a complaint of somebody without a request",
  "admin/reports read-thread": "opens a file of a reported thread",
  "admin/work send-again": "needs a mail that has failed",
  "installer/developers send-again": "needs a delivery that has failed",
  "installer/developers switch-on": "needs a webhook that failed for an hour",
  "installer/notices drop-device": "needs a browser that is sent notices, so scripts",
  "installer/notices test-device": "needs a browser that is sent notices, so scripts",
};

test("every form of the hydrated areas is listed here, and no others", () => {
  const id = "6f1b8c1e-2d3f-4a55-8f6e-0a1b2c3d4e5f";
  const someone = { id, email: "", leadId: id };
  const pages: PlainPage[] = [
    ...[company.ownForms, company.closing("")].flat(),
    ...[
      purchase.purchaseForms(""),
      purchase.quotedForms(""),
      purchase.chosenForms(""),
      purchase.stoppedForms(""),
    ].flat(),
    ...purchase.outlineForms(id),
    ...[
      account.signingUp(""),
      account.confirming(""),
      account.signingIn(""),
      account.signedInTwice,
      account.newAddress(""),
      account.twoSteps(),
    ].flat(),
    ...[account.codesRenewed(""), account.turnedOff(""), account.forgetting(""), account.resetting("")].flat(),
    ...[
      desk.companyForms(someone, someone),
      desk.accountForms(someone),
      desk.changeForms(someone, "accept-change"),
    ].flat(),
    ...[desk.changeForms(someone, "decline-change"), desk.leadForms(someone, someone)].flat(),
    ...[desk.queueForms([id, id, id, id], id), desk.stopForms(id)].flat(),
    ...desk.dataRequestForms,
    ...desk.contractNameForms({ accepted: id, closed: id }),
    ...desk.reportForms({ message: id, other: id, thread: id, outline: id, otherOutline: id, complaint: id }),
  ];
  const sent = pages.flatMap((page) => page.rows.map(([form]) => `${page.in} ${form}`));
  expect([...new Set([...sent, ...Object.keys({ ...ELSEWHERE, ...NOT_YET })])].toSorted()).toEqual(
    formsInCode("app/{routes/{account,admin,installer},ui/talk}/**/*.tsx"),
  );
});

test("someone signs up, confirms, signs in and manages the account", async ({ newClient }) => {
  const here = await newClient();
  const email = `${aWord()}@example.com`;
  await pressAll(here, account.signingUp(email));
  const [newest] = await mailsTo(here, email, /^Confirm your email/, 2);
  await pressAll(here, account.confirming(linkIn(newest as Mail)));
  const client = await newClient();
  await pressAll(client, account.signingIn(email));
  await signIn(await newClient(), { email, password: PASSWORD });
  await pressAll(client, account.signedInTwice);
  await pressAll(client, account.newAddress(linkIn(await mailTo(client, `new-${email}`, /^Confirm/))));
  const [one, other] = recoveryCodesIn(await pressAll(client, account.twoSteps()));
  const [last] = recoveryCodesIn(await pressAll(client, account.codesRenewed(one ?? "")));
  expect(other).not.toBe(last);
  await pressAll(client, account.turnedOff(last ?? ""));
});

function recoveryCodesIn(page: string): string[] {
  return [...page.matchAll(/<code>([a-z2-9]{5}-[a-z2-9]{5})<\/code>/g)].map(([, code = ""]) => code);
}

test("someone resets a forgotten password", async ({ people, newClient }) => {
  const client = await newClient();
  const { email } = await people.installer({ status: "pending" });
  await pressAll(client, account.forgetting(email));
  await pressAll(client, account.resetting(linkIn(await mailTo(client, email, /password/i))));
});

test("a company registers, creates keys and views, and buys", async ({ people }) => {
  const { client } = await people.installer({ credits: 10 });
  await people.lead();
  await pressAll(client, company.ownForms);
  const leaving = await people.installer();
  await pressAll(leaving.client, company.closing(leaving.companyName));
});

test("a company does everything it can with a bought lead", async ({ people }) => {
  const { installer, address } = await talked(people);
  await pressAll(installer.client, purchase.purchaseForms(address));
});

test("a company revises its quote, withdraws it, and keeps a chosen one", async ({ people }) => {
  const quoted = await quotedRequest(people);
  await pressAll(quoted.installer.client, purchase.quotedForms(quoted.address));
  const chosen = await chosenRequest(people);
  await pressAll(chosen.offer.company.client, purchase.chosenForms(chosen.address));
});

test("a company confirms a stop, sends an outline and withdraws it", async ({ people }) => {
  const stopped = await stoppedRequest(people);
  await pressAll(stopped.installer.client, purchase.stoppedForms(stopped.address));
  const { leadId } = await outlinedRequest(people);
  const { client } = await people.installer({ credits: 10 });
  await pressAll(client, purchase.outlineForms(leadId));
});

test("an administrator checks, decides about and credits companies", async ({ people, admin }) => {
  const one = await people.installer({ status: "pending" });
  const declined = await people.installer({ status: "pending" });
  await pressAll(admin, [...desk.companyForms(one, declined), ...desk.accountForms(one)]);
  const renamed = await people.installer();
  for (const which of ["decline-change", "accept-change"] as const) {
    const form = { form: "company", companyName: `${aWord()} Ltd`, contactName: "Priya Shah" };
    await send(renamed.client, "/profile", form, 302);
    await pressAll(admin, desk.changeForms(renamed, which));
  }
});

test("an administrator enters, corrects, withdraws and imports leads", async ({ people, admin }) => {
  const lead = await people.customer();
  const other = await people.customer();
  await pressAll(admin, desk.leadForms(lead, other));
});

test("an administrator empties the queues", async ({ people, admin, db }) => {
  const reports = await Promise.all(Array.from({ length: 4 }, () => aReport(people, db)));
  const [one, two, three, four] = reports as [Report, Report, Report, Report];
  await ask(
    db.orm,
    `insert into jobs (kind, lane, payload, created_at, run_at, attempts, failed_at, last_error)
     values ('send-mail', 'mail', '{"mail":"confirm-email","userId":"nobody"}', now(), now(), 26, now(), '421')`,
  );
  await pressAll(admin, desk.queueForms([one.id, two.id, three.id, four.id], one.leadId));
  const { installer, customer, address } = await stoppedRequest(people);
  await send(installer.client, `${customer.link}/stop`, { intent: "again", purchaseId: idIn(address) }, 302);
  await pressAll(admin, desk.stopForms(idIn(address)));
});

type Report = Awaited<ReturnType<typeof aReport>>;

async function aReport(people: People, db: Database) {
  const bought = await boughtRequest(people);
  await reportLead(bought);
  return { id: await idAbout(db, "refund_requests", bought.address), leadId: bought.customer.leadId };
}

async function idAbout(db: Database, table: string, address: string, which = "true"): Promise<string> {
  const [row] = await ask<{ id: string }>(
    db.orm,
    `select id from ${table} where purchase_id = '${idIn(address)}' and ${which}`,
  );
  return row?.id ?? "";
}

test("an administrator decides about complaints", async ({ people, admin, db, newClient }) => {
  const client = await newClient();
  const one = await reportedThread(people, client);
  const other = await reportedThread(people, client);
  const complaint = await complained(people);
  const about = {
    message: await idAbout(db, "messages", one.address, "sender = 'installer'"),
    other: await idAbout(db, "messages", other.address, "sender = 'installer'"),
    outline: await reportedOutline(people, client),
    otherOutline: await reportedOutline(people, client),
    complaint: await idAbout(db, "complaints", complaint.address),
  };
  const left = await pressAll(admin, desk.reportForms({ ...about, thread: idIn(one.address) }));
  for (const id of Object.values(about)) expect(left, "is decided").not.toContain(id);
});

test("an administrator answers requests for data", async ({ admin }) => {
  await pressAll(admin, desk.dataRequestForms);
});

test("an administrator decides about names on contracts", async ({ people, admin, db }) => {
  const { offers } = await quotedRequest(people);
  const [accepted = "", closed = ""] = await Promise.all(
    offers.map(async ({ quoteId }) => {
      const [row] = await ask<{ id: string }>(db.orm, `select id from contract_checks where quote_id = '${quoteId}'`);
      return row?.id;
    }),
  );
  const left = await pressAll(admin, desk.contractNameForms({ accepted, closed }));
  for (const id of [accepted, closed]) expect(left, "is decided").not.toContain(id);
});

/** The customer reports what the company wrote. */
async function reportedThread(people: People, client: Client) {
  const talk = await talked(people);
  const thread = `${talk.customer.link}/messages/${idIn(talk.address)}`;
  const report = ["report", "Send report", { reason: "Rude." }, "#write", "You have reported this message."] as const;
  await pressAll(client, [{ in: "ui/talk", at: thread, rows: [[...report]] }]);
  return talk;
}

async function reportedOutline(people: People, client: Client): Promise<string> {
  const { customer, outlineId } = await outlinedRequest(people);
  const report = { intent: "report", reason: "They want me to come to their shop." };
  await send(client, `${customer.link}/outlines/${outlineId}`, report, 302);
  return outlineId;
}

function idIn(address: string): string {
  return address.split("/").at(-1) ?? "";
}
