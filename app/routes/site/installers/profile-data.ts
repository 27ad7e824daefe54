import { profilePath } from "#content/public-profile.ts";
import type { PublicProfile } from "#domain/profiles/public-profile.ts";

const METRES_PER_MILE = 1609.344;

/** A company for search engines: what its page says, and no more. Its rating is there from as many reviews on. */
export function profileData({ companyName, slug, rating, works }: PublicProfile, origin: string) {
  const url = `${origin}${profilePath(slug)}`;
  const area = works?.area;
  return {
    "@type": "HomeAndConstructionBusiness",
    "@id": `${url}#company`,
    name: companyName,
    url,
    ...(area && {
      areaServed: {
        "@type": "GeoCircle",
        geoMidpoint: { "@type": "GeoCoordinates", latitude: area.latitude, longitude: area.longitude },
        geoRadius: Math.round(area.radiusMiles * METRES_PER_MILE),
      },
    }),
    ...(rating.mean !== null && {
      aggregateRating: {
        "@type": "AggregateRating",
        ratingValue: rating.mean.toFixed(1),
        reviewCount: rating.n,
        bestRating: 5,
        worstRating: 1,
      },
    }),
  };
}
