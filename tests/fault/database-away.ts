import { setTimeout as sleep } from "node:timers/promises";
import { deedsOf } from "#tests/fault/acts.ts";
import { clientOf } from "#tests/fault/client.ts";
import { concluded, noFindings } from "#tests/fault/end.ts";
import { type Gate, startGate } from "#tests/fault/gate.ts";
import { untilReady } from "#tests/fault/kill-database.ts";
import { startLoad } from "#tests/fault/load.ts";
import { type Outcome, outcomeOf } from "#tests/fault/outcome.ts";
import { openSite, type Place, type Site } from "#tests/fault/site.ts";
import { damageDone, type Told } from "#tests/fault/told.ts";
import { until } from "#tests/machines/program.ts";
import { diceOf } from "#tests/support/dice.ts";

const CONFIRMATIONS_FIRST = 15;
const NOTICED_WITHIN_SECONDS = 20;
const WORDS = "Our database is unavailable right now";

/** For a while nobody is listening at the database's address. */
export function closeDatabase(place: Required<Place>, order: Order): Promise<Outcome> {
  return cutOff("database refuses connections", place, { ...order, cut: (gate) => gate.close() });
}

/** For a while the connection to the database swallows everything, and existing connections never recover. */
export function swallowDatabase(place: Required<Place>, order: Order): Promise<Outcome> {
  return cutOff("way to the database swallows all", place, { ...order, cut: async (gate) => gate.swallow() });
}

interface Order {
  awaySeconds: number;
  seed: number;
}

async function cutOff(
  name: string,
  place: Required<Place>,
  { awaySeconds, seed, cut }: Order & { cut: (gate: Gate) => Promise<void> },
): Promise<Outcome> {
  let gate: Gate | undefined;
  const site = await openSite(place, {
    async seenAs(url) {
      gate = await startGate(Number(new URL(url).port));
      return Object.assign(new URL(url), { port: String(gate.port) }).href;
    },
  });
  try {
    if (!gate) throw new Error("there is no gate");
    const findings = noFindings();
    const broken: string[] = [];
    await site.visitor().ask("/");
    const load = startLoad(site, diceOf(seed));
    await load.more(CONFIRMATIONS_FIRST);
    await cut(gate);
    const cutAt = performance.now();
    broken.push(...(await whatPeopleSee(site)));
    await sleep(Math.max(0, awaySeconds * 1000 - (performance.now() - cutAt)));
    await gate.open();
    const openedAt = performance.now();
    await untilReady(site);
    await load.more(CONFIRMATIONS_FIRST);
    const back = ((performance.now() - openedAt) / 1000).toFixed(1);
    broken.push(...(await whoIsLocked(site, load.told)));
    findings.add({ ...(await site.look((db) => damageDone(db, load.told, { still: false }))) }, "when it was back");
    const found = await concluded(site, load, findings);
    const longest = (site.traffic.slowestMilliseconds / 1000).toFixed(1);
    const note = `back to work within ${back} s, longest request ${longest} s`;
    return outcomeOf(name, { ...found, note, broken: [...broken, ...found.broken] });
  } finally {
    await site.stop();
    await gate?.stop();
  }
}

/** What people request while the database is down. Returns what is wrong with the responses. */
async function whatPeopleSee(site: Site): Promise<string[]> {
  const { url } = site.server;
  const [company] = site.companies;
  if (!company) throw new Error("there is no company");
  const status = async (path: string) => (await fetch(url + path)).status;
  await until("/readyz to answer 503", NOTICED_WITHIN_SECONDS, async () => (await status("/readyz")) === 503);
  // Kept out of the load's complaints: here only this response will do.
  const program = clientOf(() => url, site.traffic, { authorization: `Bearer ${company.key}` });
  const [page, form, json, kept, health] = await Promise.all([
    company.client.ask("/dashboard"),
    site.visitor().ask("/auth", { form: { form: "login", email: "nobody@example.com", password: "not a secret" } }),
    program.ask("/api/v1/credits"),
    site.visitor().ask("/"),
    site.visitor().ask("/healthz"),
  ]);
  const wrong: string[] = [];
  for (const [what, answer] of Object.entries({ page, form, json })) {
    const words = `${what}: ${answer?.status}, Retry-After ${answer?.headers.get("retry-after")}`;
    const isCalm = answer?.status === 503 && answer.headers.has("retry-after") && answer.text.includes(WORDS);
    if (!isCalm) wrong.push(words);
  }
  if (kept?.status !== 200) wrong.push(`the kept home page: ${kept?.status}`);
  if (health?.status !== 200) wrong.push(`/healthz: ${health?.status}`);
  return wrong;
}

const GRANTED_WITHIN_SECONDS = 15;

/** A grant locks its company: nobody may be stuck behind a lock whose holder is gone. */
async function whoIsLocked(site: Site, told: Told): Promise<string[]> {
  const acts = deedsOf(site, told);
  const waits = site.companies.map(async (company) => {
    const startedAt = performance.now();
    await acts.grant(company);
    const seconds = (performance.now() - startedAt) / 1000;
    return seconds > GRANTED_WITHIN_SECONDS ? [`a grant took ${Math.round(seconds)} s after it was back`] : [];
  });
  return (await Promise.all(waits)).flat();
}
