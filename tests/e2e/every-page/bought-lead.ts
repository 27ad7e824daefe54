import { randomUUID } from "node:crypto";
import { aWord, buy, type Customer, type Installer, type People, send } from "#tests/e2e/support/people.ts";

export type Bought = { installer: Installer; address: string };

export async function bought(people: People): Promise<Bought> {
  const [installer, lead] = await Promise.all([people.installer({ credits: 10 }), people.lead()]);
  const purchaseId = randomUUID();
  await buy(installer.client, lead.leadId, purchaseId);
  return { installer, address: `/leads/purchases/${purchaseId}` };
}

/**
 * A bought lead whose texts are as long as allowed, one of them without a place to break. Its location begins with
 * the given one.
 */
export async function boughtLongLead(people: People): Promise<Bought & { leadId: string; location: string }> {
  const location = `=HYPERLINK("https://${aWord()}.example/`;
  const form = {
    customer_name: "Bartholomew Featherstonehaugh",
    customer_email: `${aWord()}.featherstonehaugh@featherstonehaugh-cholmondeley.example`,
    location: `${location}${"x".repeat(40)}","Look")`,
    service_type: "ev-chargers",
  };
  const [installer, { leadId }] = await Promise.all([people.installer({ credits: 10 }), people.lead({ form })]);
  const purchaseId = randomUUID();
  await buy(installer.client, leadId, purchaseId);
  return { installer, address: `/leads/purchases/${purchaseId}`, leadId, location };
}

export async function reportLead({ installer, address }: Bought) {
  const form = { intent: "report", requestId: randomUUID(), reason: "wrong_phone", note: "Somebody else answers." };
  await send(installer.client, address, form, 302);
}

/** A customer's confirmed request that one company has bought. */
export async function boughtRequest(
  people: People,
  form: Record<string, string> = {},
): Promise<Bought & { customer: Customer }> {
  const [customer, installer] = await Promise.all([people.customer({ form }), people.installer({ credits: 10 })]);
  const { items } = await (await installer.client.get("/api/v1/leads")).json();
  const isTheirs = ({ description }: { description: string | null }) => description?.includes(customer.word);
  const purchaseId = randomUUID();
  await buy(installer.client, items.find(isTheirs).id, purchaseId);
  return { customer, installer, address: `/leads/purchases/${purchaseId}` };
}

/** The same, after the customer has stopped everything. */
export async function stoppedRequest(people: People): ReturnType<typeof boughtRequest> {
  const bought = await boughtRequest(people);
  await send(bought.installer.client, `${bought.customer.link}/stop`, { intent: "stop" }, 302);
  return bought;
}

/** The same, after the customer has complained about the company. */
export async function complained(people: People): ReturnType<typeof boughtRequest> {
  const bought = await boughtRequest(people);
  const purchaseId = bought.address.split("/").at(-1) ?? "";
  const words = `They rang six times on Monday, ${bought.customer.word}.`;
  const form = { id: randomUUID(), purchaseId, about: "contact", words };
  await send(bought.installer.client, `${bought.customer.link}/complaint`, form, 302);
  return bought;
}

export async function talked(people: People): ReturnType<typeof boughtRequest> {
  const bought = await boughtRequest(people);
  const { client } = bought.installer;
  const thread = `${bought.customer.link}/messages/${bought.address.split("/").at(-1)}`;
  await send(client, thread, { intent: "send", id: randomUUID(), text: "When could you come?" }, 302);
  await send(
    client,
    `${bought.address}/messages`,
    { intent: "send", id: randomUUID(), text: "On Tuesday at ten." },
    302,
  );
  return bought;
}

/** A bought request whose company offers two times, tomorrow and the day after. */
export async function timesOffered(people: People): ReturnType<typeof boughtRequest> {
  const bought = await boughtRequest(people);
  const purchaseId = bought.address.split("/").at(-1);
  const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
  const answer = await bought.installer.client.post(`/api/v1/purchases/${purchaseId}/appointments`, {
    headers: { "Idempotency-Key": randomUUID() },
    data: { kind: "survey", minutes: 60, times: [inHours(24), inHours(48)] },
  });
  if (answer.status() !== 201) throw new Error(await answer.text());
  return bought;
}

/** A request of a customer who picks, with one company's outline. */
export async function outlinedRequest(people: People) {
  const [customer, company] = await Promise.all([
    people.customer({ form: { sharing: "on_pick" } }),
    people.installer({ credits: 10 }),
  ]);
  const { items } = await (await company.client.get("/api/v1/leads")).json();
  const isTheirs = ({ description }: { description: string | null }) => description?.includes(customer.word);
  const leadId: string = items.find(isTheirs).id;
  const answer = await company.client.post(`/api/v1/leads/${leadId}/outlines`, {
    headers: { "Idempotency-Key": randomUUID() },
    data: {
      fromPence: 600_000,
      toPence: 800_000,
      equipment: "Air to water, 8 kW",
      needsSurvey: true,
      included: { survey: { state: "yes" } },
      earliestStart: inDays(30),
      text: "A survey first, then two days.",
    },
  });
  return { customer, company, leadId, outlineId: (await answer.json()).id as string };
}

function inDays(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}
