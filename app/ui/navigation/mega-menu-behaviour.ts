import { tellExpanded } from "#app/ui/navigation/tell-expanded.ts";

// Long enough to cross from the word to a corner of the panel, short enough to feel closed on leave.
const LEAVE_MILLISECONDS = 150;

function panelLinks(menu: HTMLDetailsElement): HTMLAnchorElement[] {
  return [...menu.querySelectorAll("a")];
}

/** The link that an arrow key leads to: along the column, or at the same height in the next one. */
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

/**
 * Makes a `<details>` menu open on hover, focus, Enter and arrow keys, and close on leave, blur, Escape and choice.
 * Without it the menu still opens and closes with a click. Returns the function that takes it all back.
 */
export function enliven(menu: HTMLDetailsElement): () => void {
  const undo = new AbortController();
  const { signal } = undo;
  const summary = menu.querySelector("summary");
  let pinned = false;
  let returning = false;
  let leaving: ReturnType<typeof setTimeout> | undefined;

  const open = () => {
    clearTimeout(leaving);
    menu.open = true;
  };
  const close = () => {
    clearTimeout(leaving);
    menu.open = false;
    pinned = false;
  };
  const closeAndReturn = () => {
    const inside = menu.contains(document.activeElement);
    close();
    returning = true;
    if (inside) summary?.focus();
    returning = false;
  };
  const onKey = (event: KeyboardEvent) => {
    if (!(event.target instanceof Element) || !event.key.startsWith("Arrow")) return;
    const link = event.target.closest("a");
    const target = link ? neighbour(menu, link, event.key) : panelLinks(menu)[0];
    event.preventDefault();
    open();
    target?.focus();
  };

  tellExpanded(menu, signal);
  menu.addEventListener("pointerenter", (event) => event.pointerType === "mouse" && open(), { signal });
  menu.addEventListener(
    "pointerleave",
    (event) => {
      if (event.pointerType !== "mouse" || menu.querySelector("a:focus-visible")) return;
      leaving = setTimeout(close, LEAVE_MILLISECONDS);
    },
    { signal },
  );
  // The first click on an already hovered word keeps the menu; only the second closes it.
  summary?.addEventListener(
    "click",
    (event) => {
      event.preventDefault();
      if (menu.open && pinned) return close();
      open();
      pinned = true;
    },
    { signal },
  );
  summary?.addEventListener("focus", () => !returning && summary.matches(":focus-visible") && open(), { signal });
  menu.addEventListener("keydown", onKey, { signal });
  menu.addEventListener(
    "focusout",
    (event) => event.relatedTarget instanceof Node && !menu.contains(event.relatedTarget) && close(),
    { signal },
  );
  menu.addEventListener("click", (event) => event.target instanceof Element && event.target.closest("a") && close(), {
    signal,
  });
  document.addEventListener("keydown", (event) => event.key === "Escape" && menu.open && closeAndReturn(), { signal });
  document.addEventListener(
    "pointerdown",
    (event) => event.target instanceof Node && !menu.contains(event.target) && close(),
    { signal },
  );
  return () => {
    clearTimeout(leaving);
    undo.abort();
  };
}
