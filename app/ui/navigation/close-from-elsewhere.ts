/** Closes these menus on Escape, and on a click or focus elsewhere. Returns what ends that. */
export function closeFromElsewhere(menus: () => readonly HTMLDetailsElement[]): () => void {
  const open = () => menus().filter((menu) => menu.open);
  const leave = ({ target }: Event) => {
    for (const menu of open()) if (target instanceof Node && !menu.contains(target)) menu.open = false;
  };
  const closeByKey = ({ key }: KeyboardEvent) => {
    if (key !== "Escape") return;
    for (const menu of open()) {
      menu.open = false;
      menu.querySelector("summary")?.focus();
    }
  };
  document.addEventListener("pointerdown", leave);
  document.addEventListener("focusin", leave);
  document.addEventListener("keydown", closeByKey);
  return () => {
    document.removeEventListener("pointerdown", leave);
    document.removeEventListener("focusin", leave);
    document.removeEventListener("keydown", closeByKey);
  };
}
