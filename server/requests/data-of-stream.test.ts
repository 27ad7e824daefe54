import { readdirSync, readFileSync } from "node:fs";
import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import { isDataOfStream } from "#server/requests/data-of-stream.ts";

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");

/** The addresses of all routes that answer with a stream of events, by their files. */
function streams(): string[] {
  const all = readdirSync(new URL("../../app/", import.meta.url), { recursive: true, encoding: "utf8" });
  const files = all.filter((file) => /^routes\/.*\.tsx?$/.test(file) && read(`app/${file}`).includes("eventStream("));
  return files.map((file) => {
    const [, address] = new RegExp(`route\\("([^"]+)", "${file}"\\)`).exec(read("app/routes.ts")) ?? [];
    if (!address) throw new Error(`${file} is the file of no route: how is its .data refused?`);
    return `/${address.replace(/:\w+/g, "a1B2")}`;
  });
}

/** The path as the application sees it. */
const app = new Hono().all("*", (c) => c.json(isDataOfStream(c.req.path)));
const isRefused = async (path: string) => (await app.request(path)).json();

describe("the data of a stream", () => {
  it("is looked for at each route that streams", () => {
    expect(streams()).toHaveLength(2);
  });

  it.each(streams())("is refused at %s in every spelling that the router takes", async (stream) => {
    const escaped = stream.replace("events", "%65vent%73");
    for (const path of [stream, stream.toUpperCase(), escaped, stream.replace(/\w(?=\w+\/)/g, hex)]) {
      for (const suffix of [".data", "/_.data", "/.data", ".data?since=1-1", "/%5F.data"]) {
        expect([path + suffix, await isRefused(path + suffix)]).toEqual([path + suffix, true]);
      }
    }
    expect(await isRefused(stream)).toBe(false);
    expect(await isRefused(stream.replace("/events", ".data"))).toBe(false);
  });
});

const hex = (letter: string) => `%${letter.charCodeAt(0).toString(16)}`;
