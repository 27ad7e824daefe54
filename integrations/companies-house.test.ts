import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { demoRegister } from "#content/demo/company-register.ts";
import { companiesHouse, recordedCompanies } from "#integrations/companies-house.ts";

let server: Server;
let base: string;
let answer: (request: IncomingMessage, response: ServerResponse) => void;
let asked: IncomingMessage[];

const json = (body: unknown, status = 200) => {
  answer = (_, response) =>
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
};

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
});
afterAll(() => server.close());

const lookUp = (number = "SC123456") => companiesHouse("the-key", base)(number);

it("asks for one number with the key, and reads name, former names and status", async () => {
  json({
    company_name: "BRIGHT ROOFS LTD",
    company_status: "active",
    company_number: "SC123456",
    previous_company_names: [{ name: "ACME SOLAR LTD", ceased_on: "2020-01-01", effective_from: "2010-01-01" }],
  });
  expect(await lookUp()).toEqual({ name: "BRIGHT ROOFS LTD", status: "active", formerNames: ["ACME SOLAR LTD"] });
  expect(asked.map(({ url, headers }) => [url, headers.authorization])).toEqual([
    ["/company/SC123456", `Basic ${Buffer.from("the-key:").toString("base64")}`],
  ]);
});

it("says that the register has no such number, and of an entry without a status that it is unknown", async () => {
  json({ errors: [{ error: "company-profile-not-found" }] }, 404);
  expect(await lookUp()).toBe("no_entry");
  json({ company_name: "ROYAL SOCIETY" });
  expect(await lookUp()).toEqual({ name: "ROYAL SOCIETY", status: "unknown", formerNames: [] });
});

it.each([
  [500, {}],
  [429, {}],
  [200, { company_name: "" }],
])("throws at status %s with %j, without saying the key or the number", async (status, body) => {
  json(body, status);
  const error = await lookUp().then(
    () => undefined,
    (thrown: Error) => thrown,
  );
  expect(error?.message).toMatch(/^Companies House answered/);
  expect(error?.message).not.toMatch(/the-key|SC123456/);
});

it("never follows a redirect with the key", async () => {
  answer = (_, response) => response.writeHead(302, { location: `${base}/elsewhere` }).end();
  await expect(lookUp()).rejects.toThrow();
  expect(asked).toHaveLength(1);
});

it("waits for no answer longer than 5 seconds", async () => {
  answer = () => {};
  const started = performance.now();
  await expect(lookUp()).rejects.toThrow(/timeout/i);
  expect(performance.now() - started).toBeLessThan(7000);
}, 10_000);

it("knows the demonstration's nine numbers and is silent about all others", async () => {
  const register = recordedCompanies(demoRegister);
  expect(await register("99999902")).toMatchObject({ status: "dissolved" });
  expect(await register("99999909")).toBe("no_entry");
  expect(await register("01234567")).toBe("not_asked");
  expect(Object.keys(demoRegister)).toEqual(Array.from({ length: 9 }, (_, at) => `9999990${at + 1}`));
});
