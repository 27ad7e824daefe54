import { expect, it } from "vitest";
import { quoteExamples } from "#content/open-api/quote-examples.ts";
import type { Proof } from "#content/proofs.ts";
import type { Technology } from "#content/vetting.ts";
import type { KnownFacts } from "#domain/quotes/checks/check.ts";
import { proofEnds } from "#domain/quotes/checks/company.ts";

it("reports each proof required for the work that ends before the earliest start, and no other", () => {
  const end = (technology: Technology, proof: Proof, endsOn: string) => ({ technology, proof, endsOn });
  const said = (ends: KnownFacts["proofEnds"]) =>
    proofEnds({ ...quoteExamples.solar, earliestStart: "2027-01-19" }, { today: "2026-11-23", proofEnds: ends })?.text;
  expect(said([end("solar", "mcs", "2026-12-14")])).toBe(
    "Their MCS certificate ends on 14 December 2026, before the work starts. Ask for the new one.",
  );
  expect(said([end("solar", "mcs", "2026-11-22"), end("solar", "insurance", "2027-01-18")])).toBe(
    "Their MCS certificate ended on 22 November 2026, before the work starts. Ask for the new one. Their insurance ends on 18 January 2027, before the work starts. Ask for the new one.",
  );
  expect(said([end("solar", "mcs", "2027-01-19"), end("heat_pump", "mcs", "2026-12-14")])).toBeUndefined();
});
