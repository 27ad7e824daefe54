import { randomUUID } from "node:crypto";
import { quoteExamples } from "#content/open-api/quote-examples.ts";
import { type Bought, boughtRequest } from "#tests/e2e/every-page/bought-lead.ts";
import { buy, type Customer, type Installer, type People } from "#tests/e2e/town/people.ts";

interface Offer {
  company: Installer;
  quoteId: string;
}

/** A customer's request with quotes of different shape from two companies. */
export async function quotedRequest(people: People): Promise<{ customer: Customer; offers: Offer[] } & Bought> {
  const bought = await boughtRequest(people, { serviceType: "solar-panels" });
  const other = await people.installer({ credits: 10 });
  const { items } = await (await other.client.get("/api/v1/leads")).json();
  const isTheirs = ({ description }: { description: string | null }) => description?.includes(bought.customer.word);
  const purchaseId = randomUUID();
  await buy(other.client, items.find(isTheirs).id, purchaseId);
  const first = await sendQuote(bought.installer, bought.address.split("/").at(-1) ?? "", "solar");
  const second = await sendQuote(other, purchaseId, "solar_battery");
  return { ...bought, offers: [first, second] };
}

async function sendQuote(
  company: Installer,
  purchaseId: string,
  technology: "solar" | "solar_battery",
): Promise<Offer> {
  const answer = await company.client.post(`/api/v1/purchases/${purchaseId}/quotes`, {
    headers: { "Idempotency-Key": randomUUID() },
    data: quoteExamples[technology],
  });
  return { company, quoteId: (await answer.json()).id };
}
