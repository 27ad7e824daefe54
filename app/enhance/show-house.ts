import type { LiveHouseProps } from "#app/ui/house/live-house.tsx";
import { woolTop } from "#app/ui/house/wool-top.ts";

export function showHouse({ panels, parts, loftMm }: Pick<LiveHouseProps, "panels" | "parts" | "loftMm">): void {
  for (const panel of document.querySelectorAll<SVGElement>("[data-panel]")) {
    panel.classList.toggle("is-off", Number(panel.dataset.panel) >= panels);
  }
  for (const [name, isThere] of Object.entries(parts)) livePart(name)?.classList.toggle("is-off", !isThere);
  turn("wool", `translateY(${woolTop(loftMm)}px)`);
}

const livePart = (name: string) => document.querySelector<SVGElement>(`[data-live="${name}"]`);

export function turn(name: string, transform: string): void {
  const part = livePart(name);
  if (part) part.style.transform = transform;
}
