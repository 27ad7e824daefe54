const EVERY_MS = 20_000;

/** While the page is visible, reloads the parts that somebody else may change; what is typed stays. */
export function refreshParts(): void {
  if (partsHere().length === 0) return;
  setInterval(() => {
    if (!document.hidden) void readAgain();
  }, EVERY_MS);
}

/** Reloads them now. Returns whether the page has any. */
export async function readAgain(): Promise<boolean> {
  const parts = partsHere();
  if (parts.length === 0) return false;
  await refresh(parts.map(({ id }) => id)).catch(() => undefined);
  return true;
}

const partsHere = () => [...document.querySelectorAll<HTMLElement>("[data-refresh][id]")];

async function refresh(ids: readonly string[]): Promise<void> {
  const answer = await fetch(location.href, { headers: { accept: "text/html" } });
  if (!answer.ok) return;
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  for (const id of ids) {
    const old = document.getElementById(id);
    const next = page.getElementById(id);
    // In use: it has the focus.
    if (!old || !next || old.contains(document.activeElement)) continue;
    if (old.textContent !== next.textContent) old.replaceChildren(...next.childNodes);
  }
}
