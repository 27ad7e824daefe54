import { PageLinks } from "#app/ui/text-sections.tsx";
import { type LostPage as LostPageText, lostLinks } from "#content/pages/local-failures.ts";

export function LostPage({ heading, lines }: LostPageText) {
  return (
    <div className="wrap page stack-l">
      <div className="stack">
        <h1>{heading}</h1>
        {lines.map((line) => (
          <p className="lead" key={line}>
            {line}
          </p>
        ))}
      </div>
      <PageLinks links={lostLinks} />
    </div>
  );
}
