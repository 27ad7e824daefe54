import { data } from "react-router";
import { FIND, finds, type LookUp, type QuoteFormState } from "#app/routes/site/parts/quote-look-up.ts";
import { byHandInWords, certificateField, writeTold } from "#app/web/address-finder.ts";
import { domainContext, type RouteContext, requestContext } from "#app/web/context.ts";
import { textFields } from "#app/web/forms/form.ts";
import { type ByHand, findCertifiedHomes, readCertificate } from "#domain/certificates/look-up.ts";
import { DomainError } from "#domain/errors.ts";

/** Of the planner's kinds, those that are no house here. */
const PROPERTY_TYPES: Readonly<Record<string, string>> = { bungalow: "bungalow", flat: "flat" };
/** Of the planner's heating, what the brief calls otherwise. */
const FUELS: Readonly<Record<string, string>> = { heatPump: "heat_pump", network: "other" };

/**
 * The form again with the homes of its postcode to choose from, or filled in from a certificate. What is sent to
 * installers is the answers alone: the home's address and number are not read from there on. Errors: not_found where no
 * address can be looked up.
 */
export async function lookUpForQuote(form: FormData, context: RouteContext) {
  const { certificates, address } = context.get(requestContext);
  if (!certificates) throw new DomainError("not_found");
  const { address: number, [FIND]: wanted, ...values } = textFields(form);
  const asked = { postcode: values.postcode ?? "", address };
  const isMissing = wanted === finds.certificate && number === undefined;
  const answer = (lookUp: LookUp, filledIn: Record<string, string> = {}, status = 200) => {
    const state = { form: "quote", title: "", message: "", errors: {}, values: { ...values, ...filledIn }, lookUp };
    return data<QuoteFormState>(state, { status });
  };
  const byHand = (why: ByHand) => answer({ byHand: byHandInWords(why) });
  if (number === "") return answer({});
  if (wanted === finds.certificate && number !== undefined) {
    const read = await readCertificate(domainContext(context), certificates, { ...asked, number });
    if ("byHand" in read) return byHand(read);
    const said = saidOf(read.answers);
    return answer({}, { ...said, [certificateField]: writeTold(read.registeredOn, Object.entries(said)) });
  }
  const found = await findCertifiedHomes(domainContext(context), certificates, asked);
  if ("byHand" in found) return byHand(found);
  const homes = found.homes.map((home) => ({ number: home.number, address: home.address }));
  return answer({ homes, isMissing }, {}, isMissing ? 422 : 200);
}

/** What a certificate answers of what this form asks. */
function saidOf({ type, floor, heating }: Readonly<Record<string, string>>): Record<string, string> {
  return {
    ...(type && { propertyType: PROPERTY_TYPES[type] ?? "house" }),
    ...(floor && { floorM2: floor }),
    ...(heating && { fuel: FUELS[heating] ?? heating }),
  };
}
