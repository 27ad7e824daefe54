import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import type { Database } from "#db/connection.ts";
import { type User, visitor } from "#domain/actor.ts";
import { chooseAlerts } from "#domain/alerts/my-wishes.ts";
import { changeCoverage, myCoverage } from "#domain/coverage/change-coverage.ts";
import { coverageForm } from "#domain/coverage/coverage-form.ts";
import { coverageInWords, coverageMap } from "#domain/coverage/describe-coverage.ts";
import { installersCovering } from "#domain/coverage/matching-installers.ts";
import { installerForm } from "#domain/installers/installer-form.ts";
import { updateInstaller } from "#domain/installers/update-installer.ts";
import { allOutwardCodes } from "#domain/postcodes/outward-code.ts";
import { myInstaller } from "#domain/statistics/my-installer.ts";
import { ANY_LEAD, UNSAID } from "#tests/support/coverage.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { ask } from "#tests/support/invariants.ts";
import { anAdmin, anInstaller, NOON, outcomeOf, outcomesOf } from "#tests/support/people.ts";

const aCoverage = (given: Record<string, string> = {}) =>
  coverageForm.parse({ basePostcode: "rg1 1aa", radiusMiles: "25", services: "solar-panels,heat-pumps", ...given });

eachDatabase("a company's profile", (open) => {
  let db: Database;
  let admin: User;

  beforeAll(async () => {
    db = await open();
    admin = await anAdmin(db);
  });

  const context = () => ({ db, now: NOON });

  it("is changed as a whole and at once by a company awaiting approval", async () => {
    const company = await anInstaller(db, { admin, status: "pending" });
    const other = await anInstaller(db, { admin });
    const before = await myInstaller(context(), company);
    const form = installerForm.parse({
      companyName: " Brighter Roofs ",
      contactName: "Jo Lamb",
      phone: "0113 496 0000",
      postcode: "ls11aa",
      city: "Leeds",
      certifications: "MCS, , NICEIC",
    });
    await updateInstaller(context(), company, { changeId: randomUUID(), form });
    expect(await myInstaller(context(), company)).toEqual({
      ...before,
      companyName: "Brighter Roofs",
      contactName: "Jo Lamb",
      phone: "+441134960000",
      postcode: "LS1 1AA",
      city: "Leeds",
      certifications: ["MCS", "NICEIC"],
    });
    const [user] = await ask(db.orm, `select name, email from "user" where id = '${company.installer.id}'`);
    expect(user).toEqual({ name: "Jo Lamb", email: company.email });
    expect((await myInstaller(context(), other)).companyName).toBe("Northern Roofs Ltd");
    expect(await outcomeOf(updateInstaller(context(), visitor, { changeId: randomUUID(), form }))).toBe(
      "not_signed_in",
    );
    expect(await outcomeOf(updateInstaller(context(), admin, { changeId: randomUUID(), form }))).toBe("not_found");
  });

  it("includes where it works, and leads there are offered to it at once", async () => {
    const company = await anInstaller(db, { admin });
    expect(await myCoverage(context(), company)).toBeUndefined();
    await changeCoverage(context(), company, aCoverage());
    expect(await myCoverage(context(), company)).toMatchObject({
      basePostcode: "RG1 1AA",
      baseOutcode: "RG1",
      radiusMiles: 25,
      services: ["solar-panels", "heat-pumps"],
    });
    const matching = await installersCovering(db.orm, { outcode: "RG4", serviceType: "heat-pumps", ...UNSAID });
    expect(matching.map(({ id }) => id)).toContain(company.installer.id);
  });

  it("keeps its wishes for leads when a form does not ask for them", async () => {
    const company = await anInstaller(db, { admin });
    const wanted = { excludedOutcodes: "RG4", minimumBudgetPounds: "8000", needsPhone: "yes" };
    await changeCoverage(context(), company, aCoverage(wanted));
    await changeCoverage(context(), company, aCoverage({ radiusMiles: "5" }));
    const wishes = { excludedOutcodes: ["RG4"], minimumBudgetPounds: 8000, needsPhone: true };
    expect(await myCoverage(context(), company)).toMatchObject({ radiusMiles: 5, ...wishes });
    await changeCoverage(context(), company, aCoverage({ excludedOutcodes: "", minimumBudgetPounds: "" }));
    expect(await myCoverage(context(), company)).toMatchObject(ANY_LEAD);
  });

  it("has one area when it is set ten times at once", async () => {
    const company = await anInstaller(db, { admin });
    const presses = Array.from({ length: 10 }, () => changeCoverage(context(), company, aCoverage()));
    expect(await outcomesOf(presses)).toEqual({ done: 10 });
    expect((await myCoverage(context(), company))?.radiusMiles).toBe(25);
  });

  it("cannot be changed by anyone else", async () => {
    const company = await anInstaller(db, { admin });
    await changeCoverage(context(), company, aCoverage());
    await changeCoverage(context(), await anInstaller(db, { admin }), aCoverage({ radiusMiles: "1" }));
    expect((await myCoverage(context(), company))?.radiusMiles).toBe(25);
    for (const act of [
      () => changeCoverage(context(), visitor, aCoverage()),
      () => chooseAlerts(context(), visitor, "never"),
    ]) {
      expect(await outcomeOf(act())).toBe("not_signed_in");
    }
  });
});

describe("the form of an area", () => {
  const errorsOf = (given: Record<string, string>) => {
    const parsed = coverageForm.safeParse({ basePostcode: "RG1 1AA", radiusMiles: "25", services: "other", ...given });
    return parsed.success ? {} : Object.fromEntries(parsed.error.issues.map((issue) => [issue.path[0], issue.message]));
  };

  it.each(["1", "600", " 25 "])("takes a radius of %j miles", (radiusMiles) => {
    expect(errorsOf({ radiusMiles })).toEqual({});
  });

  it.each(["0", "601", "-1", "2.5", "1e2", "many", ""])("takes no radius of %j miles", (radiusMiles) => {
    expect(errorsOf({ radiusMiles })).toEqual({ radiusMiles: expect.stringContaining("1 to 600") });
  });

  it.each([
    ["RG1", /full UK postcode/],
    ["", /full UK postcode/],
    ["ZZ1 1AA", /^We cannot find the postcode ZZ1 1AA/],
    ["BN91 1AA", /where this postcode is/],
  ])("takes no base at %j", (basePostcode, message) => {
    expect(errorsOf({ basePostcode })).toEqual({ basePostcode: expect.stringMatching(message) });
  });

  it.each(["", "plumbing", "solar", "__proto__"])("asks for a service of ours, which %j is not", (services) => {
    expect(errorsOf({ services })).toEqual({ services: "Choose at least one service." });
  });

  it.each([
    ["", []],
    [" rg4,RG5;rg6\nRG4  ", ["RG4", "RG5", "RG6"]],
    ["BN91", ["BN91"]],
  ])("leaves out the outward codes of %j", (excludedOutcodes, read) => {
    expect(aCoverage({ excludedOutcodes }).wishes?.excludedOutcodes).toEqual(read);
  });

  it.each(["RG4, RG99", "RG4 5AA", "Reading", "__proto__"])("leaves out no place such as %j", (excludedOutcodes) => {
    const excluded = expect.stringContaining("is not an outward code");
    expect(errorsOf({ excludedOutcodes })).toEqual({ excludedOutcodes: excluded });
  });

  it("accepts three hundred excluded outward codes and no more", () => {
    const codes = allOutwardCodes().map(({ outward }) => outward);
    expect(errorsOf({ excludedOutcodes: codes.slice(0, 300).join() })).toEqual({});
    const tooMany = "You can leave out up to 300 outward codes.";
    expect(errorsOf({ excludedOutcodes: codes.slice(0, 301).join() })).toEqual({ excludedOutcodes: tooMany });
  });

  it.each([
    ["", null],
    [" 8000 ", 8000],
    ["£12,000", 12_000],
    ["1000000", 1_000_000],
  ])("reads the minimum budget %j", (minimumBudgetPounds, read) => {
    expect(aCoverage({ minimumBudgetPounds }).wishes?.minimumBudgetPounds).toBe(read);
  });

  it.each(["0", "-5", "99.50", "1000001", "lots", "1e4"])("reads no minimum budget %j", (minimumBudgetPounds) => {
    const minimum = expect.stringContaining("whole pounds, from 1 to 1,000,000");
    expect(errorsOf({ minimumBudgetPounds })).toEqual({ minimumBudgetPounds: minimum });
  });

  it("counts each service once and ignores unknown ones", () => {
    expect(aCoverage({ services: "other,other,plumbing,heat-pumps" }).services).toEqual(["other", "heat-pumps"]);
  });
});

describe("an area for people", () => {
  const reading = { baseOutcode: "RG1", basePostcode: "RG1 1AA", latitude: 51.454, longitude: -0.978 };
  const area = (radiusMiles: number, excludedOutcodes: string[] = []) => ({
    ...reading,
    ...ANY_LEAD,
    radiusMiles,
    excludedOutcodes,
    services: ["other"],
  });

  it("lists the post towns from the middle outwards, and counts the outward codes", () => {
    const words = coverageInWords(area(12));
    expect(words.baseTown).toBe("Reading");
    expect(words.postTowns[0]).toBe("Reading");
    expect(words.postTowns).toContain("Wokingham");
    expect(words.postTowns).not.toContain("London");
    expect(new Set(words.postTowns).size).toBe(words.postTowns.length);
    expect(words.outwardCodes).toBeGreaterThan(words.postTowns.length);
    expect(coverageInWords(area(1)).outwardCodes).toBe(1);
    const without = coverageInWords(area(12, ["RG1", "RG40", "RG41", "NE1"]));
    expect(without).toMatchObject({ baseTown: "Reading", outwardCodes: words.outwardCodes - 3 });
    expect(without.postTowns).not.toContain("Wokingham");
  });

  it("is drawn whole: the circle is inside the map, as round as the projection allows", () => {
    for (const radiusMiles of [1, 25, 600]) {
      const { viewBox, circle } = coverageMap(area(radiusMiles));
      const [left = 0, top = 0, width = 0, height = 0] = viewBox.split(" ").map(Number);
      expect(circle.x - circle.radiusX).toBeGreaterThan(left);
      expect(circle.y + circle.radiusY).toBeLessThan(top + height);
      expect(circle.x + circle.radiusX).toBeLessThan(left + width);
      expect(circle.radiusX / circle.radiusY).toBeCloseTo(0.912, 1);
    }
  });
});
