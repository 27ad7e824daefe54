import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { givePasswords } from "#db/bulk.sql.ts";
import { openDatabase } from "#db/connection.ts";
import { hashPassword } from "#integrations/password-hash.ts";
import { type Server, startServer } from "#tests/support/server.ts";
import { ensureBuilt } from "../setup/build.mjs";
import type { BenchContext, Benchmark, Figure } from "./benchmark.ts";
import { compare, type Measurement } from "./compare.ts";
import { addBulkData } from "./data/bulk-data.ts";
import { compareListings, LISTING_GROWTH_MAX } from "./lead-listing.ts";
import type { ReaderOrder, ReaderReport } from "./page-reader.ts";
import { percentile, signIn } from "./signed-in.ts";
import { withoutDailyTasks } from "./site.ts";

const INSTALLERS = 5_000;
/** How many of them look at the page in turn. */
const READERS = 20;
const PASSWORD = randomUUID();
const SIZES = {
  small: { leads: 10_000, available: 10_000 },
  middle: { leads: 100_000, available: 20_000 },
  large: { leads: 1_000_000, available: 20_000 },
};
type Size = keyof typeof SIZES;
const SLOWEST_SHARE = 0.99;
const TIME_MAX_MILLISECONDS = 50;
/** Enough for the server to answer the thousand pages it takes until the engine has compiled the rendering code. */
const SERVER_WARM_UP_SECONDS = 20;
const GROWTH_MAX = 1.5;
/** How much slower a process may be that has just started. */
const COLD_MAX = 1.2;

const READER = fileURLToPath(new URL("page-reader.ts", import.meta.url));

/** What an installer opens: its own area, all leads, and every filter. */
const ADDRESSES = [
  "/leads",
  "/leads?area=all",
  "/leads?service=heat-pumps&urgency=high",
  "/leads?area=all&within=20",
  "/leads?area=all&budget=over-20k&urgency=low&age=30",
  "/leads?tab=purchased",
];

const words = (count: number) => count.toLocaleString("en-GB");

export const leadsPage: Benchmark = {
  name: "leads-page",
  method: `The built server answers \`/leads\` to ${READERS} installers in turn, with their own area and services, with all leads and
with each filter, one request after the other over a kept connection from another process: session, queries, drawing and sending,
after ${SERVER_WARM_UP_SECONDS} seconds of the same. ${words(INSTALLERS)}
installers, ${words(SIZES.large.leads)} leads of which ${words(SIZES.large.available)} are for sale. The figure is 1 s by the time within which 99% of the
pages came. Baselines: ${TIME_MAX_MILLISECONDS} ms, and the same with ${words(SIZES.small.leads)} leads, all for sale, where at most ${GROWTH_MAX} times as long is
allowed. A process that has just started is asked as soon as it is ready: at most ${COLD_MAX} times as long as the one that is warm.
Lead listing is the verb behind the list alone, in one process without HTTP, for the same installers and filters:
at most ${LISTING_GROWTH_MAX.p50} times as long at the median and ${LISTING_GROWTH_MAX.p99} times at the 99th percentile with ${words(SIZES.middle.leads)} and with
${words(SIZES.large.leads)} leads (${words(SIZES.middle.available)} for sale) as with ${words(SIZES.small.leads)}.`,
  async run(context) {
    const built = await ensureBuilt(process.execPath);
    if (built.code !== 0) throw new Error(built.output);
    const urls = { small: await makeData(context, "small"), middle: "", large: await makeData(context, "large") };
    try {
      const pages = await comparePages(context, urls);
      urls.middle = await makeData(context, "middle");
      const listing = (size: Size) => ({ leads: words(SIZES[size].leads), url: urls[size] });
      const others = [listing("middle"), listing("large")];
      return [...pages, ...(await compareListings(context, listing("small"), others, READERS))];
    } finally {
      for (const size of Object.keys(SIZES) as Size[]) await context.postgres.dropDatabase(databaseOf(size));
    }
  },
};

async function comparePages(context: BenchContext, urls: Record<Size, string>): Promise<Figure[]> {
  const small = await aSite(context, urls.small);
  const large = await aSite(context, urls.large);
  try {
    context.say(`Warming both servers up for ${SERVER_WARM_UP_SECONDS} seconds each…`);
    for (const site of [small, large]) await slowestPages(site, { ...context, seconds: SERVER_WARM_UP_SECONDS });
    return await measured(context, small, large);
  } finally {
    for (const { server } of [small, large]) await server.stop();
  }
}

interface Site {
  /** Of its database. */
  url: string;
  server: Server;
  cookies: string[];
}

async function measured(context: BenchContext, small: Site, large: Site): Promise<Figure[]> {
  const unit = "pages/s (p99)";
  const ours = () => slowestPages(large, context);
  const fixed = () => Promise.resolve({ rate: 1000 / TIME_MAX_MILLISECONDS, failures: 0 });
  context.say("leads page against 50 ms");
  const absolute = await compare(
    { name: "leads page, 99th percentile", unit, target: 1 },
    { ours, baseline: fixed },
    context,
  );
  context.say("leads page against one with few leads");
  const baseline = () => slowestPages(small, context);
  const about = { name: "leads page, 100 times as many leads", unit, target: Number((1 / GROWTH_MAX).toFixed(2)) };
  const grown = await compare(about, { ours, baseline }, context);
  context.say("leads page of a process that has just started");
  const cold = { name: "leads page, process just started", unit, target: Number((1 / COLD_MAX).toFixed(2)) };
  return [
    absolute,
    grown,
    await compare(cold, { ours: () => slowestWhenCold(large, context), baseline: ours }, context),
  ];
}

/** As soon as the process says that it is ready. */
async function slowestWhenCold({ url, cookies }: Site, context: BenchContext): Promise<Measurement> {
  const server = await aServer(context, url);
  try {
    return await slowestPages({ server, cookies }, { ...context, warmUpSeconds: 0 });
  } finally {
    await server.stop();
  }
}

async function makeData({ postgres, say }: BenchContext, size: Size): Promise<string> {
  const { leads, available } = SIZES[size];
  say(`Making ${leads} leads and ${INSTALLERS} installers…`);
  const url = await postgres.createDatabase(databaseOf(size));
  const db = await openDatabase({ url });
  await db.migrate();
  const order = { leads, available, installers: INSTALLERS, purchasesEach: 20, creditsEach: 200 };
  await addBulkData({ db, now: new Date() }, order);
  await db.close();
  return url;
}

async function aSite(context: BenchContext, url: string): Promise<Site> {
  const db = await openDatabase({ url });
  const emails = await givePasswords(db, READERS, await hashPassword(PASSWORD));
  await withoutDailyTasks(db);
  await db.close();
  const server = await aServer(context, url);
  const cookies = await Promise.all(emails.map((email) => signIn(server, { email, password: PASSWORD })));
  return { url, server, cookies };
}

/** A demonstration's servers take each other's sessions. */
function aServer({ postgres }: BenchContext, url: string): Promise<Server> {
  const env = { DATABASE_URL: url, DEMO: "1", LOG_LEVEL: "warn" };
  return startServer({ folder: join(postgres.folder, randomUUID()), env });
}

function databaseOf(size: Size): string {
  return `bench_leads_page_${size}`;
}

/** One measurement, all readers together. */
async function slowestPages(
  { server, cookies }: Omit<Site, "url">,
  { seconds, warmUpSeconds }: BenchContext,
): Promise<Measurement> {
  const words = "Available Leads (";
  const order: ReaderOrder = { url: server.url, addresses: ADDRESSES, cookies, words, warmUpSeconds, seconds };
  const args = ["--no-warnings", READER, JSON.stringify(order)];
  const { times, failures }: ReaderReport = JSON.parse((await promisify(execFile)(process.execPath, args)).stdout);
  return { rate: 1000 / percentile(times, SLOWEST_SHARE), failures };
}
