import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { pathForLog } from "#app/web/addresses/path-for-log.ts";

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), "utf8");
const nginx = read("deploy/nginx.conf");

/** Harmless parameters of addresses; anything else counts as a secret. */
const OPEN = [
  "id",
  "slug",
  "guide",
  "item",
  "month",
  "postcode",
  "technology",
  "number",
  "name",
  "purchaseId",
  "reviewId",
  "userId",
];
const SECRET = "Zk3v-0yQ_8";
/** Every address that contains a secret, with that secret. */
const secretPaths = [...read("app/routes.ts").matchAll(/route\("([^"]*)"/g)]
  .map(([, path]) => `/${path}`.replace(/:(\w+)\??/g, (_, name) => (OPEN.includes(name) ? "1" : SECRET)))
  .filter((path) => path.includes(SECRET));

/** What nginx logs of an address: its $uri is decoded, without doubled slashes. */
function loggedByNginx(path: string): string {
  const [, map = ""] = /map \$uri \$path_for_log \{\n(.*?)\n\}/s.exec(nginx) ?? [];
  const patterns = [...map.matchAll(/^ {2}"?~(\*?)(\S+?)"? (\S+);$/gm)];
  const uri = decodeURIComponent(path).replace(/\/{2,}/g, "/");
  const [, , , written = uri] = patterns.find(([, any, is = ""]) => new RegExp(is, any && "i").test(uri)) ?? [];
  return written;
}

it.each(secretPaths)("neither the proxy nor we log the secret in %s, in any spelling", (path) => {
  const [, first = ""] = /^\/(\w+)/.exec(path) ?? [];
  const escaped = `%${first.charCodeAt(0).toString(16)}${first.slice(1)}`;
  for (const spelled of [first, first.toUpperCase(), escaped, `/${first}`, `${first}/`]) {
    for (const end of ["", ".data", "/", "/_.data"]) {
      const asked = `${path.replace(first, spelled)}${end}`;
      expect(loggedByNginx(asked), asked).not.toContain(SECRET);
      expect(pathForLog(asked), asked).not.toContain(SECRET);
      expect(pathForLog(asked, path.replace(SECRET, ":secret")), asked).not.toContain(SECRET);
    }
  }
});

it("the proxy logs other addresses, and no part as long as a secret", () => {
  expect(secretPaths.length).toBeGreaterThan(25);
  const lead = "/admin/leads/0b6ff3a0-5d0e-4c9e-8f5a-2f3f3f6c9d11";
  expect(["/", "/calendar", "/requests", lead].map(loggedByNginx)).toEqual(["/", "/calendar", "/requests", lead]);
  expect(loggedByNginx(`/mail/${"a".repeat(64)}`)).toBe("/:unknown");
});

it("the proxy logs no query, no whole address and no referrer", () => {
  const [, format = ""] = /log_format fairwatt ([^;]*);/.exec(nginx) ?? [];
  expect(format).toContain("$path_for_log");
  expect(format).not.toMatch(/\$(request_uri|request\b|args|query_string|http_|uri)/);
  const logs = [...nginx.matchAll(/^\s*access_log (.*);$/gm)].map(([, what = ""]) => what);
  expect(logs).toEqual(["off", expect.stringMatching(/ fairwatt$/)]);
});

it("every setting is in .env.example and in the operator's manual", () => {
  const [, schema = ""] = /z\.object\(\{([\s\S]*?)\n\}\);/.exec(read("config/env.ts")) ?? [];
  const names = [...schema.matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm)].map(([, name = ""]) => name);
  expect(names.length).toBeGreaterThan(20);
  for (const name of names.filter((one) => one !== "NODE_ENV")) {
    expect(read(".env.example"), name).toContain(`${name}=`);
    expect(read("docs/operations.md"), name).toContain(`\`${name}\``);
  }
});
