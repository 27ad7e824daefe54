import { expect, it } from "vitest";
import { briefPaper } from "#app/routes/quote/brief/brief-paper.ts";
import { drawPaper } from "#app/web/pdf/draw-paper.ts";
import { asksFor } from "#content/brief/asks.ts";
import { briefInWords } from "#content/brief/words.ts";
import type { MyBrief } from "#domain/briefs/my-brief.ts";
import { roofYields } from "#domain/briefs/roof-yields.ts";
import { wordsOfPdf } from "#tests/pdf-words.ts";

const NOW = new Date("2026-11-27T12:00:00Z");

const brief: MyBrief = {
  serviceType: "solar-panels",
  serviceLabel: "Solar Panels",
  answers: { roofs: [{ facing: "south", pitch: 30, shade: "none" }], electricityKwh: 3600, year: 1936 },
  plan: null,
  planned: null,
  photos: [],
  version: 2,
  writtenAt: NOW,
  canChange: true,
  companies: 0,
  outcode: "CR0",
  sapRegion: 1,
  contact: { name: "Siân Łukasz", email: "sian@example.com", phone: "+447700900123", postcode: "CR0 1AA" },
};

async function wordsOf(withContact: boolean, given: Partial<MyBrief> = {}): Promise<string> {
  const shown = { ...brief, ...given };
  const yields = roofYields(shown.answers, shown.sapRegion);
  return wordsOfPdf(await drawPaper(briefPaper(shown, { yields, withContact, now: NOW }))).replace(/\s+/g, " ");
}

it("says each answer, our figure for the roof, the version and what to ask", async () => {
  const words = await wordsOf(false);
  for (const { title, facts } of briefInWords(brief.answers, brief.serviceType)) {
    expect(words).toContain(title);
    for (const fact of facts) expect(words).toContain(`${fact.name} ${fact.words}`);
  }
  expect(words).toContain("For Solar Panels, CR0. Version 2, 27 November 2026.");
  expect(words).toMatch(/Our figure for a year, for each kWp of panels: [\d,]+ kWh\. SAP 2012, /);
  for (const ask of asksFor(brief.serviceType)) expect(words).toContain(ask);
});

it("has contact details only where they are asked for", async () => {
  const asked = await wordsOf(true);
  const plain = await wordsOf(false);
  for (const detail of ["Siân Łukasz", "sian@example.com", "07700 900123", "CR0 1AA"]) {
    expect(asked).toContain(detail);
    expect(plain).not.toContain(detail);
  }
});

it("is a paper also before anything is answered", async () => {
  expect(await wordsOf(false, { answers: {}, version: 0, writtenAt: null })).toContain("Nothing yet.");
});
