import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { asTyped, textArray } from "#db/parameters.ts";
import { eachDatabase } from "#tests/support/databases.ts";

eachDatabase("a parameter", (open) => {
  it("pass any number of texts, with any content", async () => {
    const db = await open();
    const texts = ["", "CR0", 'a "quoted" word', "back\\slash", "two\nlines", "{braces},", "null"];
    const { rows } = await db.orm.execute(
      sql`select ${textArray(texts)} as texts, cardinality(${textArray([])}) as none`,
    );
    expect(rows).toEqual([{ texts, none: 0 }]);
  });

  it("match signs of patterns literally", async () => {
    const db = await open();
    const { rows } =
      await db.orm.execute(sql`select text from unnest(${textArray(["100%_\\", "100xyz", "1000"])}) as text
      where text like ${`${asTyped("100%_\\")}%`}`);
    expect(rows).toEqual([{ text: "100%_\\" }]);
  });
});
