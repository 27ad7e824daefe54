import { useSyncExternalStore } from "react";

const never = () => () => {};

/** True once this page is hydrated; false in what the server renders. */
export function useIsAlive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
