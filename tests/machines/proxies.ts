import { chownSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { folderFor, type Program, pidIn, startProgram } from "#tests/machines/program.ts";
import type { Owner } from "#tests/support/postgres/binaries.ts";

interface Place {
  folder: string;
  owner: Owner | undefined;
  /** The installed program. */
  command: string;
  port: number;
}

export interface Pooler extends Program {
  url(database: "fairwatt" | "fairwatt_direct"): string;
  /** Connects to another PostgreSQL server from now on. */
  leadTo(databasePort: number): Promise<void>;
}

const deployed = (name: string) =>
  readFileSync(fileURLToPath(new URL(`../../deploy/${name}`, import.meta.url)), "utf8");

/** PgBouncer with deploy/pgbouncer.ini, in which only ports and paths are changed. */
export async function startPooler(place: Place, login: { user: string; password: string }, databasePort: number) {
  const folder = folderFor(place.folder, "pgbouncer", place.owner);
  const file = join(folder, "pgbouncer.ini");
  const write = (name: string, text: string) => {
    writeFileSync(join(folder, name), text, { mode: 0o600 });
    if (place.owner) chownSync(join(folder, name), place.owner.uid, place.owner.gid);
  };
  const configure = (port: number) =>
    write(
      "pgbouncer.ini",
      replaced(deployed("pgbouncer.ini"), [
        [/port=5432/g, `port=${port}`],
        [/6432$/m, String(place.port)],
        [/\/etc\/pgbouncer|\/var\/run\/postgresql|\/var\/log\/postgresql/g, folder],
      ]),
    );
  configure(databasePort);
  write("userlist.txt", `"${login.user}" "${login.password}"\n`);
  const program = startProgram({ folder, command: place.command, args: [file], owner: place.owner });
  const pid = await pidIn(join(folder, "pgbouncer.pid"));
  const pooler: Pooler = {
    ...program,
    url: (database) => `postgresql://${login.user}:${login.password}@127.0.0.1:${place.port}/${database}`,
    async leadTo(port) {
      configure(port);
      process.kill(pid, "SIGHUP");
    },
  };
  return pooler;
}

/** nginx with deploy/nginx.conf, without TLS and on other ports; `beside` is one more server, for comparison. */
export async function startProxy(
  place: Place,
  processPorts: [number, number],
  beside = "",
): Promise<Program & { url: string }> {
  const folder = folderFor(place.folder, "nginx", place.owner);
  const site = replaced(deployed("nginx.conf"), [
    [/^server \{\n {2}listen 80;[\s\S]*?^\}\n/m, ""],
    [/listen 443 ssl http2/, `listen 127.0.0.1:${place.port}`],
    [/^ *ssl_certificate.*\n/gm, ""],
    [/\/var\/log\/nginx\//g, `${folder}/`],
    [/\/var\/cache\/fairwatt/, `${folder}/cache`],
    [/127\.0\.0\.1:3001/, `127.0.0.1:${processPorts[0]}`],
    [/127\.0\.0\.1:3002/, `127.0.0.1:${processPorts[1]}`],
  ]);
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`,
  );
  const file = join(folder, "whole.conf");
  writeFileSync(
    file,
    `daemon off; pid ${folder}/nginx.pid; error_log ${folder}/error.log; worker_processes 1; worker_shutdown_timeout 1s;
events {}
http { access_log off; ${temporary.join(" ")}
${site}${beside}}`,
  );
  const args = ["-p", folder, "-e", `${folder}/error.log`, "-c", file];
  const program = startProgram({ folder, command: place.command, args, owner: place.owner });
  await pidIn(join(folder, "nginx.pid"));
  return { ...program, url: `http://127.0.0.1:${place.port}` };
}

/** Every pattern must be found: testing a file that is no longer the deployed one would prove nothing. */
function replaced(text: string, changes: [RegExp, string][]): string {
  return changes.reduce((before, [pattern, replacement]) => {
    if (before.search(pattern) < 0) throw new Error(`deploy/ has changed: ${pattern} is not there any more.`);
    return before.replace(pattern, replacement);
  }, text);
}
