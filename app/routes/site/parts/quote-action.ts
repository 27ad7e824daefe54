import { randomUUID } from "node:crypto";
import { redirect } from "react-router";
import { lookUpForQuote } from "#app/routes/site/parts/quote-address.ts";
import { FIND } from "#app/routes/site/parts/quote-look-up.ts";
import { SECONDS, TRAP, TRAPPED } from "#app/routes/site/parts/trap.ts";
import { ASKED } from "#app/ui/forms/meant-domain/ask-for-domain.ts";
import { certificateField } from "#app/web/address-finder.ts";
import { domainContext, type RouteContext, requestContext } from "#app/web/context.ts";
import { failedForm } from "#app/web/forms/failed-form.ts";
import { errorsOf, joinTicked, parseForm, readForm } from "#app/web/forms/form.ts";
import { markedAddress } from "#app/web/page-mark.ts";
import { senderHash } from "#app/web/sender-hash.ts";
import { withErrorPage } from "#app/web/with-error-page.ts";
import { limits } from "#config/limits.ts";
import { briefPartsOf } from "#content/brief/questions.ts";
import { waitInWords } from "#content/wait-in-words.ts";
import { homeOfQuoteForm, siteOfBusinessForm } from "#domain/briefs/brief-form.ts";
import { meantDomain } from "#domain/contact/email-slip.ts";
import { DomainError } from "#domain/errors.ts";
import { businessQuoteForm, quoteForm, worksOf } from "#domain/requests/quote-form.ts";
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
const homeForm = homeOfQuoteForm();
const NOTHING = { ok: true, value: {} } as const;

/** What the form asks that begins the brief. */
function siteAsked(form: FormData, isBusiness: boolean) {
  if (isBusiness) return siteForm;
  // A plan that goes with the request begins its brief.
  const isAsked = form.has(certificateField) && !form.has("plan");
  const services = [form.get("serviceType"), ...String(form.get("works") ?? "").split(",")];
  const isHeating = services.some((service) => service && briefPartsOf(String(service)).includes("heating"));
  return isAsked && isHeating ? homeForm : undefined;
}

/** Without the page's script nothing is known. */
const isAtOnce = (seconds: FormDataEntryValue | null) =>
  typeof seconds === "string" && seconds !== "" && Number(seconds) < limits.holdSentWithinSeconds;

/** The action of every page with the quote form. */
export const takeQuoteRequest = withErrorPage(async ({ request, context }: Args) => {
  const form = await readForm(request);
  joinTicked(form, "contactTimes");
  joinTicked(form, "works");
  if (form.has(FIND)) return lookUpForQuote(form, context);
  const isBusiness = form.get("audience") === "business";
  const parsed = parseForm(isBusiness ? businessQuoteForm : quoteForm, form);
  const asked = siteAsked(form, isBusiness);
  const site = asked ? parseForm(asked, form) : NOTHING;
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
      senderHash: senderHash(address),
      isSentAtOnce: isAtOnce(form.get(SECONDS)),
      ...(asked && { site: site.value }),
    });
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== "too_many_requests") throw error;
    return failedForm(form, { form: "quote", error, ...tooMany(error.waitSeconds) });
  }
  const { email } = parsed.value;
  const meant = form.has(ASKED) ? undefined : meantDomain(email);
  const page = worksOf(parsed.value).length > 1 ? "works-sent" : "request-sent";
  return redirect(markedAddress("/thank-you", page, domainContext(context).now, meant ? `${email} ${meant}` : email));
});
