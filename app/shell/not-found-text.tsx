import { PageLinks } from "#app/ui/text-sections.tsx";
import { notFound as page } from "#content/pages/not-found.ts";

/** What any address without a page shows: which address it was, and where the reader may have wanted to go. */
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
