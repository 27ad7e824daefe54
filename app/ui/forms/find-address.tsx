import type { ReactNode } from "react";
import { Notice } from "#app/ui/notice.tsx";
import { addressWords } from "#content/planner/address-words.ts";
import "./find-address.css";

type FindAddressProps = {
  examples: readonly string[];
  /** The certificate that the form was filled in from, in words. */
  day?: string | undefined;
  /** Why the last look-up filled in nothing. */
  byHand?: string | undefined;
  /** Whether this is what a person without scripts is to see next, as the answer to a look-up. */
  isAnswered?: boolean | undefined;
  /** Its id as that answer, where the form's address leads to one. */
  answerId?: string | undefined;
  /** The button. */
  children: ReactNode;
};

/** Under a form's postcode. */
export function FindAddress({
  examples,
  day,
  byHand,
  isAnswered = byHand !== undefined,
  answerId,
  children,
}: FindAddressProps) {
  return (
    <div className="find-address" {...(isAnswered && { tabIndex: -1, autoFocus: true, id: answerId })}>
      {children}
      <p className="hint">
        {day ? addressWords.filledIn(day) : addressWords.about}
        {examples.length > 0 && ` ${addressWords.examples(examples)}`}
      </p>
      {byHand && (
        <div role="status">
          <Notice tone="warn">
            <p>{byHand}</p>
          </Notice>
        </div>
      )}
    </div>
  );
}

/** First in a form, so that Enter in a field sends it and does not look for an address. */
export function EnterKey({ children }: { children: string }) {
  return (
    <button type="submit" className="sr-only" tabIndex={-1} aria-hidden="true">
      {children}
    </button>
  );
}

/** Under an answer: where it comes from, a certificate or a plan, until somebody corrects it. */
export function AnswerSource({ id, children }: { id?: string; children?: string | undefined }) {
  return (
    <p className="certified" id={id} data-follow={id && ""}>
      {children}
    </p>
  );
}
