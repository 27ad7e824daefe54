import { Table } from "lucide-react";
import type { ReactNode } from "react";
import { type Axis, type ChartSize, yOf } from "#app/ui/charts/axis.ts";
import "./chart.css";

type ChartProps = {
  label: string;
  broad: ChartSize;
  narrow: ChartSize;
  draw: (size: ChartSize) => ReactNode;
};

/** A picture drawn twice, for wide and narrow pages, so that its text keeps its size; one of them is hidden. */
export function Chart({ label, broad, narrow, draw }: ChartProps) {
  return (
    <figure className="chart">
      <Picture className="is-broad" label={label} size={broad} draw={draw} />
      <Picture className="is-narrow" label={label} size={narrow} draw={draw} />
    </figure>
  );
}

type PictureProps = { className: string; label: string; size: ChartSize; draw: ChartProps["draw"] };

function Picture({ className, label, size, draw }: PictureProps) {
  return (
    <svg className={className} viewBox={`0 0 ${size.width} ${size.height}`} role="img" aria-label={label}>
      {draw(size)}
    </svg>
  );
}

const GAP = 8;
/** Centres the digits on the line. */
const HALF_LETTER = 4;

export function GridLines({ axis, size }: { axis: Axis; size: ChartSize }) {
  return axis.ticks.map((tick) => {
    const y = yOf(tick, axis, size);
    return (
      <g key={tick}>
        <line className="gridline" x1={size.left} x2={size.width - size.right} y1={y} y2={y} />
        <text x={size.left - GAP} y={y + HALF_LETTER} textAnchor="end">
          {tick}
        </text>
      </g>
    );
  });
}

type TableProps = {
  caption: string;
  headers: readonly string[];
  /** The first cell names the row. */
  rows: readonly (readonly (string | number)[])[];
};

export function ShowAsTable({ caption, headers, rows }: TableProps) {
  return (
    <details className="as-table">
      <summary>
        <Table className="icon" aria-hidden="true" />
        Show as table<span className="sr-only">: {caption}</span>
      </summary>
      <table className="mini-table">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {headers.map((header) => (
              <th scope="col" key={header}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...values]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {values.map((value, column) => (
                <td key={headers[column + 1]}>{value}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
