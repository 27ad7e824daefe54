import "./maps.css";
/** Lower bounds of the shades after the first: solar installations per 1,000 households. */
export const REGION_LIMITS = [40, 55, 65, 80] as const;
export const BOROUGH_LIMITS = [10, 15, 22, 28] as const;

const SHADES_OF_SOME = 4;

/** Whole-number limits that give the largest of these counts the darkest shade; anything below 1 has the lightest. */
export function limitsOf(counts: readonly number[]): readonly number[] {
  const step = Math.max(1, Math.floor((Math.max(1, ...counts) - 1) / (SHADES_OF_SOME - 1)));
  return Array.from({ length: SHADES_OF_SOME }, (_, shade) => 1 + shade * step);
}

/** The class for a shape's shade, from `shade-1` (fewest) to `shade-5`. */
export function shadeOf(value: number, limits: readonly number[]): string {
  return `shade-${limits.filter((limit) => value >= limit).length + 1}`;
}

export function ShadeLegend({ limits }: { limits: readonly number[] }) {
  const words = [`under ${limits[0]}`, ...limits.map((limit, index) => rangeFrom(limit, limits[index + 1]))];
  return (
    <ul className="shade-legend">
      {words.map((word, index) => (
        <li key={word}>
          <svg className={`shade-${index + 1}`} width="14" height="14" aria-hidden="true" focusable="false">
            <rect width="14" height="14" rx="3" />
          </svg>
          {word}
        </li>
      ))}
    </ul>
  );
}

function rangeFrom(limit: number, next: number | undefined): string {
  return next === undefined ? `${limit} or more` : `${limit} to ${next}`;
}
