import { Check } from "lucide-react";
import { Link } from "react-router";
import { quoteSteps, type StepId } from "#app/routes/installer/quote/quote-steps.ts";

interface Props {
  here: string;
  current: StepId;
  /** What is left to do in each; null before anything is saved. */
  left: Partial<Record<StepId, number>> | null;
}

/** The six steps, in any order, each with what is left to do in it. */
export function QuoteStepsNav({ here, current, left }: Props) {
  return (
    <nav aria-label="Steps of the quote">
      <ol className="quote-steps">
        {quoteSteps.map(({ id, title }) => (
          <li key={id}>
            <Link to={`${here}?step=${id}`} aria-current={id === current ? "step" : undefined}>
              {title}
              {left && id !== "review" && <Left count={left[id] ?? 0} />}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Left({ count }: { count: number }) {
  if (count > 0) {
    return (
      <span className="step-left">
        <span className="sr-only">, </span>
        {count}
        <span className="left-word"> left</span>
      </span>
    );
  }
  return (
    <>
      <Check className="icon" aria-hidden="true" />
      <span className="sr-only">, done</span>
    </>
  );
}
