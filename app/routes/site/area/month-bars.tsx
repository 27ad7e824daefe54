import { formatNumber } from "#app/ui/format.ts";
import { MONTHS } from "#content/planner/months.ts";
import "#app/ui/charts/chart.css";

const CHART_HEIGHT = 200;
const BAR_HEIGHT_MAX = 150;
const BASE = 176;
const SLOT_PERCENT = 100 / MONTHS.length;
const BAR_PERCENT = 6.4;

type MonthBarsProps = { title: string; unit: string; values: readonly number[] };

/** Twelve months as bars, with the same figures as a table. Widths are percentages, so that the text never shrinks. */
export function MonthBars({ title, unit, values }: MonthBarsProps) {
  const most = Math.max(...values);
  return (
    <figure className="months">
      <figcaption>
        {title} <span className="muted">({unit})</span>
      </figcaption>
      <svg width="100%" height={CHART_HEIGHT} aria-hidden="true" focusable="false">
        {values.map((value, month) => (
          <Bar key={MONTHS[month]} month={month} value={value} most={most} />
        ))}
      </svg>
      <details className="as-table">
        <summary>Show as table</summary>
        <MonthTable unit={unit} values={values} />
      </details>
    </figure>
  );
}

function Bar({ month, value, most }: { month: number; value: number; most: number }) {
  const height = Math.round((value / most) * BAR_HEIGHT_MAX);
  const left = month * SLOT_PERCENT + (SLOT_PERCENT - BAR_PERCENT) / 2;
  const middle = `${(month + 0.5) * SLOT_PERCENT}%`;
  return (
    <>
      <rect
        className={value === most ? "is-most" : undefined}
        x={`${left}%`}
        y={BASE - height}
        width={`${BAR_PERCENT}%`}
        height={height}
        rx={2}
      />
      <text x={middle} y={BASE - height - 6}>
        {value}
      </text>
      <text className="is-month" x={middle} y={CHART_HEIGHT - 6}>
        {MONTHS[month]?.charAt(0)}
      </text>
    </>
  );
}

function MonthTable({ unit, values }: Omit<MonthBarsProps, "title">) {
  return (
    <table className="mini-table">
      <thead>
        <tr>
          <th scope="col">Month</th>
          <th scope="col">{unit}</th>
        </tr>
      </thead>
      <tbody>
        {values.map((value, month) => (
          <tr key={MONTHS[month]}>
            <th scope="row">{MONTHS[month]}</th>
            <td>{formatNumber(value)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
