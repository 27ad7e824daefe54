import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import type { Client } from "#tests/e2e/support/client.ts";
import { mailsTo } from "#tests/e2e/support/mailbox.ts";
import { aWord, buy, send } from "#tests/e2e/support/people.ts";
import { test } from "#tests/http/fixtures.ts";

test("a file of leads executes nothing: not on a page, in a mail or in a spreadsheet", async ({ people, admin }) => {
  const word = aWord();
  const markup = `<img src=x onerror=${word}()>`;
  const formula = `=HYPERLINK("https://${word}.example","Look")`;
  // Keeps a whole page out of the failure message.
  const runs = (html: string) => html.includes("<img src=x");
  const inCell = (text: string) => `"${text.replaceAll('"', '""')}"`;
  const row = (text: string, name: string) =>
    [text, `${name}-${word}@example.com`, "Heat Pumps", text, "CR0 1EA", text].map(inCell).join(",");
  const header = "Customer Name,Customer Email,Service Type,Location,Postcode,Description";
  const wrong = `${inCell(markup)},,${inCell(markup)},${inCell(formula)},,`;
  const csv = [header, row(markup, "markup"), row(formula, "formula"), wrong].join("\n");
  const preview = await (await send(admin, "/admin/leads/import", { intent: "preview", csv }, 200)).text();
  await send(admin, "/admin/leads/import", { intent: "import", csv }, 302);

  const escaped = `&lt;img src=x onerror=${word}()&gt;`;
  const buyer = await people.installer({ credits: 10 });
  const bought: string[] = [];
  for (const name of ["markup", "formula"]) {
    const list = await (await admin.get(`/admin/leads/all?q=${name}-${word}`)).text();
    const [, leadId = ""] = /\/admin\/leads\/([0-9a-f-]{36})/.exec(list) ?? [];
    const purchaseId = randomUUID();
    expect((await buy(buyer.client, leadId, purchaseId)).status()).toBe(302);
    bought.push(`/leads/purchases/${purchaseId}`, `/admin/leads/${leadId}`, `/admin/leads/all?q=${name}-${word}`);
  }
  const [own = "", file = "", found = "", ...more] = bought;
  const pages: [Client, string][] = [
    ...[own, "/leads?tab=purchased", "/leads", "/dashboard"].map((path): [Client, string] => [buyer.client, path]),
    ...[file, found, "/admin/leads", "/admin/leads/all", "/admin/purchases", "/admin/audit"].map(
      (path): [Client, string] => [admin, path],
    ),
  ];
  const shows = new Set([own, file, found, "/leads?tab=purchased"]);
  expect.soft(runs(preview), "preview").toBe(false);
  expect.soft(preview.includes(escaped), "preview").toBe(true);
  for (const [client, path] of pages) {
    const html = await (await client.get(path)).text();
    expect.soft(runs(html), path).toBe(false);
    if (shows.has(path)) expect.soft(html.includes(escaped), path).toBe(true);
  }
  expect(more).toHaveLength(3);

  const letters = (await mailsTo(buyer.client, buyer.email, /^Your new lead/, 2)).map(({ html }) => html);
  expect.soft(letters.filter(runs)).toEqual([]);
  expect.soft(letters.join("")).toContain(escaped);
  const spreadsheets: [Client, string][] = [
    [buyer.client, "/leads/purchases.csv"],
    [admin, "/admin/audit.csv"],
    [admin, "/admin/figures.csv"],
  ];
  for (const [client, path] of spreadsheets) {
    const text = await (await client.get(path)).text();
    expect.soft(text, path).not.toMatch(/(^|,)"?[=@]/m);
    if (client === buyer.client) expect.soft(text).toContain(`"'=HYPERLINK(""https://${word}.example""`);
  }
});

test("megabytes are accepted only as files: no form of many small fields keeps the server busy", async ({ people }) => {
  const { client } = await people.installer({ status: "pending" });
  const many = (letters: number) => Array.from({ length: letters / 9 }, (_, at) => `${at + 1_000_000}=`).join("&");
  const headers = { "content-type": "application/x-www-form-urlencoded" };
  const statusOf = async (path: string, data: string) => (await client.post(path, { headers, data })).status();
  expect(await statusOf("/profile", many(60_000)), "within the size of a form").toBe(413);
  expect(await statusOf("/auth", many(60_000))).toBe(413);
  // Last, because it ends the connection.
  expect(await statusOf("/profile", many(1_000_000)), "within the size of a document").toBe(413);
});
