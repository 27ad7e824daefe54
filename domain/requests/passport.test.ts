import { randomUUID } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import { daysOfCheck, notCheckedByUs, stateOfCheck } from "#content/check-facts.ts";
import type { Database } from "#db/connection.ts";
import type { User } from "#domain/actor.ts";
import { purchaseLead } from "#domain/purchases/purchase-lead.ts";
import { vettingPassport } from "#domain/requests/passport.ts";
import { suspendInstaller } from "#domain/vetting/change-status.ts";
import { checkFactsAt } from "#domain/vetting/shown-checks.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { ask } from "#tests/support/invariants.ts";
import { aConfirmedRequest, aQuoteForm } from "#tests/support/leads.ts";
import { anAdmin, anInstaller, later, outcomeOf } from "#tests/support/people.ts";
import { aCheckOf } from "#tests/support/proofs.ts";

const DAY_AFTER = later({ days: 1 });

eachDatabase("the vetting passport of a purchase", (open) => {
  let db: Database;
  let admin: User;

  beforeAll(async () => {
    db = await open();
    admin = await anAdmin(db);
  });

  async function aPurchase() {
    const { leadId, token } = await aConfirmedRequest(db, { form: aQuoteForm({ serviceType: "ev-chargers" }) });
    const company = await anInstaller(db, { admin, credits: 5, form: { companyName: "Acme Chargers Ltd" } });
    await aCheckOf(db, admin, company, { check: "insurance", expiresOn: "2026-11-24" });
    const purchaseId = randomUUID();
    await purchaseLead({ db, now: later({ hours: 1 }) }, company, { leadId, purchaseId });
    return { token, company, purchaseId };
  }

  async function rowsOf({ token, purchaseId }: { token: string; purchaseId: string }, now: Date) {
    const { rows } = await vettingPassport({ db, now }, token, purchaseId);
    return rows.map(({ then, today, change }) =>
      [today.check, stateOfCheck(then), stateOfCheck(today), change].join(", "),
    );
  }

  it("shows a check recorded after the purchase under Today alone, what got worse first", async () => {
    const bought = await aPurchase();
    expect(await rowsOf(bought, DAY_AFTER)).toEqual([
      "insurance, Checked, Checked, ",
      "identity, Not checked, Not checked, ",
      "register, Not checked, Not checked, ",
    ]);
    await aCheckOf(db, admin, bought.company, { check: "identity" }, DAY_AFTER);
    await aCheckOf(db, admin, bought.company, { check: "scheme", certificationBody: "RECC" }, DAY_AFTER);
    expect(await rowsOf(bought, later({ days: 5 }))).toEqual([
      "insurance, Checked, Ended, worse",
      "identity, Not checked, Checked, better",
      "scheme, Not checked, Checked, better",
      "register, Not checked, Not checked, ",
    ]);
    await aCheckOf(db, admin, bought.company, { check: "insurance", expiresOn: "2027-11-24" }, later({ days: 6 }));
    const { rows, purchasedAt } = await vettingPassport(
      { db, now: later({ days: 7 }) },
      bought.token,
      bought.purchaseId,
    );
    expect(purchasedAt).toEqual(later({ hours: 1 }));
    const insurance = rows.find(({ today }) => today.check === "insurance");
    expect(insurance && [daysOfCheck(insurance.then), daysOfCheck(insurance.today), insurance.change]).toEqual([
      "on 20 November 2026, valid until 24 November 2026",
      "on 26 November 2026, valid until 24 November 2027",
      "again",
    ]);
  });

  it("lists what nobody has checked, and what we never check", async () => {
    const bought = await aPurchase();
    const { rows } = await vettingPassport({ db, now: DAY_AFTER }, bought.token, bought.purchaseId);
    expect(notCheckedByUs(rows.map(({ today }) => today))).toEqual([
      "Identity",
      "Company register",
      "Workmanship",
      "Prices",
      "Finances",
      "Staff",
      "Subcontractors",
      "Guarantees",
    ]);
  });

  it("says who checked and how, and neither where nobody has", async () => {
    const { company } = await aPurchase();
    await aCheckOf(db, admin, company, { check: "scheme", certificationBody: "RECC" });
    const at = { technology: "ev_charger", at: DAY_AFTER } as const;
    const facts = await checkFactsAt(db.orm, company.installer.id, at);
    expect(facts.map(({ label, checkedBy, how }) => [label, checkedBy, how].filter(Boolean).join(", "))).toEqual([
      "Insurance, A Fairwatt administrator, read the certificate",
      "Identity",
      "Member of RECC, A Fairwatt administrator, looked up in the register of RECC",
      "Company register",
    ]);
  });

  it("says since when a suspended company takes no requests, and tells no evidence, policy or administrator", async () => {
    const bought = await aPurchase();
    const { id: installerId } = bought.company.installer;
    await suspendInstaller({ db, now: DAY_AFTER }, admin, { installerId, reason: "A lapsed certificate." });
    const passport = await vettingPassport({ db, now: later({ days: 2 }) }, bought.token, bought.purchaseId);
    expect(passport.suspendedAt).toEqual(DAY_AFTER);
    const told = JSON.stringify(passport);
    for (const secret of ["Policy 77", "NAP 12345", "A lapsed certificate", "Aviva", admin.email ?? "@"]) {
      expect(told).not.toContain(secret);
    }
  });

  it("is not found under another request's link, and stores nothing", async () => {
    const one = await aPurchase();
    const other = await aPurchase();
    const size = async () =>
      ask(
        db.orm,
        "select (select count(*) from vetting_checks) as checks, (select count(*) from company_names) as names",
      );
    const before = await size();
    const read = (token: string, id: string) => vettingPassport({ db, now: DAY_AFTER }, token, id);
    expect(await outcomeOf(read(other.token, one.purchaseId))).toBe("not_found");
    expect(await outcomeOf(read(one.token, randomUUID()))).toBe("not_found");
    expect(await outcomeOf(read("nonsense", one.purchaseId))).toBe("link_invalid");
    expect(await outcomeOf(read(one.token, one.purchaseId))).toBe("done");
    expect(await size()).toEqual(before);
  });
});
