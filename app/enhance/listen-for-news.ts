import { readAgain } from "#app/enhance/refresh-parts.ts";

/** Lets the page load first. */
const AFTER_MS = 2000;

/**
 * While a project's page is visible, listens for what others do. Messages appear by themselves; anything else adds a
 * line at the top, and the reader decides when to update the page.
 */
export function listenForNews(): void {
  const bar = document.querySelector<HTMLElement>("[data-news]");
  const address = bar?.dataset.news;
  if (!bar || !address) return;
  let source: EventSource | undefined;
  let lastId = "";
  const listen = () => {
    if (source || document.hidden) return;
    source = new EventSource(lastId ? `${address}?since=${lastId}` : address);
    source.addEventListener("news", (event) => {
      lastId = event.lastEventId;
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
  // A page in the back/forward cache must hold no connection.
  addEventListener("pagehide", leave);
}

async function show(bar: HTMLElement, kind: string): Promise<void> {
  if (kind === "message" && (await readAgain())) return;
  const line = bar.firstElementChild;
  if (line instanceof HTMLElement) line.hidden = false;
}
