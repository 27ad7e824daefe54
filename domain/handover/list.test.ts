import { describe, expect, it } from "vitest";
import { handoverItems } from "#content/handover/handover-items.ts";
import { quoteExamples } from "#content/open-api/quote-examples.ts";
import type { Quote } from "#content/quote-sheet/quote-sheet.ts";
import { type HandoverFacts, handoverList, nextHandoverStep } from "#domain/handover/list.ts";
import { isRealDay } from "#domain/time/real-day.ts";

const quoteFor = (technology: keyof typeof quoteExamples, changes: object = {}) =>
  ({ ...structuredClone(quoteExamples[technology]), ...changes }) as unknown as Quote;

const facts = (given: Partial<HandoverFacts> = {}): HandoverFacts => ({
  quote: quoteFor("solar"),
  postcode: "RG4 8DH",
  chosenOn: "2026-11-28",
  signedOn: null,
  surveyedOn: null,
  startsOn: null,
  finishedOn: null,
  entries: [],
  today: "2026-12-08",
  ...given,
});

const ids = (given: Partial<HandoverFacts>) => handoverList(facts(given)).map(({ id }) => id);
const rowOf = (id: string, given: Partial<HandoverFacts>) => handoverList(facts(given)).find((row) => row.id === id);
const entry = (item: string, given: object = {}) => ({
  item,
  side: "customer" as const,
  isDone: true,
  doneOn: "2026-12-07",
  number: null,
  givenAt: new Date("2026-12-07T12:00:00Z"),
  ...given,
});

const POSTCODES = { England: "RG4 8DH", Wales: "CF10 1EP", Scotland: "EH1 1YZ", "Northern Ireland": "BT1 5GS" };
const NETWORK = ["network_agreed", "network_told", "network_load"];

describe("the rows of a list", () => {
  it.each([
    ["solar", "England", ["network_told", "building", "mcs", "design", "export"]],
    ["solar", "Scotland", ["network_told", "building_scotland", "mcs", "design", "export"]],
    ["battery", "Northern Ireland", ["network_told", "building_northern_ireland", "mcs"]],
    ["heat_pump", "England", ["network_load", "building", "mcs", "heat_loss", "design_heat", "grant_bus"]],
    ["heat_pump", "Wales", ["network_load", "building", "mcs", "heat_loss", "design_heat", "grant_bus"]],
    ["heat_pump", "Scotland", ["network_load", "building_scotland", "mcs", "heat_loss", "design_heat", "grant_hes"]],
    ["heat_pump", "Northern Ireland", ["network_load", "building_northern_ireland", "mcs", "heat_loss", "design_heat"]],
    ["ev_charger", "England", ["network_load", "building"]],
    ["other", "England", []],
  ] as const)("for %s in %s", (technology, nation, expected) => {
    const quote = quoteFor(technology, {
      mcsNumber: "NIC 1234",
      network: "g98",
      grant: undefined,
      depositInsured: false,
    });
    const always = ["survey", "contract", "deposit", "smoke_alarm", "install", "tested", "guarantees"];
    const found = ids({ quote, postcode: POSTCODES[nation] }).filter((id) => !always.includes(id));
    expect(found.toSorted()).toEqual([...expected].toSorted());
  });

  it("asks the network operator before the work under G99, and tells it afterwards otherwise", () => {
    const networkOf = (network: string) =>
      ids({ quote: quoteFor("solar", { network }) }).filter((id) => NETWORK.includes(id));
    expect(networkOf("g99")).toEqual(["network_agreed"]);
    expect(networkOf("g98")).toEqual(["network_told"]);
  });

  it("have a deposit, its certificate, a smoke alarm and an MCS certificate only where the quote says so", () => {
    const quote = quoteFor("battery", {
      payments: [{ when: "on_completion", pence: 100 }],
      depositInsured: undefined,
      mcsNumber: undefined,
      included: { smoke_alarm: { state: "no" } },
    });
    const some = ["deposit", "deposit_certificate", "smoke_alarm", "mcs"];
    expect(ids({ quote }).filter((id) => some.includes(id))).toEqual([]);
    const full = quoteFor("battery", {
      payments: [{ when: "on_order", pence: 100 }],
      depositInsured: true,
      mcsNumber: "NIC 1234",
      included: { smoke_alarm: { state: "yes" } },
    });
    expect(ids({ quote: full }).filter((id) => some.includes(id))).toEqual(some);
  });
});

describe("when a row is owed", () => {
  it("is counted from the choice, the contract, the first day of work and the day it was tested", () => {
    const known = {
      signedOn: "2026-12-02",
      startsOn: "2027-01-11",
      quote: quoteFor("solar", { workDays: 2, mcsNumber: "N" }),
    };
    expect(rowOf("contract", {})?.due).toBe("2026-12-12");
    expect(rowOf("design", known)?.due).toBe("2026-12-16");
    expect(rowOf("install", known)?.due).toBe("2027-01-11");
    expect(rowOf("tested", known)?.due).toBe("2027-01-12");
    const tested = { ...known, entries: [entry("tested", { doneOn: "2027-01-12" })], today: "2027-01-13" };
    // Tuesday 12 January and ten working days.
    expect(rowOf("mcs", tested)?.due).toBe("2027-01-26");
    expect(rowOf("network_told", tested)?.due).toBe("2027-02-09");
    expect(rowOf("building", tested)?.due).toBe("2027-02-11");
  });

  it("has no day, but words, while what it counts from has none", () => {
    expect(rowOf("network_told", {})).toMatchObject({
      due: null,
      state: "to_come",
      period: "within 28 days after it is switched on",
    });
  });

  it("counts from the day the customer named when the work was finished without a test marked", () => {
    expect(rowOf("building", { finishedOn: "2027-01-12", today: "2027-01-13" })?.due).toBe("2027-02-11");
  });

  it("names a source for each period of a rule, with the day we looked", () => {
    const sourced = handoverItems.flatMap(({ id, period }) => ("source" in period ? [{ id, ...period.source }] : []));
    expect(sourced.map(({ id }) => id)).toEqual(["network_agreed", "mcs", "network_told", "network_load", "building"]);
    for (const { url, checkedOn } of sourced) {
      expect(url).toMatch(/^https:\/\//);
      expect(isRealDay(checkedOn)).toBe(true);
    }
  });
});

describe("the state of a row", () => {
  const signed = { signedOn: "2026-11-30" };

  it("is to come, waiting, overdue the day after its last, or done", () => {
    const design = (today: string, entries: HandoverFacts["entries"] = []) =>
      rowOf("design", { ...signed, today, entries })?.state;
    expect(rowOf("design", {})?.state).toBe("to_come");
    expect(design("2026-12-14")).toBe("waiting");
    expect(design("2026-12-15")).toBe("overdue");
    expect(design("2026-12-15", [entry("design")])).toBe("done");
    expect(design("2026-12-15", [entry("design"), entry("design", { isDone: false, doneOn: null })])).toBe("overdue");
  });

  it("is done by the contract's day, a survey that was kept, or a quote after a visit", () => {
    expect(rowOf("contract", signed)).toMatchObject({ state: "done", doneOn: "2026-11-30" });
    const desk = { quote: quoteFor("solar", { basis: "desk" }) };
    expect(rowOf("survey", desk)?.state).toBe("waiting");
    expect(rowOf("survey", { ...desk, surveyedOn: "2026-12-01" })?.state).toBe("done");
    expect(rowOf("survey", { quote: quoteFor("solar", { basis: "site_visit" }) })?.state).toBe("done");
  });
});

describe("the next step", () => {
  const next = (given: Partial<HandoverFacts>) => nextHandoverStep(handoverList(facts(given)));
  const quote = quoteFor("solar", {
    basis: "site_visit",
    payments: [{ when: "on_order", pence: 100 }],
    depositInsured: false,
    mcsNumber: undefined,
  });

  it("is to sign, before anything else", () => {
    expect(next({ quote, today: "2027-03-01" })).toEqual({ does: "sign" });
  });

  it("is the customer's row before the company's, and asking the company for what is late", () => {
    const signed = { quote, signedOn: "2026-11-30" };
    expect(next({ ...signed, today: "2026-12-01" })).toMatchObject({ does: "give", row: { id: "deposit" } });
    const paid = { ...signed, entries: [entry("deposit")] };
    expect(next({ ...paid, today: "2026-12-01" })).toMatchObject({
      does: "ask",
      row: { id: "design", state: "waiting" },
    });
    expect(next({ ...paid, today: "2026-12-20" })).toMatchObject({
      does: "ask",
      row: { id: "design", state: "overdue" },
    });
    // What has been late for longest comes first, whoever owes it.
    expect(next({ ...signed, today: "2026-12-20" })).toMatchObject({ does: "give", row: { id: "deposit" } });
  });

  it("is to fetch the papers once everything is done", () => {
    const all = { quote, signedOn: "2026-11-30", finishedOn: "2027-01-12", startsOn: "2027-01-11" };
    const entries = ids(all).map((id) => entry(id));
    expect(next({ ...all, entries, today: "2027-03-01" })).toEqual({ does: "fetch" });
  });
});
