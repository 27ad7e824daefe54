import { calculate, withFigures } from "#app/routes/site/calculator/calculate.ts";
import { CalculatorCard } from "#app/routes/site/calculator/calculator-card.tsx";
import { BenefitsCard } from "#app/routes/site/parts/benefits-card.tsx";
import { businessData, placeData, serviceData } from "#app/routes/site/parts/business-data.ts";
import { Faq } from "#app/routes/site/parts/faq.tsx";
import { InformationCards } from "#app/routes/site/parts/information-cards.tsx";
import { localCrumbs } from "#app/routes/site/parts/local-crumbs.ts";
import { PageHero } from "#app/routes/site/parts/page-hero.tsx";
import { PageSection } from "#app/routes/site/parts/page-section.tsx";
import { PlaceList } from "#app/routes/site/parts/place-lists.tsx";
import { postcodeExample } from "#app/routes/site/parts/postcode-example.ts";
import { takeQuoteRequest } from "#app/routes/site/parts/quote-action.ts";
import { QuoteCard } from "#app/routes/site/parts/quote-card.tsx";
import { SourcedFacts } from "#app/routes/site/parts/sourced-facts.tsx";
import { StickyQuote } from "#app/routes/site/parts/sticky-quote.tsx";
import { AnswerBox } from "#app/routes/site/service/answer-box.tsx";
import { Card } from "#app/ui/card.tsx";
import { HouseSprite } from "#app/ui/house/house.tsx";
import { Scene } from "#app/ui/house/scene.tsx";
import { PageLinks, TextSections } from "#app/ui/text-sections.tsx";
import { pagePath } from "#app/web/addresses/page-path.ts";
import { domainContext, requestContext } from "#app/web/context.ts";
import { originOf, pageMeta } from "#app/web/page-meta.ts";
import { calculatorPage } from "#app/web/public-page.ts";
import { withErrorPage } from "#app/web/with-error-page.ts";
import { answers } from "#content/answers/answers.ts";
import { withoutExamples } from "#content/claims.ts";
import type { LandingPage } from "#content/landing-pages/landing-page.ts";
import { landingPages } from "#content/landing-pages/landing-pages.ts";
import { directoryPage } from "#content/public-profile.ts";
import { type ServiceSlug, services } from "#content/services.ts";
import { areaPath, landingPath } from "#content/site-map/local-paths.ts";
import { type Area, findArea } from "#domain/areas/area.ts";
import { DomainError } from "#domain/errors.ts";
import { typicalPlace } from "#domain/plans/typical-solar-home.ts";
import { londonDay } from "#domain/time/calendar.ts";
import type { Route } from "./+types/landing.ts";

export const handle = calculatorPage;

const SERVICE_OF: Readonly<Record<LandingPage["suffix"], ServiceSlug>> = {
  "solar-panels": "solar-panels",
  "ev-chargers": "ev-chargers",
  "home-battery": "battery-storage",
};

export const loader = withErrorPage(async ({ request, context }: Route.LoaderArgs) => {
  const url = new URL(request.url);
  const path = pagePath(request);
  const found = landingPages.find((one) => landingPath(one) === path);
  const page = found && shownPage(found, context.get(requestContext).demo);
  const area = page && findArea(page.area);
  const service = page && services.find(({ slug }) => slug === SERVICE_OF[page.suffix]);
  if (!page || !area || !service) throw new DomainError("not_found");
  const asked = { place: typicalPlace(area), today: londonDay(domainContext(context).now) };
  const calculator = page.calculator ? calculate(page.calculator, url, asked) : undefined;
  return { page, area, service, calculator, related: relatedLinks(page, area, service) };
});

export const action = takeQuoteRequest;

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { page, area, service } = loaderData;
  const path = landingPath(page);
  const origin = originOf(matches);
  const areaServed = placeData(area);
  const offered = { label: service.label, description: page.description, path, areaServed };
  return pageMeta({
    ...page,
    path,
    matches,
    crumbs: crumbsOf(page, area, service.label),
    data: [serviceData(offered, origin), businessData(origin, areaServed)],
  });
};

export default function LandingRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { page, area, service, calculator, related } = loaderData;
  return (
    <>
      <HouseSprite />
      <PageHero {...page} picture={<Scene of={SERVICE_OF[page.suffix]} />} crumbs={crumbsOf(page, area, service.label)}>
        <a className="btn btn-primary" href="#quote">
          Get 3 FREE Quotes
        </a>
        <a className="btn btn-secondary" href={calculator ? "#calculator" : "#facts"}>
          {calculator ? "Use the calculator" : "See the figures"}
        </a>
      </PageHero>
      {page.suffix === "solar-panels" && (
        <AnswerBox answer={answers[SERVICE_OF[page.suffix]]} hasCalculator={calculator !== undefined} />
      )}
      <div className="wrap page page-layout">
        <div className="stack-l">
          {calculator && <CalculatorCard {...calculator} />}
          <InformationCards cards={page.cards} />
          <PageSection id="facts" title="Figures, with their sources">
            <SourcedFacts facts={page.facts} />
          </PageSection>
          <PageSection id="coverage" title={page.coverage.title}>
            <p>{page.coverage.text}</p>
            <PlaceList places={page.coverage.places} />
          </PageSection>
          <TextSections sections={page.sections} />
          <PageSection id="faq" title="Questions and answers">
            <Faq questions={page.faq} />
          </PageSection>
        </div>
        <aside className="side stack-l">
          <QuoteCard
            subject={`For ${service.quotedWork} in ${area.name}`}
            action={withFigures(landingPath(page), calculator?.values ?? {})}
            state={actionData}
            serviceType={service.quoteOption}
            serviceSlug={service.slug}
            postcodeExample={postcodeExample(area)}
          />
          <BenefitsCard benefits={page.benefits} />
          <Card title={`More about ${area.name}`}>
            <PageLinks links={related} />
          </Card>
        </aside>
      </div>
      <StickyQuote />
    </>
  );
}

function shownPage(page: LandingPage, demo: boolean): LandingPage {
  return { ...page, facts: withoutExamples(page.facts, demo), cards: withoutExamples(page.cards, demo) };
}

function crumbsOf(page: LandingPage, area: Area, label: string) {
  return [...localCrumbs(area), { name: label, path: landingPath(page) }];
}

function relatedLinks(page: LandingPage, area: Area, { slug, label }: (typeof services)[number]) {
  const siblings = landingPages.filter((other) => other.area === page.area && other.suffix !== page.suffix);
  return [
    { label: `Renewable energy in ${area.name}`, to: areaPath(area.slug) },
    { label: `Plan a home in ${area.name}`, to: `/planner?postcode=${typicalPlace(area).outwardCode}` },
    ...siblings.map((other) => ({ label: other.heading, to: landingPath(other) })),
    { label: `${label}: costs, grants and how it works`, to: `/services/${slug}` },
    { label: directoryPage.title, to: directoryPage.path },
  ];
}
