import type { LeadEvent } from "#domain/leads-for-sale/lead-event.ts";
import type { LeadWatch } from "#domain/leads-for-sale/read-lead-events.ts";

/** Somebody who watches the leads for sale. */
export interface LeadListener {
  watch: LeadWatch;
  /** The last event heard; null for a newcomer. */
  heard: number | null;
  send(event: LeadEvent): void;
  /** Said once, when there will be no more: this installer may no longer see leads, or the server is stopping. */
  end(): void;
}

/** What the server offers to those watching. */
export interface LeadFeed {
  /**
   * Takes one of the company's places, before any response, and returns how to give it back. Errors: too_many_requests
   * (the company has as many lists open as it may).
   */
  admit(installerId: string): () => void;
  /** Returns how to stop. Tells everything from now on, and everything since `heard`; some of it perhaps twice. */
  listen(listener: LeadListener): Promise<() => void>;
}
