import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { type Browser, chromium } from "@playwright/test";
import { verifyWords } from "#content/verify-words.ts";
import { givePasswords, insertBulkGrants } from "#db/bulk.sql.ts";
import { openDatabase } from "#db/connection.ts";
import { hashPassword } from "#integrations/password-hash.ts";
import { findBrowser } from "#tests/support/browser.mjs";
import { startServer } from "#tests/support/server.ts";
import type { Benchmark } from "../benchmark.ts";
import { median } from "../compare.ts";
import { addBulkData } from "../data/bulk-data.ts";
import { browserCookies, signIn } from "../signed-in.ts";
import { siteSettings, withoutDailyTasks } from "../site.ts";

const DATABASE = "bench_verify";
const PASSWORD = randomUUID();
const COMPANY = { leads: 10, available: 10, installers: 1, purchasesEach: 0, creditsEach: 1 };
const ENTRIES = 10_000;
const TIMES = 3;
const MILLISECONDS_MAX = 1000;

export const verify: Benchmark = {
  name: "verify",
  method: `A company with ${ENTRIES.toLocaleString("en-GB")} entries opens /credits/verify in Chromium and presses \`Verify\`: from then until it reads that
its history is complete, with fetching the proof from the server beside it. ${TIMES} times a round, each in a new browser context, so
that nothing is compiled or kept from before.`,
  async run({ postgres, rounds, machine, say, ...context }) {
    const executablePath = findBrowser();
    if (!executablePath) {
      say("verify skipped. There is no Chromium.");
      return [];
    }
    const env = await siteSettings({ postgres, rounds, machine, say, ...context }, DATABASE);
    const email = await makeCompany(String(env.DATABASE_URL));
    const server = await startServer({ folder: join(postgres.folder, DATABASE), env });
    const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
    try {
      const cookies = browserCookies(await signIn(server, { email, password: PASSWORD }), server.url);
      const disturbedBefore = machine.disturbed();
      const each: number[] = [];
      for (let round = 0; round < rounds; round++) {
        each.push(await machine.measure(() => severalTimes(() => pressed(browser, server.url, cookies))));
        say(`  round ${round + 1}: ${each.at(-1)?.toFixed(0)} ms`);
      }
      const disturbed = machine.disturbed() - disturbedBefore;
      const range = { ours: median(each), oursLowest: Math.min(...each), oursHighest: Math.max(...each) };
      const name = "verifying 10,000 entries in the browser";
      return [{ kind: "ceiling", name, unit: "ms", ...range, max: MILLISECONDS_MAX, disturbed }];
    } finally {
      await browser.close();
      await server.stop();
      await postgres.dropDatabase(DATABASE);
    }
  },
};

async function makeCompany(url: string): Promise<string> {
  const db = await openDatabase({ url });
  await db.migrate();
  await addBulkData({ db, now: new Date() }, COMPANY);
  await insertBulkGrants(db, "bulk-installer-1", ENTRIES - 1);
  const [email = ""] = await givePasswords(db, 1, await hashPassword(PASSWORD));
  await withoutDailyTasks(db);
  await db.close();
  return email;
}

async function severalTimes(take: () => Promise<number>): Promise<number> {
  const times: number[] = [];
  for (let time = 0; time < TIMES; time++) times.push(await take());
  return median(times);
}

/** Milliseconds from the press to the words, as the page itself sees them. */
async function pressed(browser: Browser, url: string, cookies: ReturnType<typeof browserCookies>): Promise<number> {
  const context = await browser.newContext();
  try {
    await context.addCookies(cookies);
    const page = await context.newPage();
    await page.goto(`${url}/credits/verify`, { waitUntil: "networkidle" });
    return await page.evaluate(
      ({ button, complete, mismatch }) =>
        new Promise<number>((resolve, reject) => {
          const startedAt = performance.now();
          new MutationObserver(() => {
            const said = document.querySelector('.page [role="status"]')?.textContent ?? "";
            if (said.includes(complete)) resolve(performance.now() - startedAt);
            if (said.includes(mismatch)) reject(new Error(said));
          }).observe(document.body, { childList: true, subtree: true, characterData: true });
          [...document.querySelectorAll("button")].find(({ textContent }) => textContent === button)?.click();
        }),
      { button: verifyWords.button, complete: verifyWords.complete, mismatch: verifyWords.mismatch },
    );
  } finally {
    await context.close();
  }
}
