import { randomUUID } from "node:crypto";
import { buy, type Installer, type People, send } from "#tests/e2e/town/people.ts";

export type Bought = { installer: Installer; address: string };

export async function bought(people: People): Promise<Bought> {
  const [installer, lead] = await Promise.all([people.installer({ credits: 10 }), people.lead()]);
  const purchaseId = randomUUID();
  await buy(installer.client, lead.leadId, purchaseId);
  return { installer, address: `/leads/purchases/${purchaseId}` };
}

export async function reportLead({ installer, address }: Bought) {
  const form = { intent: "report", requestId: randomUUID(), reason: "wrong_phone", note: "Somebody else answers." };
  await send(installer.client, address, form, 302);
}
