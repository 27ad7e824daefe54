import { PageLinks } from "#app/ui/text-sections.tsx";
import { notFound as page } from "#content/pages/not-found.ts";

export function NotFoundText({ path }: { path: string }) {
  return (
    <div className="wrap page stack-l">
      <div className="stack">
        <h1>{page.heading}</h1>
        <p className="lead">{page.intro}</p>
        <p className="muted">{path}</p>
      </div>
      {page.links && <PageLinks links={page.links} />}
    </div>
  );
}
