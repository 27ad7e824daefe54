import type { LeadNewsName } from "#app/installer/live-list.ts";
import type { MaskedLead } from "#domain/leads/lead.ts";

/** A lead as the connection brings it; one that is gone says why. */
export type ToldLead = Omit<MaskedLead, "createdAt"> & { createdAt: string; boughtByYou?: boolean };

interface ConnectionOptions {
  /** The filter of the list, as its address has it. */
  filter: URLSearchParams;
  /** The event after which the list was drawn. */
  from: number;
  onNews(name: LeadNewsName, lead: ToldLead): void;
  onConnected(connected: boolean): void;
  /** The server has said that there will be no more. */
  onGoodbye(): void;
}

const NAMES: readonly LeadNewsName[] = ["lead.available", "lead.places", "lead.gone"];
/** Pauses before each try to connect again; the last one stays. */
const PAUSES_SECONDS = [1, 2, 5, 10];

/**
 * Hears of changes until stopped, and connects again when it is cut off, going on where it stopped. A page that nobody
 * sees keeps no connection, because a browser has only a few for each site.
 */
export function connectToLeads(options: ConnectionOptions): () => void {
  const { filter, from, onNews, onConnected, onGoodbye } = options;
  let heard = from;
  let tries = 0;
  let source: EventSource | undefined;
  let timer: number | undefined;

  function disconnect(): void {
    window.clearTimeout(timer);
    source?.close();
    source = undefined;
    onConnected(false);
  }

  function connect(): void {
    const address = new URLSearchParams(filter);
    address.set("lastEventId", String(heard));
    source = new EventSource(`/api/v1/leads/events?${address}`);
    source.addEventListener("open", () => {
      tries = 0;
      onConnected(true);
    });
    for (const name of NAMES) {
      source.addEventListener(name, (event: MessageEvent<string>) => {
        heard = Math.max(heard, Number(event.lastEventId));
        onNews(name, JSON.parse(event.data));
      });
    }
    source.addEventListener("goodbye", () => {
      disconnect();
      onGoodbye();
    });
    source.addEventListener("error", connectLater);
  }

  function connectLater(): void {
    disconnect();
    if (document.hidden) return;
    const pause = PAUSES_SECONDS[Math.min(tries, PAUSES_SECONDS.length - 1)] ?? 0;
    tries++;
    timer = window.setTimeout(connect, pause * 1000);
  }

  function followVisibility(): void {
    disconnect();
    tries = 0;
    if (!document.hidden) connect();
  }

  document.addEventListener("visibilitychange", followVisibility);
  if (!document.hidden) connect();
  return () => {
    document.removeEventListener("visibilitychange", followVisibility);
    disconnect();
  };
}
