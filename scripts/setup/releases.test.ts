import { describe, expect, it } from "vitest";
import { behindNewest } from "./releases.mjs";

const times = {
  created: "2025-01-01T00:00:00Z",
  modified: "2026-11-20T00:00:00Z",
  "1.9.0": "2026-08-01T10:00:00Z",
  "1.10.0": "2026-09-01T10:00:00Z",
  "2.0.0-beta.1": "2026-09-10T10:00:00Z",
  "1.10.1": "2026-10-01T10:00:00Z",
};

describe("a package and its releases", () => {
  it("is behind since the day of the first release after ours", () => {
    const behind = { name: "sonner", current: "1.9.0", newest: "1.10.1", since: "2026-09-01" };
    expect(behindNewest("sonner", "1.9.0", times)).toEqual(behind);
  });

  it("is not behind at its newest release, whatever trials are out", () => {
    expect(behindNewest("sonner", "1.10.1", times)).toBeUndefined();
  });

  it("is compared with trials where we use one", () => {
    expect(behindNewest("sonner", "2.0.0-beta.0", times)?.newest).toBe("2.0.0-beta.1");
    expect(behindNewest("sonner", "2.0.0-beta.1", { ...times, "2.0.0": "2026-11-01T00:00:00Z" })?.newest).toBe("2.0.0");
  });
});
