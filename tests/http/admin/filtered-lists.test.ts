import { expect } from "vitest";
import { test } from "#tests/http/fixtures.ts";
import { textOf } from "#tests/http/plain-forms.ts";

test.for([
  ["/admin/audit", "id=none", "0 records found.", "Show the whole log"],
  ["/admin/security", "account=none", "0 events found.", "Show the whole log"],
  ["/admin/payments", "company=none", "0 payments found", "Show all payments"],
  ["/admin/leads/all", "from=2020-01-01&to=2020-01-01", "0 leads found.", "Show all leads"],
] as const)("after a filter, %s says how much it found and leads back to the whole list", async (list, { admin }) => {
  const [path, filter, found, back] = list;
  const html = await (await admin.get(`${path}?${filter}`)).text();
  const line = [...html.matchAll(/<[^>]* role="status"[^>]*>[\s\S]*?<\/div>/g)].find(([part]) =>
    part.includes(found.slice(1)),
  );
  expect(textOf(line?.[0] ?? html)).toContain(found);
  const links = [...html.matchAll(/<a [^>]*href="([^"]*)"[^>]*>([\s\S]*?)<\/a>/g)];
  expect(links.find(([, , words = ""]) => textOf(words).includes(back))?.[1]).toBe(path);
  expect(textOf(await (await admin.get(path)).text())).not.toContain(found);
});
