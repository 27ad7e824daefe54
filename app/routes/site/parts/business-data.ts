import { site } from "#config/site.ts";

const SERVED = ["London", "Surrey", "Berkshire", "United Kingdom"];

/** The business for search engines, on a local page with its place. Has a rating only if the operator has set one. */
export function businessData(origin: string, areaServed: unknown = SERVED): Record<string, unknown> {
  const { rating } = site;
  return {
    "@type": "LocalBusiness",
    "@id": `${origin}/#business`,
    name: site.name,
    url: `${origin}/`,
    telephone: site.phone,
    email: site.email,
    priceRange: "££",
    openingHours: site.openingHoursSchema,
    areaServed,
    ...(rating
      ? { aggregateRating: { "@type": "AggregateRating", ratingValue: rating.value, reviewCount: rating.count } }
      : {}),
  };
}

export function webSiteData(origin: string): Record<string, unknown> {
  return { "@type": "WebSite", name: site.name, url: `${origin}/` };
}

export function placeData({ name, kind }: { name: string; kind: "city" | "county" | "borough" }) {
  return { "@type": kind === "city" ? "City" : "AdministrativeArea", name };
}

type ServiceOffered = { label: string; description: string; path: string; areaServed?: unknown };

/** One of our services, everywhere or in one place. */
export function serviceData(
  { label, description, path, areaServed = "GB" }: ServiceOffered,
  origin: string,
): Record<string, unknown> {
  return {
    "@type": "Service",
    name: label,
    serviceType: label,
    description,
    url: `${origin}${path}`,
    areaServed,
    provider: { "@type": "LocalBusiness", "@id": `${origin}/#business`, name: site.name, telephone: site.phone },
  };
}

type Article = { heading: string; description: string; path: string; writtenOn: string };

/** A guide, written and kept up to date by the business. */
export function articleData({ heading, description, path, writtenOn }: Article, origin: string) {
  const business = { "@type": "Organization", "@id": `${origin}/#business`, name: site.name };
  return {
    "@type": "Article",
    headline: heading,
    description,
    datePublished: writtenOn,
    dateModified: writtenOn,
    mainEntityOfPage: `${origin}${path}`,
    author: business,
    publisher: business,
  };
}
