import { calculate, withFigures } from "#app/routes/site/calculator/calculate.ts";
import { CalculatorCard } from "#app/routes/site/calculator/calculator-card.tsx";
import { BenefitsCard } from "#app/routes/site/parts/benefits-card.tsx";
import { serviceData } from "#app/routes/site/parts/business-data.ts";
import { Faq } from "#app/routes/site/parts/faq.tsx";
import { InformationCards } from "#app/routes/site/parts/information-cards.tsx";
import { PageHero } from "#app/routes/site/parts/page-hero.tsx";
import { PageSection } from "#app/routes/site/parts/page-section.tsx";
import { takeQuoteRequest } from "#app/routes/site/parts/quote-action.ts";
import { QuoteCard } from "#app/routes/site/parts/quote-card.tsx";
import { GrantNotes, SourcedFacts } from "#app/routes/site/parts/sourced-facts.tsx";
import { StickyQuote } from "#app/routes/site/parts/sticky-quote.tsx";
import { PromiseCard } from "#app/routes/site/service/promise-card.tsx";
import { ReadMore } from "#app/routes/site/service/read-more.tsx";
import { RelatedServices } from "#app/routes/site/service/related-services.tsx";
import { HouseSprite } from "#app/ui/house/house.tsx";
import { TextSections } from "#app/ui/text-sections.tsx";
import { answering } from "#app/web/answering.ts";
import { originOf, pageMeta } from "#app/web/page-meta.ts";
import { calculatorPage } from "#app/web/public-page.ts";
import { guidePath, guidesOfService } from "#content/guides/guides.ts";
import { calculatorOfService } from "#content/service-calculators.ts";
import { servicePages } from "#content/service-pages/service-pages.ts";
import { services } from "#content/services.ts";
import { DomainError } from "#domain/errors.ts";
import type { Route } from "./+types/service.ts";

export const handle = calculatorPage;

export const loader = answering(async ({ request, params }: Route.LoaderArgs) => {
  const page = servicePages.find(({ slug }) => slug === params.slug);
  const service = services.find(({ slug }) => slug === params.slug);
  if (!page || !service) throw new DomainError("not_found");
  const related = page.related.flatMap((slug) => services.filter((other) => other.slug === slug));
  const guides = guidesOfService(page.slug).map(({ slug, heading }) => ({ label: heading, to: guidePath(slug) }));
  return {
    page,
    service,
    related,
    guides,
    calculator: calculate(calculatorOfService[page.slug], new URL(request.url)),
  };
});

export const action = takeQuoteRequest;

const crumbsOf = (label: string, slug: string) => [
  { name: "Home", path: "/" },
  { name: "Services", path: "/services" },
  { name: label, path: `/services/${slug}` },
];

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { page, service } = loaderData;
  const path = `/services/${page.slug}`;
  return pageMeta({
    ...{ ...page, path, matches, crumbs: crumbsOf(service.label, page.slug) },
    data: [serviceData({ label: service.label, description: page.description, path }, originOf(matches))],
  });
};

export default function ServiceRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { page, service, related, guides, calculator } = loaderData;
  return (
    <>
      <HouseSprite />
      <PageHero {...page} crumbs={crumbsOf(service.label, page.slug)}>
        <a className="btn btn-primary" href="#quote">
          Get 3 FREE Quotes
        </a>
        <a className="btn btn-secondary" href="#calculator">
          Use the calculator
        </a>
      </PageHero>
      <div className="wrap page page-layout">
        <div className="stack-l">
          <CalculatorCard {...calculator} />
          <InformationCards cards={page.cards} />
          <PageSection id="facts" title="Figures, with their sources">
            <SourcedFacts facts={page.facts} />
          </PageSection>
          {page.grants.length > 0 && (
            <PageSection id="grants" title="Who can get which grant">
              <GrantNotes grants={page.grants} />
            </PageSection>
          )}
          <TextSections sections={page.sections} />
          <ReadMore guides={guides} />
          {page.promise && <PromiseCard promise={page.promise} />}
          <PageSection id="faq" title="Questions and answers">
            <Faq questions={page.faq} />
          </PageSection>
        </div>
        <aside className="side stack-l">
          <QuoteCard
            subject={`For ${service.quotedWork}`}
            action={withFigures(`/services/${page.slug}`, calculator.values)}
            state={actionData}
            serviceType={service.quoteOption}
            serviceSlug={page.slug}
          />
          <BenefitsCard benefits={page.benefits} />
          <RelatedServices related={related} />
        </aside>
      </div>
      <StickyQuote />
    </>
  );
}
