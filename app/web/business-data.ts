import { site } from "#config/site.ts";

/** The business itself, for search engines. A rating only where the operator has set one. */
export function businessData(origin: string): Record<string, unknown> {
  const { rating } = site.claims;
  return {
    "@type": "LocalBusiness",
    "@id": `${origin}/#business`,
    name: site.name,
    url: `${origin}/`,
    telephone: site.phone,
    email: site.email,
    priceRange: "££",
    openingHours: site.openingHoursSchema,
    areaServed: ["London", "Surrey", "Berkshire", "United Kingdom"],
    ...(rating
      ? { aggregateRating: { "@type": "AggregateRating", ratingValue: rating.value, reviewCount: rating.count } }
      : {}),
  };
}

/** The site as a whole, with its search. */
export function webSiteData(origin: string): Record<string, unknown> {
  return { "@type": "WebSite", name: site.name, url: `${origin}/` };
}

/** One service of the business. */
export function serviceData(
  page: { slug: string; description: string },
  label: string,
  origin: string,
): Record<string, unknown> {
  return {
    "@type": "Service",
    name: label,
    serviceType: label,
    description: page.description,
    url: `${origin}/services/${page.slug}`,
    areaServed: "GB",
    provider: { "@type": "LocalBusiness", "@id": `${origin}/#business`, name: site.name, telephone: site.phone },
  };
}
