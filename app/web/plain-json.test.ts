import { expect, it } from "vitest";
import { plainJson } from "#app/web/plain-json.ts";

it("rounds off the errors of binary sums", async () => {
  const answer = plainJson({
    a: 0.1 + 0.2,
    b: [1.1 * 3, 123456789012.34],
    c: -0.07 * 100,
    d: 1e-20,
    e: "0.30000000000000004",
    f: 31 / 6,
    g: Number.NaN,
  });
  expect(answer.headers.get("content-type")).toBe("application/json");
  expect(await answer.text()).toBe(
    '{"a":0.3,"b":[3.3,123456789012.34],"c":-7,"d":1e-20,"e":"0.30000000000000004","f":5.166666666666667,"g":null}',
  );
});
