import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { companiesHouse, mcsRegister } from "#content/registers.ts";
import type { Database } from "#db/connection.ts";
import type { User } from "#domain/actor.ts";
import { checklistOf } from "#domain/vetting/checklist.ts";
import { claimForm } from "#domain/vetting/claim-form.ts";
import { recordChecks } from "#domain/vetting/record-check.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { anAdmin, anInstaller, NOON, outcomeOf, outcomesOf } from "#tests/support/people.ts";

const certificate = {
  claim: "mcs",
  technologies: "solar,battery,heat_pump",
  looked: "register,document",
  reference: "NAP 48812",
  holder: "Thames Ridge Renewables Ltd",
  holderNumber: "12885512",
  certificationBody: "NAPIT",
  expiresOn: "2027-06-14",
};

const errorsOf = (form: Record<string, string>) => {
  const { error } = claimForm(NOON).safeParse({ ...certificate, ...form });
  return [...new Set(error?.issues.map(({ path }) => path[0]))];
};

describe("as claimed: correct", () => {
  it("takes one certificate over for every technology ticked, with what was looked at", () => {
    const checks = claimForm(NOON).parse(certificate);
    expect(checks.map(({ technology, check }) => `${technology} ${check}`)).toEqual(
      ["solar", "battery", "heat_pump"].flatMap((technology) =>
        ["mcs_number", "mcs_scope", "certificate_holder"].map((check) => `${technology} ${check}`),
      ),
    );
    const evidence = "As claimed: correct. Looked at: Document, Register.";
    expect(new Set(checks.map((check) => check.evidence))).toEqual(new Set([evidence]));
    expect(checks[0]).toMatchObject({
      outcome: "passed",
      reference: "NAP 48812",
      holder: "Thames Ridge Renewables Ltd",
      certificationBody: "NAPIT",
      expiresOn: "2027-06-14",
    });
  });

  it("records one insurance and one identity, whatever the company works with", () => {
    const insurance = {
      ...certificate,
      claim: "insurance",
      insurer: "Aviva",
      coverPounds: "5000000",
      note: "Rang them.",
    };
    expect(claimForm(NOON).parse(insurance)).toMatchObject([
      {
        check: "insurance",
        insurer: "Aviva",
        coverPounds: 5_000_000,
        evidence: expect.stringMatching(/ Rang them\.$/),
      },
    ]);
    expect(
      claimForm(NOON).parse({ claim: "identity", technologies: "solar,battery", looked: "telephone" }),
    ).toMatchObject([{ check: "identity", expiresOn: null, evidence: "As claimed: correct. Looked at: Telephone." }]);
  });

  it.each([
    [{ looked: "" }, ["looked"]],
    [{ looked: "a dream" }, ["looked"]],
    [{ technologies: "" }, ["technologies"]],
    [{ certificationBody: " " }, ["certificationBody"]],
    [{ expiresOn: "2026-11-19" }, ["expiresOn"]],
    [{ claim: "insurance", insurer: "", coverPounds: "" }, ["insurer", "coverPounds"]],
    [{ claim: "charm" }, ["claim"]],
  ])("refuses %j", (form, fields) => {
    expect(errorsOf(form).toSorted()).toEqual(fields.toSorted());
  });
});

it("links to registers, with the number filled in where the address takes it", () => {
  const house = "https://find-and-update.company-information.service.gov.uk";
  expect(companiesHouse("128 8551", "Thames")).toEqual({
    name: "Companies House, 01288551",
    to: `${house}/company/01288551`,
  });
  expect(companiesHouse("sc123456", "Thames").to).toBe(`${house}/company/SC123456`);
  expect(companiesHouse(null, "Thames & Ridge").to).toBe(`${house}/search/companies?q=Thames%20%26%20Ridge`);
  expect(mcsRegister("NAP 48812").name).toBe("MCS register, for NAP 48812");
});

eachDatabase("a claim taken over", (open) => {
  let db: Database;
  let admin: User;

  beforeAll(async () => {
    db = await open();
    admin = await anAdmin(db);
  });

  it("passes all its checks at once, and once of thirty presses; of two administrators the second is told", async () => {
    const { installer } = await anInstaller(db, { admin });
    const offer = { id: installer.id, services: ["solar-panels", "battery-storage"], specialties: [] };
    const forms = claimForm(NOON).parse({ ...certificate, technologies: "solar,battery" });
    const checks = forms.map((form) => ({ id: randomUUID(), follows: null, form }));
    const press = () => recordChecks({ db, now: NOON }, admin, { installerId: installer.id, checks });
    expect(await outcomesOf(Array.from({ length: 30 }, press))).toEqual({ done: 30 });
    const states = (await checklistOf({ db, now: NOON }, admin, offer)).flatMap(({ items }) =>
      items.filter(({ isOfCompany }) => !isOfCompany).map(({ state }) => state),
    );
    expect(states).toEqual(Array.from({ length: 6 }, () => "passed"));
    const later = forms.map((form) => ({ id: randomUUID(), follows: null, form }));
    expect(await outcomeOf(recordChecks({ db, now: NOON }, admin, { installerId: installer.id, checks: later }))).toBe(
      "conflict",
    );
  });
});
