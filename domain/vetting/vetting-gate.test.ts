import { randomUUID } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import type { Database } from "#db/connection.ts";
import type { User } from "#domain/actor.ts";
import { DomainError } from "#domain/errors.ts";
import { purchaseByKey } from "#domain/purchases/purchase-by-key.ts";
import { purchaseLead } from "#domain/purchases/purchase-lead.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { ask, brokenPromises } from "#tests/support/invariants.ts";
import { aLead } from "#tests/support/leads.ts";
import { anAdmin, anInstaller, type Buyer, later, NOON, outcomeOf, signedIn } from "#tests/support/people.ts";
import { aCheckOf } from "#tests/support/proofs.ts";

/** The last moment of the thirtieth day after the approval, in London. */
const LAST = new Date("2026-12-20T23:59:59.999Z");
const AFTER = new Date("2026-12-21T00:00:00Z");

eachDatabase("the gate of vetting", (open) => {
  let db: Database;
  let admin: User;

  beforeAll(async () => {
    db = await open();
    admin = await anAdmin(db);
  });

  const aBuyer = () => anInstaller(db, { admin, credits: 30 });
  const leadOf = (service_type: string, now = NOON) => aLead(db, { admin, now, form: { service_type } });
  const buy = (buyer: Buyer, leadId: string, now = NOON) =>
    outcomeOf(purchaseLead({ db, now }, buyer, { leadId, purchaseId: randomUUID() }));

  it("closes a technology as soon as one of its checks is recorded as failed, and opens it when it passes", async () => {
    const buyer = await aBuyer();
    const first = await leadOf("heat-pumps");
    const second = await leadOf("heat-pumps");
    const charger = await leadOf("ev-chargers");
    expect(await buy(buyer, first)).toBe("done");
    await aCheckOf(db, admin, buyer, { check: "certificate_holder", outcome: "failed" });
    const words = await purchaseLead({ db, now: NOON }, await signedIn(db, buyer.userId), {
      leadId: second,
      purchaseId: randomUUID(),
    }).catch((error) => (error instanceof DomainError ? [error.code, error.words] : error));
    expect(words).toEqual([
      "proof_ended",
      "Your certificate holder did not pass our check. You have not been charged. Add what is missing to your profile, and you can buy again once we’ve checked it. You can still buy leads for other work.",
    ]);
    expect(await buy(buyer, charger)).toBe("done");
    await aCheckOf(db, admin, buyer, { check: "certificate_holder" }, later({ hours: 1 }));
    expect(await buy(buyer, second)).toBe("done");
    expect(await brokenPromises(db.orm)).toEqual([]);
  });

  it("applies to requests loaded before the check was recorded, on pages and by API key", async () => {
    const buyer = await aBuyer();
    await aCheckOf(db, admin, buyer, { check: "insurance", outcome: "failed" });
    // Loaded before the check was recorded.
    expect(await buy(buyer, await leadOf("heat-pumps"))).toBe("proof_ended");
    const byKey = purchaseByKey({ db, now: NOON }, buyer, { leadId: await leadOf("ev-chargers"), key: "order 1" });
    expect(await outcomeOf(byKey)).toBe("proof_ended");
    expect(await ask(db.orm, `select 1 from lead_purchases where installer_id = '${buyer.installer.id}'`)).toEqual([]);
  });

  it("blocks every purchase after a failed check, however many arrive at once", async () => {
    const buyers = await Promise.all(Array.from({ length: 10 }, aBuyer));
    const leads = await Promise.all(Array.from({ length: 10 }, () => leadOf("heat-pumps")));
    await Promise.all(
      buyers.flatMap((buyer, n) => [
        aCheckOf(db, admin, buyer, { check: "mcs_scope", outcome: "failed" }),
        ...[0, 1].map((more) => buy(buyer, leads[(n + more) % leads.length] ?? "")),
      ]),
    );
    const late = `select b.id from lead_purchases b join profiles p on p.id = b.installer_id
      join vetting_checks c on c.installer_id = p.id where c."check" = 'mcs_scope' and b.gate_version >= p.gate_version`;
    expect(await ask(db.orm, late)).toEqual([]);
    for (const [n, buyer] of buyers.entries()) {
      expect(await buy(buyer, leads[(n + 5) % leads.length] ?? "")).toMatch(/proof_ended/);
    }
    expect(await brokenPromises(db.orm)).toEqual([]);
  });

  it("gives thirty days for open checks from the approval, and leaves earlier purchases alone", async () => {
    const buyer = await aBuyer();
    await ask(db.orm, `update profiles set grace_from = '2026-11-20' where id = '${buyer.installer.id}'`);
    const fresh = async () => ({ ...buyer, ...(await signedIn(db, buyer.userId)) }) as Buyer;
    const before = await leadOf("heat-pumps", LAST);
    const after = await leadOf("heat-pumps", LAST);
    expect(await buy(await fresh(), before, LAST)).toBe("done");
    expect(await buy(await fresh(), after, AFTER)).toBe("proof_ended");
    expect(await buy(await fresh(), before, AFTER)).toBe("already_purchased");
    await ask(
      db.orm,
      `insert into vetting_exceptions (id, installer_id, technology, reason, ends_on, granted_by, granted_at)
       values ('${randomUUID()}', '${buyer.installer.id}', 'heat_pump', 'Renewal under way.', '2026-12-31', '${admin.userId}', now())`,
    );
    expect(await buy(await fresh(), after, AFTER)).toBe("done");
  });

  it("starts the grace period at approval, even if the status is set directly in the database", async () => {
    const pending = await anInstaller(db, { admin, status: "pending" });
    await ask(db.orm, `update profiles set status = 'approved' where id = '${pending.installer.id}'`);
    const [row] = await ask<{ today: boolean }>(
      db.orm,
      `select grace_from = (now() at time zone 'Europe/London')::date as today from profiles where id = '${pending.installer.id}'`,
    );
    expect(row).toEqual({ today: true });
  });
});
