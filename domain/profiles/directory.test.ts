import { beforeAll, expect, it } from "vitest";
import type { Technology } from "#content/vetting.ts";
import type { Database } from "#db/connection.ts";
import type { User } from "#domain/actor.ts";
import { saveCoverage } from "#domain/coverage/coverage.sql.ts";
import { findOutwardCode } from "#domain/postcodes/outward-code.ts";
import { indexedSlugs, listInstallers } from "#domain/profiles/directory.ts";
import { publicProfile } from "#domain/profiles/public-profile.ts";
import { publishProfile, takeDownProfile } from "#domain/profiles/publish-profile.ts";
import { purchaseLead } from "#domain/purchases/purchase-lead.ts";
import { requiredChecks } from "#domain/required-checks.ts";
import { suspendInstaller } from "#domain/vetting/change-status.ts";
import { ANY_LEAD } from "#tests/support/coverage.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { aLead } from "#tests/support/leads.ts";
import { anAdmin, anInstaller, type Buyer, later, NOON } from "#tests/support/people.ts";
import { aCheckOf } from "#tests/support/proofs.ts";
import { aPublishedReview } from "#tests/support/published-reviews.ts";

const SERVICES: Partial<Record<Technology, string>> = { ev_charger: "ev-chargers", heat_pump: "heat-pumps" };

eachDatabase("the directory of installers", (open) => {
  let db: Database;
  let admin: User;

  beforeAll(async () => {
    db = await open();
    admin = await anAdmin(db);
  });

  const context = (now = NOON) => ({ db, now });

  async function published(
    companyName: string,
    base: string,
    wanted: { technology?: Technology; radiusMiles?: number; excluded?: string[]; without?: string } = {},
  ): Promise<Buyer> {
    const { technology = "ev_charger", radiusMiles = 50, excluded = [], without } = wanted;
    const company = await anInstaller(db, { admin, credits: 25, form: { companyName } });
    const place = findOutwardCode(base);
    if (!place) throw new Error(`no ${base}`);
    await saveCoverage(db.orm, {
      ...ANY_LEAD,
      installerId: company.installer.id,
      basePostcode: `${base} 1AA`,
      baseOutcode: base,
      latitude: place.latitude,
      longitude: place.longitude,
      radiusMiles,
      services: [SERVICES[technology] ?? "solar-panels"],
      excludedOutcodes: excluded,
      updatedAt: NOON,
    });
    for (const check of requiredChecks[technology]) {
      if (check === without) continue;
      const expires = check === "insurance" ? { expiresOn: "2026-12-31" } : {};
      await aCheckOf(db, admin, company, { technology, check, ...expires });
    }
    await publishProfile(context(), company);
    return company;
  }

  async function listed(postcode = "", technology = "", now = NOON): Promise<string[]> {
    const { companies } = await listInstallers(context(now), { postcode, technology });
    return companies.map(({ companyName, miles }) => (miles === null ? companyName : `${companyName} ${miles}`));
  }

  it("is nearest first by whole miles, then by name, whatever was bought or said; without a postcode by name", async () => {
    const far = await published("Aldgate Chargers", "RG30");
    await published("zeta Chargers", "RG4");
    await published("Yew Chargers", "RG4");
    const before = await listed("RG4 8TX");
    expect(before).toEqual(["Yew Chargers 0", "zeta Chargers 0", "Aldgate Chargers 3"]);
    expect(await listed()).toEqual(["Aldgate Chargers", "Yew Chargers", "zeta Chargers"]);
    const leadId = await aLead(db, { admin });
    await purchaseLead(context(), far, { leadId, purchaseId: crypto.randomUUID() });
    for (let review = 1; review <= 3; review++) await aPublishedReview(db, admin, far);
    expect(await listed("RG4 8TX")).toEqual(before);
  });

  it("has nobody who does not cover the postcode, has ended checks, was suspended or took the page down", async () => {
    await published("Near Only", "KW1", { radiusMiles: 1 });
    await published("Leaves Out", "KW1", { excluded: ["KW2"] });
    await published("Open Check", "KW1", { without: "identity" });
    const suspended = await published("Suspended", "KW1");
    await suspendInstaller(context(), admin, { installerId: suspended.installer.id, reason: "Complaints." });
    await takeDownProfile(context(), await published("Taken Down", "KW1"));
    await published("Stays", "KW1");
    expect(await listed("KW2")).toEqual(["Stays 8"]);
    expect(await listed("KW1")).toEqual(["Leaves Out 0", "Near Only 0", "Stays 0"]);
    expect(await listed("KW1", "", later({ days: 60 }))).toEqual([]);
  });

  it("asks for all checks of the chosen technology, or of any", async () => {
    await published("Heat Only", "IV27", { technology: "heat_pump" });
    await published("Half Heat", "IV27", { technology: "heat_pump", without: "mcs_scope" });
    expect(await listed("IV27", "heat_pump")).toEqual(["Heat Only 0"]);
    expect(await listed("IV27", "ev_charger")).toEqual([]);
    expect(await listed("IV27")).toEqual(["Heat Only 0"]);
  });

  it("refuses a postcode and a technology that it does not know", async () => {
    await expect(listed("ZZ99 9ZZ")).rejects.toMatchObject({
      code: "invalid_input",
      fields: { postcode: [/postcode/] },
    });
    await expect(listed("", "coal")).rejects.toMatchObject({ fields: { technology: ["Choose one of the list."] } });
  });

  it("shows 20 a page, the last for any later one", async () => {
    const place = { postcode: "ZE1", technology: "" };
    for (let number = 1; number <= 21; number++) await published(`Shetland ${number}`, "ZE1");
    const first = await listInstallers(context(), place);
    expect([first.companies.length, first.total, first.pages]).toEqual([20, 21, 2]);
    const second = await listInstallers(context(), place, 7);
    expect(second.page).toBe(2);
    expect(second.companies.map(({ companyName }) => companyName)).toEqual(["Shetland 21"]);
  });

  it("shows search engines a page with three reviews while all checks of one technology hold", async () => {
    const company = await published("Three Reviews", "IV12");
    const isIndexed = async (now = NOON) => {
      const found = await publicProfile(context(now), "three-reviews");
      expect((await indexedSlugs(context(now))).includes("three-reviews")).toBe(
        "profile" in found && found.profile.isIndexed,
      );
      return "profile" in found && found.profile.isIndexed;
    };
    await aPublishedReview(db, admin, company);
    await aPublishedReview(db, admin, company);
    expect(await isIndexed()).toBe(false);
    await aPublishedReview(db, admin, company);
    expect(await isIndexed()).toBe(true);
    expect(await isIndexed(later({ days: 60 }))).toBe(false);
    await suspendInstaller(context(), admin, { installerId: company.installer.id, reason: "Complaints." });
    expect(await isIndexed()).toBe(false);
    expect(await publicProfile(context(), "three-reviews")).toMatchObject({
      profile: { suspendedAt: NOON, works: null, reviews: [{}, {}, {}] },
    });
  });

  it("has profiles that hold no evidence, policy number, address or base postcode", async () => {
    const company = await published("Discreet Ltd", "TR19");
    const found = await publicProfile(context(), "discreet-ltd");
    const told = JSON.stringify(found);
    const { email } = company;
    for (const secret of ["Policy 77", "NAP 12345", "TR19 1AA", email, "Priya", "7946"])
      expect(told).not.toContain(secret);
    expect(found).toMatchObject({
      profile: {
        isIndexed: false,
        works: {
          area: { baseOutcode: "TR19", radiusMiles: 50 },
          technologies: [
            {
              technology: "ev_charger",
              checks: [
                { check: "insurance", state: "checked", on: "2026-11-20", validUntil: "2026-12-31" },
                { check: "identity", state: "checked", on: "2026-11-20", validUntil: null },
                { check: "register", state: "not_checked" },
              ],
            },
          ],
        },
      },
    });
  });
});
