import { afterEach, expect, it, vi } from "vitest";
import { pageMeta } from "#app/web/page-meta.ts";

afterEach(() => {
  vi.restoreAllMocks();
});

it.each([
  ["title", { title: "", description: "What the page says of itself, in one sentence of some length." }],
  ["description", { title: "A page", description: "" }],
])("a page without a %s gets no tags, and the console is warned", (_, words) => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  expect(pageMeta({ ...words, path: "/half-written" })).toEqual([]);
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining("/half-written"));
});
