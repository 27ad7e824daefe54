import { setTimeout as sleep } from "node:timers/promises";
import { expect, it } from "vitest";
import { warmUp } from "#server/warm-up.ts";

it("draws each page more than once, to its end, and comes to an end itself", async () => {
  const read = new Map<string, number>();
  const draw = async (path: string) => {
    await sleep(10);
    const pull = (body: ReadableStreamDefaultController) => {
      read.set(path, (read.get(path) ?? 0) + 1);
      body.close();
    };
    return new Response(new ReadableStream({ pull }, { highWaterMark: 0 }));
  };
  await warmUp(draw);
  expect(read.size).toBe(3);
  for (const times of read.values()) expect(times).toBeGreaterThan(1);
});

it("ends as soon as a page cannot be drawn", async () => {
  await expect(warmUp(() => Promise.reject(new Error("planted")))).rejects.toThrow("planted");
});
