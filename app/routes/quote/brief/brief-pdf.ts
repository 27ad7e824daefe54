import { briefPaper } from "#app/routes/quote/brief/brief-paper.ts";
import { keepPrivate, refuseWriting } from "#app/routes/quote/parts/private-page.ts";
import { domainContext } from "#app/web/context.ts";
import { pdfAnswer } from "#app/web/file-answer.ts";
import { withErrorPage } from "#app/web/with-error-page.ts";
import { site } from "#config/site.ts";
import { myBrief } from "#domain/briefs/my-brief.ts";
import { roofYields } from "#domain/briefs/roof-yields.ts";
import type { Route } from "./+types/brief-pdf.ts";

export const middleware = [keepPrivate, refuseWriting];

export const loader = withErrorPage(async ({ request, context, params }: Route.LoaderArgs) => {
  const domain = domainContext(context);
  const brief = await myBrief(domain, params.token);
  const yields = roofYields(brief.answers, brief.sapRegion);
  const withContact = new URL(request.url).searchParams.get("contact") === "1";
  return pdfAnswer(
    `${site.name} brief ${brief.serviceLabel}.pdf`,
    briefPaper(brief, { yields, withContact, now: domain.now }),
    "attachment",
  );
});
