import { Link } from "react-router";
import { Faq } from "#app/routes/site/parts/faq.tsx";
import { PageSection } from "#app/routes/site/parts/page-section.tsx";
import { SourcedFacts } from "#app/routes/site/parts/sourced-facts.tsx";
import { Breadcrumbs } from "#app/ui/navigation/breadcrumbs.tsx";
import { PageContents } from "#app/ui/navigation/page-contents.tsx";
import { PageLinks, sectionId, TextSections } from "#app/ui/text-sections.tsx";
import { pagePath } from "#app/web/addresses/page-path.ts";
import { requestContext } from "#app/web/context.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import { publicPage } from "#app/web/public-page.ts";
import { withErrorPage } from "#app/web/with-error-page.ts";
import { quoteLink } from "#content/navigation.ts";
import type { StaticPage } from "#content/pages/static-page.ts";
import { findStaticPage } from "#content/pages/static-pages.ts";
import { DomainError } from "#domain/errors.ts";
import type { Route } from "./+types/static.ts";
import "#app/routes/site/parts/service-page.css";

export const handle = publicPage;

export const loader = withErrorPage(async ({ request, context }: Route.LoaderArgs) => {
  const page = findStaticPage(pagePath(request), context.get(requestContext).demo);
  if (!page) throw new DomainError("not_found");
  return { page };
});

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData
    ? pageMeta({
        ...loaderData.page,
        hidden: loaderData.page.isEarlier ?? false,
        matches,
        crumbs: crumbsOf(loaderData.page),
      })
    : [];

const crumbsOf = (page: { heading: string; path: string; title: string }) => [
  { name: "Home", path: "/" },
  { name: page.heading, path: page.path },
];

/** Pages with at least this many sections get a table of contents. */
const LONG_SECTIONS = 4;

export default function StaticPageRoute({ loaderData: { page } }: Route.ComponentProps) {
  const isLong = page.sections.length >= LONG_SECTIONS;
  return (
    <div className="wrap page stack-l reading">
      <div className="stack">
        <Breadcrumbs crumbs={crumbsOf(page)} />
        <h1>{page.heading}</h1>
        {page.lastUpdated && <p className="muted">{page.lastUpdated}</p>}
        {page.thisVersion && (
          <p className="muted">
            <span>{page.thisVersion}</span>
            {page.lastUpdated && (
              <>
                . It replaced the text of December 2024: <Link to="/legal-history">what changed since</Link>.
              </>
            )}
          </p>
        )}
        <p className="lead">{page.intro}</p>
      </div>
      {isLong ? (
        <div className="page-layout">
          <Text page={page} />
          <aside className="side">
            <PageContents
              entries={contentsOf(page)}
              quoteTo={(page.lastUpdated ?? page.thisVersion) ? null : quoteLink.to}
            />
          </aside>
        </div>
      ) : (
        <Text page={page} />
      )}
    </div>
  );
}

function Text({ page }: { page: StaticPage }) {
  return (
    <div className="stack-l">
      <TextSections sections={page.sections} />
      {page.facts && (
        <PageSection {...FACTS}>
          <SourcedFacts facts={page.facts} />
        </PageSection>
      )}
      {page.faq && (
        <PageSection {...QUESTIONS}>
          <Faq questions={page.faq} />
        </PageSection>
      )}
      {page.links && <PageLinks links={page.links} />}
    </div>
  );
}

const FACTS = { id: "facts", title: "Figures, with their sources" };
const QUESTIONS = { id: "faq", title: "Questions and answers" };

const contentsOf = ({ sections, facts, faq }: StaticPage) => [
  ...sections.map(({ heading }, index) => ({ id: sectionId(index), title: heading })),
  ...(facts ? [FACTS] : []),
  ...(faq ? [QUESTIONS] : []),
];
