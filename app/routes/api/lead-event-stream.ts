import { askingAgain } from "#app/routes/api/parts/ask-again.ts";
import { unknownInQuery } from "#app/routes/api/parts/endpoint.ts";
import { callerOf, requestContext } from "#app/web/context.ts";
import { type EventStream, eventStream } from "#app/web/event-stream.ts";
import { answeringJson, methodNotAllowed } from "#app/web/problem.ts";
import { limits } from "#config/limits.ts";
import { type Actor, isHeldBack } from "#domain/actor.ts";
import { type LeadFilterName, readLeadFilter } from "#domain/leads-for-sale/lead-filter.ts";
import type { LeadFeed } from "#domain/leads-for-sale/lead-listener.ts";
import { type LeadWatch, watchLeads } from "#domain/leads-for-sale/read-lead-events.ts";
import type { Route } from "./+types/lead-event-stream.ts";

export const query: readonly (LeadFilterName | "lastEventId")[] = [
  ...(["service", "urgency", "within", "budget", "age", "area"] as const),
  // Parameters of our own page, whose list has an order and pages.
  ...(["order", "cursor"] as const),
  "lastEventId",
];

/** The leads for sale as they change, masked, for as long as the installer may see them. */
export const loader = answeringJson(async ({ request, context }: Route.LoaderArgs) => {
  const { searchParams } = new URL(request.url);
  const watch = await watchLeads(...callerOf(context), readLeadFilter(searchParams));
  const refused = unknownInQuery(request, query);
  if (refused) return refused;
  const lastEventId = eventNumber(request.headers.get("last-event-id") ?? searchParams.get("lastEventId"));
  const whoAsks = askingAgain(identityOf(request.headers), context);
  const { leadFeed } = context.get(requestContext);
  const giveBack = leadFeed.admit(watch.installerId);
  return eventStream(listener({ watch, lastEventId, whoAsks, leadFeed, giveBack }), request.signal);
});

export function action() {
  return methodNotAllowed("GET");
}

type Connection = {
  watch: LeadWatch;
  lastEventId: number | null;
  whoAsks: () => Promise<Actor>;
  leadFeed: LeadFeed;
  giveBack: () => void;
};

/** Outside the loader, whose request and context would otherwise stay in memory as long as the connection. */
function listener(connection: Connection) {
  return async (stream: EventStream) => {
    try {
      const leave = await connect(stream, connection);
      return () => {
        leave();
        connection.giveBack();
      };
    } catch (error) {
      connection.giveBack();
      throw error;
    }
  };
}

async function connect(
  stream: EventStream,
  { watch, lastEventId, whoAsks, leadFeed }: Connection,
): Promise<() => void> {
  const leave = await leadFeed.listen({
    watch,
    heard: lastEventId,
    send: ({ id, name, lead, boughtByYou, sameCustomer }) =>
      stream.send({ id, name, data: name === "lead.gone" ? { ...lead, boughtByYou, sameCustomer } : lead }),
    end: () => goodbye(stream),
  });
  const beat = setInterval(async () => {
    // A brief database outage is no reason to hang up.
    const actor = await whoAsks().catch(() => undefined);
    if (actor && !maySee(actor)) goodbye(stream);
    else stream.beat();
  }, limits.leadEventsHeartbeatSeconds * 1000);
  beat.unref();
  return () => {
    clearInterval(beat);
    leave();
  };
}

function maySee(actor: Actor): boolean {
  return actor.kind === "user" && actor.installer?.status === "approved" && !isHeldBack(actor);
}

/** Makes the page reload and show what is wrong. */
function goodbye(stream: EventStream): void {
  stream.send({ name: "goodbye", data: {} });
  stream.close();
}

/** All that is kept of the request while the connection lasts. */
function identityOf(headers: Headers): Headers {
  const names = ["cookie", "authorization"];
  return new Headers(names.flatMap((name) => (headers.has(name) ? [[name, headers.get(name) ?? ""]] : [])));
}

/** Only numbers within the database's range; anything else counts as none. */
function eventNumber(text: string | null): number | null {
  return text && /^\d{1,15}$/.test(text) ? Number(text) : null;
}
