import { useRouteLoaderData } from "react-router";
import type { StaleFigure } from "#domain/assumptions/stale-figures.ts";

/** A stale figure as the root passes it to every page. */
export interface ToldFigure extends StaleFigure {
  /** Whether this page shows it, in a record or in a sentence. */
  isHere: boolean;
}

const none: readonly ToldFigure[] = [];

/** Every figure of the register that is out of date today; there should be none. */
export function useStaleFigures(): readonly ToldFigure[] {
  return useRouteLoaderData<{ stale?: readonly ToldFigure[] }>("root")?.stale ?? none;
}
