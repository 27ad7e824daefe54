import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { troubleNow } from "#app/connection/connection-state.ts";

const CHANNEL = "fairwatt-account";

/** Makes this browser's other tabs reload, as something about the account has changed. */
export function reloadOtherTabs(): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage("changed");
  channel.close();
}

/**
 * Keeps the balance and counts on a company's pages up to date: reloads when another tab has changed something and when
 * the reader comes back. Not while a form awaits its answer, which relies on the page's ids.
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
