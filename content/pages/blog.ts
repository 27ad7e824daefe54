import { site } from "#config/site.ts";
import { guideList } from "#content/guides/guide-list.ts";
import { guidePath, guides } from "#content/guides/guides.ts";
import type { StaticPage } from "#content/pages/static-page.ts";

export const blog: StaticPage = {
  path: "/blog",
  title: "Blog",
  description: `The ${site.name} blog has not started yet. Until it does, ask us your question about solar, batteries, heat pumps or chargers.`,
  heading: "Blog",
  intro: "Coming Soon",
  sections: [
    {
      heading: "A question in the meantime?",
      paragraphs: [
        "There are no posts yet. Our guides and service pages answer the usual questions; if yours isn’t there, ask us.",
      ],
    },
  ],
  links: [
    ...guides.map(({ slug, heading }) => ({ label: heading, to: guidePath(slug) })),
    { label: "All guides", to: guideList.path },
    { label: "Contact us", to: "/contact" },
    { label: "All services", to: "/services" },
  ],
};
