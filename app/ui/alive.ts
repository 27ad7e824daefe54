import { useSyncExternalStore } from "react";

const never = () => () => {};

/** True while a script of ours runs this page; false in what the server renders, and until hydration is over. */
export function useIsAlive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
