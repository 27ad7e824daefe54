import { Source } from "#app/routes/site/parts/sourced-facts.tsx";
import { StaleMark } from "#app/routes/site/parts/stale-mark.tsx";
import type { Answer } from "#content/answers/answer.ts";

const QUESTIONS = {
  cost: "It costs",
  saving: "It saves",
  payback: "Payback",
  grant: "The grant",
} as const;
const ORDER = ["cost", "saving", "payback", "grant"] as const;

type AnswerBoxProps = {
  answer: Answer;
  /** The page has one below. */
  hasCalculator?: boolean;
};

export function AnswerBox({ answer, hasCalculator = true }: AnswerBoxProps) {
  return (
    <section className="wrap answer-wrap" aria-labelledby="answer-title">
      <div className="answer">
        <h2 className="sr-only" id="answer-title">
          In short
        </h2>
        <dl>
          {ORDER.map((name) => (
            <div key={name}>
              <dt>{QUESTIONS[name]}</dt>
              <dd>
                <b>{answer[name].value}</b>
                <StaleMark restsOn={answer[name].restsOn} />
                {answer[name].note && <span>{answer[name].note}</span>}
                <Source source={answer[name].source} asOf={answer[name].asOf} />
              </dd>
            </div>
          ))}
        </dl>
        <p className="answer-foot">
          <span className="muted">
            Examples, with their assumptions.{" "}
            {hasCalculator && <span className="no-print">Try your own figures in the calculator below.</span>}
          </span>
          <a className="btn btn-primary" href="#quote">
            Compare up to 3 free quotes
          </a>
        </p>
      </div>
    </section>
  );
}
