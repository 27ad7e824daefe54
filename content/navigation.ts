type PageLink = { label: string; to: string };

export const quoteLink: PageLink = { label: "Get Free Quote", to: "/#quote" };

/** The first one stands before Services. */
export const headerLinks: readonly PageLink[] = [
  { label: "Home", to: "/" },
  { label: "How it works", to: "/#how-it-works" },
  { label: "Contact", to: "/#contact" },
];

export const serviceMenu: readonly { title: string; services: PageLink[] }[] = [];

export const footerColumns: readonly { title: string; links: PageLink[] }[] = [
  {
    title: "Customers",
    links: [quoteLink, { label: "How it works", to: "/#how-it-works" }, { label: "Contact", to: "/#contact" }],
  },
  {
    title: "Installers",
    links: [
      { label: "Join as Installer", to: "/auth?tab=signup" },
      { label: "Sign In", to: "/auth" },
      { label: "Credits", to: "/credits" },
    ],
  },
];
