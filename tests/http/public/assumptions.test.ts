import { expect } from "vitest";
import { changesOf } from "#domain/assumptions/history.ts";
import { wholeRegister } from "#domain/assumptions/whole-register.ts";
import { test } from "#tests/http/fixtures.ts";

const [newest] = changesOf("tariffs.cap");

test("each figure has a page, an unknown one has none, and programs get all at once", { tags: "thorough" }, async ({
  site,
}) => {
  for (const { id, label } of wholeRegister) {
    const answer = await fetch(`${site.url}/assumptions/${id}`);
    expect(answer.status, id).toBe(200);
    expect((await answer.text()).replaceAll("&#x27;", "'").replaceAll("&amp;", "&"), id).toContain(label);
  }
  expect((await fetch(`${site.url}/assumptions/tariffs.nowhere`)).status).toBe(404);
  const { assumptions } = await (await fetch(`${site.url}/assumptions.json`)).json();
  expect(assumptions).toHaveLength(wholeRegister.length);
  const cap = assumptions.find(({ id }: { id: string }) => id === "tariffs.cap");
  expect(cap).toMatchObject({ unit: "p/kWh without VAT", source: expect.stringContaining("Ofgem") });
  expect(cap.usedOn).toContainEqual({ name: "Heat pumps", path: "/services/heat-pumps" });
  expect(cap.history[0]).toMatchObject({ on: newest?.on, previous: newest?.before?.value });
});
