import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import type { Database } from "#db/connection.ts";
import { violationOf } from "#db/violation.ts";
import { revokeAdmin } from "#domain/accounts/admin-roles.ts";
import type { User } from "#domain/actor.ts";
import { purchaseLead } from "#domain/purchases/purchase-lead.ts";
import { recordSecurityEvent } from "#domain/security-log/record-security-event.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { ask, brokenPromises } from "#tests/support/invariants.ts";
import { aLead, aRequest } from "#tests/support/leads.ts";
import { anAdmin, anInstaller, type Buyer, NOON } from "#tests/support/people.ts";

eachDatabase("the database itself, asked in plain SQL,", (open) => {
  let db: Database;
  let admin: User;
  let buyer: Buyer;
  let pending: Buyer;
  let leadId: string;
  let requestId: string;
  let purchaseId: string;

  beforeAll(async () => {
    db = await open();
    admin = await anAdmin(db);
    buyer = await anInstaller(db, { admin, credits: 20 });
    pending = await anInstaller(db, { admin, status: "pending", credits: 10 });
    leadId = await aLead(db, { admin });
    requestId = (await aRequest(db)).leadId;
    purchaseId = randomUUID();
    await purchaseLead({ db, now: NOON }, buyer, { leadId, purchaseId });
    await recordSecurityEvent(db.orm, { now: NOON }, { kind: "signed_in", userId: admin.userId });
  });

  /** The error code or, for a named rule, its name. */
  async function refusalOf(statement: string): Promise<string | undefined> {
    const before = await everything(db);
    const refusal = await ask(db.orm, statement).then(
      () => "nothing: it was done",
      (error: unknown) => violationOf(error)?.refusal ?? violationOf(error)?.constraint ?? String(error),
    );
    expect(await everything(db)).toEqual(before);
    return refusal;
  }

  const ledgerRow = (row: { installer?: string; amount: number; type: string; cause?: string }, rest = "") =>
    `insert into credit_transactions
       (installer_id, entry_number, amount, transaction_type, cause_id, description, balance_after, created_at)
     values ('${row.installer ?? buyer.installer.id}', 0, ${row.amount}, '${row.type}',
             '${row.cause ?? randomUUID()}', 'by hand', 0, now()) ${rest}`;

  describe("protects the rows of the ledger", () => {
    it.each([
      "update credit_transactions set amount = amount + 1",
      "update credit_transactions set description = 'something else'",
      "update credit_transactions set entry_hash = repeat('f', 64)",
      "update credit_transactions set balance_after = 1000 where transaction_type = 'grant'",
      "delete from credit_transactions",
      "delete from credit_transactions where transaction_type = 'spend'",
      "truncate credit_transactions cascade",
      "truncate profiles cascade",
    ])("against %s", async (statement) => {
      expect(await refusalOf(statement)).toBe("append_only");
    });

    it("on its own, not only because purchases refer to it", async () => {
      const error = await ask(db.orm, "truncate credit_transactions cascade").catch((reason: Error) => reason.cause);
      expect(String(error)).toContain("credit_transactions is append-only");
    });

    it("against an insert that would overwrite an earlier row", async () => {
      const again = ledgerRow(
        { amount: -5, type: "spend", cause: purchaseId },
        "on conflict (cause_id, transaction_type) do update set amount = 1",
      );
      expect(await refusalOf(again)).toBe("append_only");
    });
  });

  it.each([
    "update terms_acceptances set version = 'another'",
    "update terms_acceptances set accepted_at = now()",
    "delete from terms_acceptances",
    "truncate terms_acceptances",
  ])("keeps which terms were accepted as it was written, against %s", async (statement) => {
    expect(await refusalOf(statement)).toBe("append_only");
  });

  describe("changes a balance only through the ledger", () => {
    it.each([
      "update profiles set credits = 1000",
      "update profiles set credits = credits - 1",
      "update profiles set ledger_entries = 0",
      "update profiles set ledger_head = repeat('f', 64)",
      "update profiles set held_credits = held_credits + 1",
      "update profiles set disputed_credits = disputed_credits + 1",
      "update profiles set ledger_entries = ledger_entries + 1, company_name = 'Another'",
    ])("not by %s", async (statement) => {
      expect(await refusalOf(statement)).toBe("balance_by_ledger");
    });

    it.each([
      { credits: 100, entries: 0 },
      { credits: 0, entries: 7 },
    ])("not by a new company that starts with $credits credits and $entries entries", async ({ credits, entries }) => {
      const company = `insert into profiles
        (id, company_name, contact_name, email, certifications, specialties, credits, ledger_entries, created_at)
        values ('${admin.userId}', 'A', 'B', 'c@example.com', '{}', '{}', ${credits}, ${entries}, now())`;
      expect(await refusalOf(company)).toBe("balance_by_ledger");
    });

    it("applies a plain ledger row to the balance, whatever number and balance the writer claims", async () => {
      const installer = await anInstaller(db, { admin, credits: 10 });
      const id = installer.installer.id;
      await ask(db.orm, ledgerRow({ installer: id, amount: 7, type: "grant" }));
      const profile = await ask(db.orm, `select credits, ledger_entries from profiles where id = '${id}'`);
      expect(profile).toEqual([{ credits: 17, ledger_entries: 2 }]);
      expect(await brokenPromises(db.orm)).toEqual([]);
    });
  });

  describe("refuses a ledger row", () => {
    it("that overdraws the balance", async () => {
      expect(await refusalOf(ledgerRow({ amount: -16, type: "spend" }))).toBe("profiles_credits_not_negative");
    });

    it("for the same cause a second time", async () => {
      const again = ledgerRow({ amount: -5, type: "spend", cause: purchaseId });
      expect(await refusalOf(again)).toBe("credit_transactions_once_per_cause");
    });

    it("for the same cause quietly, without touching the balance", async () => {
      const again = ledgerRow({ amount: -5, type: "spend", cause: purchaseId }, "on conflict do nothing");
      expect(await refusalOf(again)).toBe("nothing: it was done");
    });

    it("that spends for a company that is pending, suspended or unknown", async () => {
      const suspended = await anInstaller(db, { admin, status: "suspended", credits: 10 });
      for (const installer of [pending.installer.id, suspended.installer.id, "nobody"]) {
        expect(await refusalOf(ledgerRow({ installer, amount: -5, type: "spend" }))).toBe("not_approved");
      }
    });

    it("whose sign doesn't fit its type, or that moves nothing", async () => {
      for (const [type, amount] of [
        ["spend", 5],
        ["grant", -5],
        ["refund", -5],
        ["purchase", -5],
        ["grant", 0],
        ["hold", 5],
        ["release", -5],
        ["reversal", 5],
      ] as const) {
        expect(await refusalOf(ledgerRow({ type, amount }))).toBe("credit_transactions_sign");
      }
    });

    it("of an unknown type", async () => {
      expect(await refusalOf(ledgerRow({ amount: 5, type: "gift" }))).toBe("credit_transactions_type");
    });
  });

  describe("protects the terms of a purchase", () => {
    it.each([
      "delete from lead_purchases",
      "truncate lead_purchases cascade",
      "truncate leads cascade",
      "update lead_purchases set price_credits = 1",
      "update lead_purchases set purchased_at = now()",
      "update lead_purchases set id = gen_random_uuid()",
      "update lead_purchases set lead_id = gen_random_uuid()",
      "update lead_purchases set installer_id = 'somebody'",
      "update lead_purchases set spend_id = 1",
    ])("against %s", async (statement) => {
      expect(await refusalOf(statement)).toBe("append_only");
    });

    it("and sells a lead to an installer once", async () => {
      const again = `insert into lead_purchases (id, lead_id, installer_id, price_credits, spend_id, purchased_at)
        select gen_random_uuid(), lead_id, installer_id, price_credits, spend_id, now() from lead_purchases`;
      expect(await refusalOf(again)).toBe("lead_purchases_once");
    });
  });

  it.each([
    "update audit_log set reason = 'a better one'",
    "delete from audit_log",
    "truncate audit_log",
    "update security_events set from_address = null",
    "delete from security_events",
    "truncate security_events",
    "update consent_records set text_version = 'another'",
  ])("keeps what happened on record: %s", async (statement) => {
    expect(await refusalOf(statement)).toBe("append_only");
  });

  it.each([
    ["update leads set places_taken = max_purchases + 1", "leads_places"],
    ["update leads set places_taken = -1", "leads_places"],
    ["update leads set max_purchases = 4", "leads_max_purchases"],
    ["update leads set max_purchases = 0", "leads_max_purchases"],
    ["update leads set status = 'sold'", "leads_sold_when_full"],
    ["update leads set places_taken = max_purchases", "leads_sold_when_full"],
    ["update leads set status = 'lost'", "leads_status_known"],
    ["update leads set urgency = 'extreme'", "leads_urgency_known"],
    ["update profiles set status = 'famous'", "profiles_status_known"],
  ])("refuses what cannot be: %s", async (statement, rule) => {
    expect(await refusalOf(statement)).toBe(rule);
  });

  it("allows one open request per email and service", async () => {
    const columns =
      "origin, customer_name, customer_email, postcode, outcode, location, service_type, urgency, status, max_purchases, created_at, expires_at";
    const copy = `insert into leads (id, ${columns}) select gen_random_uuid(), ${columns} from leads where id = '${requestId}'`;
    expect(await refusalOf(copy)).toBe("leads_one_open_request");
  });

  it("keeps the last administrator, even from a request that removes all of them", async () => {
    await anAdmin(db);
    expect(await refusalOf("delete from admin_roles")).toBe("last_administrator");
    await ask(db.orm, `delete from admin_roles where user_id <> '${admin.userId}'`);
    expect(await refusalOf(`delete from admin_roles where user_id = '${admin.userId}'`)).toBe("last_administrator");
  });

  it("keeps one administrator when all are removed at once", async () => {
    for (let round = 0; round < 5; round++) {
      const admins = [admin, await anAdmin(db), await anAdmin(db), await anAdmin(db)];
      const removals = admins.map(({ email }) => revokeAdmin({ db, now: NOON }, email));
      const outcomes = await Promise.allSettled(removals);
      const refused = outcomes.filter((outcome) => outcome.status === "rejected").map(({ reason }) => reason);
      expect(refused).toEqual([expect.objectContaining({ code: "last_admin" })]);
      const [left] = await ask<{ user_id: string }>(db.orm, "select user_id from admin_roles");
      admin = admins.find(({ userId }) => userId === left?.user_id) ?? admin;
    }
  });
});

function everything(db: Database): Promise<Record<string, unknown>[]> {
  const tables = [
    "profiles",
    "leads",
    "lead_purchases",
    "credit_transactions",
    "audit_log",
    "consent_records",
    "security_events",
    "terms_acceptances",
  ];
  const parts = [...tables, "admin_roles"].map(
    (name) =>
      `select '${name}' as name, count(*)::int as rows, md5(string_agg(t::text, '|' order by t::text)) as sum from ${name} t`,
  );
  return ask(db.orm, parts.join(" union all "));
}
