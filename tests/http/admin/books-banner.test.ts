import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { test } from "#tests/http/fixtures.ts";
import { textOf } from "#tests/http/plain-forms.ts";
import { ask } from "#tests/support/invariants.ts";

test("while a history fails its check, every administrator's page says so and an owner's Work names the entry", async ({
  admin,
  db,
}) => {
  const page = async (path: string) => textOf(await (await admin.get(path)).text());
  expect(await page("/admin/leads")).not.toContain("do not match");
  const company = `gone-${randomUUID()}`;
  await ask(
    db.orm,
    `insert into books_mismatches (installer_id, entry_number, because, found_at) values ('${company}', 12, 'hash', now())`,
  );
  try {
    expect(await page("/admin/leads")).toContain("The books of a company do not match");
    expect(await page("/admin/work")).toContain("Entry 12 is not what its hash was made of");
  } finally {
    await ask(db.orm, `delete from books_mismatches where installer_id = '${company}'`);
  }
});
