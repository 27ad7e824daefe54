import type { LeadNewsName } from "#app/routes/installer/leads/live-list.ts";
import type { MaskedLead } from "#domain/leads/lead.ts";

/** A lead as the connection brings it; one that is gone says why. */
export type ToldLead = Omit<MaskedLead, "createdAt"> & { createdAt: string; boughtByYou?: boolean };

interface ConnectionOptions {
  /** The filter of the list, as its address has it. */
  filter: URLSearchParams;
  /** The event after which the list was drawn. */
  from: number;
  onNews(name: LeadNewsName, lead: ToldLead, number: number): void;
  onConnected(connected: boolean): void;
  /** The server has said that there will be no more. */
  onGoodbye(): void;
}

const NAMES: readonly LeadNewsName[] = ["lead.available", "lead.places", "lead.gone"];
/** Pauses before each try to connect again; the last one stays. */
const PAUSES_SECONDS = [1, 2, 5, 10];
/** Longer than between two heartbeats: a connection that lasts so long has heard one, and the pauses begin anew. */
const LASTING_SECONDS = 30;
/** For a server that will have no more connections for now and does not say how long. */
const REFUSED_SECONDS = 60;

/**
 * Hears of changes until stopped, and connects again when it is cut off, going on where it stopped. A page that nobody
 * sees keeps no connection, because a browser has only a few for each site.
 */
export function connectToLeads(options: ConnectionOptions): () => void {
  const { filter, from, onNews, onConnected, onGoodbye } = options;
  let heard = from;
  let tries = 0;
  let stopped = false;
  let source: EventSource | undefined;
  let timer: number | undefined;
  let lasting: number | undefined;

  function itWorks(): void {
    tries = 0;
  }

  function disconnect(): void {
    window.clearTimeout(timer);
    window.clearTimeout(lasting);
    source?.close();
    source = undefined;
    onConnected(false);
  }

  function connect(): void {
    const address = new URLSearchParams(filter);
    address.set("lastEventId", String(heard));
    const url = `/api/v1/leads/events?${address}`;
    source = new EventSource(url);
    source.addEventListener("open", () => {
      // Not yet a sign of health: a connection may be cut as soon as it is made.
      lasting = window.setTimeout(itWorks, LASTING_SECONDS * 1000);
      onConnected(true);
    });
    for (const name of NAMES) {
      source.addEventListener(name, (event: MessageEvent<string>) => {
        itWorks();
        const number = Number(event.lastEventId);
        heard = Math.max(heard, number);
        onNews(name, JSON.parse(event.data), number);
      });
    }
    source.addEventListener("goodbye", () => {
      disconnect();
      onGoodbye();
    });
    source.addEventListener("error", () => connectLater(source?.readyState === EventSource.CLOSED ? url : undefined));
  }

  /** `refused`: the address that gave another answer than a connection, which may say when to come again. */
  function connectLater(refused: string | undefined): void {
    disconnect();
    if (document.hidden) return;
    const pause = PAUSES_SECONDS[Math.min(tries, PAUSES_SECONDS.length - 1)] ?? 0;
    tries++;
    timer = window.setTimeout(async () => {
      const longer = refused && (await pauseAskedBy(refused));
      if (stopped || document.hidden) return;
      if (longer) timer = window.setTimeout(connect, longer * 1000);
      else connect();
    }, pause * 1000);
  }

  function followVisibility(): void {
    disconnect();
    tries = 0;
    if (!document.hidden) connect();
  }

  document.addEventListener("visibilitychange", followVisibility);
  if (!document.hidden) connect();
  return () => {
    stopped = true;
    document.removeEventListener("visibilitychange", followVisibility);
    disconnect();
  };
}

/** An EventSource does not tell its answer's status: 429 asks for a pause in seconds, all else for none. */
async function pauseAskedBy(url: string): Promise<number | undefined> {
  const answer = await fetch(url).catch(() => undefined);
  void answer?.body?.cancel();
  if (answer?.status !== 429) return undefined;
  return Number(answer.headers.get("retry-after")) || REFUSED_SECONDS;
}
