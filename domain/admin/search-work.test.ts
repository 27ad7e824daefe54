import { randomUUID } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import { limits } from "#config/limits.ts";
import type { Database } from "#db/connection.ts";
import { type Actor, type User, visitor } from "#domain/actor.ts";
import { searchWork } from "#domain/admin/search-work.ts";
import { purchaseLead } from "#domain/purchases/purchase-lead.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { ask } from "#tests/support/invariants.ts";
import { aLead } from "#tests/support/leads.ts";
import { anAdmin, anInstaller, type Buyer, NOON, outcomeOf } from "#tests/support/people.ts";

eachDatabase("the search of everything", (open) => {
  let db: Database;
  let admin: User;
  beforeAll(async () => {
    db = await open();
    admin = await anAdmin(db);
  });

  const find = (actor: Actor, words: string) => searchWork({ db, now: NOON }, actor, words);
  const lead = (customer_name: string) =>
    aLead(db, {
      admin,
      form: { customer_name, customer_phone: "07400 123477", postcode: "SA1 1AA", location: "Swansea" },
    });

  async function bought(buyer: Buyer, customer: string): Promise<string> {
    const purchaseId = randomUUID();
    await purchaseLead({ db, now: NOON }, buyer, { leadId: await lead(customer), purchaseId });
    return purchaseId;
  }

  it("finds a company's own customers alone, and nobody's contacts before they are bought", async () => {
    const one = await anInstaller(db, { admin, credits: 10 });
    const other = await anInstaller(db, { admin, credits: 10 });
    const purchaseId = await bought(one, "Wilhelmina Ashgrove");
    await lead("Wilhelmina Unbought");
    for (const words of ["wilhelmina", "SA1 1AA", "0740012", "Swansea"]) {
      const [group, ...more] = await find(one, words);
      expect(group).toMatchObject({ kind: "purchases", items: [{ id: purchaseId, title: "Wilhelmina Ashgrove" }] });
      expect(more).toEqual([]);
      expect(await find(other, words)).toEqual([]);
    }
  });

  it.each([
    ["Zedric\u00a0Quorlington", "zedric", "quorl"],
    ["Mrs Quorlington", "swansea", "quorl"],
    ["Dr Ana van Quorlington", "ana", "van q"],
  ])("finds the ended purchase of %j by what is shown of it alone", async (customer, shown, hidden) => {
    const company = await anInstaller(db, { admin, credits: 10 });
    const purchaseId = await bought(company, customer);
    await ask(
      db.orm,
      `update lead_purchases set ended_at = now(), ended_reason = 'stopped' where id = '${purchaseId}'`,
    );
    expect(await find(company, shown)).toMatchObject([{ items: [{ id: purchaseId }] }]);
    expect(JSON.stringify(await find(company, shown))).not.toContain("Quorlington");
    for (const words of [hidden, customer, "quorx"]) expect(await find(company, words)).toEqual([]);
  });

  it("finds leads, companies and payments for administrators", async () => {
    const company = await anInstaller(db, { admin });
    await ask(db.orm, `update profiles set company_name = 'Quillfeather Heat' where id = '${company.installer.id}'`);
    const paymentId = randomUUID();
    await ask(
      db.orm,
      `insert into payments (id, installer_id, pack, credits, amount_pence, status, created_at, paid_at, receipt_number)
       values ('${paymentId}', '${company.installer.id}', 'starter', 10, 9900, 'paid', now(), now(), 90817)`,
    );
    const leadId = await lead("Quillfeather Jones");
    const found = await find(admin, "quillfeather");
    expect(found.map(({ kind, items }) => [kind, items.map(({ id }) => id)])).toEqual([
      ["leads", [leadId]],
      ["companies", [company.installer.id]],
      ["payments", [paymentId]],
    ]);
    for (const words of ["FW-090817", "fw-90817", "90817"]) {
      expect(await find(company, words)).toMatchObject([{ kind: "receipts", items: [{ id: "90817" }] }]);
      expect(await find(await anInstaller(db, { admin }), words)).toEqual([]);
    }
    expect(await find(admin, "FW-090817")).toMatchObject([{ kind: "payments", items: [{ id: paymentId }] }]);
  });

  it("shows the first few, and says when there are more", async () => {
    for (let one = 0; one <= limits.searchShownMax; one++) await lead("Barnaby Manyfold");
    const [group] = await find(admin, "manyfold");
    expect(group?.items).toHaveLength(limits.searchShownMax);
    expect(group?.hasMore).toBe(true);
  });

  it.each(["", "   ", "\u0000", "%", "_", "\\", "'; drop table leads; --"])("finds nothing by %j", async (words) => {
    const company = await anInstaller(db, { admin, credits: 5 });
    await bought(company, "Percival Undermark");
    expect(await find(company, words)).toEqual([]);
  });

  it("is for people who work here", async () => {
    expect(await outcomeOf(find(visitor, "a"))).toBe("not_signed_in");
  });
});
