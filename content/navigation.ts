import { assumptionsPage } from "#content/assumptions-page.ts";
import { plannerPage, tariffsGoal } from "#content/planner/form-words.ts";
import { quoteCheckPage } from "#content/planner/quote-check.ts";
import { directoryPage } from "#content/public-profile.ts";
import { serviceGroups, services } from "#content/services.ts";

interface PageLink {
  label: string;
  to: string;
}

export const quoteLink: PageLink = { label: "Get Free Quote", to: "/contact#quote" };

/** Opens the customer's project on a device that remembers it, and sends its private link again. */
export const projectLink: PageLink = { label: "My project", to: "/requests" };

/** The first goes before Services. */
export const headerLinks: readonly PageLink[] = [
  { label: "Home", to: "/" },
  { label: "Planner", to: plannerPage.path },
  { label: "Local Areas", to: "/local-areas" },
  { label: "About", to: "/about" },
  { label: "Impact", to: "/impact" },
  { label: "Contact", to: "/contact" },
];

const serviceLink = ({ slug, label }: (typeof services)[number]): PageLink => ({ label, to: `/services/${slug}` });

export const serviceMenu = serviceGroups.map((title) => ({
  title,
  services: services.filter(({ group }) => group === title).map(serviceLink),
}));

const inFooter = ["solar-panels", "battery-storage", "ev-chargers", "heat-pumps", "smart-home", "commercial-solar"];

export const footerColumns: readonly { title: string; links: PageLink[] }[] = [
  {
    title: "Services",
    links: inFooter.flatMap((slug) => services.filter((service) => service.slug === slug).map(serviceLink)),
  },
  {
    title: "Tools",
    links: [
      { label: "Energy planner", to: plannerPage.path },
      { label: "Check a quote", to: quoteCheckPage.path },
      { label: "Compare tariffs", to: tariffsGoal.to },
      { label: "Our assumptions", to: assumptionsPage.path },
    ],
  },
  {
    title: "Company",
    links: [
      { label: "About", to: "/about" },
      { label: "Impact", to: "/impact" },
      { label: "Contact", to: "/contact" },
      { label: "Guides", to: "/guides" },
      { label: "Blog", to: "/blog" },
      { label: "Careers", to: "/careers" },
      { label: "Local Areas", to: "/local-areas" },
      { label: "Installers", to: directoryPage.path },
      { label: "What we count", to: "/transparency" },
      { label: "For installers", to: "/how-it-works-for-installers" },
      projectLink,
    ],
  },
  {
    title: "Legal",
    links: [
      { label: "Privacy Policy", to: "/privacy-policy" },
      { label: "Terms of Service", to: "/terms-of-service" },
      { label: "Cookie Policy", to: "/cookie-policy" },
      { label: "Accessibility", to: "/accessibility" },
      { label: "How reviews work", to: "/reviews-policy" },
      { label: "Complaints", to: "/complaints" },
    ],
  },
];

/** The wording that the data owners' licences require. */
export const dataAttribution =
  "Contains OS data © Crown copyright and database right 2025. Contains Royal Mail data © Royal Mail copyright and database right 2025. Source: Office for National Statistics licensed under the Open Government Licence v3.0. Contains DESNZ and Ofgem data under OGL v3. Place points in Northern Ireland: GeoNames CC BY 4.0. Authority names: mySociety CC BY 4.0.";
