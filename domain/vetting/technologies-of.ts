import { leadServiceLabel } from "#content/options.ts";
import { type Technology, technologies } from "#content/vetting.ts";
import { technologyOfService } from "#domain/proofs/required-checks.ts";

const technologyOf: ReadonlyMap<string, Technology> = new Map(Object.entries(technologyOfService));
/** Specialties are free text: the short name of a service within it, as companies write it. */
const byName = Object.entries(technologyOfService).map(([service, technology]) => ({
  name: leadServiceLabel(service).toLowerCase().replace(/s$/, ""),
  technology,
}));

/**
 * What a company has to be vetted for, in list order: the technologies of the services it says it offers
 * in its area; until it has said so, those named in its specialties; "other" if nothing is known.
 */
export function technologiesOf(company: {
  services: readonly string[] | null;
  specialties: readonly string[];
}): Technology[] {
  const offered = company.services?.length ? company.services.map(technologyOfValue) : named(company.specialties);
  const known = technologies.map(({ value }) => value).filter((value) => offered.includes(value));
  return known.length > 0 ? known : ["other"];
}

function technologyOfValue(service: string): Technology {
  return technologyOf.get(service) ?? "other";
}

function named(specialties: readonly string[]): Technology[] {
  return specialties.flatMap((specialty) =>
    byName.filter(({ name }) => specialty.toLowerCase().includes(name)).map(({ technology }) => technology),
  );
}
