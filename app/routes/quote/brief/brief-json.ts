import { briefFile } from "#app/routes/quote/brief/brief-file.ts";
import { keepPrivate } from "#app/routes/quote/parts/private-page.ts";
import { answering } from "#app/web/answering.ts";
import { domainContext } from "#app/web/context.ts";
import { jsonAnswer } from "#app/web/file-answer.ts";
import { myBrief } from "#domain/briefs/my-brief.ts";
import type { Route } from "./+types/brief-json.ts";

export const middleware = [keepPrivate];

export const loader = answering(async ({ request, context, params }: Route.LoaderArgs) => {
  const withContact = new URL(request.url).searchParams.get("contact") === "1";
  return jsonAnswer("fairwatt-brief.json", briefFile(await myBrief(domainContext(context), params.token), withContact));
});
