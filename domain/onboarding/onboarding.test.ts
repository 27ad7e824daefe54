import { randomUUID } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import type { Database } from "#db/connection.ts";
import { closeAccount } from "#domain/accounts/close-account.ts";
import { exportOwnData } from "#domain/accounts/export-own-data.ts";
import { type User, visitor } from "#domain/actor.ts";
import { changeCoverage } from "#domain/coverage/change-coverage.ts";
import { coverageForm } from "#domain/coverage/coverage-form.ts";
import { documentsOf, myDocuments } from "#domain/documents/documents.ts";
import { claimsOf } from "#domain/onboarding/claims-of.ts";
import { companyForm } from "#domain/onboarding/company-form.ts";
import { giveCompany } from "#domain/onboarding/give-company.ts";
import { giveInsurance } from "#domain/onboarding/give-insurance.ts";
import { giveMcsNumbers } from "#domain/onboarding/give-mcs-numbers.ts";
import { insuranceForm } from "#domain/onboarding/insurance-form.ts";
import { mcsForm } from "#domain/onboarding/mcs-form.ts";
import { myOnboarding } from "#domain/onboarding/onboarding.ts";
import { approveInstaller } from "#domain/vetting/change-status.ts";
import { checklistOf } from "#domain/vetting/checklist.ts";
import { openingsOf } from "#domain/vetting/opening.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { aPdf, filesInMemory } from "#tests/support/documents.ts";
import { ask } from "#tests/support/invariants.ts";
import {
  anAdmin,
  anInstaller,
  type Buyer,
  later,
  NOON,
  outcomeOf,
  outcomesOf,
  signedIn,
} from "#tests/support/people.ts";

eachDatabase("onboarding a company", (open) => {
  let db: Database;
  let admin: User;
  const files = filesInMemory();

  beforeAll(async () => {
    db = await open();
    admin = await anAdmin(db);
  });

  const context = (now = NOON) => ({ db, now });
  const joining = (form: Record<string, string> = {}) => anInstaller(db, { admin, status: "pending", form });
  const stepsOf = async (company: User, now = NOON) => {
    const { done, next } = await myOnboarding(context(now), company);
    return { done, next };
  };

  const sayCompany = (company: User, legalForm: string, companyNumber: string) =>
    giveCompany(context(), company, companyForm.parse({ legalForm, companyNumber }));
  const offer = (company: User, services: string) =>
    changeCoverage(context(), company, coverageForm.parse({ basePostcode: "RG40 1AA", radiusMiles: "30", services }));
  const sayNumbers = (company: User, numbers: Parameters<typeof giveMcsNumbers>[2]) =>
    giveMcsNumbers(context(), company, numbers);
  const POLICY = { insurer: "Aviva", reference: "POL-77", coverPounds: "£2,000,000", expiresOn: "2027-03-31" };
  const insure = (company: User, given: Partial<typeof POLICY> = {}, paper: object = {}) =>
    giveInsurance(context(), company, files, {
      id: randomUUID(),
      storageKey: randomUUID(),
      file: { name: "policy.pdf", bytes: aPdf() },
      ...paper,
      form: insuranceForm(NOON).parse({ ...POLICY, ...given }),
    });

  async function givesAll(company: Buyer): Promise<void> {
    await sayCompany(company, "limited", "9124477");
    await offer(company, "solar-panels,heat-pumps");
    await sayNumbers(
      company,
      mcsForm(["solar", "heat_pump"]).parse({ mcs_solar: "nap-1234", mcs_heat_pump: "NIC/77" }),
    );
    await insure(company);
  }

  it("has four steps, in any order, and the first open one comes next", async () => {
    const company = await joining();
    expect(await stepsOf(company)).toEqual({ done: [], next: "company" });
    await insure(company);
    await offer(company, "solar-panels,heat-pumps,ev-chargers");
    expect(await stepsOf(company)).toEqual({ done: ["services", "insurance"], next: "company" });
    await sayCompany(company, "sole_trader", "");
    await sayNumbers(company, [{ technology: "solar", number: "NAP-1234" }]);
    expect(await stepsOf(company)).toEqual({ done: ["company", "services", "insurance"], next: "mcs" });
    await sayNumbers(company, [{ technology: "heat_pump", number: "NAP-1234" }]);
    expect(await stepsOf(company)).toEqual({ done: ["company", "services", "mcs", "insurance"], next: null });
    // The policy has expired.
    expect(await stepsOf(company, later({ days: 131 }))).toMatchObject({ next: null });
    expect(await stepsOf(company, later({ days: 132 }))).toMatchObject({ next: "insurance" });
  });

  it("asks for no MCS number if MCS certifies none of the chosen services", async () => {
    const company = await joining({ specialties: "Solar panels" });
    expect((await myOnboarding(context(), company)).mcs).toEqual([]);
    expect((await stepsOf(company)).done).not.toContain("mcs");
    await offer(company, "ev-chargers,other");
    expect((await stepsOf(company)).done).toEqual(["services", "mcs"]);
  });

  it("uses the postcode and services from sign-up until they are set", async () => {
    const company = await joining({ postcode: "hu1 1aa", specialties: "Heat pumps, solar panel fitting, Sheds" });
    const { area } = await myOnboarding(context(), company);
    expect(area).toEqual({ basePostcode: "HU1 1AA", radiusMiles: null, services: ["solar-panels", "heat-pumps"] });
    await offer(company, "ev-chargers");
    expect((await myOnboarding(context(), company)).area).toMatchObject({ radiusMiles: 30, services: ["ev-chargers"] });
  });

  it("shows the answers to administrators beside the checks, and passes none", async () => {
    const company = await joining();
    await givesAll(company);
    const { id } = company.installer;
    expect(await claimsOf(context(), admin, id)).toEqual({
      legalForm: "limited",
      companyNumber: "09124477",
      mcsNumbers: [
        { technology: "heat_pump", number: "NIC/77", saidAt: NOON },
        { technology: "solar", number: "NAP-1234", saidAt: NOON },
      ],
      insurance: { insurer: "Aviva", coverPounds: 2_000_000, reference: "POL-77", expiresOn: "2027-03-31" },
    });
    expect(await documentsOf(context(), admin, id)).toMatchObject([{ kind: "insurance", fileName: "policy.pdf" }]);
    const offered = { id, services: ["solar-panels", "heat-pumps"], specialties: [] };
    const checks = (await checklistOf(context(), admin, offered)).flatMap(({ items }) => items);
    expect(checks.filter(({ state }) => state !== "open")).toEqual([]);
    expect(await openingsOf(context(), admin, offered)).toMatchObject([{ is: "open_until" }, { is: "open_until" }]);
  });

  it("shows the answers to no other company", async () => {
    const company = await joining();
    const stranger = await joining();
    await givesAll(company);
    expect(await outcomeOf(claimsOf(context(), stranger, company.installer.id))).toBe("not_admin");
    expect(await outcomeOf(myOnboarding(context(), visitor))).toBe("not_signed_in");
    expect(await outcomeOf(myOnboarding(context(), admin))).toBe("not_found");
    const { insurance } = await myOnboarding(context(), company);
    const replaces = insurance?.documentId;
    expect(await outcomeOf(insure(stranger, {}, { replaces }))).toBe("not_found");
    expect(await outcomeOf(insure(stranger, {}, { replaces, file: undefined }))).toBe("invalid_input");
    expect(await stepsOf(stranger)).toEqual({ done: [], next: "company" });
  });

  it("keeps older MCS numbers, and writes the same one once, however often it is sent at once", async () => {
    const company = await joining();
    const number = (given: string) => [{ technology: "solar" as const, number: given }];
    await outcomesOf(Array.from({ length: 10 }, () => sayNumbers(company, number("NAP-1"))));
    await sayNumbers(company, number("NAP-2"));
    const rows = await ask(
      db.orm,
      `select number from mcs_claims where installer_id = '${company.installer.id}' order by id`,
    );
    expect(rows).toEqual([{ number: "NAP-1" }, { number: "NAP-2" }]);
  });

  it("needs the policy once: its details can be corrected, but not its last day", async () => {
    const company = await joining();
    expect(await outcomeOf(insure(company, {}, { file: undefined }))).toBe("invalid_input");
    const id = randomUUID();
    await outcomesOf(Array.from({ length: 5 }, () => insure(company, {}, { id })));
    expect(await myDocuments(context(), company)).toHaveLength(1);
    const paper = { replaces: id, file: undefined };
    await insure(company, { insurer: "AXA", coverPounds: "5000000" }, paper);
    expect((await myOnboarding(context(), company)).insurance).toEqual({
      documentId: id,
      fileName: "policy.pdf",
      insurer: "AXA",
      coverPounds: 5_000_000,
      reference: "POL-77",
      expiresOn: "2027-03-31",
    });
    expect(await outcomeOf(insure(company, { expiresOn: "2028-03-31" }, paper))).toBe("invalid_input");
    await insure(company, { expiresOn: "2028-03-31" }, { replaces: id });
    expect(await myDocuments(context(), company)).toMatchObject([{ expiresOn: "2028-03-31" }]);
  });

  it.each([
    ["a company number", () => companyForm.parse({ legalForm: "limited", companyNumber: "12AB" })],
    ["a cover", () => insuranceForm(NOON).parse({ ...POLICY, coverPounds: "a lot" })],
    ["no cover", () => insuranceForm(NOON).parse({ ...POLICY, coverPounds: "0" })],
    ["a day that has passed", () => insuranceForm(NOON).parse({ ...POLICY, expiresOn: "2026-11-19" })],
    ["an MCS number without figures", () => mcsForm(["solar"]).parse({ mcs_solar: "NONE" })],
    ["an MCS number of one technology only", () => mcsForm(["solar", "battery"]).parse({ mcs_solar: "NAP-1" })],
  ])("refuses %s that is none", (_, parse) => expect(parse).toThrow());

  it("fixes who a company is once its application is decided, but still accepts it if it was missing", async () => {
    const early = await joining();
    const late = await joining();
    await sayCompany(early, "limited", "09124477");
    for (const company of [early, late]) await approveInstaller(context(), admin, company.userId);
    const checked = await signedIn(db, early.userId);
    const open = await signedIn(db, late.userId);
    expect(await outcomeOf(sayCompany(checked, "limited", "09124478"))).toBe("conflict");
    expect(await outcomeOf(sayCompany(checked, "limited", "09124477"))).toBe("done");
    expect((await myOnboarding(context(), checked)).company).toMatchObject({
      companyNumber: "09124477",
      isFixed: true,
    });
    expect(await outcomeOf(sayCompany(open, "llp", "OC301234"))).toBe("done");
    expect(await outcomeOf(sayCompany(open, "sole_trader", ""))).toBe("conflict");
  });

  it("exports the answers with a company's data, and deletes them when it closes its account", async () => {
    const company = await joining();
    await givesAll(company);
    let json = "";
    for await (const piece of exportOwnData(context(), company)) json += piece;
    expect(JSON.parse(json)).toMatchObject({
      company: { legalForm: "limited", companyNumber: "09124477" },
      mcsNumbers: [{ number: "NAP-1234" }, { number: "NIC/77" }],
      documents: [{ insurer: "Aviva", coverPounds: 2_000_000 }],
    });
    const { companyName } = company.installer;
    await closeAccount(context(), company, { companyName });
    expect(await claimsOf(context(), admin, company.installer.id)).toEqual({
      legalForm: null,
      companyNumber: null,
      mcsNumbers: [],
      insurance: null,
    });
  });
});
