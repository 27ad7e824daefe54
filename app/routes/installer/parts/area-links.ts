/** In menu order. */
export const installerLinks = [
  { label: "Dashboard", to: "/dashboard" },
  { label: "Leads", to: "/leads" },
  { label: "Credits", to: "/credits" },
  { label: "Profile", to: "/profile" },
  { label: "Account", to: "/account" },
];
