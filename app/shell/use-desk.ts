import { useRouteLoaderData } from "react-router";
import type { Viewer } from "#app/shell/viewer.ts";
import { type AdminAct, mayAdminister } from "#domain/roles.ts";

/** What the viewer's roles at our desk allow: what they do not is not offered. */
export function useDesk(): (act: AdminAct) => boolean {
  const roles = useRouteLoaderData<{ viewer?: Viewer | null }>("root")?.viewer?.adminRoles ?? [];
  return (act) => mayAdminister(roles, act);
}
