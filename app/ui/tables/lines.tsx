import { SummaryButton } from "#app/ui/summary-button.tsx";

/** About as many characters as fit a line of a table. */
const LINE_LENGTH = 44;

/** Several lines in a cell of a list: the first of them, which folds out into all. */
export function Lines({ lines }: { lines: readonly string[] }) {
  const [first = "", ...others] = lines;
  if (others.length === 0 && first.length <= LINE_LENGTH) return <span className="one-line">{first}</span>;
  return (
    <details className="lines">
      <SummaryButton>
        <span className="one-line">{first}</span>
        {others.length > 0 && <span className="muted whitespace-nowrap">+ {others.length}</span>}
      </SummaryButton>
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </details>
  );
}
