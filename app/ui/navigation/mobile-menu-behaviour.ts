import { syncExpanded } from "#app/ui/navigation/sync-expanded.ts";

/**
 * Closes the menu on Escape and when a link is chosen; choosing a service closes both toggles. Returns a function that
 * undoes it.
 */
export function enlivenMobileMenu(menu: HTMLDetailsElement): () => void {
  const undo = new AbortController();
  const { signal } = undo;
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !menu.open) return;
    menu.open = false;
    menu.querySelector("summary")?.focus();
  };
  const onChoice = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link) return;
    menu.open = false;
    link.closest<HTMLDetailsElement>("details details")?.removeAttribute("open");
  };
  for (const toggle of [menu, ...menu.querySelectorAll("details")]) syncExpanded(toggle, signal);
  document.addEventListener("keydown", onKey, { signal });
  menu.addEventListener("click", onChoice, { signal });
  return () => undo.abort();
}
