import { leadServiceOptions } from "#content/options.ts";
import { projectStateOptions } from "#content/project-states.ts";
import type { ProjectStatus } from "#db/schema.ts";

/** Which projects administrators look at; empty means all. */
export interface AllProjectsFilter {
  status?: ProjectStatus;
  service?: string;
}

/** Reads a filter from the fields of a URL; anything unrecognised is ignored. */
export function readAllProjectsFilter(fields: URLSearchParams): AllProjectsFilter {
  const status = projectStateOptions.find(({ value }) => value === fields.get("status"))?.value;
  const service = leadServiceOptions.find(({ value }) => value === fields.get("service"))?.value;
  return { ...(status ? { status } : {}), ...(service ? { service } : {}) };
}
