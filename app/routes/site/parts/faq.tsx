import { ChevronDown } from "lucide-react";
import type { Question } from "#content/service-pages/service-page.ts";
import "./service-page.css";

/** Works without JavaScript. */
export function Faq({ questions }: { questions: readonly Question[] }) {
  return (
    <div className="faq">
      {questions.map(({ question, answer }) => (
        <details key={question}>
          <summary>
            <h3>{question}</h3>
            <ChevronDown className="icon chev" aria-hidden="true" />
          </summary>
          <p>{answer}</p>
        </details>
      ))}
    </div>
  );
}
