import { describe, expect, it } from "vitest";
import { auditVerdict } from "./audit.mjs";

const reportOf = (counts: { high: number; critical: number }, holes: object[] = []) =>
  JSON.stringify({
    metadata: { vulnerabilities: { low: 3, moderate: 2, ...counts } },
    vulnerabilities: Object.fromEntries(holes.map((hole, place) => [place, hole])),
  });

describe("the question about known holes in packages", () => {
  it("is answered well by a report without high ones", () => {
    expect(auditVerdict(reportOf({ high: 0, critical: 0 }))).toEqual({ code: 0, output: "" });
  });

  it.each([
    [{ high: 1, critical: 0 }, "high"],
    [{ high: 0, critical: 1 }, "critical"],
  ])("fails with the names of packages where there are %j", (counts, severity) => {
    const holes = [
      { name: "leaky", severity, range: "<2.0.1" },
      { name: "harmless", severity: "low", range: "*" },
    ];
    const { code, output } = auditVerdict(reportOf(counts, holes));
    expect([code, output.split("\n")[0]]).toEqual([1, `leaky <2.0.1: ${severity}`]);
    expect(output).not.toContain("harmless");
  });

  it.each(["", "Method Not Allowed", '{"message":"405","error":{}}'])(
    "fails nobody without an answer: %s",
    (output) => {
      expect(auditVerdict(output)).toMatchObject({ code: 0, note: "not asked: the registry gave no answer" });
    },
  );
});
