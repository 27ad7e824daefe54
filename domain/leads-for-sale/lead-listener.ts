import type { LeadEvent } from "#domain/leads-for-sale/lead-event.ts";
import type { LeadWatch } from "#domain/leads-for-sale/read-lead-events.ts";

/** Someone watching the leads for sale. */
export interface LeadListener {
  watch: LeadWatch;
  /** The last event received; null for a newcomer. */
  heard: number | null;
  send(event: LeadEvent): void;
  /** Called once, when no more will come: this installer may no longer see leads, or the server is stopping. */
  end(): void;
}

/** What the server offers to watchers. */
export interface LeadFeed {
  /**
   * Takes one of the company's places, before any response, and returns how to give it back. Errors: too_many_requests
   * (the company has its maximum of lists open).
   */
  admit(installerId: string): () => void;
  /** Sends all events from now on and since `heard`, some perhaps twice. Returns how to stop. */
  listen(listener: LeadListener): Promise<() => void>;
}
