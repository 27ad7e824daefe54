import { type LeadService, leadServiceOptions } from "#content/options.ts";
import { type Technology, technologies } from "#content/vetting.ts";
import { technologyOfService } from "#domain/required-checks.ts";

const technologyByService: ReadonlyMap<string, Technology> = new Map(Object.entries(technologyOfService));
/** Specialties are free text; companies write the short name of a service in them. */
const byName = leadServiceOptions.map(({ value: service, label }) => ({
  name: label.toLowerCase().replace(/s$/, ""),
  service,
}));

/**
 * The technologies a company must be vetted for, in list order: those of the services in its area settings; until these
 * are set, those named in its specialties; "other" if nothing is known.
 */
export function technologiesOf(company: {
  services: readonly string[] | null;
  specialties: readonly string[];
}): Technology[] {
  const offered = company.services?.length
    ? company.services.map(technologyOf)
    : servicesNamed(company.specialties).map(technologyOf);
  const known = technologies.map(({ value }) => value).filter((value) => offered.includes(value));
  return known.length > 0 ? known : ["other"];
}

/** The technology a lead of this service type needs. */
export function technologyOf(service: string): Technology {
  return technologyByService.get(service) ?? "other";
}

/** The services a company names in its specialties, in list order. */
export function servicesNamed(specialties: readonly string[]): LeadService[] {
  const written = specialties.map((specialty) => specialty.toLowerCase());
  return byName.filter(({ name }) => written.some((text) => text.includes(name))).map(({ service }) => service);
}
