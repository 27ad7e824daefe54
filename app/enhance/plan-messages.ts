import type { LivePart } from "#app/routes/planner/plan/draw/live-parts.tsx";
import type { Drawn } from "#app/ui/drawn/drawn.ts";
import type { LiveHouseProps } from "#app/ui/house/live-house.tsx";
import type { PlanPlace } from "#domain/planner/inputs/plan-place.ts";
import type { Meter } from "#domain/planner/meter/meter.ts";
import type { MeterAsked, readMeter } from "#domain/planner/meter/read-meter.ts";

export interface PlanAsked {
  query: string;
  place: PlanPlace;
  today: string;
  meter?: Meter | undefined;
}

/** A supplier's file, to be read in the worker. */
export interface FileAsked extends MeterAsked {
  file: Blob;
}

export interface FileAnswer {
  meterFile: ReturnType<typeof readMeter>;
}

export type PlanAnswer =
  | {
      /** Canonical. */
      query: string;
      /** With a meter: its year, as the address has it. */
      electricityKwh: number | null;
      parts: Record<LivePart, Drawn>;
      house: Pick<LiveHouseProps, "panels" | "loftMm" | "parts">;
      /** By field name. */
      assumed: Record<string, Drawn>;
      /** The outcome in one sentence. */
      said: string;
    }
  | { errors: Readonly<Record<string, readonly string[]>> };
