import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import recorded from "#content/demo/certificates.json" with { type: "json" };
import { energyCertificates, liveRegister, recordedRegister } from "#integrations/energy-certificates.ts";

// The register's documents in full are fixtures of its own source; these hold what we read of them.
const NUMBER = "0000-0000-0000-0000-1111";
const row = (given: object) => ({
  certificateNumber: NUMBER,
  addressLine1: "1 Some Street",
  addressLine2: null,
  postTown: "Whitbury",
  postcode: "LS6 9ZZ",
  registrationDate: "2020-05-04",
  schemaType: "RdSAP-Schema-20.0.0",
  ...given,
});
const document = {
  schema_type: "RdSAP-Schema-21.0.1",
  property_type: 0,
  built_form: 4,
  total_floor_area: 55,
  walls: [{ description: { value: "Solid brick, as built, no insulation (assumed)", language: "1" } }],
  roofs: [{ description: { value: "Pitched, 25 mm loft insulation", language: "1" } }],
  window: { description: { value: "Fully double glazed", language: "1" } },
  main_heating: [{ description: { value: "Boiler and radiators, mains gas", language: "1" } }],
  sap_building_parts: [
    { identifier: "Extension 1", building_part_number: 2, construction_age_band: "K" },
    { identifier: "Main Dwelling", building_part_number: 1, construction_age_band: "M" },
  ],
};

type Answer = (request: IncomingMessage, response: ServerResponse) => void;
const json =
  (body: unknown, status = 200): Answer =>
  (_, response) =>
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));

let server: Server;
let base: string;
let answer: Answer;
let asked: IncomingMessage[];
let problems: unknown[];

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request);
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  base = `http://127.0.0.1:${(server.address() as { port: number }).port}`;
});
beforeEach(() => {
  asked = [];
  problems = [];
});
afterEach(() => vi.useRealTimers());
afterAll(() => server.close());

const free = async () => {};
const register = () => energyCertificates(liveRegister("the-token", base), (error) => problems.push(error));

it("asks with the account's token, and lists each address once, with its newest certificate", async () => {
  const newer = { registrationDate: "2025-02-02", certificateNumber: "0000-0000-0000-0000-2222" };
  answer = json({
    data: [
      row({ addressLine1: "10 Some Street" }),
      row({}),
      row({ ...newer, addressLine1: "1, SOME STREET", schemaType: "SAP-Schema-19.1.0" }),
      row({ addressLine1: "Flat 2", addressLine2: "3 Some Street" }),
      row({ certificateNumber: "../../else" }),
      row({ addressLine1: " " }),
      "nonsense",
    ],
  });
  const home = { number: NUMBER, registeredOn: "2020-05-04", isReadable: true };
  expect(await register().homesAt("LS6 9ZZ", free)).toEqual([
    { number: newer.certificateNumber, address: "1, SOME STREET", registeredOn: "2025-02-02", isReadable: false },
    { ...home, address: "10 Some Street" },
    { ...home, address: "Flat 2, 3 Some Street" },
  ]);
  expect(asked[0]?.url).toBe("/api/domestic/search?postcode=LS6+9ZZ");
  expect(asked[0]?.headers.authorization).toBe("Bearer the-token");
});

it("finds nobody where the register knows no certificate", async () => {
  answer = json({ error: "No certificates could be found for that query" }, 404);
  expect(await register().homesAt("LS6 9ZZ", free)).toEqual([]);
});

it("reads a certificate of RdSAP 10, and one of RdSAP 2012 whose texts are plain", async () => {
  const read = {
    type: "House, Mid-Terrace",
    built: "2022 onwards",
    wall: "Solid brick, as built, no insulation (assumed)",
    roof: "Pitched, 25 mm loft insulation",
    windows: "Fully double glazed",
    heating: ["Boiler and radiators, mains gas"],
    floorAreaM2: 55,
  };
  answer = json({ data: document });
  expect(await register().certificate(NUMBER, free)).toEqual(read);
  expect(asked[0]?.url).toBe(`/api/certificate?certificate_number=${NUMBER}`);
  answer = json({
    data: {
      ...document,
      schema_type: "RdSAP-Schema-18.0",
      total_floor_area: { value: 55, quantity: "square metres" },
      walls: [{ description: "Cavity wall, filled cavity" }],
      sap_building_parts: [{ construction_age_band: "L" }],
    },
  });
  expect(await register().certificate(NUMBER, free)).toEqual({
    ...read,
    wall: "Cavity wall, filled cavity",
    built: "2012 onwards",
  });
});

it("leaves out whatever has another shape, and knows no band that its schema lacks", async () => {
  const odd = {
    property_type: "",
    built_form: "NR",
    total_floor_area: "55",
    walls: "brick",
    window: 7,
    main_heating: [{}],
  };
  answer = json({
    data: { ...document, ...odd, schema_type: "RdSAP-Schema-20.0.0", roofs: undefined },
  });
  expect(await register().certificate(NUMBER, free)).toEqual({
    type: null,
    built: null,
    wall: null,
    roof: null,
    windows: null,
    heating: [],
    floorAreaM2: null,
  });
});

it("throws on a refusal, a failure, a redirect, nonsense, another shape, another schema and a flood", async () => {
  const bad: Record<string, Answer> = {
    "status 429": json({ error: "Too many requests" }, 429),
    "status 401": json({}, 401),
    "status 500": json({}, 500),
    "fetch failed": (_, response) => response.writeHead(302, { location: "/elsewhere" }).end(),
    "not valid JSON": (_, response) => response.end("<html>"),
    "another shape": json({ data: 7 }),
    "unknown schema": json({ data: { ...document, schema_type: "HEM-Schema-1.0" } }),
    "too large": (_, response) => response.end(`"${"x".repeat(3_000_000)}"`),
  };
  for (const [why, given] of Object.entries(bad)) {
    answer = given;
    await expect(register().certificate(NUMBER, free), why).rejects.toThrow(why);
  }
  expect(problems).toHaveLength(Object.keys(bad).length);
  expect(problems.map(String).join()).not.toContain(NUMBER);
});

it("gives up after five seconds", async () => {
  const timeout = vi.spyOn(AbortSignal, "timeout").mockReturnValue(AbortSignal.abort(new Error("timed out")));
  answer = () => {};
  await expect(register().homesAt("LS6 9ZZ", free)).rejects.toThrow("timed out");
  expect(timeout).toHaveBeenCalledWith(5000);
  timeout.mockRestore();
});

it("keeps answers for a day, and errors not at all; the same question asked twice at once is one call", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  const { homesAt } = register();
  answer = json({}, 500);
  await expect(homesAt("LS6 9ZZ", free)).rejects.toThrow();
  answer = json({ data: [row({})] });
  const [first, second] = await Promise.all([homesAt("LS6 9ZZ", free), homesAt("LS6 9ZZ", free)]);
  expect(first).toBe(second);
  expect(asked).toHaveLength(2);
  vi.advanceTimersByTime(24 * 3_600_000 - 1);
  await homesAt("LS6 9ZZ", free);
  expect(asked).toHaveLength(2);
  vi.advanceTimersByTime(1);
  await homesAt("LS6 9ZZ", free);
  expect(asked).toHaveLength(3);
});

it("calls nobody when the caller may not, and then asks afresh", async () => {
  const { homesAt } = register();
  answer = json({ data: [row({})] });
  await expect(homesAt("LS6 9ZZ", () => Promise.reject(new Error("not now")))).rejects.toThrow("not now");
  expect(asked).toEqual([]);
  expect(await homesAt("LS6 9ZZ", free)).toHaveLength(1);
});

it("keeps nothing under a postcode or a number that could be read", async () => {
  const keys: unknown[] = [];
  const { set } = Map.prototype;
  const spy = vi.spyOn(Map.prototype, "set").mockImplementation(function (this: Map<unknown, unknown>, key, value) {
    keys.push(key);
    return set.call(this, key, value);
  });
  const demonstration = energyCertificates(recordedRegister(recorded), (error) => problems.push(error));
  const [home] = await demonstration.homesAt("LS6 9ZZ", free);
  await demonstration.certificate(home?.number ?? "", free);
  spy.mockRestore();
  const named = keys.filter((key) => typeof key === "string");
  expect(named.filter((key) => /^[\w-]{43}$/.test(key))).toHaveLength(2);
  expect(named.join()).not.toMatch(/LS6|9ZZ|9001|7919/i);
});

it("reads the 24 recorded homes in three postcodes as it reads the register", async () => {
  const demonstration = energyCertificates(recordedRegister(recorded), (error) => problems.push(error));
  const postcodes = [...new Set(recorded.map(({ postcode }) => postcode))];
  const homes = await Promise.all(postcodes.map((postcode) => demonstration.homesAt(postcode, free)));
  expect(homes.map((there) => there.length)).toEqual([8, 8, 8]);
  for (const { number, isReadable } of homes.flat()) {
    if (isReadable) expect(await demonstration.certificate(number, free), number).toMatchObject({ windows: /./ });
  }
  expect(homes.flat().filter(({ isReadable }) => !isReadable)).toHaveLength(1);
  expect(await demonstration.homesAt("LS6 1AA", free)).toEqual([]);
  expect(problems).toEqual([]);
});
