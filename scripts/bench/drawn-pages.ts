import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import type { Benchmark } from "./benchmark.ts";
import { median } from "./compare.ts";
import type { DrawerOrder, DrawerReport } from "./page-drawer.ts";
import { siteSettings } from "./site.ts";

const DRAWER = fileURLToPath(new URL("page-drawer.ts", import.meta.url));
const WARM_UP_PAGES = 50;
const PAGES = 200;
const MILLISECONDS_MAX = 10;

const CASES = [
  { what: "home", path: "/" },
  { what: "solar panels with a result", path: "/services/solar-panels?annualBill=1200&roofArea=30" },
  { what: "contact", path: "/contact" },
];

export const drawnPages: Benchmark = {
  name: "drawn-pages",
  method: `What the first visitor of a page costs: the built server with production settings draws it as for the cache of
public pages, from the request to the last byte of HTML, and keeps nothing. One process draws each page ${WARM_UP_PAGES} times,
then ${PAGES} times that count, one after the other; the figure is the processor time of the whole process for one page (user
and system, garbage collection included), the median of as many processes as there are rounds. Compressing is not in it.`,
  async run(context) {
    const settings = await siteSettings(context, "bench_drawn_pages");
    const disturbedBefore = context.machine.disturbed();
    const reports: DrawerReport[] = [];
    for (let round = 0; round < context.rounds; round++) {
      reports.push(await context.machine.measure(() => drawAll(settings)));
      context.say(`  round ${round + 1}: ${CASES.map(({ path }) => reports.at(-1)?.[path]?.toFixed(2)).join(", ")} ms`);
    }
    const disturbed = context.machine.disturbed() - disturbedBefore;
    return CASES.map(({ what, path }) => {
      const each = reports.map((report) => report[path] ?? Number.NaN);
      const range = { ours: median(each), oursLowest: Math.min(...each), oursHighest: Math.max(...each) };
      return { kind: "ceiling", name: `drawing ${what}`, unit: "ms", ...range, max: MILLISECONDS_MAX, disturbed };
    });
  },
};

async function drawAll(settings: Awaited<ReturnType<typeof siteSettings>>): Promise<DrawerReport> {
  const paths = CASES.map(({ path }) => path);
  const order: DrawerOrder = { appUrl: settings.APP_URL ?? "", paths, warmUpPages: WARM_UP_PAGES, pages: PAGES };
  const args = ["--no-warnings", DRAWER, JSON.stringify(order)];
  const { stdout } = await promisify(execFile)(process.execPath, args, { env: settings });
  return JSON.parse(stdout);
}
