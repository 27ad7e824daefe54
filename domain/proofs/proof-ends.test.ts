import { describe, expect, it } from "vitest";
import { holdingAt, type ProofFacts, pausedServices, pausesAt, proofEndsOf } from "#domain/proofs/proof-ends.ts";

const NOON = new Date("2026-11-20T12:00:00Z");

type Check = ProofFacts["checks"][number];
const passed = (expiresOn: string | null, given: Partial<Check> = {}): Check => ({
  ...{ technology: "heat_pump", check: "insurance", outcome: "passed", expiresOn },
  ...given,
});
const paper = (endsOn: string, proof: "mcs" | "insurance" = "insurance") => ({ proof, endsOn });
const facts = (checks: Check[], papers: ProofFacts["papers"] = []): ProofFacts => ({ checks, papers });
const pausedBy = (given: ProofFacts, now = NOON) =>
  pausesAt(proofEndsOf(given), now).map(
    ({ proof, endedOn, technologies }) => `${proof} ${endedOn}: ${technologies.join(", ")}`,
  );

const ALL = "solar, battery, heat_pump, ev_charger, other";
const BY_MCS = "solar, battery, heat_pump";

describe("what pauses buying", () => {
  it.each<[string, ProofFacts, string[]]>([
    ["nothing, where nothing is on record", facts([]), []],
    ["nothing, while the papers hold", facts([], [paper("2026-11-20")]), []],
    ["an insurance that has ended, everywhere", facts([], [paper("2026-11-19")]), [`insurance 2026-11-19: ${ALL}`]],
    ["an MCS paper, where MCS certifies", facts([], [paper("2026-11-19", "mcs")]), [`mcs 2026-11-19: ${BY_MCS}`]],
    [
      "both, the first to end first",
      facts([], [paper("2026-11-19"), paper("2026-11-03", "mcs")]),
      [`mcs 2026-11-03: ${BY_MCS}`, `insurance 2026-11-19: ${ALL}`],
    ],
    [
      "a checked day, for its technology alone",
      facts([passed("2026-11-19")], [paper("2027-03-31")]),
      ["insurance 2026-11-19: heat_pump"],
    ],
    [
      "a paper where a check holds for one technology only",
      facts([passed("2027-03-31")], [paper("2026-11-19")]),
      ["insurance 2026-11-19: solar, battery, ev_charger, other"],
    ],
    [
      "a paper where the check names no day",
      facts([passed(null)], [paper("2026-11-19")]),
      [`insurance 2026-11-19: ${ALL}`],
    ],
    ["not a check that failed", facts([passed("2026-11-19", { outcome: "failed" })]), []],
    [
      "the papers where the check failed",
      facts([passed("2027-03-31", { outcome: "failed" })], [paper("2026-11-19")]),
      [`insurance 2026-11-19: ${ALL}`],
    ],
    ["the MCS number", facts([passed("2026-11-19", { check: "mcs_number" })]), ["mcs 2026-11-19: heat_pump"]],
    ["not the scope of the certificate", facts([passed("2026-11-19", { check: "mcs_scope" })]), []],
    [
      "no MCS number where MCS certifies nothing",
      facts([passed("2026-11-19", { check: "mcs_number", technology: "ev_charger" })]),
      [],
    ],
  ])("is %s", (_, given, paused) => expect(pausedBy(given)).toEqual(paused));

  it.each([
    ["2026-11-19", "2026-11-19T23:59:59.999Z", "2026-11-20T00:00:00Z"],
    ["2026-06-30", "2026-06-30T22:59:59.999Z", "2026-06-30T23:00:00Z"],
    // The day the clocks go back is 25 hours long.
    ["2026-10-25", "2026-10-25T23:59:59.999Z", "2026-10-26T00:00:00Z"],
    ["2027-03-28", "2027-03-28T22:59:59.999Z", "2027-03-28T23:00:00Z"],
  ])("begins when the last day, %s, is over in London", (day, last, first) => {
    expect(pausedBy(facts([], [paper(day)]), new Date(last))).toEqual([]);
    expect(pausedBy(facts([], [paper(day)]), new Date(first))).toHaveLength(1);
  });

  it("means the services of those technologies, each once", () => {
    const ends = proofEndsOf(
      facts([passed("2026-11-19"), passed("2026-11-10", { check: "mcs_number" })], [paper("2026-11-21")]),
    );
    expect(pausedServices(ends, NOON)).toEqual(["heat-pumps", "low-carbon-heating"]);
  });
});

it("says what will end next of that which still holds, by whom its day is known", () => {
  const ends = proofEndsOf(facts([passed("2026-11-20")], [paper("2026-12-20"), paper("2026-11-19", "mcs")]));
  expect(holdingAt(ends, NOON)).toEqual([
    { proof: "insurance", endsOn: "2026-11-20", isChecked: true, technologies: ["heat_pump"] },
    {
      ...{ proof: "insurance", endsOn: "2026-12-20", isChecked: false },
      technologies: ["solar", "battery", "ev_charger", "other"],
    },
  ]);
});
