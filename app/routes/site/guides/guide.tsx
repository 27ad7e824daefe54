import { GuideContents, GuideSections, GuideSources } from "#app/routes/site/guides/guide-sections.tsx";
import { articleData } from "#app/routes/site/parts/business-data.ts";
import { Faq } from "#app/routes/site/parts/faq.tsx";
import { PageSection } from "#app/routes/site/parts/page-section.tsx";
import { SourcedFacts } from "#app/routes/site/parts/sourced-facts.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { HouseSprite } from "#app/ui/house/house.tsx";
import { Breadcrumbs } from "#app/ui/navigation/breadcrumbs.tsx";
import { PageContents } from "#app/ui/navigation/page-contents.tsx";
import { PageLinks, sectionId } from "#app/ui/text-sections.tsx";
import { originOf, pageMeta } from "#app/web/page-meta.ts";
import { publicPage } from "#app/web/public-page.ts";
import { withErrorPage } from "#app/web/with-error-page.ts";
import type { Guide } from "#content/guides/guide.ts";
import { guideList } from "#content/guides/guide-list.ts";
import { guidePath, guides } from "#content/guides/guides.ts";
import { quoteLink } from "#content/navigation.ts";
import { dayInWords } from "#content/proofs.ts";
import { services } from "#content/services.ts";
import { areaPath } from "#content/site-map/local-paths.ts";
import { areas } from "#domain/areas/area.ts";
import { DomainError } from "#domain/errors.ts";
import type { Route } from "./+types/guide.ts";

export const handle = publicPage;

export const loader = withErrorPage(async ({ params }: Route.LoaderArgs) => {
  const guide = guides.find(({ slug }) => slug === params.guide);
  if (!guide) throw new DomainError("not_found");
  return { guide, links: linksOf(guide) };
});

function linksOf(guide: Guide) {
  return [
    ...services
      .filter(({ slug }) => guide.services.includes(slug))
      .map(({ slug, label }) => ({ label, to: `/services/${slug}` })),
    ...areas
      .filter(({ slug }) => guide.areas.includes(slug))
      .map(({ slug, name }) => ({ label: `Renewable energy in ${name}`, to: areaPath(slug) })),
    { label: "All guides", to: guideList.path },
  ];
}

const crumbsOf = ({ heading, slug }: Guide) => [
  { name: "Home", path: "/" },
  { name: guideList.heading, path: guideList.path },
  { name: heading, path: guidePath(slug) },
];

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { guide } = loaderData;
  const path = guidePath(guide.slug);
  return pageMeta({
    ...guide,
    path,
    matches,
    crumbs: crumbsOf(guide),
    data: [articleData({ ...guide, path }, originOf(matches))],
  });
};

export default function GuideRoute({ loaderData: { guide, links } }: Route.ComponentProps) {
  const quoteTo = guide.services[0] ? `/services/${guide.services[0]}#quote` : quoteLink.to;
  return (
    <div className="wrap page stack-l reading">
      {guide.sections.some(({ picture }) => picture) && <HouseSprite />}
      <div className="stack">
        <Breadcrumbs crumbs={crumbsOf(guide)} />
        <h1>{guide.heading}</h1>
        <p className="muted">Written on {dayInWords(guide.writtenOn)}</p>
      </div>
      <div className="page-layout">
        <div className="stack-l">
          <Card title="In short">
            <div className="stack">
              {guide.answer.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </Card>
          <GuideContents sections={guide.sections} />
          <GuideSections sections={guide.sections} />
          <PageSection id="facts" title="Figures, with their sources">
            <SourcedFacts facts={guide.facts} />
          </PageSection>
          <PageSection id="faq" title="Questions and answers">
            <Faq questions={guide.faq} />
          </PageSection>
          <PageSection id="sources" title="Sources for this guide">
            <GuideSources sources={guide.sources} />
          </PageSection>
          <AskNow to={quoteTo} />
          <PageLinks links={links} />
        </div>
        <aside className="side">
          <PageContents entries={contentsOf(guide)} quoteTo={quoteTo} />
        </aside>
      </div>
    </div>
  );
}

function AskNow({ to }: { to: string }) {
  return (
    <div className="ask-now">
      <p>
        <b>Ready to ask?</b> One form, at most 3 approved installers, nothing to pay.
      </p>
      <LinkButton to={to}>Get up to 3 free quotes</LinkButton>
    </div>
  );
}

const contentsOf = ({ sections }: Guide) => [
  ...sections.map(({ heading }, index) => ({ id: sectionId(index), title: heading })),
  { id: "facts", title: "Figures, with their sources" },
  { id: "faq", title: "Questions and answers" },
  { id: "sources", title: "Sources for this guide" },
];
