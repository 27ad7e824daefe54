import { randomUUID } from "node:crypto";
import { expect } from "@playwright/test";
import { limits } from "#config/limits.ts";
import { type Client, test } from "#tests/e2e/fixtures.ts";
import { mailsTo, mailTo } from "#tests/e2e/mailbox.ts";
import { aWord, buy, type Installer, send } from "#tests/e2e/people.ts";

const SESSION = /fairwatt\.session_token=([^;]+)/;

async function sessionOf(client: Client): Promise<string> {
  const { cookies } = await client.storageState();
  return cookies.find(({ name }) => name === "fairwatt.session_token")?.value ?? "";
}

test("a session that is good and planted by its owner stays theirs, whoever signs in on top of it", async ({
  people,
  newClient,
}) => {
  const attacker = await people.installer({ status: "pending" });
  const { email, password, companyName } = await people.installer({ status: "pending" });
  const planted = await sessionOf(attacker.client);
  const headers = { cookie: `fairwatt.session_token=${planted}` };
  const client = await newClient();
  const shown = async (by: Client, cookie: Record<string, string>) =>
    (await by.get("/dashboard", { headers: cookie })).text();
  expect(await shown(client, headers), "planted as it should be").toContain(attacker.companyName);

  const answer = await client.post("/auth", { form: { form: "login", email, password }, headers });
  const [, fresh = ""] = SESSION.exec(answer.headers()["set-cookie"] ?? "") ?? [];
  expect([answer.status(), decodeURIComponent(fresh)]).toEqual([
    302,
    expect.not.stringContaining(planted.slice(0, 32)),
  ]);
  expect(fresh).not.toBe("");
  const other = await newClient();
  expect(await shown(other, { cookie: `fairwatt.session_token=${fresh}` })).toContain(companyName);
  expect(await shown(attacker.client, {})).not.toContain(companyName);
  expect(await shown(other, headers)).not.toContain(companyName);
});

test("passwords that are tried all at once are no more than those tried one after the other", async ({
  people,
  newClient,
}) => {
  const { email, password } = await people.installer({ status: "pending" });
  const client = await newClient();
  const wrong = Array.from({ length: 4 * limits.failedSignInsMax }, (_, at) => `a guess ${at}`);
  const trial = async (guess: string) =>
    (await client.post("/auth", { form: { form: "login", email, password: guess } })).status();
  // The right one comes long after the limit, and before the first has been found wrong.
  const statuses = await Promise.all([...wrong, password, password].map(trial));
  expect(statuses.filter((status) => status === 401)).toHaveLength(limits.failedSignInsMax);
  expect(statuses.slice(wrong.length)).toEqual([429, 429]);
});

test("megabytes are taken as files only: no form of many small fields keeps the server busy", async ({ people }) => {
  const { client } = await people.installer({ status: "pending" });
  const many = (letters: number) => Array.from({ length: letters / 9 }, (_, at) => `${at + 1_000_000}=`).join("&");
  const headers = { "content-type": "application/x-www-form-urlencoded" };
  const statusOf = async (path: string, data: string) => (await client.post(path, { headers, data })).status();
  expect(await statusOf("/profile", many(60_000)), "within the size of a form").toBe(413);
  expect(await statusOf("/auth", many(60_000))).toBe(413);
  // Last, because the connection ends with it.
  expect(await statusOf("/profile", many(1_000_000)), "within the size of a document").toBe(413);
});

test("a receipt is its buyer's: for another company there is nothing at its address, and nothing of it in the answer", async ({
  people,
  site,
}) => {
  const [owner, other] = await Promise.all([people.installer(), people.installer()]);
  const paid = await send(owner.client, "/credits", { paymentId: randomUUID(), pack: "starter" }, 303);
  await send(owner.client, new URL(paid.headers().location ?? "", site.url).pathname, { intent: "pay" }, 303);
  const { text } = await mailTo(owner.client, owner.email, /^Your receipt/);
  const [address = ""] = /\/credits\/receipts\/\d+/.exec(text) ?? [];
  const ways = [address, `${address}.pdf`, `${address}.data`, `${address}.pdf.data`];
  const secrets = [owner.companyName, owner.email, "£99", "Starter Pack", "%PDF"];
  const answered = async ({ client }: Installer, path: string) => {
    const answer = await client.get(path);
    const body = (await answer.body()).toString("latin1");
    return { status: answer.status(), shown: secrets.filter((secret) => body.includes(secret)) };
  };
  // Else nothing would be proven.
  expect(await answered(owner, address)).toMatchObject({
    status: 200,
    shown: expect.arrayContaining([owner.companyName]),
  });
  expect(await answered(owner, `${address}.pdf`)).toMatchObject({ status: 200, shown: ["%PDF"] });
  for (const path of ways) expect([path, await answered(other, path)]).toEqual([path, { status: 404, shown: [] }]);
});

test("a file of leads runs nothing: not on a page, not in a mail, not in a spreadsheet", async ({ people, admin }) => {
  const word = aWord();
  const markup = `<img src=x onerror=${word}()>`;
  const formula = `=HYPERLINK("https://${word}.example","Look")`;
  // A whole page in a failure's message helps nobody.
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
