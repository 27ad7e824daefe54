import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), "utf8");
const nginx = read("deploy/nginx.conf");

/** The patterns, as regular expressions, of the addresses that nginx logs in another form. */
function hiddenByNginx(): RegExp[] {
  const [, map = ""] = /map \$uri \$path_for_log \{([^}]*)\}/.exec(nginx) ?? [];
  return [...map.matchAll(/^\s*~(\S+) \S+;$/gm)].map(([, pattern = ""]) => new RegExp(pattern));
}

it("the proxy logs no address that opens something by itself", () => {
  const secret = [...read("app/routes.ts").matchAll(/route\("([^"]*:token[^"]*)"/g)].map(([, path]) => `/${path}`);
  expect(secret.length).toBeGreaterThan(1);
  for (const path of secret)
    expect(
      hiddenByNginx().some((pattern) => pattern.test(path)),
      path,
    ).toBe(true);
});

it("the proxy logs no query, no whole address and no page that somebody came from", () => {
  const [, format = ""] = /log_format fairwatt ([^;]*);/.exec(nginx) ?? [];
  expect(format).toContain("$path_for_log");
  expect(format).not.toMatch(/\$(request_uri|request\b|args|query_string|http_|uri)/);
  const logs = [...nginx.matchAll(/^\s*access_log (.*);$/gm)].map(([, what = ""]) => what);
  expect(logs).toEqual(["off", expect.stringMatching(/ fairwatt$/)]);
});

it("settings are named in .env.example and in the README, each of them", () => {
  const [, schema = ""] = /z\.object\(\{([\s\S]*?)\n\}\);/.exec(read("config/env.ts")) ?? [];
  const names = [...schema.matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm)].map(([, name = ""]) => name);
  expect(names.length).toBeGreaterThan(20);
  for (const name of names.filter((one) => one !== "NODE_ENV")) {
    expect(read(".env.example"), name).toContain(`${name}=`);
    expect(read("README.md"), name).toContain(`\`${name}\``);
  }
});
