import {
  contactFacts,
  MY_CONTACT,
  TO_ASK,
  versionInWords,
  yieldsInWords,
} from "#app/routes/quote/brief/brief-lines.ts";
import { dateInWords } from "#app/ui/format.ts";
import { PLAN_SOURCE } from "#app/ui/plan-card.tsx";
import { factTable, type Paper, type PaperBlock } from "#app/web/pdf/paper.ts";
import { site } from "#config/site.ts";
import { asksFor } from "#content/brief/asks.ts";
import { photosInWords } from "#content/brief/photos.ts";
import { briefInWords, briefProgress } from "#content/brief/words.ts";
import { planInWords } from "#content/planner/attached-words.ts";
import type { MyBrief } from "#domain/briefs/my-brief.ts";
import type { RoofYields } from "#domain/briefs/roof-yields.ts";

/** The brief on paper; with contact details only where its customer asks for them. */
export function briefPaper(
  brief: MyBrief,
  { yields, withContact, now }: { yields: RoofYields | undefined; withContact: boolean; now: Date },
): Paper {
  const { answers, serviceType, serviceLabel, outcode, photos, plan } = brief;
  const { answered, of } = briefProgress(answers, serviceType);
  return {
    title: "My brief",
    author: site.name,
    at: now,
    foot: `My brief, ${serviceLabel}. Saved on ${dateInWords(now)}`,
    blocks: [
      { p: `For ${serviceLabel}, ${outcode}. ${versionInWords(brief)} ${answered} of ${of} answered.` },
      ...(withContact ? [{ h2: MY_CONTACT }, ...factTable(MY_CONTACT, contactFacts(brief.contact))] : []),
      ...briefInWords(answers, serviceType).flatMap(({ part, title, facts }): PaperBlock[] => [
        { h2: title },
        ...factTable(
          title,
          facts.map(({ name, words }) => [name, words]),
        ),
        ...(part === "solar" && yields ? yieldsOf(yields) : []),
      ]),
      ...(photos.length > 0 ? [{ p: `${photosInWords(photos.length)} with this brief.` }] : []),
      ...planOf(plan),
      { h2: TO_ASK },
      { list: asksFor(serviceType) },
    ],
  };
}

function yieldsOf(yields: RoofYields): PaperBlock[] {
  const { figures, source } = yieldsInWords(yields);
  return [{ p: figures }, { p: source, look: "muted" }];
}

function planOf(plan: MyBrief["plan"]): PaperBlock[] {
  if (!plan) return [];
  return [
    { h2: `Energy plan of ${dateInWords(plan.madeOn)}` },
    ...factTable(
      "Energy plan",
      planInWords(plan).map(({ name, words }) => [name, words]),
    ),
    { p: PLAN_SOURCE, look: "muted" },
  ];
}
