import { expect, it } from "vitest";
import { eachDatabase } from "#tests/support/databases.ts";

eachDatabase("a database for tests", (open) => {
  it("is migrated, empty and not shared", async () => {
    const [one, other] = await Promise.all([open(), open()]);
    await one.named("plant", "create table planted (id int)", []);
    const rows = await other.named<{ planted: string | null; leads: string | null }>(
      "look",
      "select to_regclass('planted')::text as planted, to_regclass('leads')::text as leads",
      [],
    );
    expect(rows).toEqual([{ planted: null, leads: "leads" }]);
  });
});
