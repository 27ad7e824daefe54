import { keepPrivate, refuseWriting } from "#app/routes/quote/parts/private-page.ts";
import { domainContext } from "#app/web/context.ts";
import { jsonAnswer } from "#app/web/file-answer.ts";
import { withErrorPage } from "#app/web/with-error-page.ts";
import { asksFor } from "#content/brief/asks.ts";
import { photoKinds } from "#content/brief/photos.ts";
import { type MyBrief, myBrief } from "#domain/briefs/my-brief.ts";
import { roofYields } from "#domain/briefs/roof-yields.ts";
import type { Route } from "./+types/brief-json.ts";

export const middleware = [keepPrivate, refuseWriting];

export const loader = withErrorPage(async ({ request, context, params }: Route.LoaderArgs) => {
  const withContact = new URL(request.url).searchParams.get("contact") === "1";
  return jsonAnswer("fairwatt-brief.json", briefFile(await myBrief(domainContext(context), params.token), withContact));
});

/** The brief as a file, field by field; contact details only on request. */
function briefFile(brief: MyBrief, withContact: boolean): string {
  const { serviceType, serviceLabel, outcode, version, writtenAt, answers, sapRegion } = brief;
  const { name, email, phone, postcode } = brief.contact;
  const yields = roofYields(answers, sapRegion);
  const file = {
    service: serviceLabel,
    outcode,
    version,
    written_at: writtenAt,
    ...(withContact ? { contact: { name, email, phone, postcode } } : {}),
    answers,
    photos: brief.photos.map(({ kind, mediaType, sizeBytes, addedAt }) => ({
      shows: photoKinds[kind].label,
      media_type: mediaType,
      size_bytes: sizeBytes,
      added_at: new Date(addedAt),
    })),
    plan: brief.plan,
    our_yield: yields ? { kwh_per_kwp: yields.kwhPerKwp, source: `SAP 2012, ${yields.region}` } : null,
    ask_every_installer: asksFor(serviceType),
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}
