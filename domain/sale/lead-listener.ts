import type { LeadEvent } from "#domain/sale/lead-event.ts";
import type { LeadWatch } from "#domain/sale/read-lead-events.ts";

/** Somebody who watches the leads for sale. */
export interface LeadListener {
  watch: LeadWatch;
  /** The last event that was heard; null for whoever comes for the first time. */
  heard: number | null;
  send(event: LeadEvent): void;
  /** Said once, when there will be no more: this installer may see leads no longer, or the server stops. */
  end(): void;
}

/** What the server offers to those who watch. */
export interface LeadFeed {
  /**
   * Takes one of the company's places, before anything is answered, and says how to give it back. Errors:
   * too_many_requests (as many lists are open as may be).
   */
  admit(installerId: string): () => void;
  /** Returns how to stop. What happens from now on is told, and all since `heard`; some of it perhaps twice. */
  listen(listener: LeadListener): Promise<() => void>;
}
