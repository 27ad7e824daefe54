import type { LeadNewsName } from "#app/routes/installer/leads/live-list.ts";
import type { MaskedLead } from "#domain/leads/lead.ts";

/** A lead as it arrives over the connection; one that has gone says why. */
export type ToldLead = Omit<MaskedLead, "createdAt"> & {
  createdAt: string;
  boughtByYou?: boolean;
  sameCustomer?: boolean;
};

interface ConnectionOptions {
  /** The list's filter, as in its address. */
  filter: URLSearchParams;
  /** The event after which the list was drawn. */
  from: number;
  onNews(name: LeadNewsName, lead: ToldLead, number: number): void;
  onConnected(connected: boolean): void;
  /** The server has said that nothing more will come. */
  onGoodbye(): void;
}

const NAMES: readonly LeadNewsName[] = ["lead.available", "lead.places", "lead.gone"];
/** Pauses before each attempt to reconnect; the last one repeats. */
const PAUSES_SECONDS = [1, 2, 5, 10];
/**
 * Longer than the gap between two heartbeats: a connection that has lasted this long has heard one, so the pauses start
 * again.
 */
const LASTING_SECONDS = 30;
/** For a server that accepts no more connections for now and does not say for how long. */
const REFUSED_SECONDS = 60;

/**
 * Listens for changes until stopped; when cut off, reconnects and resumes where it left off. A hidden page holds no
 * connection, because a browser allows only a few for each site.
 */
export function connectToLeads({ filter, from, onNews, onConnected, onGoodbye }: ConnectionOptions): () => void {
  let heard = from;
  let tries = 0;
  let stopped = false;
  let hangUp: (() => void) | undefined;
  let timer: number | undefined;

  function disconnect(): void {
    window.clearTimeout(timer);
    hangUp?.();
    hangUp = undefined;
    onConnected(false);
  }

  function connect(): void {
    const url = addressOf(filter, heard);
    hangUp = openConnection(url, {
      onOpen: () => onConnected(true),
      onWorking() {
        tries = 0;
      },
      onNews(name, lead, number) {
        heard = Math.max(heard, number);
        onNews(name, lead, number);
      },
      onGoodbye() {
        disconnect();
        onGoodbye();
      },
      onCut: (isRefused) => connectLater(isRefused ? url : undefined),
    });
  }

  /**
   * `refused`: the address that answered with something other than a stream; asked again, it may say when to come back.
   */
  function connectLater(refused: string | undefined): void {
    disconnect();
    if (document.hidden) return;
    const pause = pauseSeconds(tries++);
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

function addressOf(filter: URLSearchParams, heard: number): string {
  const query = new URLSearchParams(filter);
  query.set("lastEventId", String(heard));
  return `/api/v1/leads/events?${query}`;
}

const pauseSeconds = (tries: number) => PAUSES_SECONDS[Math.min(tries, PAUSES_SECONDS.length - 1)] ?? 0;

interface OneConnection {
  onOpen(): void;
  /** It has delivered something, or has lasted; merely opening is no sign of health, as it may be cut at once. */
  onWorking(): void;
  onNews: ConnectionOptions["onNews"];
  onGoodbye(): void;
  /** `isRefused`: the answer was something other than a stream. */
  onCut(isRefused: boolean): void;
}

/** Returns a function that hangs up. */
function openConnection(url: string, { onOpen, onWorking, onNews, onGoodbye, onCut }: OneConnection): () => void {
  const source = new EventSource(url);
  let lasting: number | undefined;
  source.addEventListener("open", () => {
    lasting = window.setTimeout(onWorking, LASTING_SECONDS * 1000);
    onOpen();
  });
  for (const name of NAMES) {
    source.addEventListener(name, (event: MessageEvent<string>) => {
      onWorking();
      onNews(name, JSON.parse(event.data), Number(event.lastEventId));
    });
  }
  source.addEventListener("goodbye", onGoodbye);
  source.addEventListener("error", () => onCut(source.readyState === EventSource.CLOSED));
  return () => {
    window.clearTimeout(lasting);
    source.close();
  };
}

/**
 * An EventSource does not reveal the response's status, so we ask again: 429 comes with a pause in seconds, any other
 * status with none.
 */
async function pauseAskedBy(url: string): Promise<number | undefined> {
  const answer = await fetch(url).catch(() => undefined);
  void answer?.body?.cancel();
  if (answer?.status !== 429) return undefined;
  return Number(answer.headers.get("retry-after")) || REFUSED_SECONDS;
}
