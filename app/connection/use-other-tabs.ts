import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { troubleNow } from "#app/connection/connection-state.ts";

const CHANNEL = "fairwatt-account";

/** Something of the account has changed here: the other tabs of this browser read their pages anew. */
export function tellOtherTabs(): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage("changed");
  channel.close();
}

/**
 * Keeps balance and counts of a company's page true while another tab works: read anew when that one has changed
 * something, and when the reader comes back. Not while a form waits for its answer, which goes on with the ids it has.
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
