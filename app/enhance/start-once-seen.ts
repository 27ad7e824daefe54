/** The event a page sends once React has hydrated it. */
export const ALIVE = "fairwatt:alive";

interface Start {
  /** Addresses of the modules that the page will need. */
  announced: string[];
  /** The longest wait for the first paint; a background tab may never be painted. */
  unseenMilliseconds: number;
  /** How long a click waits for React before it does what it does without scripts. */
  heldMilliseconds: number;
}

/**
 * Runs inside the page as text, so nothing outside its own lines exists. Starts the script before it once the page is
 * painted. A click before hydration is repeated afterwards: Purchase Lead must ask first.
 */
export function startOnceSeen({ announced, unseenMilliseconds, heldMilliseconds }: Start, alive: string): void {
  const own = document.currentScript as HTMLScriptElement;
  const { nonce } = own;
  const textContent = own.previousElementSibling?.textContent ?? "";
  // Removed before React looks.
  own.remove();

  let isStarted = false;
  const add = (name: string, given: object) =>
    document.head.append(Object.assign(document.createElement(name), { nonce, ...given }));
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    // One task each, so that a slow phone can respond in between. The first three make the browser load its number,
    // date and list formats, which takes longer than starting the page.
    const tasks = [
      () => new Intl.NumberFormat("en-GB"),
      () => new Intl.DateTimeFormat("en-GB", { timeZone: "Europe/London" }),
      () => new Intl.ListFormat("en-GB"),
      ...announced.map((href) => () => add("link", { rel: "modulepreload", href })),
      () => add("script", { type: "module", textContent }),
    ];
    for (const task of tasks) setTimeout(task);
  };
  requestAnimationFrame(() => setTimeout(start));
  setTimeout(start, document.visibilityState === "hidden" ? 0 : unseenMilliseconds);

  let heldButton: HTMLElement | null = null;
  const hold = (event: MouseEvent) => {
    const button = (event.target as Element).closest("button");
    if (!button) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    heldButton = button;
    button.ariaBusy = "true";
    setTimeout(release, heldMilliseconds);
  };
  const release = () => {
    document.removeEventListener("click", hold, true);
    const button = heldButton;
    heldButton = null;
    if (!button) return;
    button.ariaBusy = null;
    button.click();
  };
  document.addEventListener("click", hold, true);
  window.addEventListener(alive, release, { once: true });
}
