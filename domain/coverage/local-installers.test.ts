import { beforeAll, expect, it } from "vitest";
import type { Database } from "#db/connection.ts";
import { saveCoverage } from "#domain/coverage/coverage.sql.ts";
import { countLocalInstallers } from "#domain/coverage/local-installers.ts";
import { findOutwardCode } from "#domain/postcodes/outward-code.ts";
import { ANY_LEAD } from "#tests/support/coverage.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { anAdmin, anInstaller, NOON } from "#tests/support/people.ts";

eachDatabase("the companies counted on a local page", (open) => {
  let db: Database;

  beforeAll(async () => {
    db = await open();
  });

  it("are shown if there are at least three", async () => {
    const admin = await anAdmin(db);
    const place = findOutwardCode("CR0");
    if (!place) throw new Error("no CR0");
    const counts: (number | undefined)[] = [];
    for (let i = 0; i < 4; i++) {
      counts.push(await countLocalInstallers({ db, now: NOON }, ["CR0", "SM1"]));
      const { id } = (await anInstaller(db, { admin })).installer;
      await saveCoverage(db.orm, {
        installerId: id,
        basePostcode: "CR0 1EA",
        baseOutcode: "CR0",
        radiusMiles: 5,
        updatedAt: NOON,
        ...ANY_LEAD,
        latitude: place.latitude,
        longitude: place.longitude,
        services: ["solar-panels"],
      });
    }
    counts.push(await countLocalInstallers({ db, now: NOON }, ["CR0", "SM1"]));
    expect(counts).toEqual([undefined, undefined, undefined, 3, 4]);
    expect(await countLocalInstallers({ db, now: NOON }, ["AB10"])).toBeUndefined();
  });

  it("are left out while the database cannot be reached", async () => {
    const away = new Proxy(db, {
      get() {
        throw Object.assign(new Error("connect"), { code: "ECONNREFUSED" });
      },
    });
    expect(await countLocalInstallers({ db: away, now: NOON }, ["CR0"])).toBeUndefined();
  });
});
