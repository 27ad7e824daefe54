import { fork } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { request } from "node:http";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { directoryPage, profilePath } from "#content/public-profile.ts";
import { openDatabase } from "#db/connection.ts";
import { publishProfile } from "#domain/profiles/publish-profile.ts";
import { anAdmin, anInstaller } from "#tests/support/people.ts";
import { startServer } from "#tests/support/server.ts";
import type { BareOrder } from "./bare-server.ts";
import type { BenchContext, Benchmark } from "./benchmark.ts";
import { compared, measureRound, nothingTaken, type Taken } from "./compare.ts";
import { siteSettings } from "./site.ts";
import { runWrk, WRK_MISSING, wrkIsThere } from "./wrk.ts";

const BARE_SERVER = fileURLToPath(new URL("bare-server.ts", import.meta.url));
/** A page is cached and compressed a moment after it was first asked for. */
const TRIES_MAX = 100;
const BETWEEN_TRIES_MILLISECONDS = 100;

/**
 * Both sides answer so fast that a second is enough, and other work on the host comes and goes within seconds: many
 * short turns share it evenly, where a few long ones would not.
 */
const TURNS = { perRound: 3, secondsShare: 0.5, warmUpSeconds: 1 };

/** A page that its query makes; such ones are kept from the second time they are asked for. */
const PLAN = "/planner/plan?postcode=CR0&type=semi&built=1919-1944&beds=3";

/** Its public page is at /installers/kestrel-roofs-ltd. */
const COMPANY = { companyName: "Kestrel Roofs Ltd" };
const SLUG = "kestrel-roofs-ltd";

const FEW_CONNECTIONS = 10;
const CASES = [
  { encoding: "br", connections: FEW_CONNECTIONS },
  { encoding: "br", connections: 64 },
  { encoding: "identity", connections: FEW_CONNECTIONS },
  { encoding: "identity", connections: 64 },
];

interface Case {
  name: string;
  address: string;
  encoding: string;
  connections: number;
}

export const cachedPages: Benchmark = {
  name: "cached-pages",
  method: `Ours: the built server with production settings, which has drawn every page of its site map, answers from memory a visitor
without a session: the home page, the largest page of the site map, a plan of a home, and the directory of installers and one’s
profile, which are kept until something changes. Baseline: \`node:http\` as it comes, in a
process of its own, which writes the same headers and the same body, prepared once, whatever is
asked. Both are asked by \`wrk\` with one thread over kept connections, once compressed (brotli) and once as it is. On two
processors the server under test has one and \`wrk\` the other; the server not asked is idle. They take ${TURNS.perRound} times as many
turns as elsewhere, each of them ${TURNS.secondsShare} as long, and every turn has new processes on both sides: one and the same program
differs from start to start by more than what is measured.`,
  async run(wholeContext) {
    const context = inShortTurns(wholeContext);
    if (!wrkIsThere()) {
      context.say(`cached-pages skipped. ${WRK_MISSING}`);
      return [];
    }
    const settings = await siteSettings(context, "bench_cached_pages");
    await publishOne(String(settings.DATABASE_URL));
    const measured = new Map<string, Taken>();
    for (let round = 0; round < context.rounds; round++) {
      const server = await startServer({ folder: join(context.postgres.folder, "cached-pages"), env: settings });
      try {
        for (const one of await casesOn(server.url)) {
          const taken = measured.get(one.name) ?? nothingTaken();
          measured.set(one.name, taken);
          await measureBoth(context, one, taken);
        }
      } finally {
        await server.stop();
      }
    }
    const about = { unit: "pages/s", target: 0.9 };
    return [...measured].map(([name, taken]) => compared({ ...about, name }, taken, taken.disturbed));
  },
};

async function casesOn(url: string): Promise<Case[]> {
  const pages = { "cached page": url, "largest page": await largestPage(url), plan: `${url}${PLAN}` };
  const ofFacts = { directory: url + directoryPage.path, profile: url + profilePath(SLUG) };
  const withAll = (all: Record<string, string>, cases: typeof CASES) =>
    Object.entries(all).flatMap(([page, address]) =>
      cases.map(({ encoding, connections }) => {
        const name = `${page}, ${encoding}, ${connections} connections`;
        return { name, address, encoding, connections };
      }),
    );
  const few = CASES.filter(({ connections }) => connections === FEW_CONNECTIONS);
  return [...withAll(pages, CASES), ...withAll(ofFacts, few)];
}

async function publishOne(url: string): Promise<void> {
  const db = await openDatabase({ url });
  await db.migrate();
  const company = await anInstaller(db, { admin: await anAdmin(db), form: COMPANY });
  await publishProfile({ db, now: new Date() }, company);
  await db.close();
}

function inShortTurns(context: BenchContext): BenchContext {
  const seconds = Math.max(1, Math.round(context.seconds * TURNS.secondsShare));
  return { ...context, rounds: context.rounds * TURNS.perRound, seconds, warmUpSeconds: TURNS.warmUpSeconds };
}

/** One turn of each side, with a baseline of its own. */
async function measureBoth(context: BenchContext, { name, address, encoding, connections }: Case, taken: Taken) {
  const { warmUpSeconds, seconds, postgres, say } = context;
  const page = await keptPage(address, encoding);
  const bare = await startBareServer(page, postgres.folder);
  const headers = { "accept-encoding": encoding };
  const order = { headers, connections, warmUpSeconds, seconds, bodyBytes: page.body.length, folder: postgres.folder };
  say(`${name}, ${page.body.length} bytes`);
  try {
    const ours = () => runWrk({ ...order, address });
    const baseline = () => runWrk({ ...order, address: bare.address });
    await measureRound({ ours, baseline }, taken, context);
  } finally {
    bare.stop();
  }
}

/** The address in the site map whose page has the most bytes. */
async function largestPage(url: string): Promise<string> {
  const map = await (await fetch(`${url}/sitemap.xml`)).text();
  let largest = { address: url, bytes: 0 };
  for (const [, listed = ""] of map.matchAll(/<loc>([^<]+)<\/loc>/g)) {
    const address = url + new URL(listed).pathname;
    const bytes = Buffer.byteLength(await (await fetch(address)).text());
    if (bytes > largest.bytes) largest = { address, bytes };
  }
  return largest.address;
}

export interface Page {
  headers: string[];
  body: Buffer;
}

/** The page as served from memory, in the encoding asked for. */
export async function keptPage(address: string, encoding: string): Promise<Page> {
  for (let tries = 0; tries < TRIES_MAX; tries++) {
    const { headers, body } = await get(address, encoding);
    const names = headers.filter((_, position) => position % 2 === 0);
    const inEncoding = encoding === "identity" || headers.includes(encoding);
    if (names.includes("etag") && inEncoding) return { headers, body };
    await sleep(BETWEEN_TRIES_MILLISECONDS);
  }
  throw new Error(`${address} is not kept in memory as ${encoding}.`);
}

/** The headers as received, without those node:http adds itself. */
function get(address: string, encoding: string): Promise<Page> {
  return new Promise((resolve, reject) => {
    request(address, { headers: { "accept-encoding": encoding } }, (answer) => {
      const own = (position: number) => !/^(date|connection|keep-alive)$/i.test(answer.rawHeaders[position] ?? "");
      const headers = answer.rawHeaders.filter((_, position) => own(position - (position % 2)));
      const chunks: Buffer[] = [];
      answer.on("data", (chunk: Buffer) => chunks.push(chunk));
      answer.on("end", () => resolve({ headers, body: Buffer.concat(chunks) }));
    })
      .on("error", reject)
      .end();
  });
}

async function startBareServer({ headers, body }: Page, folder: string) {
  const order: BareOrder = { headers, bodyFile: join(folder, "page") };
  writeFileSync(order.bodyFile, body);
  const child = fork(BARE_SERVER, [JSON.stringify(order)], { execArgv: ["--no-warnings"] });
  const [port] = await Promise.race([once(child, "message"), once(child, "exit").then(() => [])]);
  if (port === undefined) throw new Error("The bare server did not start.");
  return { address: `http://localhost:${port}/`, stop: () => void child.kill() };
}
