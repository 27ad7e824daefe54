import { LinkButton } from "#app/ui/button.tsx";
import { dateInWords, formatNumber } from "#app/ui/format.ts";
import { Breadcrumbs } from "#app/ui/navigation/breadcrumbs.tsx";
import { SectionText, TextSections } from "#app/ui/text-sections.tsx";
import { domainContext } from "#app/web/context.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import { publicPage } from "#app/web/public-page.ts";
import { withErrorPage } from "#app/web/with-error-page.ts";
import { installerPrices as page } from "#content/pages/installer-prices.ts";
import { leadsByTechnology } from "#domain/statistics/public/leads-by-technology.ts";
import { londonDay } from "#domain/time/calendar.ts";
import type { Route } from "./+types/installer-prices.ts";

export const handle = publicPage;

const crumbs = [
  { name: "Home", path: "/" },
  { name: page.title, path: page.path },
];

export const meta: Route.MetaFunction = ({ matches }) => pageMeta({ ...page, matches, crumbs });

export const loader = withErrorPage(async ({ context }: Route.LoaderArgs) => {
  const domain = domainContext(context);
  return { rows: await leadsByTechnology(domain), today: londonDay(domain.now) };
});

export default function InstallerPricesPage({ loaderData: { rows, today } }: Route.ComponentProps) {
  return (
    <div className="wrap page stack-l reading">
      <div className="stack">
        <Breadcrumbs crumbs={crumbs} />
        <h1>{page.title}</h1>
        <p className="lead">{page.intro}</p>
        <SectionText paragraphs={[]} table={page.packs} />
        <div>
          <LinkButton to="/auth?tab=signup">Sign up as an installer</LinkButton>
        </div>
      </div>
      <TextSections sections={page.sections} />
      <section className="prose" aria-labelledby="now-title">
        <h2 id="now-title">Leads for sale and refunds, by technology</h2>
        <SectionText
          paragraphs={[
            `Leads for sale now, and the share of purchases of the last twelve months whose credits came back, counted on ${dateInWords(today)}.`,
          ]}
          table={{
            caption: "By technology",
            head: ["Technology", "For sale", "Refunded"],
            rows: rows.map(({ technology, live, refunded }) => [technology, formatNumber(live), refunded]),
          }}
        />
      </section>
    </div>
  );
}
