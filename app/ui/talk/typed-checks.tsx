import { typedChecks } from "#content/planner/quote-check.ts";

type TypedChecksProps = { checks: { texts: readonly string[]; isMcsLike: boolean } };

/** What to ask about a quote that somebody typed in. */
export function TypedChecks({ checks: { texts, isMcsLike } }: TypedChecksProps) {
  return (
    <>
      {texts.length === 0 ? (
        <p>{typedChecks.none}</p>
      ) : (
        <ul className="stack-s">
          {texts.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
      {isMcsLike && <p>{typedChecks.mcs}</p>}
    </>
  );
}
