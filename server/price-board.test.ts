import { afterEach, describe, expect, it, vi } from "vitest";
import { openPriceBoard, type PriceBoard } from "#server/price-board.ts";

describe("the price board", () => {
  const boards: PriceBoard[] = [];
  const open = (options: Partial<Parameters<typeof openPriceBoard>[0]>) => {
    const board = openPriceBoard({ source: "cap", onProblem: () => {}, ...options });
    boards.push(board);
    return board;
  };
  afterEach(() => {
    for (const board of boards.splice(0)) board.stop();
    vi.useRealTimers();
  });

  it("shows the published cap with the name of its quarter", () => {
    const prices = open({ source: "cap" }).current();
    expect(prices.indicative).toBe(false);
    expect(prices.sourceName).toMatch(/^Price cap, [A-Z][a-z]+ to [A-Z][a-z]+ 20\d\d$/);
  });

  it("gives the same object for the cap within an hour, and the next quarter's cap from its first minute in London", () => {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-09-30T22:01:00Z") });
    const board = open({ source: "cap" });
    const summer = board.current();
    vi.setSystemTime(new Date("2026-09-30T22:59:59Z"));
    expect(board.current()).toBe(summer);
    vi.setSystemTime(new Date("2026-09-30T23:00:00Z"));
    expect(board.current()).not.toBe(summer);
    expect([summer.sourceName, board.current().sourceName]).toEqual([
      "Price cap, July to September 2026",
      "Price cap, October to December 2026",
    ]);
  });

  it("starts the simulated prices at 24.5 and 6.2 and calls them indicative", () => {
    expect(open({ source: "simulated" }).current()).toMatchObject({ electricity: 24.5, gas: 6.2, indicative: true });
  });

  it("shows the supplier's prices once they are there", async () => {
    const board = open({ source: "octopus", fetchSupplier: async () => ({ electricity: 26.1, gas: 7.98 }) });
    await expect.poll(() => board.current().source).toBe("octopus");
    expect(board.current()).toMatchObject({ electricity: 26.1, gas: 7.98, indicative: false });
  });

  it("falls back to the cap when the supplier does not answer, and says so", async () => {
    const problems: unknown[] = [];
    const fetchSupplier = () => Promise.reject(new Error("slow"));
    const board = open({ source: "octopus", fetchSupplier, onProblem: (error) => problems.push(error) });
    await expect.poll(() => problems.length).toBe(1);
    expect(board.current()).toMatchObject({ source: "cap" });
    expect(board.current().sourceName).toContain("the supplier does not answer");
  });
});
