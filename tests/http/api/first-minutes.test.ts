import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { promisify } from "node:util";
import { Webhook } from "standardwebhooks";
import { expect } from "vitest";
import { quoteExamplesOn } from "#content/open-api/quote-examples.ts";
import { send } from "#tests/e2e/support/people.ts";
import { API, aKey } from "#tests/http/api/program.ts";
import { test } from "#tests/http/fixtures.ts";
import { startListener } from "#tests/support/stand-ins/listener.ts";

const run = promisify(execFile);
const ENTITIES: Record<string, string> = { "&#x27;": "'", "&quot;": '"', "&lt;": "<", "&gt;": ">", "&amp;": "&" };

test("the commands of the first five minutes work as they are shown, on to a sent quote", async ({
  people,
  newClient,
  site,
}) => {
  const installer = await people.installer({ credits: 10 });
  const page = await (await installer.client.get("/api/docs")).text();
  const start = page.slice(page.indexOf("Your first five minutes</h2>"), page.indexOf('id="keys"'));
  const shown = [...start.matchAll(/<pre[^>]*><code>([^<]*)<\/code>/g)].map(([, text = ""]) =>
    text.replace(/&(?:#x27|quot|lt|gt|amp);/g, (entity) => ENTITIES[entity] ?? entity),
  );
  const [list = "", dryRun = ""] = shown;
  const address = /curl '([^']+)\/leads'/.exec(list)?.[1] ?? "";
  const { leadId } = await people.lead();
  const { key } = await aKey(installer, newClient, { scope: "act" });
  // In the terminal of whoever reads the page.
  const inTerminal = async (command: string, given = key) => {
    const typed = command
      .replaceAll(address, `${site.url}${API}`)
      .replace("YOUR_KEY", given)
      .replace("LEAD_ID", leadId);
    return JSON.parse((await run("sh", ["-c", `${typed} --silent --show-error`])).stdout);
  };
  expect((await inTerminal(list)).items.map(({ id }: { id: string }) => id)).toContain(leadId);
  expect(await inTerminal(dryRun)).toEqual({ leadId, priceCredits: 5, balanceAfter: 5 });

  const listener = await startListener();
  try {
    const hook = { intent: "add-endpoint", id: randomUUID(), url: listener.url, events: "lead.purchased" };
    await send(installer.client, "/developers", hook, 302);
    await send(installer.client, "/developers", { intent: "send-test", id: hook.id, testId: randomUUID() }, 302);
    await expect.poll(() => listener.heard.length).toBe(1);
    const secret = /whsec_[\w+/]+=*/.exec(await (await installer.client.get("/developers")).text())?.[0] ?? "";
    const { body = "", headers = {} } = listener.heard[0] ?? {};
    expect(new Webhook(secret).verify(body, headers as Record<string, string>)).toMatchObject({ type: "test" });
  } finally {
    await listener.close();
  }

  const { key: buyer } = await aKey(installer, newClient, { name: "Buys" });
  const buy = `${dryRun.replace("?dry=1", "")} --header 'Idempotency-Key: one'`;
  const purchase = await inTerminal(buy, buyer);
  expect(purchase).toMatchObject({ leadId, stage: "new" });
  const quote = JSON.stringify(quoteExamplesOn(new Date().toISOString().slice(0, 10)).ev_charger).replaceAll("'", "’");
  const sent = await inTerminal(
    `curl --request POST '${address}/purchases/${purchase.id}/quotes' --header 'Authorization: Bearer YOUR_KEY' --header 'Idempotency-Key: quote' --header 'Content-Type: application/json' --data '${quote}'`,
    buyer,
  );
  expect(sent).toMatchObject({ purchaseId: purchase.id, status: "sent", revision: 1 });
});

test("the search of the page finds calls without scripts, and says when there is none", async ({ newClient }) => {
  const client = await newClient();
  const page = async (q: string) => (await client.get(`/api/docs?q=${q}`)).text();
  const found = await page("withdrawQuotes");
  expect(found).toContain("1 call with “withdrawQuotes”");
  expect(found).toContain('href="#patch-purchases-id"');
  expect(await page("nonsense")).toContain("0 calls with “nonsense”");
});
