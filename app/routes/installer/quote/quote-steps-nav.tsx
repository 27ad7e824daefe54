import { Check } from "lucide-react";
import { Link } from "react-router";
import { quoteSteps, type StepId } from "#app/routes/installer/quote/quote-steps.ts";

interface Props {
  here: string;
  current: StepId;
  /** What is left to do in each; null before anything is saved. */
  left: Partial<Record<StepId, number>> | null;
  /** How much of each may be left out, and is: the customer reads "Not said". */
  notSaid: Partial<Record<StepId, number>>;
}

/** The six steps, in any order, each with what is left to do in it. */
export function QuoteStepsNav({ here, current, left, notSaid }: Props) {
  return (
    <nav aria-label="Steps of the quote">
      <ol className="quote-steps">
        {quoteSteps.map(({ id, title }) => (
          <li key={id}>
            <Link to={`${here}?step=${id}`} aria-current={id === current ? "step" : undefined}>
              {title}
              {left && id !== "review" && <StepState left={left[id] ?? 0} notSaid={notSaid[id] ?? 0} />}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function StepState({ left, notSaid }: { left: number; notSaid: number }) {
  if (left > 0) return <Count count={left} word="left" />;
  if (notSaid > 0) return <Count count={notSaid} word="not said" />;
  return (
    <>
      <Check className="icon" aria-hidden="true" />
      <span className="sr-only">, done</span>
    </>
  );
}

function Count({ count, word }: { count: number; word: string }) {
  return (
    <span className="step-left">
      <span className="sr-only">, </span>
      {count}
      <span className="left-word"> {word}</span>
    </span>
  );
}
