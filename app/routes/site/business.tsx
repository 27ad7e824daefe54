import { PageHero } from "#app/routes/site/parts/page-hero.tsx";
import { takeQuoteRequest } from "#app/routes/site/parts/quote-action.ts";
import { QuoteCard } from "#app/routes/site/parts/quote-card.tsx";
import { StickyQuote } from "#app/routes/site/parts/sticky-quote.tsx";
import { HouseSprite } from "#app/ui/house/house.tsx";
import { Scene } from "#app/ui/house/scene.tsx";
import { TextSections } from "#app/ui/text-sections.tsx";
import { pageMeta } from "#app/web/page-meta.ts";
import { publicPage } from "#app/web/public-page.ts";
import { business as page } from "#content/pages/business.ts";
import type { Route } from "./+types/business.ts";

export const handle = publicPage;

const crumbs = [
  { name: "Home", path: "/" },
  { name: page.heading, path: page.path },
];

export const meta: Route.MetaFunction = ({ matches }) => pageMeta({ ...page, matches, crumbs });

export const action = takeQuoteRequest;

export default function BusinessPage({ actionData }: Route.ComponentProps) {
  return (
    <>
      <HouseSprite />
      <PageHero crumbs={crumbs} heading={page.heading} intro={page.intro} picture={<Scene of="commercial-solar" />}>
        <a className="btn btn-primary" href="#quote">
          Get 3 FREE Quotes
        </a>
      </PageHero>
      <div className="wrap page page-layout">
        <div className="stack-l">
          <TextSections sections={page.sections} />
        </div>
        <aside className="side">
          <QuoteCard subject="For a business" action={page.path} state={actionData} forBusiness />
        </aside>
      </div>
      <StickyQuote />
    </>
  );
}
