import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { troubleNow } from "#app/connection/connection-state.ts";

const CHANNEL = "fairwatt-account";

/** Something about the account has changed here: this browser's other tabs reload their pages. */
export function tellOtherTabs(): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage("changed");
  channel.close();
}

/**
 * Keeps the balance and counts on a company's page up to date while another tab works: reloads when that tab has
 * changed something, and when the reader comes back. Not while a form awaits its answer, because it relies on the ids
 * it has.
 */
export function useOtherTabs(isWanted: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isWanted) return;
    const readAnew = () => {
      if (document.visibilityState === "visible" && troubleNow()?.kind !== "unanswered") void revalidate();
    };
    const channel = new BroadcastChannel(CHANNEL);
    channel.addEventListener("message", readAnew);
    document.addEventListener("visibilitychange", readAnew);
    return () => {
      channel.close();
      document.removeEventListener("visibilitychange", readAnew);
    };
  }, [isWanted, revalidate]);
}
