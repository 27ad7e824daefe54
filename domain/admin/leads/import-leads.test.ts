import { beforeAll, expect, it } from "vitest";
import { limits } from "#config/limits.ts";
import type { Database } from "#db/connection.ts";
import { type User, visitor } from "#domain/actor.ts";
import { importLeads, previewImport } from "#domain/admin/leads/import-leads.ts";
import { withdrawLead } from "#domain/admin/leads/withdraw-lead.ts";
import { eraseCustomer } from "#domain/leads/erase-customer.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { ask } from "#tests/support/invariants.ts";
import { anAdmin, anInstaller, later, NOON, outcomeOf, outcomesOf } from "#tests/support/people.ts";

const HEADER = "Customer Name,Customer Email,Service Type,Location,Postcode";
const row = (name: string) => `${name},${name.toLowerCase()}@example.com,Heat Pumps,Croydon,CR0 1EA`;
const fileOf = (...rows: string[]) => [HEADER, ...rows].join("\n");

eachDatabase("importing leads", (open) => {
  let db: Database;
  let admin: User;
  const context = () => ({ db, now: NOON });
  const leadsNamed = (name: string) =>
    ask<{ id: string }>(db.orm, `select * from leads where customer_name like '${name}%'`);

  beforeAll(async () => {
    db = await open();
    admin = await anAdmin(db);
  });

  it("shows what is wrong with each row, and saves nothing", async () => {
    const text = fileOf(row("Prue"), "Prudence,prudence,Nuclear,,CR0", row("Prue"));
    const { rows, ready } = await previewImport(context(), admin, text);
    expect(ready).toBe(1);
    expect(rows.map(({ line, state, errors }) => ({ line, state, errors }))).toEqual([
      { line: 2, state: "ready", errors: [] },
      {
        line: 3,
        state: "wrong",
        errors: [
          {
            column: "Customer Email",
            message: "Enter an email address in the correct format, like name@example.com.",
          },
          { column: "Service Type", message: "Choose a service type." },
          { column: "Postcode", message: "Enter a full UK postcode, like CR0 1EA." },
        ],
      },
      {
        line: 4,
        state: "wrong",
        errors: [{ column: "Customer Email", message: "Same customer and service as line 2." }],
      },
    ]);
    expect(await leadsNamed("Pru")).toEqual([]);
  });

  it("imports the good rows only, for sale at once, each on record, told to installers and its customer", async () => {
    expect(await importLeads(context(), admin, fileOf(row("Gwen"), "Gwendolyn,,,,", row("Gwyneth")))).toBe(2);
    const found = await leadsNamed("Gw");
    expect(found).toMatchObject([
      { origin: "admin", status: "available", service_type: "heat-pumps", max_purchases: 1, created_by: admin.userId },
      { origin: "admin", status: "available" },
    ]);
    const ids = found.map(({ id }) => `'${id}'`).join(", ");
    const audit = await ask(db.orm, `select action, after from audit_log where subject_id in (${ids}) order by id`);
    expect(audit).toEqual([
      { action: "import-lead", after: { line: 2 } },
      { action: "import-lead", after: { line: 4 } },
    ]);
    const told = await ask(db.orm, `select kind from jobs where payload->>'leadId' in (${ids})`);
    const each = (kind: string) => [{ kind }, { kind }];
    expect(told).toEqual([...each("alert-installers"), ...each("send-mail")]);
  });

  it("imports a file once, however its line breaks are written, and says so", async () => {
    const text = fileOf(row("Olga"), row("Olive"));
    await importLeads(context(), admin, text);
    const again = `\uFEFF${text.replaceAll("\n", "\r\n")}\r\n`;
    expect(await outcomeOf(importLeads(context(), admin, again))).toBe("conflict");
    expect((await previewImport(context(), admin, again)).rows.map(({ state }) => state)).toEqual([
      "imported-before",
      "imported-before",
    ]);
    expect(await leadsNamed("Ol")).toHaveLength(2);
  });

  it("brings only what is new in a corrected file, however its rows are ordered and spaced", async () => {
    const good = [row("Petra"), row("Pedro"), row("Petunia")];
    expect(await importLeads(context(), admin, fileOf(...good, "Pete,pete@,Heat Pumps,Croydon,CR0 1EA"))).toBe(3);
    const respelled = "  PETRA , Petra@Example.com ,heat pumps,Purley,cr01ea";
    const corrected = fileOf(row("Pete"), good[2] ?? "", respelled, good[1] ?? "");
    const states = (await previewImport(context(), admin, corrected)).rows.map(({ state }) => state);
    expect(states).toEqual(["ready", "imported-before", "imported-before", "imported-before"]);
    expect(await importLeads(context(), admin, corrected)).toBe(1);
    expect(await leadsNamed("Pet")).toHaveLength(3);
    expect(await leadsNamed("Pedro")).toHaveLength(1);
    expect(await outcomeOf(importLeads(context(), admin, corrected))).toBe("conflict");
  });

  it("shows a row of a customer who had a lead for the service of late as a possible duplicate", async () => {
    await importLeads(context(), admin, fileOf(row("Ursula")), [], " Old Quotes Ltd ");
    expect(await leadsNamed("Ursula")).toMatchObject([{ import_source: "Old Quotes Ltd" }]);
    const changed = `${HEADER},Description\n${row("Ursula")},Now with a battery\n${row("Uri")},`;
    const shown = async (now: Date) => (await previewImport({ db, now }, admin, changed)).rows;
    expect(await shown(NOON)).toMatchObject([
      { state: "possible-duplicate", duplicateOf: { leadId: (await leadsNamed("Ursula"))[0]?.id } },
      { state: "ready", duplicateOf: null },
    ]);
    const spelled = changed.replaceAll("ursula@", "ursula+again@");
    expect((await previewImport(context(), admin, spelled)).rows).toMatchObject([{ state: "possible-duplicate" }, {}]);
    const long = later({ hours: (limits.leadDuplicateDays + 1) * 24 });
    expect(await shown(long)).toMatchObject([{ state: "ready" }, { state: "ready" }]);
    const other = fileOf(row("Ursula").replace("Heat Pumps", "Solar Panels"));
    expect((await previewImport(context(), admin, other)).rows).toMatchObject([{ state: "ready" }]);
    const [lead] = await leadsNamed("Ursula");
    await withdrawLead(context(), admin, { leadId: lead?.id ?? "", reason: "Closed." });
    expect((await previewImport(context(), admin, changed)).rows).toMatchObject([{ state: "ready" }, {}]);
  });

  it("knows customers by their phone number too, but for numbers that nobody has", async () => {
    const withPhones = (...rows: string[]) => [`${HEADER},Phone`, ...rows].join("\n");
    await importLeads(context(), admin, withPhones(`${row("Vera")},07911 123456`, `${row("Vic")},07700 900123`));
    const again = withPhones(`${row("Verity")},07911 123456`, `${row("Vicky")},07700 900123`);
    expect((await previewImport(context(), admin, again)).rows).toMatchObject([
      { state: "possible-duplicate" },
      { state: "ready" },
    ]);
  });

  it("imports possible duplicates, of a lead or within the file, only as the administrator chooses", async () => {
    await importLeads(context(), admin, fileOf(row("Yara")));
    const text = [
      `${HEADER},Description`,
      `${row("Yara")},Again`,
      `${row("Yvonne")},First`,
      `${row("Yvonne").replace("yvonne@", "yvonne+two@")},Second`,
      `${row("Yvonne").replace("Heat Pumps", "Solar Panels")},Other`,
      `${row("Yvonne")},Third`,
    ].join("\n");
    const { rows, ready } = await previewImport(context(), admin, text);
    expect(rows.map(({ state }) => state)).toEqual([
      "possible-duplicate",
      "ready",
      "possible-duplicate",
      "ready",
      "possible-duplicate",
    ]);
    expect(rows[2]?.duplicateOf).toEqual({ line: 3 });
    expect(ready).toBe(2);
    expect(await importLeads(context(), admin, text, [4])).toBe(3);
    const said = await ask<{ description: string }>(
      db.orm,
      "select description from leads where customer_name in ('Yara', 'Yvonne') and description is not null order by 1",
    );
    expect(said.map(({ description }) => description)).toEqual(["First", "Other", "Second"]);
    expect(await outcomeOf(importLeads(context(), admin, text))).toBe("conflict");
    expect(await importLeads(context(), admin, text, [2, 6])).toBe(2);
  });

  it("imports all possible duplicates of as many rows as a file may have, where the administrator says all", async () => {
    const rows = Array.from({ length: limits.importRowsMax }, (_, at) => `${row("Jocasta")},Version ${at}`);
    const text = [`${HEADER},Description`, ...rows].join("\n");
    expect((await previewImport(context(), admin, text)).ready).toBe(1);
    expect(await importLeads(context(), admin, text, "all")).toBe(limits.importRowsMax);
    expect(await leadsNamed("Jocasta")).toHaveLength(limits.importRowsMax);
  });

  it("leaves out whom another import brings at the same moment: ten files, one lead of the customer", async () => {
    const files = Array.from({ length: 10 }, (_, i) => `${HEADER},Description\n${row("Zelda")},Version ${i}`);
    const outcomes = await outcomesOf(files.map((text) => importLeads(context(), admin, text)));
    expect(outcomes).toEqual({ done: 1, conflict: 9 });
    expect(await leadsNamed("Zelda")).toHaveLength(1);
  });

  it("is done once by thirty at the same time, whose files share rows in other orders", async () => {
    const names = Array.from({ length: 12 }, (_, index) => `Crowd${index}`);
    const files = Array.from({ length: 30 }, (_, turn) => {
      const turned = [...names.slice(turn % 12), ...names.slice(0, turn % 12)];
      return fileOf(...(turn % 2 === 0 ? turned : turned.toReversed()).map(row));
    });
    const outcomes = await outcomesOf(files.map((text) => importLeads(context(), admin, text)));
    expect(outcomes).toEqual({ done: 1, conflict: 29 });
    expect(await leadsNamed("Crowd")).toHaveLength(12);
  });

  it("keeps nothing of a row when the customer's details go", async () => {
    await importLeads(context(), admin, fileOf(row("Xenia")));
    const [lead] = await leadsNamed("Xenia");
    await eraseCustomer(context(), admin, { leadId: lead?.id ?? "", reason: "Asked by phone." });
    expect(await ask(db.orm, `select import_fingerprint from leads where id = '${lead?.id}'`)).toEqual([
      { import_fingerprint: null },
    ]);
  });

  it("is done once by two administrators at the same time", async () => {
    const other = await anAdmin(db);
    const text = fileOf(...Array.from({ length: 50 }, (_, i) => row(`Race${i}`)));
    const acts = [importLeads(context(), admin, text), importLeads(context(), other, text)];
    expect(await outcomesOf(acts)).toEqual({ done: 1, conflict: 1 });
    expect(await leadsNamed("Race")).toHaveLength(50);
    const audit = await ask(
      db.orm,
      "select l.id from audit_log a join leads l on l.id::text = a.subject_id where l.customer_name like 'Race%'",
    );
    expect(audit).toHaveLength(50);
  });

  it("takes as many rows as it says", async () => {
    const rows = Array.from({ length: limits.importRowsMax }, (_, i) => row(`Many${i}`));
    expect(await importLeads(context(), admin, fileOf(...rows))).toBe(limits.importRowsMax);
    expect(await outcomeOf(importLeads(context(), admin, fileOf(...rows, row("Onemore"))))).toBe("invalid_input");
    expect(await leadsNamed("Onemore")).toEqual([]);
  });

  it("is for administrators only", async () => {
    const installer = await anInstaller(db, { admin });
    const text = fileOf(row("Nobody"));
    for (const verb of [importLeads, previewImport]) {
      expect(await outcomeOf(verb(context(), visitor, text))).toBe("not_signed_in");
      expect(await outcomeOf(verb(context(), installer, text))).toBe("not_admin");
    }
    expect(await leadsNamed("Nobody")).toEqual([]);
  });
});
