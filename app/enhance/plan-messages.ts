import type { LivePart } from "#app/routes/planner/plan/draw/live-parts.tsx";
import type { Drawn } from "#app/ui/drawn/drawn.ts";
import type { LiveHouseProps } from "#app/ui/house/live-house.tsx";
import type { PlanPlace } from "#domain/planner/inputs/plan-place.ts";

export interface PlanAsked {
  query: string;
  place: PlanPlace;
  today: string;
}

export type PlanAnswer =
  | {
      /** Canonical. */
      query: string;
      parts: Record<LivePart, Drawn>;
      house: Pick<LiveHouseProps, "panels" | "loftMm" | "parts">;
      /** By field name. */
      assumed: Record<string, Drawn>;
      /** The outcome in one sentence. */
      said: string;
    }
  | { errors: Readonly<Record<string, readonly string[]>> };
