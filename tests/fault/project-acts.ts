import { randomUUID } from "node:crypto";
import { quoteExamplesOn } from "#content/open-api/quote-examples.ts";
import { londonDay } from "#domain/time/calendar.ts";
import type { SignedIn, Site } from "#tests/fault/site.ts";
import type { Told } from "#tests/fault/told.ts";

/** What customers who pick and companies do in a project. Recorded like the actions beside it. */
export type ProjectDeeds = CompanyDeeds & CustomerDeeds;

interface CompanyDeeds {
  /**
   * To the newest customer who picks, has room and has none from this company. Returns its id; undefined if there is
   * no such customer.
   */
  sendOutline(company: SignedIn): Promise<string | undefined>;
  /** Returns its id; undefined if the project has ended. */
  sendQuote(company: SignedIn, purchaseId: string): Promise<string | undefined>;
  offerTimes(company: SignedIn, purchaseId: string): Promise<void>;
  write(company: SignedIn, purchaseId: string): Promise<void>;
}

interface CustomerDeeds {
  /** Gives the details to a company that sent an outline. Returns its id; undefined until there is one. */
  pick(email: string): Promise<string | undefined>;
  /** Books one of the times of each offer; false until there is one. */
  pressTime(email: string): Promise<boolean>;
  /** Chooses all open quotes at once, of which only one can be chosen; false until enough have arrived. */
  choose(email: string, many: number): Promise<boolean>;
  /** Stops everything; false until the customer has a link. */
  stop(email: string): Promise<boolean>;
}

const FOUND = [302, 303];
/** Already answered, ended meanwhile, or full. */
const GONE = 409;
const DAY_MILLISECONDS = 86_400_000;
const STARTS_IN_DAYS = 30;
const TIMES_IN_DAYS = [4, 5];

export function projectDeedsOf(site: Site, told: Told): ProjectDeeds {
  return { ...deedsOfCompanies(site, told), ...deedsOfCustomers(site, told) };
}

function deedsOfCompanies(site: Site, told: Told): CompanyDeeds {
  const sent = new Set<string>();

  /** Posts as a program; undefined if refused. Returns the id of what was created. */
  async function post({ key }: SignedIn, path: string, body: object): Promise<string | undefined> {
    const headers = { "idempotency-key": randomUUID(), "content-type": "application/json" };
    const order = { headers: { ...headers, authorization: `Bearer ${key}` }, body: JSON.stringify(body) };
    const answer = await site.visitor().insist(`/api/v1${path}`, order, [201, GONE]);
    return answer?.status === 201 ? (JSON.parse(answer.text) as { id: string }).id : undefined;
  }

  return {
    async sendOutline(company) {
      const headers = { authorization: `Bearer ${company.key}` };
      const list = await site.visitor().insist("/api/v1/leads?service=heat-pumps", { method: "GET", headers }, [200]);
      if (!list) return undefined;
      const { items } = JSON.parse(list.text) as { items: { id: string; outlinesLeft: number | null }[] };
      const lead = items.find((one) => (one.outlinesLeft ?? 0) > 0 && !sent.has(company.userId + one.id));
      if (!lead) return undefined;
      sent.add(company.userId + lead.id);
      const id = await post(company, `/leads/${lead.id}/outlines`, anOutline());
      if (id) told.outlines.add(id);
      return id;
    },

    async sendQuote(company, purchaseId) {
      const id = await post(company, `/purchases/${purchaseId}/quotes`, aQuote());
      if (id) told.quotes.add(id);
      return id;
    },

    async offerTimes(company, purchaseId) {
      const times = TIMES_IN_DAYS.map((days) => daysAhead(days).toISOString());
      const id = await post(company, `/purchases/${purchaseId}/appointments`, { kind: "survey", minutes: 60, times });
      if (id) told.offers.add(id);
    },

    async write({ client }, purchaseId) {
      const id = randomUUID();
      const form = { intent: "send", id, text: "We could come on Tuesday." };
      const answer = await client.insist(`/leads/purchases/${purchaseId}/messages`, { form }, [...FOUND, GONE]);
      if (answer && answer.status !== GONE) told.messages.add(id);
    },
  };
}

function deedsOfCustomers(site: Site, told: Told): CustomerDeeds {
  /** Whether the action succeeded; a refusal is a valid response. */
  async function press(path: string, form: Record<string, string>): Promise<boolean> {
    const answer = await site.visitor().insist(path, { form }, [...FOUND, GONE]);
    return answer !== undefined && answer.status !== GONE;
  }

  /** Patiently: retrying at once while a server is down keeps it from starting. */
  const look = (path: string) => site.visitor().insist(path, { method: "GET" }, [200]);

  return {
    async pick(email) {
      const link = linkOf(site, email);
      const page = link && (await look(link));
      const id = page && /name="outlineId" value="([\w-]+)"/.exec(page.text)?.[1];
      if (!id || !(await press(link, { intent: "pick", outlineId: id }))) return undefined;
      told.picks.add(id);
      return id;
    },

    async pressTime(email) {
      const path = `${linkOf(site, email)}/appointments`;
      const page = await look(path);
      const offers = [...(page?.text ?? "").matchAll(/name="id" value="([\w-]+)".*?<button value="([^"]+)"/gs)];
      for (const [, id = "", time = ""] of offers) {
        if (await press(path, { id, time, address: "4 Mill Lane" })) told.bookings.add(id);
      }
      return offers.length > 0;
    },

    async choose(email, many) {
      const link = linkOf(site, email);
      const list = await look(`${link}/quotes.json`);
      if (!list) return false;
      const { quotes } = JSON.parse(list.text) as { quotes: { id: string; status: string }[] };
      const open = quotes.filter(({ status }) => status === "sent");
      if (open.length < many) return false;
      const choices = open.map(async ({ id }) => {
        if (await press(`${link}/choose/${id}`, { intent: "choose" })) told.choices.add(id);
      });
      await Promise.all(choices);
      return true;
    },

    async stop(email) {
      const link = linkOf(site, email);
      if (!link) return false;
      if (await site.visitor().insist(`${link}/stop`, { form: { intent: "stop", chosen: "on" } }, FOUND))
        told.stops.add(email);
      return true;
    },
  };
}

/** The customer's page, from a mail that has arrived. */
function linkOf({ mail }: Site, email: string): string | undefined {
  const letter = mail.received.find(({ to }) => to.includes(email));
  return /\/requests\/[\w-]+/.exec(letter?.parts["text/plain"] ?? "")?.[0];
}

const daysAhead = (days: number) => new Date(Date.now() + days * DAY_MILLISECONDS);
const dayAhead = (days: number) => daysAhead(days).toISOString().slice(0, 10);

function anOutline() {
  return {
    fromPence: 900_000,
    toPence: 1_200_000,
    equipment: "Air to water, 8 kW",
    needsSurvey: true,
    included: { survey: { state: "yes" } },
    text: "A survey first.",
    earliestStart: dayAhead(STARTS_IN_DAYS),
  };
}

function aQuote() {
  return quoteExamplesOn(londonDay(new Date())).heat_pump;
}
