import { createServer, type Server } from "node:http";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fetchOctopusPrices } from "#integrations/octopus.ts";

const rate = (value: number) => ({ _C: { varying: { standard_unit_rate_inc_vat: value } } });
const good = {
  "/products/": { results: [{ code: "AGILE-24" }, { code: "VAR-22-11-01" }] },
  "/products/VAR-22-11-01/": {
    single_register_electricity_tariffs: rate(26.1),
    single_register_gas_tariffs: rate(7.98),
  },
};

describe("the supplier's prices", () => {
  let server: Server;
  let base: string;
  let answers: Record<string, unknown>;

  beforeAll(async () => {
    server = createServer((request, response) => {
      const answer = answers[(request.url ?? "").split("?")[0] ?? ""];
      response.writeHead(answer === undefined ? 404 : 200, { "content-type": "application/json" });
      response.end(JSON.stringify(answer ?? { detail: "No EnergyProduct matches the given query." }));
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    base = `http://127.0.0.1:${(server.address() as { port: number }).port}`;
  });
  afterAll(() => server.close());

  it("are those of the standard variable product in London, whatever the payment methods are called", async () => {
    answers = good;
    expect(await fetchOctopusPrices(base)).toEqual({ electricity: 26.1, gas: 7.98 });
  });

  it("are refused when missing, implausible or in another shape", async () => {
    const product = good["/products/VAR-22-11-01/"];
    const broken: Record<string, unknown>[] = [
      {},
      { ...good, "/products/": { results: [{ code: "AGILE-24" }] } },
      { ...good, "/products/": "<html>" },
      { ...good, "/products/VAR-22-11-01/": { ...product, single_register_gas_tariffs: {} } },
      { ...good, "/products/VAR-22-11-01/": { ...product, single_register_gas_tariffs: rate(-3) } },
      { ...good, "/products/VAR-22-11-01/": { ...product, single_register_gas_tariffs: rate(9000) } },
    ];
    for (const answer of broken) {
      answers = answer;
      await expect(fetchOctopusPrices(base)).rejects.toThrow();
    }
  });
});
