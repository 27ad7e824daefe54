import { describe, expect, it } from "vitest";
import type { PauseReason } from "#content/proofs.ts";
import { gateOf, holdingAt, type ProofFacts, pausedServices, pausesAt, proofEndsOf } from "#domain/proof-ends.ts";

const NOON = new Date("2026-11-20T12:00:00Z");

type Check = ProofFacts["checks"][number];
const passed = (expiresOn: string | null, given: Partial<Check> = {}): Check => ({
  technology: "heat_pump",
  check: "mcs_number",
  outcome: "passed",
  expiresOn,
  ...given,
});
const paper = (endsOn: string, proof: "mcs" | "insurance" = "insurance") => ({ proof, endsOn });
const insured = (expiresOn: string | null, given: Partial<Check> = {}) =>
  passed(expiresOn, { technology: null, check: "insurance", ...given });
const facts = (checks: Check[], papers: ProofFacts["papers"] = []): ProofFacts => ({
  checks,
  papers,
  graceFrom: "2026-11-20",
  exceptions: [],
  holidays: [],
  stopDueAt: null,
  heldAt: null,
  version: 0,
});
const pausedBy = (given: ProofFacts, now = NOON, graceDays = 30) =>
  pausesAt(gateOf(given, graceDays), now).map((pause) => `${inBrief(pause)}: ${pause.technologies.join(", ")}`);

function inBrief(reason: PauseReason): string {
  switch (reason.because) {
    case "held":
      return "held";
    case "stop":
      return "stop";
    case "ended":
      return `${reason.proof} ${reason.endedOn}`;
    case "lapsed":
      return `lapsed ${reason.check} ${reason.endedOn}`;
    case "failed":
      return `failed ${reason.check}`;
    case "unchecked":
      return `unchecked ${reason.checks} ${reason.endedOn}`;
    case "holiday":
      return `holiday ${reason.endsOn}`;
  }
}

/** A grace period long enough that unchecked items never matter. */
const LONG = 1000;
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
      facts([passed("2026-11-19")], [paper("2027-03-31", "mcs")]),
      ["mcs 2026-11-19: heat_pump"],
    ],
    [
      "a paper where a check holds for one technology only",
      facts([passed("2027-03-31")], [paper("2026-11-19", "mcs")]),
      ["mcs 2026-11-19: solar, battery"],
    ],
    [
      "a paper where the check names no day",
      facts([insured(null)], [paper("2026-11-19")]),
      [`insurance 2026-11-19: ${ALL}`],
    ],
    ["a checked insurance, everywhere", facts([insured("2026-11-19")]), [`insurance 2026-11-19: ${ALL}`]],
    [
      "a check that failed, whatever its day",
      facts([passed("2027-03-31", { outcome: "failed" })]),
      ["failed mcs_number: heat_pump"],
    ],
    ["a failed insurance, everywhere", facts([insured(null, { outcome: "failed" })]), [`failed insurance: ${ALL}`]],
    [
      "the papers where the check failed",
      facts([insured("2027-03-31", { outcome: "failed" })], [paper("2026-11-19")]),
      [`insurance 2026-11-19: ${ALL}`, `failed insurance: ${ALL}`],
    ],
    [
      "a scope whose check held until a day",
      facts([passed("2026-11-19", { check: "mcs_scope" })]),
      ["lapsed mcs_scope 2026-11-19: heat_pump"],
    ],
    ["not a scope that holds today", facts([passed("2026-11-20", { check: "mcs_scope" })]), []],
    ["not what is not required any more", facts([passed("2026-11-19", { check: "documents", outcome: "failed" })]), []],
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
    expect(pausedBy(facts([], [paper(day)]), new Date(last), LONG)).toEqual([]);
    expect(pausedBy(facts([], [paper(day)]), new Date(first), LONG)).toHaveLength(1);
  });

  it("lists the services of those technologies, each once", () => {
    const gate = gateOf(
      facts([passed("2026-11-19"), passed("2026-11-10", { check: "mcs_scope" })], [paper("2026-11-21")]),
    );
    expect(pausedServices(gate, NOON)).toEqual(["heat-pumps", "low-carbon-heating"]);
  });
});

it("says which valid proof ends next, using only those with a known end date", () => {
  const ends = proofEndsOf(facts([passed("2026-11-20")], [paper("2026-11-19", "mcs"), paper("2026-12-20")]));
  expect(holdingAt(ends, NOON)).toEqual([
    { proof: "mcs", endsOn: "2026-11-20", isChecked: true, technologies: ["heat_pump"] },
    {
      proof: "insurance",
      endsOn: "2026-12-20",
      isChecked: false,
      technologies: ["solar", "battery", "heat_pump", "ev_charger", "other"],
    },
  ]);
});

describe("checks that nobody has made", () => {
  const ALL_CHECKED = [
    ...(["solar", "battery", "heat_pump"] as const).flatMap((technology) =>
      (["mcs_number", "mcs_scope", "certificate_holder"] as const).map((check) => passed(null, { technology, check })),
    ),
    insured(null),
    insured(null, { check: "identity" }),
  ];
  const without = (check: Check["check"]) => facts(ALL_CHECKED.filter((one) => one.check !== check));
  const LAST = new Date("2026-12-20T23:59:59.999Z");
  const AFTER = new Date("2026-12-21T00:00:00Z");

  it("allow buying for thirty days after approval, to the day in London, then close the services that need them", () => {
    expect(pausedBy(without("identity"), LAST)).toEqual([]);
    expect(pausedBy(without("identity"), AFTER)).toEqual([`unchecked identity 2026-12-20: ${ALL}`]);
    expect(pausedBy(facts([]), AFTER)).toEqual([
      "unchecked mcs_number,mcs_scope,certificate_holder,insurance,identity 2026-12-20: solar, battery, heat_pump",
      "unchecked insurance,identity 2026-12-20: ev_charger, other",
    ]);
    expect(pausedBy(facts(ALL_CHECKED), AFTER)).toEqual([]);
  });

  it("close buying at once when there is no grace period", () => {
    expect(pausedBy(without("identity"), NOON, 0)).toEqual([`unchecked identity null: ${ALL}`]);
    expect(pausedBy({ ...without("identity"), graceFrom: null }, NOON, 0)).toEqual([]);
    expect(pausedBy(facts(ALL_CHECKED), NOON, 0)).toEqual([]);
  });

  it("allow more time by an exception for one technology, which opens nothing that failed or has ended", () => {
    const exceptions = [{ technology: "ev_charger" as const, endsOn: "2027-01-10" }];
    const given = { ...without("identity"), exceptions };
    expect(pausedBy(given, AFTER)).toEqual(["unchecked identity 2026-12-20: solar, battery, heat_pump, other"]);
    expect(pausedBy(given, new Date("2027-01-11T00:00:00Z"))).toHaveLength(2);
    expect(pausedBy({ ...given, exceptions: [{ technology: "ev_charger", endsOn: "2026-12-01" }] }, LAST)).toEqual([]);
    const failed = { ...facts([insured(null, { outcome: "failed" })]), exceptions };
    expect(pausedBy(failed)).toEqual([`failed insurance: ${ALL}`]);
  });
});

describe("a holiday", () => {
  const away = (startsOn: string, endsOn: string, serviceType: string | null = null) => ({
    serviceType,
    startsOn,
    endsOn,
  });
  const given = (...holidays: ProofFacts["holidays"]) => ({ ...facts([]), holidays });

  it.each<[string, ProofFacts, string[]]>([
    ["holds on its first and last day", given(away("2026-11-20", "2026-11-20")), [`holiday 2026-11-20: ${ALL}`]],
    ["holds neither before nor after", given(away("2026-11-21", "2026-11-30"), away("2026-11-01", "2026-11-19")), []],
    [
      "is said once of several, with the last day",
      given(away("2026-11-01", "2026-11-22"), away("2026-11-20", "2026-11-21")),
      [`holiday 2026-11-22: ${ALL}`],
    ],
    [
      "of one service closes no other",
      given(away("2026-11-20", "2026-11-22", "commercial")),
      ["holiday 2026-11-22: solar"],
    ],
  ])("%s", (_, company, expected) => {
    expect(pausedBy(company)).toEqual(expected);
  });
});
