import { randomUUID } from "node:crypto";
import { redirect } from "react-router";
import { lookUpForQuote } from "#app/routes/site/parts/quote-address.ts";
import { FIND } from "#app/routes/site/parts/quote-look-up.ts";
import { TRAP, TRAPPED } from "#app/routes/site/parts/trap.ts";
import { domainContext, type RouteContext, requestContext } from "#app/web/context.ts";
import { failedForm } from "#app/web/forms/failed-form.ts";
import { errorsOf, joinTicked, parseForm, readForm } from "#app/web/forms/form.ts";
import { markedAddress } from "#app/web/page-mark.ts";
import { withErrorPage } from "#app/web/with-error-page.ts";
import { waitInWords } from "#content/wait-in-words.ts";
import { siteOfBusinessForm } from "#domain/briefs/brief-form.ts";
import { DomainError } from "#domain/errors.ts";
import { businessQuoteForm, quoteForm } from "#domain/requests/quote-form.ts";
import { requestQuote } from "#domain/requests/request-quote.ts";

type Args = { request: Request; context: RouteContext };

const DAY_SECONDS = 86_400;

function tooMany(waitSeconds = DAY_SECONDS) {
  return {
    title: "Too many requests",
    message: `You have sent us several requests in a short time, so we have paused new ones. The ones you sent are safe. Please try again ${waitInWords(waitSeconds)}, or call us.`,
  };
}

const siteForm = siteOfBusinessForm();
const NO_SITE = { ok: true, value: {} } as const;

/** The action of every page with the quote form. */
export const takeQuoteRequest = withErrorPage(async ({ request, context }: Args) => {
  const form = await readForm(request);
  joinTicked(form, "contactTimes");
  if (form.has(FIND)) return lookUpForQuote(form, context);
  const isBusiness = form.get("audience") === "business";
  const parsed = parseForm(isBusiness ? businessQuoteForm : quoteForm, form);
  const site = isBusiness ? parseForm(siteForm, form) : NO_SITE;
  if (!parsed.ok || !site.ok) {
    return failedForm(form, { form: "quote", errors: { ...errorsOf(parsed), ...errorsOf(site) } });
  }
  // Mostly programs fill it in, but some browsers do too: their users get the form back without it and can send again.
  if (form.get(TRAP)) return failedForm(form, { form: "quote", errors: {}, ...TRAPPED });
  try {
    const { address } = context.get(requestContext);
    const ids = { requestId: randomUUID(), reference: randomUUID() };
    await requestQuote(domainContext(context), {
      ...ids,
      address,
      form: parsed.value,
      ...(isBusiness && { site: site.value }),
    });
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== "too_many_requests") throw error;
    return failedForm(form, { form: "quote", error, ...tooMany(error.waitSeconds) });
  }
  const { email } = parsed.value;
  return redirect(markedAddress("/thank-you", "request-sent", domainContext(context).now, email));
});
