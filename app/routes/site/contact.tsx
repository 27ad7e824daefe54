import { businessData } from "#app/routes/site/parts/business-data.ts";
import { ContactPanel } from "#app/routes/site/parts/contact-panel.tsx";
import { takeQuoteRequest } from "#app/routes/site/parts/quote-action.ts";
import { Breadcrumbs } from "#app/ui/navigation/breadcrumbs.tsx";
import { TextSections } from "#app/ui/text-sections.tsx";
import { originOf, pageMeta } from "#app/web/page-meta.ts";
import { publicPage } from "#app/web/public-page.ts";
import { contact as page } from "#content/pages/contact.ts";
import type { Route } from "./+types/contact.ts";

export const handle = publicPage;

const crumbs = [
  { name: "Home", path: "/" },
  { name: "Contact", path: "/contact" },
];

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ ...page, matches, crumbs, data: [businessData(originOf(matches))] });

export const action = takeQuoteRequest;

export default function ContactPage({ actionData, matches }: Route.ComponentProps) {
  return (
    <>
      <div className="wrap page stack">
        <Breadcrumbs crumbs={crumbs} />
        <h1>{page.heading}</h1>
        <p className="lead">{page.intro}</p>
      </div>
      <ContactPanel
        action="/contact"
        state={actionData}
        viewer={matches[0].loaderData?.viewer ?? null}
        demo={matches[0].loaderData?.demo ?? false}
      />
      <div className="wrap page stack-l">
        <TextSections sections={page.sections} />
      </div>
    </>
  );
}
