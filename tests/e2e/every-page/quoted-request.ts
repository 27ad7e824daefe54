import { randomUUID } from "node:crypto";
import { quoteExamplesOn } from "#content/open-api/quote-examples.ts";
import { londonDay } from "#domain/time/calendar.ts";
import { type Bought, boughtRequest } from "#tests/e2e/every-page/bought-lead.ts";
import { buy, type Customer, type Installer, type People, send } from "#tests/e2e/support/people.ts";

interface Offer {
  company: Installer;
  quoteId: string;
}

/** A customer's request with quotes of different shape from two companies. */
export async function quotedRequest(people: People): Promise<{ customer: Customer; offers: Offer[] } & Bought> {
  const bought = await boughtRequest(people, { serviceType: "solar-panels" });
  const first = await sendQuote(bought.installer, bought.address.split("/").at(-1) ?? "", "solar");
  const second = await anotherOffer(people, bought.customer);
  return { ...bought, offers: [first, second] };
}

/** Another company buys the same request, and also quotes for a battery. */
export async function anotherOffer(people: People, customer: Customer): Promise<Offer> {
  const other = await people.installer({ credits: 10 });
  const { items } = await (await other.client.get("/api/v1/leads")).json();
  const isTheirs = ({ description }: { description: string | null }) => description?.includes(customer.word);
  const purchaseId = randomUUID();
  await buy(other.client, items.find(isTheirs).id, purchaseId);
  return sendQuote(other, purchaseId, "solar_battery");
}

/** The next revision of its option A. */
export async function sendQuote(
  company: Installer,
  purchaseId: string,
  technology: "solar" | "solar_battery",
): Promise<Offer> {
  const answer = await company.client.post(`/api/v1/purchases/${purchaseId}/quotes`, {
    headers: { "Idempotency-Key": randomUUID() },
    data: quoteExamplesOn(londonDay(new Date()))[technology],
  });
  return { company, quoteId: (await answer.json()).id };
}

/** The same, with the first quote chosen. */
export async function chosenRequest(people: People) {
  const quoted = await quotedRequest(people);
  const [offer] = quoted.offers;
  if (!offer) throw new Error("no quote was sent");
  await send(offer.company.client, `${quoted.customer.link}/choose/${offer.quoteId}`, {}, 302);
  return { ...quoted, offer };
}

/** The same, with the work finished on that day. */
export async function finishedRequest(people: People, finishedOn: string) {
  const chosen = await chosenRequest(people);
  const answers = { priceKept: "yes", onTime: "yes", rating: "5", again: "yes", words: "Tidy work, done in two days." };
  const said = { finishedOn, finalPence: "6,200", ...answers };
  await send(chosen.offer.company.client, `${chosen.customer.link}/done`, said, 302);
  return chosen;
}
