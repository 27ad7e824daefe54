import { randomUUID } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import { limits } from "#config/limits.ts";
import type { Database } from "#db/connection.ts";
import { type User, visitor } from "#domain/actor.ts";
import { allInstallers, type InstallerFilter } from "#domain/admin/installers/admin-overview.ts";
import { addDocument } from "#domain/documents/change-documents.ts";
import { checkForm } from "#domain/vetting/check-form.ts";
import { recordCheck } from "#domain/vetting/record-check.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { aNewDocument, filesInMemory } from "#tests/support/documents.ts";
import { ask } from "#tests/support/invariants.ts";
import { anAdmin, anInstaller, type Buyer, later, NOON, outcomeOf } from "#tests/support/people.ts";

eachDatabase("the list of companies", (open) => {
  let db: Database;
  let admin: User;

  beforeAll(async () => {
    db = await open();
    admin = await anAdmin(db);
  });

  const found = async (filter: InstallerFilter, now = NOON) => {
    const page = await allInstallers({ db, now }, admin, filter);
    expect(page.total).toBe(page.items.length);
    return page.items.map(({ companyName }) => companyName).sort();
  };

  it("is searched in company, contact and e-mail, and by status", async () => {
    const word = randomUUID().slice(0, 8);
    const make = (status: "pending" | "approved" | "suspended", form: Record<string, string>) =>
      anInstaller(db, { admin, status, form: { companyName: `${word} Ltd`, ...form } });
    await make("approved", { companyName: `A 100% ${word}_roofs` });
    await make("pending", { companyName: "B", contactName: `Mo ${word.toUpperCase()}` });
    await make("suspended", { companyName: "C", email: `${word}@example.com` });
    await make("pending", { companyName: "D" });
    expect(await found({ q: word })).toEqual([`A 100% ${word}_roofs`, "B", "C"]);
    expect(await found({ q: word, status: "pending" })).toEqual(["B"]);
    expect(await found({ q: "100% " })).toEqual([`A 100% ${word}_roofs`]);
    expect(await found({ q: `${word}_` })).toEqual([`A 100% ${word}_roofs`]);
    expect(await found({ q: `${word}%r` })).toEqual([]);
    expect(await found({ q: "\\" })).toEqual([]);
  });

  it("comes a page at a time, each company once, also those of the same moment", async () => {
    const fresh = await open();
    const chief = await anAdmin(fresh);
    const many = limits.adminPageSize * 2 + 5;
    // Inserted with SQL: the test is about reading many.
    await fresh.orm.execute(
      `insert into "user" (id, name, email) select 'c' || n, 'N', 'c' || n || '@example.com' from generate_series(1, ${many}) n`,
    );
    await fresh.orm.execute(
      `insert into profiles (id, company_name, contact_name, email, certifications, specialties, created_at)
       select 'c' || n, 'Company ' || n, 'N', 'c' || n || '@example.com', '{}', '{}',
              '2026-11-01'::timestamptz + (n / 3) * interval '1 microsecond' from generate_series(1, ${many}) n`,
    );
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const page = await allInstallers({ db: fresh, now: NOON }, chief, { cursor });
      expect(page.total).toBe(many);
      seen.push(...page.items.map(({ id }) => id));
      cursor = page.nextCursor;
    } while (cursor);
    expect(seen).toHaveLength(many);
    expect(new Set(seen).size).toBe(many);
    const order = await ask<{ id: string }>(fresh.orm, "select id from profiles order by created_at desc, id");
    expect(seen).toEqual(order.map(({ id }) => id));
    for (const forged of ["'; --", "\u0000", "x".repeat(101)]) {
      await expect(allInstallers({ db: fresh, now: NOON }, chief, { cursor: forged })).rejects.toThrow(
        "invalid_cursor",
      );
    }
  });

  it("shows the companies with papers that came after their last check, until the next check", async () => {
    const fresh = await open();
    const chief = await anAdmin(fresh);
    const at = (hours: number) => ({ db: fresh, now: later({ hours }) });
    const files = filesInMemory();
    const upload = (company: Buyer, hours: number) => addDocument(at(hours), company, files, aNewDocument());
    let last: string | null = null;
    const check = async (company: Buyer, hours: number) => {
      const id = randomUUID();
      const installerId = company.installer.id;
      const follows = last;
      const given = { technology: "other", check: "documents", outcome: "passed", evidence: "Seen." };
      await recordCheck(at(hours), chief, { id, installerId, follows, form: checkForm(NOON).parse(given) });
      last = id;
    };
    const listed = async () => {
      const { items, total } = await allInstallers(at(6), chief, { documents: "new" });
      expect(total).toBe(items.length);
      return items.map(({ companyName }) => companyName).sort();
    };
    const checked = await anInstaller(fresh, { admin: chief, form: { companyName: "Checked" } });
    const never = await anInstaller(fresh, { admin: chief, status: "suspended", form: { companyName: "Never" } });
    const waiting = await anInstaller(fresh, { admin: chief, status: "pending" });
    await upload(checked, 1);
    await check(checked, 2);
    expect(await listed()).toEqual([]);
    await upload(waiting, 3);
    await upload(checked, 4);
    await upload(checked, 5);
    await upload(never, 3);
    expect(await listed()).toEqual(["Checked", "Never"]);
    await check(checked, 6);
    expect(await listed()).toEqual(["Never"]);
  });

  it("shows the approved companies whose documents end within 30 days", async () => {
    const files = filesInMemory();
    const upload = async (status: "approved" | "pending", companyName: string, expiresOn: string) => {
      const company = await anInstaller(db, { admin, status, form: { companyName } });
      const form = { kind: "insurance", reference: "POL-1", expiresOn } as const;
      await addDocument({ db, now: NOON }, company, files, aNewDocument({ form }));
    };
    await upload("approved", "Soon", "2026-12-20");
    await upload("approved", "Later", "2026-12-21");
    await upload("pending", "Waiting", "2026-12-01");
    expect(await found({ documents: "ending" })).toEqual(["Soon"]);
    const afterwards = later({ days: 31 });
    expect(await found({ documents: "ending" }, afterwards)).toEqual(["Later", "Soon"]);
  });

  it("is for administrators", async () => {
    const installer = await anInstaller(db, { admin });
    expect(await outcomeOf(allInstallers({ db, now: NOON }, visitor))).toBe("not_signed_in");
    expect(await outcomeOf(allInstallers({ db, now: NOON }, installer))).toBe("not_admin");
  });
});
