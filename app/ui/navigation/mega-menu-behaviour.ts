import { syncExpanded } from "#app/ui/navigation/sync-expanded.ts";

// Long enough to cross from the word to a corner of the panel, short enough to feel immediate on leaving.
const LEAVE_MILLISECONDS = 150;

function panelLinks(menu: HTMLDetailsElement): HTMLAnchorElement[] {
  return [...menu.querySelectorAll("a")];
}

/** The link an arrow key leads to: along the column, or at the same height in the next. */
function neighbour(menu: HTMLDetailsElement, from: HTMLAnchorElement, key: string): HTMLAnchorElement | undefined {
  const links = panelLinks(menu);
  const step = key === "ArrowDown" ? 1 : key === "ArrowUp" ? -1 : 0;
  if (step !== 0) return links[(links.indexOf(from) + step + links.length) % links.length];
  const columns = [...menu.querySelectorAll("ul")]
    .map((list) => [...list.querySelectorAll("a")])
    .filter((column) => column.length > 0);
  const at = columns.findIndex((column) => column.includes(from));
  if (at < 0) return undefined;
  const next = columns[(at + (key === "ArrowRight" ? 1 : -1) + columns.length) % columns.length];
  return next?.[columns[at]?.indexOf(from) ?? 0];
}

interface Opener {
  open(): void;
  close(): void;
  closeSoon(): void;
  /** The first click on a hovered word keeps the menu open; only the second closes it. */
  pinOrClose(): void;
  /** Returns the focus to the word without opening the menu again. */
  closeAndReturn(): void;
  openByFocus(): void;
  stop(): void;
}

function openerOf(menu: HTMLDetailsElement, summary: HTMLElement | null): Opener {
  let pinned = false;
  let returning = false;
  let leaving: ReturnType<typeof setTimeout> | undefined;
  const stop = () => clearTimeout(leaving);
  const open = () => {
    stop();
    menu.open = true;
  };
  const close = () => {
    stop();
    menu.open = false;
    pinned = false;
  };
  return {
    open,
    close,
    closeSoon() {
      leaving = setTimeout(close, LEAVE_MILLISECONDS);
    },
    pinOrClose() {
      if (menu.open && pinned) return close();
      open();
      pinned = true;
    },
    closeAndReturn() {
      const inside = menu.contains(document.activeElement);
      close();
      returning = true;
      if (inside) summary?.focus();
      returning = false;
    },
    openByFocus() {
      if (!returning && summary?.matches(":focus-visible")) open();
    },
    stop,
  };
}

/**
 * Makes a `<details>` menu open on hover, focus, Enter and arrow keys, and close on leave, blur, Escape and choice.
 * Without this it still opens and closes with a click. Returns a function that undoes it all.
 */
export function enliven(menu: HTMLDetailsElement): () => void {
  const undo = new AbortController();
  const { signal } = undo;
  const summary = menu.querySelector("summary");
  const opener = openerOf(menu, summary);
  syncExpanded(menu, signal);
  followPointer(menu, opener, signal);
  followKeys(menu, opener, signal);
  summary?.addEventListener(
    "click",
    (event) => {
      event.preventDefault();
      opener.pinOrClose();
    },
    { signal },
  );
  summary?.addEventListener("focus", opener.openByFocus, { signal });
  menu.addEventListener(
    "focusout",
    (event) => event.relatedTarget instanceof Node && !menu.contains(event.relatedTarget) && opener.close(),
    { signal },
  );
  return () => {
    opener.stop();
    undo.abort();
  };
}

function followPointer(menu: HTMLDetailsElement, { open, close, closeSoon }: Opener, signal: AbortSignal): void {
  menu.addEventListener("pointerenter", (event) => event.pointerType === "mouse" && open(), { signal });
  menu.addEventListener(
    "pointerleave",
    (event) => {
      if (event.pointerType === "mouse" && !menu.querySelector("a:focus-visible")) closeSoon();
    },
    { signal },
  );
  menu.addEventListener("click", (event) => event.target instanceof Element && event.target.closest("a") && close(), {
    signal,
  });
  document.addEventListener(
    "pointerdown",
    (event) => event.target instanceof Node && !menu.contains(event.target) && close(),
    { signal },
  );
}

function followKeys(menu: HTMLDetailsElement, { open, closeAndReturn }: Opener, signal: AbortSignal): void {
  menu.addEventListener(
    "keydown",
    (event) => {
      if (!(event.target instanceof Element) || !event.key.startsWith("Arrow")) return;
      const link = event.target.closest("a");
      const target = link ? neighbour(menu, link, event.key) : panelLinks(menu)[0];
      event.preventDefault();
      open();
      target?.focus();
    },
    { signal },
  );
  document.addEventListener("keydown", (event) => event.key === "Escape" && menu.open && closeAndReturn(), { signal });
}
