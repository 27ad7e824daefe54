import { beforeAll, expect, it } from "vitest";
import type { Database } from "#db/connection.ts";
import type { InstallerStatus, User } from "#domain/actor.ts";
import { saveCoverage } from "#domain/coverage/coverage.sql.ts";
import { countApprovedInstallersCovering, installersCovering } from "#domain/coverage/matching-installers.ts";
import { findOutwardCode } from "#domain/postcodes/outward-code.ts";
import { outwardCodesNear } from "#domain/postcodes/outward-codes-near.ts";
import { ANY_LEAD, UNSAID } from "#tests/support/coverage.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { anAdmin, anInstaller, NOON } from "#tests/support/people.ts";

eachDatabase("the installers a lead is for", (open) => {
  let db: Database;
  let admin: User;

  beforeAll(async () => {
    db = await open();
    admin = await anAdmin(db);
  });

  async function working(
    base: string,
    wanted: { radiusMiles?: number; services?: string[]; status?: InstallerStatus } = {},
  ): Promise<string> {
    const { radiusMiles = 10, services = ["solar-panels"], status = "approved" } = wanted;
    const place = findOutwardCode(base);
    if (!place) throw new Error(`no ${base}`);
    const { id } = (await anInstaller(db, { admin, status })).installer;
    const { latitude, longitude } = place;
    await saveCoverage(db.orm, {
      installerId: id,
      basePostcode: `${base} 1AA`,
      baseOutcode: base,
      latitude,
      longitude,
      radiusMiles,
      services,
      ...ANY_LEAD,
      updatedAt: NOON,
    });
    return id;
  }

  const covering = async (outcode: string, serviceType = "solar-panels") =>
    (await installersCovering(db.orm, { outcode, serviceType, ...UNSAID })).map(({ id }) => id);

  it("are those whose area and services match", async () => {
    const reading = await working("RG1");
    const elsewhere = await working("NE1");
    const otherTrade = await working("RG1", { services: ["heat-pumps"] });
    const both = await working("RG1", { services: ["heat-pumps", "solar-panels"] });
    const found = await covering("RG4");
    expect(found).toEqual(expect.arrayContaining([reading, both]));
    expect(found).not.toContain(elsewhere);
    expect(found).not.toContain(otherTrade);
    expect(await covering("RG4", "heat-pumps")).toEqual(expect.arrayContaining([otherTrade, both]));
  });

  it("are never pending, suspended or without an area", async () => {
    const pending = await working("KW1", { status: "pending" });
    const suspended = await working("KW1", { status: "suspended" });
    const { id } = (await anInstaller(db, { admin })).installer;
    const found = await covering("KW1");
    for (const one of [pending, suspended, id]) expect(found).not.toContain(one);
    expect(await countApprovedInstallersCovering({ db, now: NOON }, ["KW1"])).toBe(0);
  });

  it.each([
    ["TR19", 1],
    ["BT1", 25],
    ["CF10", 60],
    ["ZE1", 600],
  ])("are exactly those whose own list of outward codes has it: %s, %i miles", async (base, radiusMiles) => {
    const id = await working(base, { radiusMiles, services: ["other"] });
    const place = findOutwardCode(base);
    const near = new Set(place && outwardCodesNear(place, radiusMiles));
    for (const outcode of ["TR19", "TR18", "BT1", "BT28", "CF10", "BS1", "GL1", "ZE1", "ZE2", "KW17", "PL1", "SW1A"]) {
      const found = await covering(outcode, "other");
      expect({ outcode, found: found.includes(id) }).toEqual({ outcode, found: near.has(outcode) });
    }
  });

  it("are none for an outward code without a position or one that does not exist", async () => {
    await working("SW1A", { radiusMiles: 600 });
    expect(await covering("ZZ99")).toEqual([]);
    expect(await countApprovedInstallersCovering({ db, now: NOON }, ["ZZ99"])).toBe(0);
    expect(await countApprovedInstallersCovering({ db, now: NOON }, [])).toBe(0);
  });

  it("are counted once each across several outward codes", async () => {
    const context = { db, now: NOON };
    const places = ["IV27", "IV28", "KW3"];
    const before = await countApprovedInstallersCovering(context, places);
    await working("IV27", { radiusMiles: 100 });
    await working("KW3", { radiusMiles: 1, services: ["heat-pumps"] });
    await working("PL1", { radiusMiles: 5 });
    expect(await countApprovedInstallersCovering(context, places)).toBe(before + 2);
    expect(await countApprovedInstallersCovering(context, ["IV27"])).toBe(before + 1);
  });
});
