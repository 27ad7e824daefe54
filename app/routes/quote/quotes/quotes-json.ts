import { keepPrivate, refuseWriting } from "#app/routes/quote/parts/private-page.ts";
import { domainContext } from "#app/web/context.ts";
import { jsonAnswer } from "#app/web/file-answer.ts";
import { withErrorPage } from "#app/web/with-error-page.ts";
import { myQuotes } from "#domain/quotes/customer-quotes.ts";
import { myOutsideQuotes } from "#domain/quotes/outside-quotes.ts";
import { requireConfirmed } from "#domain/requests/project-frame.ts";
import type { Route } from "./+types/quotes-json.ts";

export const middleware = [keepPrivate, refuseWriting];

export const loader = withErrorPage(async ({ context, params }: Route.LoaderArgs) => {
  const domain = domainContext(context);
  await requireConfirmed(domain, params.token);
  const [quotes, fromElsewhere] = await Promise.all([
    myQuotes(domain, params.token),
    myOutsideQuotes(domain, params.token),
  ]);
  const file = {
    written_at: domain.now,
    quotes: quotes.map(({ id, company, option, revision, status, sentAt, validUntil, dataDate, ...rest }) => ({
      id,
      company,
      option,
      revision,
      status,
      sent_at: sentAt,
      valid_until: validUntil,
      data_date: dataDate,
      total_pence: rest.totalPence,
      you_pay_pence: rest.duePence,
      you_pay_with_extras_pence: rest.payPence,
      deposit_pence: rest.depositPence,
      facts: rest.factsText,
      checks: rest.checks.map(({ text }) => text),
      quote: rest.quote,
      files: rest.files.map(({ fileName, sizeBytes, addedAt }) => ({
        name: fileName,
        bytes: sizeBytes,
        added_at: addedAt,
      })),
    })),
    quotes_from_elsewhere: fromElsewhere.map(({ company, typed, addedAt, validUntil, checks, file: pdf }) => ({
      company,
      added_at: addedAt,
      valid_until: validUntil,
      typed,
      checks: checks.map(({ text }) => text),
      files: pdf ? [{ name: pdf.fileName, bytes: pdf.sizeBytes }] : [],
    })),
  };
  return jsonAnswer("fairwatt-quotes.json", `${JSON.stringify(file, null, 2)}\n`);
});
