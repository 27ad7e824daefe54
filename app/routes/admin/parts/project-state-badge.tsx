import { Badge, type BadgeTone } from "#app/ui/badge.tsx";
import { labelOf } from "#content/options.ts";
import { projectStateOptions } from "#content/project-states.ts";
import type { ListedProject } from "#domain/admin/projects/all-projects.ts";

const tones: Record<ListedProject["status"], BadgeTone> = {
  open: "info",
  chosen: "ok",
  done: "ok",
  closed: "plain",
  stopped: "warn",
  erased: "plain",
};

/** How far a customer's project has come. */
export function ProjectStateBadge({ status }: Pick<ListedProject, "status">) {
  return <Badge tone={tones[status]}>{labelOf(projectStateOptions, status)}</Badge>;
}
