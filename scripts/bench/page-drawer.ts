// Draws pages one after the other, as for the cache of public pages, and prints the cost of each.
export interface DrawerOrder {
  appUrl: string;
  paths: string[];
  /** How often each page is drawn: first without counting, then while measured. */
  warmUpPages: number;
  pages: number;
}

/** Processor milliseconds per page, for the whole process, by path. */
export type DrawerReport = Record<string, number>;

interface BuiltServer {
  default: { fetch(request: Request, bindings: object): Response | Promise<Response> };
  running: { close(): Promise<void> };
}

const order: DrawerOrder = JSON.parse(process.argv[2] ?? "");
// A variable keeps the type checker from looking for the built file.
const entry = new URL("../../build/server/index.js", import.meta.url).href;
const { default: app, running }: BuiltServer = await import(entry);

for (const path of order.paths) await draw(path, order.warmUpPages);
const report: DrawerReport = {};
for (const path of order.paths) {
  const before = process.cpuUsage();
  await draw(path, order.pages);
  const { user, system } = process.cpuUsage(before);
  report[path] = (user + system) / 1000 / order.pages;
}
await running.close();
console.log(JSON.stringify(report));
process.exit(0);

async function draw(path: string, times: number): Promise<void> {
  for (let drawn = 0; drawn < times; drawn++) {
    const request = new Request(order.appUrl + path);
    const bindings = { incoming: { socket: { remoteAddress: "127.0.0.1" } }, forEverybody: true };
    const response = await app.fetch(request, bindings);
    const html = await response.text();
    if (response.status !== 200 || !html.includes("</html>")) throw new Error(`${path}: status ${response.status}`);
  }
}
