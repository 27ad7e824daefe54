import { ServiceGrid } from "#app/routes/site/parts/service-grid.tsx";
import { HouseSprite } from "#app/ui/house/house.tsx";
import { Breadcrumbs } from "#app/ui/navigation/breadcrumbs.tsx";
import { PageLinks, TextSections } from "#app/ui/text-sections.tsx";
import { pageMeta } from "#app/web/page-meta.ts";
import { publicPage } from "#app/web/public-page.ts";
import { servicesIndex as page } from "#content/pages/services-index.ts";
import { servicePages } from "#content/service-pages/service-pages.ts";
import { serviceGroups, services } from "#content/services.ts";
import type { Route } from "./+types/services.ts";

export const handle = publicPage;

const crumbs = [
  { name: "Home", path: "/" },
  { name: "Services", path: "/services" },
];

export const meta: Route.MetaFunction = ({ matches }) => pageMeta({ ...page, matches, crumbs });

export function loader() {
  const groups = serviceGroups.map((title) => ({
    title,
    cards: services
      .filter(({ group }) => group === title)
      .flatMap((service) =>
        servicePages.filter(({ slug }) => slug === service.slug).map((found) => ({ ...service, ...found })),
      ),
  }));
  return {
    groups: groups.map(({ title, cards }) => ({
      title,
      cards: cards.map(({ slug, label, summary, features }) => ({ slug, label, summary, features })),
    })),
  };
}

export default function ServicesPage({ loaderData: { groups } }: Route.ComponentProps) {
  return (
    <div className="wrap page stack-l">
      <HouseSprite />
      <div className="stack">
        <Breadcrumbs crumbs={crumbs} />
        <h1>{page.heading}</h1>
        <p className="lead">{page.intro}</p>
      </div>
      {groups.map(({ title, cards }) => (
        <section className="stack" key={title} aria-label={title}>
          <h2>{title}</h2>
          <ServiceGrid cards={cards} />
        </section>
      ))}
      <TextSections sections={page.sections} />
      {page.links && <PageLinks links={page.links} />}
    </div>
  );
}
