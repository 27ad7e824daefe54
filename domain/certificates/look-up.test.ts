import { randomUUID } from "node:crypto";
import { beforeAll, expect, it, vi } from "vitest";
import { limits } from "#config/limits.ts";
import recorded from "#content/demo/certificates.json" with { type: "json" };
import type { Database } from "#db/connection.ts";
import { findCertifiedHomes, readCertificate } from "#domain/certificates/look-up.ts";
import type { Register } from "#domain/certificates/register.ts";
import { energyCertificates, recordedRegister } from "#integrations/energy-certificates.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { NOON } from "#tests/support/people.ts";

const numberOf = (address: string) => recorded.find((one) => one.address_line_1 === address)?.certificate_number ?? "";
const demonstration = () => energyCertificates(recordedRegister(recorded), () => {});
const silent: Register = {
  homesAt: () => Promise.reject(new Error("status 429")),
  certificate: () => Promise.reject(new Error("status 429")),
};

eachDatabase("a look-up of an address", (open) => {
  let db: Database;
  const context = () => ({ db, now: NOON });
  const from = randomUUID;
  const find = (postcode: string, register: Register = demonstration(), address = from()) =>
    findCertifiedHomes(context(), register, { postcode, address });
  const read = (address: string, postcode = "LS6 9ZZ", register: Register = demonstration()) =>
    readCertificate(context(), register, { postcode, number: numberOf(address), address: from() });

  beforeAll(async () => {
    db = await open();
  });

  it("finds the homes of a postcode in any spelling, by house number", async () => {
    const found = await find(" m21-9zz ");
    if ("byHand" in found) throw new Error(found.byHand);
    expect(found.postcode).toBe("M21 9ZZ");
    expect(found.homes.map(({ address }) => address).slice(0, 5)).toEqual(
      ["2", "4", "6", "8", "10"].map((house) => `${house} Sedge Avenue`),
    );
  });

  it("calls nobody without a full postcode of England or Wales", async () => {
    const { homesAt } = silent;
    const register = { ...silent, homesAt: vi.fn(homesAt) };
    for (const [postcode, byHand] of [
      ["", "incomplete"],
      ["LS6", "incomplete"],
      ["ZZ1 1ZZ", "incomplete"],
      ["EH1 1YZ", "elsewhere"],
      ["BT9 6AA", "elsewhere"],
    ] as const) {
      expect(await find(postcode, register), postcode).toEqual({ byHand });
    }
    expect(register.homesAt).not.toHaveBeenCalled();
  });

  it("says when nobody there has a certificate, and when the register is silent", async () => {
    expect(await find("LS6 1AA")).toEqual({ byHand: "none" });
    expect(await find("LS6 9ZZ", silent)).toEqual({ byHand: "silent" });
    const halfSilent = { ...demonstration(), certificate: silent.certificate };
    expect(await read("1 Larkspur Terrace", "LS6 9ZZ", halfSilent)).toEqual({ byHand: "silent" });
  });

  it("gives the answers of a certificate and its day", async () => {
    expect(await read("1 Larkspur Terrace")).toEqual({
      registeredOn: "2019-03-12",
      answers: {
        type: "midTerrace",
        built: "pre1919",
        wall: "solid",
        loft: "50",
        windows: "double",
        floor: "84",
        heating: "gas",
      },
      band: null,
      ruledOut: [],
    });
  });

  it("reads no certificate of another postcode, none over ten years old and none of an unknown schema", async () => {
    const register = demonstration();
    const certificate = vi.spyOn(register, "certificate");
    expect(await read("1 Larkspur Terrace", "M21 9ZZ", register)).toEqual({ byHand: "silent" });
    expect(await read("7 Larkspur Terrace", "LS6 9ZZ", register)).toEqual({
      byHand: "old",
      registeredOn: "2014-06-03",
    });
    expect(await read("7 Sparrow Close", "CF14 9ZZ", register)).toEqual({
      byHand: "unreadable",
      registeredOn: "2025-02-13",
    });
    expect(certificate).not.toHaveBeenCalled();
  });

  it("is valid to the day ten years on", async () => {
    const at = (now: string) =>
      readCertificate({ db, now: new Date(now) }, demonstration(), {
        postcode: "LS6 9ZZ",
        number: numberOf("1 Larkspur Terrace"),
        address: from(),
      });
    expect(await at("2029-03-12T12:00:00Z")).toHaveProperty("answers");
    expect(await at("2029-03-13T12:00:00Z")).toMatchObject({ byHand: "old" });
  });

  it("is refused to a network address that has looked up many, whether or not anybody was called", async () => {
    const address = from();
    const register = demonstration();
    for (let asked = 0; asked < limits.addressLookupsMax; asked++) {
      expect(await find("LS6 9ZZ", register, address)).toHaveProperty("homes");
    }
    expect(await find("LS6 9ZZ", register, address)).toEqual({ byHand: "often" });
    expect(await find("LS6 9ZZ", register)).toHaveProperty("homes");
  });

  it("keeps to what the register allows, among all our processes", async () => {
    const registers = Array.from({ length: 4 }, () => demonstration());
    const max = limits.certificateCallsMax;
    await db.orm.execute(`update rate_limits set hits = ${max - 2} where key like 'register-call:%'`);
    const found = registers.map((register) =>
      find("CF14 9ZZ", register).then((one) => ("byHand" in one ? one.byHand : "found")),
    );
    expect((await Promise.all(found)).toSorted()).toEqual(["found", "found", "silent", "silent"]);
    expect(max * 2).toBeLessThanOrEqual(6000);
  });
});
