import { expect, it } from "vitest";
import { answerFile } from "#app/enhance/answer-file.ts";
import { answerPlan } from "#app/enhance/answer-plan.ts";
import { sampleYear } from "#domain/planner/samples/sample-year.ts";
import { croydon } from "#tests/support/plan-samples.ts";

const ASKED = { fuel: "electricity", hasPanels: false } as const;
const BEHIND = { car: false, heatPump: false, panels: false };
const plan = { query: "postcode=CR0&type=semi&built=1919-1944&beds=3", place: croydon, today: "2026-12-01" };

it("the worker reads a file, and the plan says whose half hours it has", async () => {
  const { meterFile } = await answerFile({ file: new Blob([sampleYear("family")]), ...ASKED });
  if ("refused" in meterFile) throw new Error(meterFile.refused);
  const answer = answerPlan({ ...plan, meter: { year: meterFile.year, behind: BEHIND } });
  if ("errors" in answer) throw new Error("refused");
  expect(JSON.stringify(answer.parts.meter)).toContain(
    "Your meter, 1 November 2025 to 31 October 2026, 98.7% complete",
  );
  expect(answer.electricityKwh).toBe(Math.round(meterFile.year.yearKwh));
  expect(answer.query).toBe(`${plan.query}&electricity=${answer.electricityKwh}`);
  expect(JSON.stringify(answer.parts.slip)).not.toContain("Your meter");
});

it("a plan without a meter says nothing of one", () => {
  const answer = answerPlan(plan);
  if ("errors" in answer) throw new Error("refused");
  expect([answer.electricityKwh, answer.query]).toEqual([null, plan.query]);
  expect(answer.parts.meter).toEqual({ tag: "div", attributes: {}, children: [] });
});

it("a file that is too large or cannot be opened is refused", async () => {
  const refusal = async (file: Blob) => (await answerFile({ file, ...ASKED })).meterFile;
  expect(await refusal(new Blob(["x".repeat(21_000_000)]))).toEqual({
    refused: "This file is larger than 20 MB. Download one year of half hours and choose that.",
  });
  const moved = Object.assign(new Blob(["x"]), { text: () => Promise.reject(new Error("NotFoundError")) });
  expect(await refusal(moved)).toEqual({ refused: "Your browser could not open this file. Choose it again." });
});
