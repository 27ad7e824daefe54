import { randomUUID } from "node:crypto";
import type { SignedIn, Site } from "#tests/fault/site.ts";
import type { Told } from "#tests/fault/told.ts";

/** What customers who pick and companies do in a project. Recorded as told, like the deeds beside it. */
export interface ProjectDeeds {
  /** To the newest customer who picks and has room; nothing happens where there is none. */
  sendOutline(company: SignedIn): Promise<void>;
  /** Gives the details to the company of an outline that has come; false until one has. */
  pick(email: string): Promise<boolean>;
  write(company: SignedIn, purchaseId: string): Promise<void>;
  /** Stops everything; false until the customer has a link. */
  stop(email: string): Promise<boolean>;
}

const FOUND = [302, 303];
/** Answered before, ended meanwhile, or no room. */
const GONE = 409;
const DAY_MILLISECONDS = 86_400_000;
const STARTS_IN_DAYS = 30;

export function projectDeedsOf(site: Site, told: Told): ProjectDeeds {
  return {
    async sendOutline({ key }) {
      const authorization = `Bearer ${key}`;
      const list = await site
        .visitor()
        .ask("/api/v1/leads?service=heat-pumps", { method: "GET", headers: { authorization } });
      if (list?.status !== 200) return;
      const { items } = JSON.parse(list.text) as { items: { id: string; outlinesLeft: number | null }[] };
      const lead = items.find(({ outlinesLeft }) => outlinesLeft !== null && outlinesLeft > 0);
      if (!lead) return;
      const headers = { authorization, "idempotency-key": randomUUID(), "content-type": "application/json" };
      const body = JSON.stringify(anOutline());
      const answer = await site.visitor().insist(`/api/v1/leads/${lead.id}/outlines`, { headers, body }, [201, GONE]);
      if (answer?.status === 201) told.outlines.add((JSON.parse(answer.text) as { id: string }).id);
    },

    async pick(email) {
      const link = linkOf(site, email);
      const page = link && (await site.visitor().ask(link));
      const id = page && /name="outlineId" value="([\w-]+)"/.exec(page.text)?.[1];
      if (!id) return false;
      const form = { intent: "pick", outlineId: id };
      const answer = await site.visitor().insist(link, { form }, [...FOUND, GONE]);
      if (answer && answer.status !== GONE) told.picks.add(id);
      return true;
    },

    async write({ client }, purchaseId) {
      const id = randomUUID();
      const form = { intent: "send", id, text: "We could come on Tuesday." };
      const answer = await client.insist(`/leads/purchases/${purchaseId}/messages`, { form }, [...FOUND, GONE]);
      if (answer && answer.status !== GONE) told.messages.add(id);
    },

    async stop(email) {
      const link = linkOf(site, email);
      if (!link) return false;
      if (await site.visitor().insist(`${link}/stop`, { form: { intent: "stop" } }, FOUND)) told.stops.add(email);
      return true;
    },
  };
}

/** The customer's page, from a mail that has arrived. */
function linkOf({ mail }: Site, email: string): string | undefined {
  const letter = mail.received.find(({ to }) => to.includes(email));
  return /\/requests\/[\w-]+/.exec(letter?.parts["text/plain"] ?? "")?.[0];
}

function anOutline() {
  return {
    ...{ fromPence: 900_000, toPence: 1_200_000, equipment: "Air to water, 8 kW", needsSurvey: true },
    ...{ included: { survey: { state: "yes" } }, text: "A survey first." },
    earliestStart: new Date(Date.now() + STARTS_IN_DAYS * DAY_MILLISECONDS).toISOString().slice(0, 10),
  };
}
