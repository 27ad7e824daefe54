/** What search engines and shared links say about the home page. */
export const home = {
  path: "/",
  title: "Free quotes from vetted renewable energy installers",
  description:
    "Free quotes for solar panels, batteries, heat pumps and EV chargers from at most 3 vetted installers, MCS-certified where MCS covers the work.",
} as const;
