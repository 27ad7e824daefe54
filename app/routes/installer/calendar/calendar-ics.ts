import { keepPrivate } from "#app/routes/quote/parts/private-page.ts";
import { domainContext } from "#app/web/context.ts";
import { withErrorPage } from "#app/web/with-error-page.ts";
import { readCalendarFeed } from "#domain/appointments/company-calendar.ts";
import type { Route } from "./+types/calendar-ics.ts";

export const middleware = [keepPrivate];

/** Read again and again by a company's calendar program; the secret in the address is all the authority needed. */
export const loader = withErrorPage(async ({ context, params }: Route.LoaderArgs) => {
  const feed = await readCalendarFeed(domainContext(context), params.secret);
  return new Response(feed, { headers: { "content-type": "text/calendar; charset=utf-8" } });
});
