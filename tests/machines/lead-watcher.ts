import { setTimeout as sleep } from "node:timers/promises";
import type { BuyerProgram } from "#tests/machines/buyers.ts";

/** Listens to one process's live leads, and reconnects after each break with the last number it received. */
export interface LeadWatcher {
  /** Numbers of the events heard. */
  heard: Set<number>;
  /** Resolves when it is first listening. */
  connected: Promise<void>;
  stop(): Promise<void>;
}

const RETRY_MILLISECONDS = 500;

export function watchLeads(url: string, { key }: BuyerProgram): LeadWatcher {
  const heard = new Set<number>();
  const ending = new AbortController();
  const { promise: connected, resolve: noteConnection } = Promise.withResolvers<void>();
  let last = "";

  async function listenOnce(): Promise<void> {
    const headers = { authorization: `Bearer ${key}`, ...(last && { "last-event-id": last }) };
    const answer = await fetch(`${url}/api/v1/leads/events`, { headers, signal: ending.signal });
    let rest = "";
    if (!answer.ok || !answer.body) return;
    for await (const chunk of answer.body.pipeThrough(new TextDecoderStream())) {
      const lines = (rest + chunk).split("\n");
      rest = lines.pop() ?? "";
      noteConnection();
      for (const line of lines) if (line.startsWith("id: ")) note(line.slice(4));
    }
  }

  function note(id: string): void {
    last = id;
    heard.add(Number(id));
  }

  const listening = (async () => {
    while (!ending.signal.aborted) {
      await listenOnce().catch(() => {});
      await sleep(RETRY_MILLISECONDS);
    }
  })();
  return {
    heard,
    connected,
    async stop() {
      ending.abort();
      await listening;
    },
  };
}
