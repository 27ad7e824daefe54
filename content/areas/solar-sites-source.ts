/** The source of the counts of solar installations, in one line for charts and maps. */
export const solarSitesSource = "All installations, not only those of homes. Source: DESNZ, end of 2024";
