import { z } from "zod";

const BASE = "https://api.octopus.energy/v1";
const TIMEOUT_MILLISECONDS = 5000;
/** London's letter among the electricity regions. */
const REGION = "_C";
const STANDARD_VARIABLE = /^VAR-/;

const Products = z.object({ results: z.array(z.object({ code: z.string() })) });
const Rates = z.record(z.string(), z.object({ standard_unit_rate_inc_vat: z.number() }));
const Product = z.object({
  single_register_electricity_tariffs: z.record(z.string(), Rates),
  single_register_gas_tariffs: z.record(z.string(), Rates),
});

/** Pence per kWh, including VAT, for the London region. */
export interface SupplierPrices {
  electricity: number;
  gas: number;
}

/**
 * Octopus Energy's current standard variable tariff, from its public API. Throws if the API is slow (5 s), fails or
 * answers in another shape. `base` is for tests. Source: docs.octopus.energy/rest.
 */
export async function fetchOctopusPrices(base = BASE): Promise<SupplierPrices> {
  const query = "brand=OCTOPUS_ENERGY&is_variable=true&is_business=false&is_prepay=false";
  const { results } = Products.parse(await getJson(`${base}/products/?${query}`));
  const code = results.map((product) => product.code).find((name) => STANDARD_VARIABLE.test(name));
  if (!code) throw new Error("no standard variable product is listed");
  const product = Product.parse(await getJson(`${base}/products/${encodeURIComponent(code)}/`));
  return {
    electricity: rateOf(product.single_register_electricity_tariffs),
    gas: rateOf(product.single_register_gas_tariffs),
  };
}

/** The payment methods under a region have no fixed names, so the first one counts. */
function rateOf(tariffs: Record<string, z.infer<typeof Rates>>): number {
  const rate = Object.values(tariffs[REGION] ?? {})[0]?.standard_unit_rate_inc_vat;
  if (rate === undefined || rate <= 0 || rate > 200) throw new Error("the rate is missing or not believable");
  return rate;
}

async function getJson(address: string): Promise<unknown> {
  const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MILLISECONDS) });
  if (!response.ok) throw new Error(`status ${response.status}`);
  return response.json();
}
