import { beforeAll, beforeEach, expect, it } from "vitest";
import { limits } from "#config/limits.ts";
import { stateOfCheck } from "#content/check-facts.ts";
import type { Database } from "#db/connection.ts";
import { violationOf } from "#db/violation.ts";
import type { User } from "#domain/actor.ts";
import { installerById } from "#domain/installers/installers.sql.ts";
import { companyForm } from "#domain/onboarding/company-form.ts";
import { giveCompany } from "#domain/onboarding/give-company.ts";
import { contractOutcome } from "#domain/parties/contract-outcome.ts";
import { companiesToLookUp } from "#domain/vetting/company-register.ts";
import { namesOnRecord } from "#domain/vetting/names-on-record.ts";
import { checkFactsAt } from "#domain/vetting/shown-checks.ts";
import type { CompanyRegister, RegisterEntry } from "#integrations/companies-house.ts";
import { ComeBackLater } from "#integrations/webhook.ts";
import { lookUpCompanies, lookUpCompany } from "#jobs/look-up-companies.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { ask } from "#tests/support/invariants.ts";
import { anAdmin, anInstaller, type Buyer, later } from "#tests/support/people.ts";

const NUMBER = "12345678";
const acme = { name: "ACME SOLAR LTD", formerNames: ["BRIGHT ROOFS LTD"], status: "active" };

eachDatabase("the register of companies", (open) => {
  let db: Database;
  let admin: User;
  let calls: string[];

  beforeAll(async () => {
    db = await open();
    admin = await anAdmin(db);
  });
  beforeEach(async () => {
    calls = [];
    await ask(db.orm, "delete from jobs");
    await ask(db.orm, "delete from rate_limits");
    await ask(db.orm, "update profiles set company_number = null");
  });

  const at = (days = 0) => ({ db, now: later({ days }) });
  const says =
    (answer: RegisterEntry | "no_entry" | Error): CompanyRegister =>
    (number) => {
      calls.push(number);
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
    };

  async function aCompany(companyNumber = NUMBER): Promise<Buyer> {
    const company = await anInstaller(db, { admin, form: { companyName: "Acme Solar" } });
    await giveCompany(at(), company, companyForm.parse({ legalForm: "limited", companyNumber }));
    return company;
  }

  const lookUp = ({ installer }: Buyer, register: CompanyRegister | undefined, days = 0) =>
    lookUpCompany(() => at(days), installer.id, register);

  async function entryOf({ installer }: Buyer, days = 0) {
    const facts = await checkFactsAt(db.orm, installer.id, { technology: "ev_charger", at: later({ days }) });
    const entry = facts.find(({ check }) => check === "register");
    return entry && [stateOfCheck(entry), entry.checkedBy, entry.how, entry.on].filter(Boolean).join(", ");
  }

  it("is asked by a job once a company gives its number, and every 30 days", async () => {
    const company = await aCompany();
    expect(await ask(db.orm, "select payload from jobs where kind = 'look-up-company'")).toEqual([
      { payload: { installerId: company.installer.id } },
    ]);
    await lookUp(company, says(acme));
    expect(await entryOf(company)).toBe(
      "Checked, Companies House, by program, looked up by its number: active, 2026-11-20",
    );
    expect(await companiesToLookUp(at(29))).toEqual([]);
    expect(await companiesToLookUp(at(30))).toEqual([company.installer.id]);
    await lookUpCompanies(() => at(30), says({ ...acme, status: "dissolved" }));
    expect(calls).toEqual([NUMBER, NUMBER]);
    expect(await entryOf(company, 30)).toBe(
      "Failed, Companies House, by program, looked up by its number: dissolved, 2026-12-20",
    );
    expect(await entryOf(company, 29)).toContain("Checked");
  });

  it("is not asked without a key, and the entry reads Not checked", async () => {
    const company = await aCompany();
    await lookUp(company, undefined);
    await lookUpCompanies(() => at(40), undefined);
    expect(calls).toEqual([]);
    expect(
      await ask(
        db.orm,
        "select count(*)::int as rows from register_lookups where installer_id = $1".replace(
          "$1",
          `'${company.installer.id}'`,
        ),
      ),
    ).toEqual([{ rows: 0 }]);
    expect(await entryOf(company, 40)).toBe("Not checked");
  });

  it("is asked of no company without a number", async () => {
    const company = await anInstaller(db, { admin });
    await lookUp(company, says(acme));
    await lookUpCompanies(() => at(), says(acme));
    expect(calls).toEqual([]);
  });

  it("says that it has no such number, and nothing where a stand-in does not know it", async () => {
    const company = await aCompany();
    await lookUp(company, () => Promise.resolve("not_asked"));
    expect(await entryOf(company)).toBe("Not checked");
    await lookUp(company, says("no_entry"));
    expect(await entryOf(company)).toContain("Failed, Companies House, by program, looked up by its number: not on");
  });

  it("gives names that contracts are compared with, as long as the company gives that number", async () => {
    const company = await aCompany();
    const { id } = company.installer;
    await lookUp(company, says(acme));
    const outcome = async (name: string, companyNumber: string | null = null) => {
      const profile = await installerById(db.orm, id);
      if (!profile) throw new Error("no company");
      const names = await namesOnRecord(db.orm, profile, { technologies: ["ev_charger"], today: "2026-11-20" });
      return contractOutcome(names, { name, companyNumber });
    };
    expect(await outcome("The Acme Solar Limited")).toMatchObject({ outcome: "same", decidedBy: "register" });
    expect(await outcome("Acme Solar LLP")).toMatchObject({ outcome: "different", against: "ACME SOLAR LTD" });
    expect(await outcome("Bright Roofs Ltd")).toMatchObject({ outcome: "trading_name", decidedBy: "register" });
    expect(await outcome("Another Ltd", NUMBER)).toMatchObject({ outcome: "same" });
    expect(await outcome("Acme Solar Ltd", "87654321")).toMatchObject({ outcome: "different" });
    expect(
      await ask(
        db.orm,
        `select kind, name, company_number from company_names where installer_id = '${id}' order by id`,
      ),
    ).toEqual([
      { kind: "previous", name: "BRIGHT ROOFS LTD", company_number: NUMBER },
      { kind: "registered", name: "ACME SOLAR LTD", company_number: NUMBER },
    ]);
    await lookUp(company, says(acme), 30);
    expect(await ask(db.orm, `select kind from company_names where installer_id = '${id}'`)).toHaveLength(2);
    await ask(db.orm, `update profiles set company_number = '87654321' where id = '${id}'`);
    expect(await outcome("Bright Roofs Ltd")).toMatchObject({ outcome: "different", decidedBy: null });
  });

  it("says nothing of another number that the company gives later, until that is looked up", async () => {
    const company = await anInstaller(db, { admin, status: "pending", form: { companyName: "Acme Solar" } });
    const give = (companyNumber: string, days: number) =>
      giveCompany(at(days), company, companyForm.parse({ legalForm: "limited", companyNumber }));
    await give(NUMBER, 0);
    await lookUp(company, says(acme));
    await give("87654321", 1);
    await lookUp(company, undefined, 1);
    expect(await entryOf(company, 1)).toBe("Not checked");
    expect(await entryOf(company)).toContain("Checked");
    await lookUp(company, says({ ...acme, status: "liquidation" }), 1);
    expect(calls).toEqual([NUMBER, "87654321"]);
    expect(await entryOf(company, 1)).toContain("in liquidation");
  });

  it("fails without writing anything, and the round goes on from there when its job comes again", async () => {
    const first = await aCompany();
    const second = await aCompany("12345679");
    const order = [first, second].toSorted((one, other) => (one.installer.id < other.installer.id ? -1 : 1));
    const [good, bad] = order;
    const badNumber = bad === first ? NUMBER : "12345679";
    const halfDown: CompanyRegister = (number) =>
      number === badNumber ? says(new Error("down"))(number) : says(acme)(number);
    await expect(lookUpCompanies(() => at(), halfDown)).rejects.toThrow("down");
    expect(await companiesToLookUp(at())).toEqual([bad?.installer.id]);
    await lookUpCompanies(() => at(), says(acme));
    expect(calls.filter((number) => number !== badNumber)).toHaveLength(1);
    expect(good && (await entryOf(good))).toContain("Checked");
  });

  it("takes 500 calls in 5 minutes at most, whichever process makes them", async () => {
    const company = await aCompany();
    for (let call = 0; call < limits.registerCallsMax; call++)
      await lookUp(company, () => Promise.resolve("not_asked"));
    await expect(lookUp(company, says(acme))).rejects.toThrow(ComeBackLater);
    expect(calls).toEqual([]);
    const after = () => ({ ...at(), realNow: new Date(Date.now() + limits.registerCallsMinutes * 60_000) });
    await lookUpCompany(after, company.installer.id, says(acme));
    expect(calls).toEqual([NUMBER]);
  });

  it.each([
    "update register_lookups set status = 'active'",
    "update register_lookups set name = 'Another Ltd'",
    "update register_lookups set looked_up_at = now()",
    "delete from register_lookups",
    "truncate register_lookups",
  ])("keeps what it said: against %s", async (statement) => {
    await lookUp(await aCompany(), says({ ...acme, status: "dissolved" }));
    const refusal = await ask(db.orm, statement).then(
      () => "done",
      (error: unknown) => violationOf(error)?.refusal ?? violationOf(error)?.constraint ?? String(error),
    );
    expect(refusal).toBe("append_only");
  });
});
