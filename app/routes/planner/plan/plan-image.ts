import { planOfAddress } from "#app/routes/planner/plan/plan-of-address.ts";
import { homeInWords } from "#app/routes/planner/plan/words/home-words.ts";
import { type PlanPage, shownPlan, verdictWords } from "#app/routes/planner/plan/words/shown-plan.ts";
import { drawShareImage } from "#app/share/draw-share-image.ts";
import type { ShareCard } from "#app/share/share-card.ts";
import { createSharePictures } from "#app/share/share-pictures.ts";
import { withErrorPage } from "#app/web/with-error-page.ts";
import { poundsRange } from "#content/planner/figures.ts";
import type { Route } from "./+types/plan-image.ts";

/** About 50 kB each. */
const KEPT_MAX = 100;

/** By the card itself, as JSON, so that plans that say the same share a picture. */
const pictureOf = createSharePictures({
  keptMax: KEPT_MAX,
  draw: async (card) => drawShareImage(JSON.parse(card) as ShareCard),
});

export const loader = withErrorPage(async (args: Route.LoaderArgs) => {
  const { page } = await planOfAddress(args);
  if (!page) return new Response("There is no such picture.", { status: 422 });
  const picture = await pictureOf(JSON.stringify(cardOf(page)));
  if (!picture) return new Response("There is no such picture.", { status: 404 });
  const headers = { etag: picture.etag, "cache-control": "public, max-age=3600", "x-robots-tag": "noindex" };
  if (args.request.headers.get("if-none-match")?.includes(picture.etag))
    return new Response(null, { status: 304, headers });
  return new Response(new Uint8Array(picture.png), {
    headers: { ...headers, "content-type": "image/png", "content-length": String(picture.png.length) },
  });
});

/** Says nothing about the address beyond the outward code. */
export function cardOf({ plan }: PlanPage): ShareCard {
  const { outcome, verdict, nothingPays } = shownPlan(plan);
  const range = `${poundsRange(outcome.ranges.firstYear)} a year`;
  return {
    title: nothingPays ? verdictWords[verdict] : `${verdictWords[verdict]}: ${range}`,
    kicker: `A plan for a ${homeInWords(plan.inputs)}`,
    picture: "house",
  };
}
