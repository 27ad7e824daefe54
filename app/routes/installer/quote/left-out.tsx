import { labelOfField } from "#app/routes/installer/quote/quote-steps.ts";
import { Notice } from "#app/ui/notice.tsx";
import type { leftOutOf } from "#domain/quotes/templates.ts";

/** Which words did not come along, because they name the customer they were typed for. */
export function LeftOutWords({ leftOut: { technology, words } }: { leftOut: Awaited<ReturnType<typeof leftOutOf>> }) {
  if (words.length === 0) return null;
  return (
    <Notice tone="warn" title="Left out, because they name the customer it was written for">
      <ul>
        {words.map(({ path, text }) => (
          <li key={path}>
            {labelOfField(path, technology)}
            {text !== null && `: “${text}”`}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
