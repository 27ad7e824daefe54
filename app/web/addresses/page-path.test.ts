import { expect, it } from "vitest";
import { pagePath } from "#app/web/addresses/page-path.ts";

it.each([
  ["/", "/"],
  ["/_.data", "/"],
  ["/about", "/about"],
  ["/about.data?_routes=root", "/about"],
  ["/leads/purchases.csv.data", "/leads/purchases.csv"],
])("the page path of %s is %s", (address, path) => {
  expect(pagePath(new Request(`https://www.example.com${address}`))).toBe(path);
});
