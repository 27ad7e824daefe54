import { ShowAsTable } from "#app/ui/charts/chart.tsx";

const ROW_HEIGHT = 46;
const TEXT_BASE = 16;
const BAR_TOP = 24;
const BAR_HEIGHT = 12;
const LEAST_PERCENT = 0.5;

type NamedBarsProps = {
  title: string;
  head: readonly [string, string];
  bars: readonly { label: string; value: number; words: string; isKey?: boolean }[];
};

/** Bars below one another, each under its name. Widths are percentages, so that the text never shrinks. */
export function NamedBars({ title, head, bars }: NamedBarsProps) {
  const most = Math.max(...bars.map(({ value }) => value));
  return (
    <figure className="picture">
      <figcaption>{title}</figcaption>
      <svg width="100%" height={bars.length * ROW_HEIGHT} aria-hidden="true" focusable="false">
        {bars.map(({ label, value, words, isKey }, row) => (
          <svg key={label} y={row * ROW_HEIGHT} height={ROW_HEIGHT} aria-hidden="true" focusable="false">
            <text y={TEXT_BASE}>{label}</text>
            <text className="is-key is-end" x="100%" y={TEXT_BASE}>
              {words}
            </text>
            <rect className="track" y={BAR_TOP} width="100%" height={BAR_HEIGHT} rx={2} />
            <rect
              className={isKey ? "is-key" : "is-then"}
              y={BAR_TOP}
              width={percentOf(value, most)}
              height={BAR_HEIGHT}
              rx={2}
            />
          </svg>
        ))}
      </svg>
      <ShowAsTable caption={title} headers={head} rows={bars.map(({ label, words }) => [label, words])} />
    </figure>
  );
}

function percentOf(value: number, most: number): string {
  return `${Math.max(LEAST_PERCENT, Math.round((1000 * value) / most) / 10)}%`;
}
