import { expect } from "vitest";
import { calculatorOfService } from "#content/service-calculators.ts";
import { services } from "#content/services.ts";
import { findCalculator } from "#domain/calculators/calculators.ts";
import { test } from "#tests/http/fixtures.ts";

test("each service page answers its calculator's own examples with figures", async ({ newClient }) => {
  const client = await newClient();
  for (const { slug } of services) {
    const { fields = [], results: kinds = [] } = findCalculator(calculatorOfService[slug]) ?? {};
    const examples = fields.map(({ name, placeholder, choices }) => [
      name,
      String(choices?.[0]?.value ?? placeholder.slice(5)),
    ]);
    const answer = await client.get(`/services/${slug}`, { params: Object.fromEntries(examples) });
    expect(answer.status(), slug).toBe(200);
    const html = await answer.text();
    const outputs = [...html.matchAll(/<output name="(\w+)"[^>]*>(.*?)<\/output>/g)];
    expect(outputs.map(([, name]) => name)).toEqual(kinds.map(({ name }) => name));
    for (const [, , text = ""] of outputs) expect(text.replaceAll("<!-- -->", ""), slug).toMatch(/\d/);
    expect(html).not.toContain("so it counts as");
  }
});
