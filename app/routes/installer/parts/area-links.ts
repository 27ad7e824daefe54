/** The installer's area, in the order of its menu. */
export const installerLinks = [
  { label: "Dashboard", to: "/dashboard" },
  { label: "Leads", to: "/leads" },
  { label: "Credits", to: "/credits" },
  { label: "Profile", to: "/profile" },
  { label: "Account", to: "/account" },
];
