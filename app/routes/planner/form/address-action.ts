import { data, redirect } from "react-router";
import { askingOn } from "#app/routes/planner/form/asked-plan.ts";
import type { AddressChoice } from "#app/routes/planner/form/choose-address.tsx";
import { type FormView, formView } from "#app/routes/planner/form/form-view.ts";
import { withCertificate, withoutCertificate } from "#app/routes/planner/form/from-certificate.ts";
import { byHandInWords } from "#app/web/address-finder.ts";
import { domainContext, type RouteContext, requestContext } from "#app/web/context.ts";
import { readForm } from "#app/web/forms/form.ts";
import { withErrorPage } from "#app/web/with-error-page.ts";
import { placeField } from "#content/planner/fields/home-fields.ts";
import { plannerPage } from "#content/planner/form-words.ts";
import { type ByHand, findCertifiedHomes, readCertificate } from "#domain/certificates/look-up.ts";
import { DomainError } from "#domain/errors.ts";
import { lastOf } from "#domain/planner/inputs/query.ts";

type Args = { request: Request; context: RouteContext };
/** The homes to choose from, or the form as it was, and why. */
type Answer = { choice: AddressChoice } | { choice?: undefined; view: FormView; byHand: string };

/**
 * First the homes of the form's postcode to choose from, then the form filled in: by redirect (303) to its address,
 * which holds the answers and not whose they are. Errors: not_found where no address can be looked up.
 */
export const answerAddress = withErrorPage(async ({ request, context }: Args) => {
  const { certificates, address } = context.get(requestContext);
  if (!certificates) throw new DomainError("not_found");
  const form = await readForm(request);
  const typed = typedIn(form);
  const number = form.get("address");
  if (number === "") return redirect(formAddress(withoutCertificate(typed)), 303);
  const asked = { postcode: lastOf(typed, placeField.query) ?? "", address };
  const formAgain = (why: ByHand) =>
    data<Answer>(
      { view: formView(typed, askingOn(context), "typed"), byHand: byHandInWords(why) },
      { status: why.byHand === "incomplete" ? 422 : 200 },
    );
  if (typeof number === "string") {
    const read = await readCertificate(domainContext(context), certificates, { ...asked, number });
    return "byHand" in read ? formAgain(read) : redirect(formAddress(withCertificate(typed, read)), 303);
  }
  const found = await findCertifiedHomes(domainContext(context), certificates, asked);
  if ("byHand" in found) return formAgain(found);
  const homes = found.homes.map((home) => ({ number: home.number, address: home.address }));
  const isMissing = form.has("typed");
  const choice = { postcode: found.postcode, homes, typed: typed.toString(), isMissing };
  return data<Answer>({ choice }, { status: isMissing ? 422 : 200 });
});

/** From the form itself, or as the choice of an address carries it on. */
function typedIn(form: FormData): URLSearchParams {
  const carried = form.get("typed");
  if (typeof carried === "string") return new URLSearchParams(carried);
  return new URLSearchParams([...form].map(([name, value]) => [name, String(value)]));
}

const formAddress = (query: URLSearchParams) => `${plannerPage.path}?${query}#your-home`;
