/** Keeps `aria-expanded` on a menu's word in step with the menu, for programs that know buttons but not `<details>`. */
export function syncExpanded(menu: HTMLDetailsElement, signal: AbortSignal): void {
  const summary = menu.querySelector(":scope > summary");
  const tell = () => summary?.setAttribute("aria-expanded", String(menu.open));
  menu.addEventListener("toggle", tell, { signal });
  tell();
}
