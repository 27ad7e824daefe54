import { paymentsCsv } from "#app/routes/admin/payments/write-payments-csv.ts";
import { actorOf, domainContext } from "#app/web/context.ts";
import { csvAnswer } from "#app/web/file-answer.ts";
import { withErrorPage } from "#app/web/with-error-page.ts";
import { requireAdmin } from "#domain/actor.ts";
import { readPaymentFilter } from "#domain/admin/payments/payment-filter.ts";
import { wholePaymentList } from "#domain/admin/payments/payment-list.ts";
import { londonDay } from "#domain/time/calendar.ts";
import type { Route } from "./+types/payments-csv.ts";

/** Sent a page at a time: the list only grows. */
export const loader = withErrorPage(({ request, context }: Route.LoaderArgs) => {
  const domain = domainContext(context);
  const actor = requireAdmin(actorOf(context));
  const pages = wholePaymentList(domain, actor, readPaymentFilter(new URL(request.url).searchParams));
  return Promise.resolve(csvAnswer(`payments-${londonDay(domain.now)}.csv`, paymentsCsv(pages)));
});
