import { useSyncExternalStore } from "react";

const never = () => () => {};

/** True where a script of ours runs this page; false in what the server draws, and for as long as nothing else does. */
export function useIsAlive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
