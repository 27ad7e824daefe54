import type { QuoteTechnology } from "#content/quote-sheet/offer-fields.ts";
import "#app/ui/styles/portrait.css";

/** What a quote adds to a home, as far as it can be drawn. */
export interface Portrayed {
  technology: QuoteTechnology;
  /** The number of panels on each face of the roof; we see the first. */
  panels: readonly number[];
  /** The battery's usable capacity and its place. */
  battery: { usableKwh: number; place: string } | null;
}

const PER_ROW = 6;
const SHOWN_MAX = { front: 12, back: 6 };
/** The size of the drawn battery, in units of the picture; it grows with usable capacity. */
const BATTERY = { least: 12, perKwh: 1.8, most: 40 };

/** Where a battery goes: the middle of its foot, and the part of the house opened to show it. */
const PLACES: Readonly<Record<string, { x: number; y: number; opened?: string; most?: number }>> = {
  outdoors: { x: 219, y: 118 },
  garage: { x: 179, y: 118, opened: "M160 86H199V120H160Z" },
  utility: { x: 128, y: 118, opened: "M108 76H148V120H108Z" },
  loft: { x: 127, y: 60, opened: "M108 60V38L118 27H130L146 60Z", most: 26 },
  bedroom_or_stairs: { x: 56, y: 118, opened: "M36 76H76V120H36Z" },
  other: { x: 219, y: 118 },
};

/** The same house under each quote, with what that quote adds. Drawn from its facts alone. */
export function SystemPortrait({ shown, label }: { shown: Portrayed; label: string }) {
  const { front, back } = panelsOf(shown);
  return (
    <svg className="portrait" viewBox="0 0 240 128" role="img" aria-label={label}>
      <path className="portrait-ground" d="M4 120H236" />
      {back > 0 && <path className="portrait-back" d={rowOf(back, { x: 50, y: 7, width: 10, height: 13 })} />}
      <path className="portrait-brick" d="M30 68H152V120H30Z" />
      <path className="portrait-slate" d="M44 20H138L162 68H20Z" />
      <path className="portrait-glass" d="M44 82H68V104H44ZM116 82H140V104H116Z" />
      <path className="portrait-door" d="M84 84H102V120H84Z" />
      <path className="portrait-shade" d="M152 80H206V120H152Z" />
      <path className="portrait-slate" d="M148 72H210V80H148Z" />
      {front > 0 && <path className="portrait-panel" d={frontRows(front)} />}
      {shown.battery && <Battery battery={shown.battery} />}
      {shown.technology === "heat_pump" && (
        <path className="portrait-unit" d="M6 96H26V118H6Z M11 107a5 5 0 1 0 10 0a5 5 0 1 0 -10 0Z" />
      )}
      {shown.technology === "ev_charger" && (
        <path className="portrait-unit" d="M208 96H216V108H208Z M212 108V116H222" />
      )}
    </svg>
  );
}

/** We see the first face of the roof; panels on other faces show above the ridge. */
function panelsOf({ panels }: Portrayed): { front: number; back: number } {
  const [seen, ...others] = panels;
  const behind = others.reduce((sum, count) => sum + count, 0);
  return { front: Math.min(seen ?? 0, SHOWN_MAX.front), back: Math.min(behind, SHOWN_MAX.back) };
}

function frontRows(count: number): string {
  const perRow = count > PER_ROW ? Math.ceil(count / 2) : count;
  const size = { x: 47, width: 11, height: 17 };
  return `${rowOf(perRow, { ...size, y: 26 })}${rowOf(count - perRow, { ...size, y: 45 })}`;
}

function rowOf(count: number, { x, y, width, height }: { x: number; y: number; width: number; height: number }) {
  const gap = 2;
  const one = (_: unknown, at: number) => `M${x + at * (width + gap)} ${y}h${width}v${height}h-${width}Z`;
  return Array.from({ length: count }, one).join("");
}

function Battery({ battery: { usableKwh, place } }: { battery: NonNullable<Portrayed["battery"]> }) {
  const { x, y, opened, most = BATTERY.most } = PLACES[place] ?? { x: 219, y: 118 };
  const height = Math.round(Math.min(most, BATTERY.least + usableKwh * BATTERY.perKwh));
  return (
    <>
      {opened && <path className="portrait-room" d={opened} />}
      <path className="portrait-battery" d={`M${x - 9} ${y - height}h18v${height}h-18Z`} />
      <path className="portrait-charge" d={`M${x - 4} ${y - 5}h8M${x - 4} ${y - 10}h8`} />
    </>
  );
}
