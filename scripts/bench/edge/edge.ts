import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findProgram } from "#tests/machines/program.ts";
import { startProxy } from "#tests/machines/proxies.ts";
import { freePort } from "#tests/support/free-port.ts";
import { postgresOwner } from "#tests/support/postgres/binaries.ts";
import { startServer } from "#tests/support/server.ts";
import type { Benchmark, Figure } from "../benchmark.ts";
import { keptPage, type Page } from "../cached-pages.ts";
import { compare } from "../compare.ts";
import { siteSettings } from "../site.ts";
import { runWrk, WRK_MISSING, wrkIsThere } from "../wrk.ts";

const CASES = [
  { encoding: "br, gzip", connections: 10 },
  { encoding: "br, gzip", connections: 64 },
  { encoding: "identity", connections: 10 },
];

export const edge: Benchmark = {
  name: "edge",
  method: `Ours: nginx with \`deploy/nginx.conf\` in front of the built server serves the home page to visitors without a session;
every second it asks the server again. Baseline: the same nginx, in a second \`server\` with the same log, serves a file with the
same bytes and the same headers. Both are asked by \`wrk\` with one thread over kept connections.`,
  async run(context) {
    const nginx = findProgram("nginx");
    if (!(wrkIsThere() && nginx)) {
      context.say(`edge skipped. ${nginx ? WRK_MISSING : "This needs nginx."}`);
      return [];
    }
    // Not in that of PostgreSQL, which others may not enter.
    const folder = mkdtempSync(join(tmpdir(), "fairwatt-edge-"));
    chmodSync(folder, 0o755);
    const server = await startServer({
      folder: join(folder, "server"),
      env: await siteSettings(context, "bench_edge"),
    });
    try {
      const figures: Figure[] = [];
      for (const one of CASES) {
        const page = await keptPage(server.url, one.encoding.slice(0, 2) === "br" ? "br" : one.encoding);
        const port = await freePort();
        const place = { folder, owner: postgresOwner(), command: nginx, port: await freePort() };
        const proxy = await startProxy(place, [server.port, await freePort()], fileServer(port, folder, page));
        const order = { ...context, ...one, headers: { "accept-encoding": one.encoding }, bodyBytes: page.body.length };
        try {
          const sides = {
            ours: () => runWrk({ ...order, folder, address: `${proxy.url}/` }),
            baseline: () => runWrk({ ...order, folder, address: `http://127.0.0.1:${port}/page` }),
          };
          const name = `home page, ${one.encoding}, ${one.connections} connections`;
          figures.push(await compare({ name, unit: "pages/s", target: 0.9 }, sides, context));
        } finally {
          await proxy.stop();
        }
      }
      return figures;
    } finally {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

/** For nginx: these bytes as a file, with the page's own headers. */
function fileServer(port: number, folder: string, { headers, body }: Page): string {
  writeFileSync(join(folder, "page"), body, { mode: 0o644 });
  const names = headers.filter((_, at) => at % 2 === 0);
  const sent = names.flatMap((name, at) =>
    /^(content-length|content-type|etag|cdn-cache-control|cache-tag)$/i.test(name)
      ? []
      : [`add_header ${name} "${headers[at * 2 + 1]}";`],
  );
  return `
server {
  listen 127.0.0.1:${port};
  access_log ${folder}/nginx/file.log fairwatt;
  location = /page { root ${folder}; default_type "text/html; charset=utf-8"; ${sent.join(" ")} }
}
`;
}
