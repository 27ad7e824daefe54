import { site } from "#config/site.ts";
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
        "There is nothing to read here yet. Our service pages answer the usual questions; for yours, ask us.",
      ],
    },
  ],
  links: [
    { label: "Contact us", to: "/contact" },
    { label: "All services", to: "/services" },
  ],
};
