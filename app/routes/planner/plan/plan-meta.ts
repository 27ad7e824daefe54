import type { MetaDescriptor } from "react-router";
import { homeInWords } from "#app/routes/planner/plan/words/home-words.ts";
import { type PlanPage, shownPlan, verdictWords } from "#app/routes/planner/plan/words/shown-plan.ts";
import { SHARE_HEIGHT, SHARE_WIDTH } from "#app/web/addresses/share-address.ts";
import { originOf, pageMeta } from "#app/web/page-meta.ts";
import { poundsRange } from "#content/planner/figures.ts";

type Asked = { page: PlanPage | undefined; matches: Parameters<typeof originOf>[0] };

const FORM = "/planner";

/** For a reader's own page: search engines must not index it, and sharing it shows its picture. */
export function planMeta({ page, matches }: Asked, title?: string): MetaDescriptor[] {
  const description = page
    ? descriptionOf(page)
    : "A plan for solar, battery, heat pump, car and tariff, with every assumption shown.";
  const heading = title ?? (page ? verdictWords[shownPlan(page.plan).verdict] : "Your plan");
  const basics = pageMeta({ title: heading, description, path: FORM, hidden: true });
  const origin = originOf(matches);
  const canonical = { tagName: "link", rel: "canonical", href: `${origin}${FORM}` };
  if (!page) return [...basics, canonical];
  return [
    ...basics,
    canonical,
    { property: "og:title", content: heading },
    { property: "og:description", content: description },
    { property: "og:image", content: `${origin}/planner/plan.png?${page.query}` },
    { property: "og:image:width", content: String(SHARE_WIDTH) },
    { property: "og:image:height", content: String(SHARE_HEIGHT) },
    { name: "twitter:card", content: "summary_large_image" },
  ];
}

function descriptionOf({ plan }: PlanPage): string {
  const { outcome } = shownPlan(plan);
  return `A plan for a ${homeInWords(plan.inputs)}: ${poundsRange(outcome.ranges.firstYear)} better off in the first year, with every assumption shown.`;
}
