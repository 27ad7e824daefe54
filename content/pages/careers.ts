import { site } from "#config/site.ts";
import type { StaticPage } from "#content/pages/static-page.ts";

export const careers: StaticPage = {
  path: "/careers",
  title: "Careers",
  description: `Working at ${site.name}: there are no openings at the moment. They will be posted here, with the address to write to.`,
  heading: "Careers",
  intro: "There are no openings at the moment. They will be posted here later.",
  sections: [
    {
      heading: "Write to us",
      paragraphs: [
        `You can reach us about work at ${site.email}. Tell us what you do and where; please leave out your date of birth, photo and bank details.`,
      ],
      links: [{ label: `Email ${site.email}`, to: `mailto:${site.email}` }],
    },
    {
      heading: "Are you an installer?",
      paragraphs: ["Companies join us as installers, not as staff. One of our team reviews each application."],
      links: [{ label: "Join as Installer", to: "/auth?tab=signup" }],
    },
  ],
};
