import { randomUUID } from "node:crypto";
import type { Client } from "#tests/fault/client.ts";
import { type ProjectDeeds, projectDeedsOf } from "#tests/fault/project-acts.ts";
import { type SignedIn, type Site, WEBHOOK_SECRET } from "#tests/fault/site.ts";
import type { Told } from "#tests/fault/told.ts";
import { anEvent } from "#tests/support/stripe/objects.ts";
import { signedEvent } from "#tests/support/stripe/signed-event.ts";

export interface Payment {
  paymentId: string;
  sessionId: string;
}

/** What a site's people do. Each action is repeated with the same ids until it is answered, and then recorded. */
export interface Acts extends ProjectDeeds {
  buyByPage(company: SignedIn, leadId: string): Promise<string | undefined>;
  buyByKey(company: SignedIn, leadId: string): Promise<string | undefined>;
  changeStage(company: SignedIn, purchaseId: string, stage: string): Promise<void>;
  /** Reports a bad lead, and the administrator refunds it. */
  refund(company: SignedIn, purchaseId: string): Promise<void>;
  grant(company: SignedIn): Promise<void>;
  buyCredits(company: SignedIn): Promise<void>;
  /** Stops at the provider's page. */
  startPayment(company: SignedIn): Promise<Payment | undefined>;
  /** Pays there; the provider repeats its event until it is accepted. */
  finishPayment(payment: Payment): Promise<void>;
  enterLead(): Promise<string | undefined>;
  /** Returns the customer's email. */
  requestQuote(sharing?: "on_purchase" | "on_pick"): Promise<string | undefined>;
  /** False until the mail with the link has arrived. */
  confirmRequest(email: string): Promise<boolean>;
}

const FOUND = [302, 303];
/** Sold out, or already bought. */
const UNAVAILABLE = 409;
/** A company has reported as many leads as it may in a day. */
const ENOUGH = 429;

export function deedsOf(site: Site, told: Told): Acts {
  const ofCustomers = { ...deedsOfCustomers(site, told), ...projectDeedsOf(site, told) };
  return { ...deedsWithLeads(site, told), ...deedsWithMoney(site, told), ...ofCustomers };
}

type Some<Names extends keyof Acts> = Pick<Acts, Names>;

function deedsWithLeads(
  site: Site,
  told: Told,
): Some<"buyByPage" | "buyByKey" | "changeStage" | "refund" | "enterLead"> {
  const { admin } = site;
  return {
    async buyByPage({ client, userId }, leadId) {
      const purchaseId = randomUUID();
      const answer = await client.insist("/leads", { form: { leadId, purchaseId } }, [...FOUND, UNAVAILABLE]);
      if (!answer || answer.status === UNAVAILABLE) return undefined;
      told.purchases.set(purchaseId, { leadId, installerId: userId });
      return purchaseId;
    },

    async buyByKey({ key, userId }, leadId) {
      const headers = { authorization: `Bearer ${key}`, "idempotency-key": randomUUID() };
      const path = `/api/v1/leads/${leadId}/purchases`;
      const answer = await site.visitor().insist(path, { headers }, [201, UNAVAILABLE]);
      if (answer?.status !== 201) return undefined;
      const { id } = JSON.parse(answer.text) as { id: string };
      told.purchases.set(id, { leadId, installerId: userId });
      return id;
    },

    async changeStage({ client }, purchaseId, stage) {
      told.stages.set(purchaseId, { asked: stage, told: told.stages.get(purchaseId)?.told });
      // Lost is asked about first, by a redirect that saves nothing.
      const form = { intent: "stage", stage, ...(stage === "lost" && { asked: "yes", lostReason: "price" }) };
      if (await client.insist(`/leads/purchases/${purchaseId}`, { form }, FOUND)) {
        told.stages.set(purchaseId, { asked: stage, told: stage });
      }
    },

    async refund({ client }, purchaseId) {
      const requestId = randomUUID();
      const report = { intent: "report", requestId, reason: "wrong_phone" };
      const answer = await client.insist(`/leads/purchases/${purchaseId}`, { form: report }, [...FOUND, ENOUGH]);
      if (!answer || answer.status === ENOUGH) return;
      told.reports.add(requestId);
      // Already decided: by the previous attempt, whose response was lost.
      const accept = { form: { id: requestId, intent: "accept" } };
      if (await admin.client.insist("/admin/refunds", accept, [...FOUND, 409])) told.refunds.add(requestId);
    },

    async enterLead() {
      const leadId = randomUUID();
      const form = { leadId, ...LEAD, customer_email: `ada-${leadId}@example.com` };
      if (!(await admin.client.insist("/admin/leads/new", { form }, FOUND))) return undefined;
      told.leads.add(leadId);
      return leadId;
    },
  };
}

function deedsWithMoney(site: Site, told: Told): Some<"grant" | "buyCredits" | "startPayment" | "finishPayment"> {
  const { admin } = site;

  async function startPayment({ client }: SignedIn): Promise<Payment | undefined> {
    const paymentId = randomUUID();
    const answer = await client.insist("/credits", { form: { paymentId, pack: "starter" } }, FOUND);
    const sessionId = answer?.headers.get("location")?.split("/pay/")[1];
    return sessionId ? { paymentId, sessionId } : undefined;
  }

  async function finishPayment({ paymentId, sessionId }: Payment): Promise<void> {
    if (await pay(site, site.visitor(), sessionId)) told.payments.add(paymentId);
  }

  return {
    async grant({ userId }) {
      const grantId = randomUUID();
      const form = { intent: "grant", installerId: userId, grantId, reason: "Two bad leads." };
      if (await admin.client.insist("/admin", { form }, FOUND)) told.grants.add(grantId);
    },

    async buyCredits(company) {
      const payment = await startPayment(company);
      if (payment) await finishPayment(payment);
    },

    startPayment,
    finishPayment,
  };
}

function deedsOfCustomers(site: Site, told: Told): Some<"requestQuote" | "confirmRequest"> {
  return {
    async requestQuote(sharing = "on_purchase") {
      const email = `customer-${randomUUID()}@example.com`;
      const answer = await site
        .visitor()
        .insist("/?index", { form: { ...QUOTE, email, phone: aPhone(), sharing } }, FOUND);
      if (!answer) return undefined;
      told.requests.add(email);
      return email;
    },

    async confirmRequest(email) {
      const mail = site.mail.received.find(({ to }) => to.includes(email));
      const [, path = ""] = /https?:\/\/[^/\s]+(\/requests\/[\w-]+)/.exec(mail?.parts["text/plain"] ?? "") ?? [];
      if (!path) return false;
      const answer = await site.visitor().insist(path, { form: { intent: "confirm" } }, FOUND);
      if (answer) told.confirmations.add(email);
      return true;
    },
  };
}

/** The buyer pays at the provider, which resends the event until we acknowledge it. */
export async function pay(site: Site, provider: Client, sessionId: string): Promise<boolean> {
  const session = paidSession(site, sessionId);
  const event = anEvent("checkout.session.completed", session, `evt_${sessionId}`);
  const { payload, headers } = signedEvent(event, WEBHOOK_SECRET);
  return (await provider.insist("/webhooks/stripe", { body: payload, headers }, [200])) !== undefined;
}

/** From now on the provider reports this session as paid. */
export function paidSession({ stripe }: Site, sessionId: string): Record<string, unknown> {
  const paid = { status: "complete", payment_status: "paid", payment_intent: `pi_${sessionId}` };
  const session = { ...stripe.sessions.get(sessionId), ...paid };
  stripe.sessions.set(sessionId, session);
  return session;
}

const LEAD = {
  customer_name: "Ada Thistlewood",
  service_type: "solar-panels",
  location: "Croydon",
  postcode: "CR0 1EA",
  description: "South-facing roof.",
  urgency: "medium",
  places: "3",
  told_by_phone: "yes",
};

let phones = 0;

/** A unique number for each customer: many requests with one number are refused. */
const aPhone = () => `07700 900${String(phones++ % 1000).padStart(3, "0")}`;

const QUOTE = {
  name: "Sam Okonedo",
  postcode: "SM1 1EA",
  serviceType: "heat-pumps",
  timeframe: "asap",
  message: "The boiler is old.",
};
