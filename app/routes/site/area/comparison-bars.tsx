type ComparisonBarsProps = {
  title: string;
  source: string;
  rows: readonly { label: string; value: number; isHere?: boolean }[];
};

/** A few figures of one kind, each with its bar. */
export function ComparisonBars({ title, source, rows }: ComparisonBarsProps) {
  const most = Math.max(...rows.map(({ value }) => value));
  return (
    <figure className="compare">
      <figcaption>{title}</figcaption>
      <dl className="compare-rows">
        {rows.map(({ label, value, isHere }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <svg width="100%" height="14" aria-hidden="true" focusable="false">
                <rect
                  className={isHere ? "is-here" : undefined}
                  width={`${(value / most) * 100}%`}
                  height="14"
                  rx="2"
                />
              </svg>
              <b>{value.toFixed(1)}</b>
            </dd>
          </div>
        ))}
      </dl>
      <small className="muted">{source}</small>
    </figure>
  );
}
