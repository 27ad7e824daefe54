import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import type { Database } from "#db/connection.ts";
import { type User, visitor } from "#domain/actor.ts";
import { checkForm } from "#domain/vetting/check-form.ts";
import { checklistOf, vettingProgress } from "#domain/vetting/checklist.ts";
import { recordCheck } from "#domain/vetting/record-check.ts";
import { technologiesOf } from "#domain/vetting/technologies-of.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { ask } from "#tests/support/invariants.ts";
import { anAdmin, anInstaller, later, NOON, outcomeOf, outcomesOf } from "#tests/support/people.ts";
import { onPaper } from "#tests/support/proofs.ts";

describe("the technologies a company is vetted for", () => {
  it.each([
    [["heat-pumps", "low-carbon-heating", "solar-panels"], [], ["solar", "heat_pump"]],
    [["ev-chargers", "commercial"], ["Heat Pumps"], ["solar", "ev_charger"]],
    [["smart-home", "of-a-form-long-gone"], [], ["other"]],
    [null, ["Heat Pump installation", "EV Chargers"], ["heat_pump", "ev_charger"]],
    [[], ["solar panels"], ["solar"]],
    [null, ["Roofs"], ["other"]],
    [null, [], ["other"]],
  ])("are those of %j, else of %j: %j", (services, specialties, expected) => {
    expect(technologiesOf({ services, specialties })).toEqual(expected);
  });
});

describe("the form of a check", () => {
  const given = {
    technology: "solar",
    check: "insurance",
    outcome: "passed",
    evidence: "Policy 77.",
    expiresOn: "",
    ...onPaper,
  };
  const errorsOf = (form: Record<string, string>) =>
    checkForm(NOON)
      .safeParse({ ...given, ...form })
      .error?.issues.map(({ path }) => path[0]);

  it("is valid until its day, or without one", () => {
    expect(checkForm(NOON).parse(given).expiresOn).toBeNull();
    expect(checkForm(NOON).parse({ ...given, expiresOn: "2026-11-20" }).expiresOn).toBe("2026-11-20");
  });

  it.each([
    [{ technology: "wind" }, ["technology"]],
    [{ check: "" }, ["check"]],
    [{ outcome: "" }, ["outcome"]],
    [{ evidence: "  " }, ["evidence"]],
    [{ evidence: "x".repeat(501) }, ["evidence"]],
    [{ expiresOn: "2026-02-30" }, ["expiresOn"]],
    [{ expiresOn: "2026-11-19" }, ["expiresOn"]],
  ])("refuses %j", (form, fields) => {
    expect(errorsOf(form)).toEqual(fields);
  });

  it.each([
    ["insurance", ["insurer", "reference", "holder", "coverPounds"]],
    ["mcs_number", ["reference", "holder", "certificationBody"]],
    ["identity", undefined],
  ])("asks whose paper it was when %s passed, not when it failed", (check, fields) => {
    const bare = { technology: "solar", check, outcome: "passed", evidence: "Seen." };
    const missing = checkForm(NOON)
      .safeParse(bare)
      .error?.issues.map(({ path }) => path[0]);
    expect(missing?.toSorted()).toEqual(fields?.toSorted());
    expect(checkForm(NOON).safeParse({ ...bare, outcome: "failed" }).success).toBe(true);
  });

  it("reads cover in pounds as people write it, and keeps no field of another check", () => {
    const { coverPounds, certificationBody } = checkForm(NOON).parse({ ...given, coverPounds: "£ 5,000,000" });
    expect([coverPounds, certificationBody]).toEqual([5_000_000, null]);
    expect(errorsOf({ coverPounds: "two million" })).toEqual(["coverPounds"]);
    expect(errorsOf({ coverPounds: "500000001" })).toEqual(["coverPounds"]);
  });

  it("knows five schemes, and asks for the number and the holder of a membership", () => {
    const member = { check: "scheme", certificationBody: "TrustMark" };
    expect(errorsOf(member)).toBeUndefined();
    expect(errorsOf({ ...member, certificationBody: "Trust Me" })).toEqual(["certificationBody"]);
    expect(errorsOf({ ...member, certificationBody: "", reference: "", holder: "" })).toEqual([
      "certificationBody",
      "reference",
      "holder",
    ]);
  });

  it("accepts a past day for a check that failed because of it", () => {
    expect(errorsOf({ outcome: "failed", expiresOn: "2026-11-19" })).toBeUndefined();
  });
});

eachDatabase("the vetting of a company", (open) => {
  let db: Database;
  let admin: User;

  beforeAll(async () => {
    db = await open();
    admin = await anAdmin(db);
  });

  const aCompany = async (specialties = "EV Chargers") =>
    (await anInstaller(db, { admin, status: "pending", form: { specialties } })).installer.id;
  const offerOf = (id: string) => ({ id, services: null, specialties: ["EV Chargers"] });
  const listOf = async (id: string, now = NOON) => {
    const [{ items } = { items: [] }] = await checklistOf({ db, now }, admin, offerOf(id));
    return items.map(({ check, state }) => `${check} ${state}`);
  };
  const aCheck = (installerId: string, given: Record<string, string> = {}, follows: string | null = null) => ({
    id: randomUUID(),
    installerId,
    follows,
    form: checkForm(NOON).parse({
      technology: "ev_charger",
      check: "insurance",
      outcome: "passed",
      evidence: "Policy 77, in their name.",
      ...onPaper,
      ...given,
    }),
  });

  it("starts with everything open, and shows who checked what, when and on what evidence", async () => {
    const id = await aCompany();
    expect(await listOf(id)).toEqual(["insurance open", "identity open", "scheme open"]);
    const check = aCheck(id, { expiresOn: "2026-12-01" });
    await recordCheck({ db, now: NOON }, admin, check);
    const [list] = await checklistOf({ db, now: NOON }, admin, offerOf(id));
    expect(list?.items[0]).toEqual({
      check: "insurance",
      isOfCompany: true,
      isOptional: false,
      state: "passed",
      last: {
        id: check.id,
        evidence: "Policy 77, in their name.",
        expiresOn: "2026-12-01",
        checkedBy: admin.email,
        checkedAt: NOON,
        insurer: "Aviva",
        reference: "NAP 12345",
        holder: "A company",
        coverPounds: 2_000_000,
        holderNumber: null,
        certificationBody: null,
        holderOutcome: "different",
      },
    });
    expect(
      await ask(db.orm, `select reason, after from audit_log where action = 'record-check' and subject_id = '${id}'`),
    ).toEqual([
      {
        reason: "Policy 77, in their name.",
        after: { technology: null, check: "insurance", outcome: "passed", expiresOn: "2026-12-01" },
      },
    ]);
  });

  it("asks for MCS checks only if MCS certifies the technology", async () => {
    const [list] = await checklistOf({ db, now: NOON }, admin, {
      id: "nobody",
      services: ["solar-panels"],
      specialties: [],
    });
    expect(list?.items.map(({ check }) => check)).toEqual([
      "mcs_number",
      "mcs_scope",
      "certificate_holder",
      "insurance",
      "identity",
      "scheme",
    ]);
  });

  it("keeps a check valid through its last day in London, and not a day longer", async () => {
    const id = await aCompany();
    await recordCheck({ db, now: NOON }, admin, aCheck(id, { expiresOn: "2026-12-01" }));
    expect((await listOf(id, new Date("2026-12-01T23:59:59.999Z")))[0]).toBe("insurance passed");
    expect((await listOf(id, new Date("2026-12-02T00:00:00Z")))[0]).toBe("insurance expired");
  });

  it("counts the newest check of a kind, and keeps the older ones", async () => {
    const id = await aCompany();
    const first = aCheck(id);
    await recordCheck({ db, now: NOON }, admin, first);
    const second = aCheck(id, { outcome: "failed", evidence: "Cancelled." }, first.id);
    await recordCheck({ db, now: later({ days: 1 }) }, admin, second);
    expect((await listOf(id))[0]).toBe("insurance failed");
    expect(await ask(db.orm, `select 1 from vetting_checks where installer_id = '${id}'`)).toHaveLength(2);
  });

  it("compares the holder with the company’s name on that day, and a later name changes nothing", async () => {
    const company = await anInstaller(db, { admin, status: "pending", form: { companyName: "Acme Solar Ltd" } });
    const { id } = company.installer;
    const outcomeOfHolder = async () => {
      const [list] = await checklistOf({ db, now: NOON }, admin, offerOf(id));
      return list?.items[0]?.last?.holderOutcome;
    };
    const first = aCheck(id, { holder: "THE ACME SOLAR LIMITED" });
    await recordCheck({ db, now: NOON }, admin, first);
    expect(await outcomeOfHolder()).toBe("same");
    await ask(db.orm, `update profiles set company_name = 'Bright Roofs Ltd' where id = '${id}'`);
    expect(await outcomeOfHolder()).toBe("same");
    const second = aCheck(id, { holder: "Acme Solar Ltd" }, first.id);
    await recordCheck({ db, now: later({ hours: 1 }) }, admin, second);
    expect(await outcomeOfHolder()).toBe("different");
    await ask(db.orm, `update profiles set company_number = '01234567' where id = '${id}'`);
    const third = aCheck(id, { holder: "Acme Solar Ltd", holderNumber: "1234567" }, second.id);
    await recordCheck({ db, now: later({ hours: 2 }) }, admin, third);
    expect(await outcomeOfHolder()).toBe("same");
  });

  it("keeps the holder of each paper as a name of the company, and the owner’s name of a sole trader", async () => {
    const id = await aCompany();
    await recordCheck({ db, now: NOON }, admin, aCheck(id, { holder: "Acme Solar Ltd", holderNumber: "01234567" }));
    await recordCheck({ db, now: NOON }, admin, aCheck(id, { check: "identity", holder: "John Smith" }));
    const failed = { check: "mcs_number", technology: "solar", outcome: "failed", holder: "Another Ltd" };
    await recordCheck({ db, now: NOON }, admin, aCheck(id, failed));
    const names = `select kind, name, company_number from company_names where installer_id = '${id}' order by id`;
    expect(await ask(db.orm, names)).toEqual([
      { kind: "insured", name: "Acme Solar Ltd", company_number: "01234567" },
      { kind: "proprietor", name: "John Smith", company_number: null },
    ]);
  });

  it("shows progress, with each missing kind once", async () => {
    const id = await aCompany();
    await recordCheck({ db, now: NOON }, admin, aCheck(id));
    const progressOf = async (services: string[]) =>
      (await vettingProgress(db.orm, [{ id, services, specialties: [] }], NOON)).get(id);
    // Insurance counts once for the whole company, the MCS number for each technology.
    expect(await progressOf(["ev-chargers", "other"])).toEqual({ done: 1, needed: 2, missing: ["identity"] });
    expect(await progressOf(["heat-pumps", "solar-panels"])).toEqual({
      done: 1,
      needed: 8,
      missing: ["mcs_number", "mcs_scope", "certificate_holder", "identity"],
    });
  });

  it("writes one check when the button is clicked ten times at once", async () => {
    const id = await aCompany();
    const check = aCheck(id);
    const presses = Array.from({ length: 10 }, () => recordCheck({ db, now: NOON }, admin, check));
    expect(await outcomesOf(presses)).toEqual({ done: 10 });
    expect(await ask(db.orm, `select 1 from vetting_checks where installer_id = '${id}'`)).toHaveLength(1);
    expect(
      await ask(db.orm, `select 1 from audit_log where action = 'record-check' and subject_id = '${id}'`),
    ).toHaveLength(1);
  });

  it("accepts one of several administrators’ concurrent checks, and tells the others", async () => {
    const id = await aCompany();
    const acts = ["passed", "failed", "passed", "failed", "passed", "failed"].map((outcome) =>
      recordCheck({ db, now: NOON }, admin, aCheck(id, { outcome })),
    );
    expect(await outcomesOf(acts)).toEqual({ done: 1, conflict: 5 });
    expect(await outcomeOf(recordCheck({ db, now: NOON }, admin, aCheck(id, {}, randomUUID())))).toBe("conflict");
  });

  it("is for administrators, and for companies that exist", async () => {
    const id = await aCompany();
    const installer = await anInstaller(db, { admin });
    for (const [actor, code] of [
      [visitor, "not_signed_in"],
      [installer, "not_admin"],
    ] as const) {
      expect(await outcomeOf(recordCheck({ db, now: NOON }, actor, aCheck(id)))).toBe(code);
      expect(await outcomeOf(checklistOf({ db, now: NOON }, actor, offerOf(id)))).toBe(code);
    }
    expect(await outcomeOf(recordCheck({ db, now: NOON }, admin, aCheck("nobody")))).toBe("not_found");
    const taken = aCheck(id);
    await recordCheck({ db, now: NOON }, admin, taken);
    const elsewhere = { ...aCheck(await aCompany()), id: taken.id };
    expect(await outcomeOf(recordCheck({ db, now: NOON }, admin, elsewhere))).toBe("conflict");
  });
});
