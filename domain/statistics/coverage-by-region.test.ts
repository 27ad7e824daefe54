import { beforeAll, describe, expect, it } from "vitest";
import { limits } from "#config/limits.ts";
import type { Database } from "#db/connection.ts";
import type { User } from "#domain/actor.ts";
import { allInstallers, readInstallerFilter } from "#domain/admin/installers/admin-overview.ts";
import { allLeads, readAllLeadsFilter } from "#domain/admin/leads/all-leads.ts";
import { regions } from "#domain/areas/region.ts";
import { milesFromEverywhere, milesToRegions, outwardCodesOfRegion } from "#domain/areas/region-distances.ts";
import { distanceMiles } from "#domain/postcodes/distance-miles.ts";
import { allOutwardCodes, findOutwardCode } from "#domain/postcodes/outward-code.ts";
import { coverageByRegion, type RegionCoverage } from "#domain/statistics/coverage-by-region.ts";
import { worksAround } from "#tests/support/coverage.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { aConfirmedRequest, aLead, aQuoteForm, aRequest } from "#tests/support/leads.ts";
import { anAdmin, anInstaller, later, NOON } from "#tests/support/people.ts";

const SOLAR = ["solar-panels"];

eachDatabase("coverage by region", (open) => {
  let db: Database;
  let admin: User;

  beforeAll(async () => {
    db = await open();
    admin = await anAdmin(db);
    const installer = (status: "approved" | "suspended" | "pending") => anInstaller(db, { admin, status });
    // Croydon lies in London, eleven miles from its middle; Surrey and Kent begin within five.
    await worksAround(db, await installer("approved"), "CR0", { radiusMiles: 30, services: SOLAR });
    await worksAround(db, await installer("approved"), "EH1", { radiusMiles: 1, services: ["heat-pumps", ...SOLAR] });
    await worksAround(db, await installer("suspended"), "CF10", { radiusMiles: 100, services: SOLAR });
    await worksAround(db, await installer("pending"), "BT1", { radiusMiles: 100, services: SOLAR });
    await installer("approved");

    await aConfirmedRequest(db, { form: aQuoteForm({ postcode: "CR0 1EA" }) });
    await aLead(db, { admin, form: { postcode: "SW1A 1AA", service_type: "heat-pumps" } });
    await aLead(db, { admin, form: { postcode: "CF10 1AA", service_type: "solar-panels" } });
    await aLead(db, { admin, form: { postcode: "EH1 1AA", service_type: "heat-pumps" } });
    // Not confirmed, and too long ago.
    await aRequest(db, { form: aQuoteForm({ postcode: "BT1 1AA" }) });
    await aLead(db, { admin, now: later({ days: -limits.coverageFiguresDays }), form: { postcode: "EH1 1AA" } });
  });

  async function ofRegion(name: string): Promise<RegionCoverage | undefined> {
    return (await coverageByRegion({ db, now: NOON }, admin)).regions.find(({ region }) => region === name);
  }

  it("sets demand against the approved installers whose circle reaches in, by service", async () => {
    expect(await ofRegion("London")).toEqual({
      region: "London",
      leads: 2,
      reaching: 1,
      based: 1,
      services: [
        { service: "heat-pumps", leads: 1, installers: 0 },
        { service: "solar-panels", leads: 1, installers: 1 },
      ],
    });
    expect(await ofRegion("South East")).toMatchObject({ leads: 0, reaching: 1, based: 0 });
    expect(await ofRegion("Scotland")).toMatchObject({ leads: 1, reaching: 1, based: 1 });
    expect((await ofRegion("Scotland"))?.services).toEqual([{ service: "heat-pumps", leads: 1, installers: 1 }]);
  });

  it("shows demand that no approved installer can take, and no demand where none was confirmed", async () => {
    expect(await ofRegion("Wales")).toMatchObject({ leads: 1, reaching: 0, based: 0 });
    expect(await ofRegion("Northern Ireland")).toMatchObject({ leads: 0, reaching: 0 });
  });

  it("agrees with the lists it leads to, in every region", async () => {
    const { from, to, ...coverage } = await coverageByRegion({ db, now: NOON }, admin);
    expect(coverage.regions.map(({ region }) => region)).toEqual(regions.map(({ name }) => name));
    for (const { region, leads, services, reaching, based } of coverage.regions) {
      const found = (address: Record<string, string>) => {
        const filter = readAllLeadsFilter(new URLSearchParams({ from, to, confirmed: "yes", region, ...address }));
        return allLeads({ db, now: NOON }, admin, filter);
      };
      expect((await found({})).total, region).toBe(leads);
      for (const { service, leads: some } of services) expect((await found({ service })).total, service).toBe(some);
      const companies = async (field: string) => {
        const filter = readInstallerFilter(new URLSearchParams({ status: "approved", [field]: region }));
        return (await allInstallers({ db, now: NOON }, admin, filter)).total;
      };
      expect([await companies("reaching"), await companies("base")], region).toEqual([reaching, based]);
    }
  });

  it("counts apart the leads whose outward code has no known place", async () => {
    const before = await coverageByRegion({ db, now: NOON }, admin);
    const now = later({ minutes: 1 });
    await aLead(db, { admin, now, form: { postcode: "BN91 1AA" } });
    const after = await coverageByRegion({ db, now }, admin);
    expect([before.leadsWithoutPlace, after.leadsWithoutPlace]).toEqual([0, 1]);
    expect(after.regions).toEqual(before.regions);
    const filter = readAllLeadsFilter(new URLSearchParams({ from: after.from, confirmed: "yes", region: "none" }));
    expect((await allLeads({ db, now }, admin, filter)).total).toBe(1);
  });
});

describe("how far a place is from a region", () => {
  it("is the distance to its nearest outward code, as measured one by one", () => {
    for (const outward of ["CR0", "ZE1", "TR21", "BT1", "CH1"]) {
      const base = findOutwardCode(outward);
      if (!base) throw new Error(outward);
      for (const { name } of regions) {
        const inIt = allOutwardCodes().filter(({ region }) => region === name);
        const shortest = Math.min(...inIt.map((place) => distanceMiles(base, place)));
        expect(milesToRegions(outward).get(name), `${outward} ${name}`).toBeCloseTo(shortest, 9);
      }
      expect(milesToRegions(outward).get(base.region)).toBe(0);
    }
    expect(milesToRegions("BN91").size).toBe(0);
  });

  it("is known from everywhere, and every outward code lies in one region", () => {
    expect(milesFromEverywhere("London")).toHaveLength(allOutwardCodes().length);
    expect(regions.flatMap(({ name }) => outwardCodesOfRegion(name))).toHaveLength(allOutwardCodes().length);
    expect(outwardCodesOfRegion("Atlantis")).toEqual([]);
  });
});
