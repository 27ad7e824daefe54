import { readAgain } from "#app/enhance/refresh-parts.ts";

/** The page comes first. */
const AFTER_MS = 2000;

/**
 * On a page of a project: while it is seen, it hears what the others do. Messages appear by themselves; of anything else
 * a line at the top tells, and the reader decides when the page changes.
 */
export function listenForNews(): void {
  const bar = document.querySelector<HTMLElement>("[data-news]");
  const address = bar?.dataset.news;
  if (!bar || !address) return;
  let source: EventSource | undefined;
  let heard = "";
  const listen = () => {
    if (source || document.hidden) return;
    source = new EventSource(heard ? `${address}?since=${heard}` : address);
    source.addEventListener("news", (event) => {
      heard = event.lastEventId;
      void show(bar, JSON.parse(event.data).kind);
    });
    source.addEventListener("goodbye", leave);
  };
  const leave = () => {
    source?.close();
    source = undefined;
  };
  setTimeout(listen, AFTER_MS);
  document.addEventListener("visibilitychange", () => (document.hidden ? leave() : listen()));
  // A page kept for the way back must hold no connection.
  addEventListener("pagehide", leave);
}

async function show(bar: HTMLElement, kind: string): Promise<void> {
  if (kind === "message" && (await readAgain())) return;
  const line = bar.firstElementChild;
  if (line instanceof HTMLElement) line.hidden = false;
}
