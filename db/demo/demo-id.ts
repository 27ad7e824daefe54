import { DomainError, type DomainErrorCode } from "#domain/errors.ts";
import { uuidFromText } from "#domain/uuid-from-text.ts";

/** Something that happened in the demonstration's history. Steps can be repeated. */
export interface Step {
  at: Date;
  run(): Promise<unknown>;
}

export function demoId(email: string): string {
  return `demo-${email.split("@")[0]}`;
}

/** The same text gives the same id, so that a repeated step is recognised. */
export function demoUuid(text: string): string {
  return uuidFromText(`fairwatt demonstration ${text}`);
}

/** Ignores the error of a step that an earlier, interrupted start completed. */
export function unlessDone(step: () => Promise<unknown>): Promise<void> {
  return unlessRefused(step, ["account_exists", "conflict"]);
}

const PAST = [
  "already_reviewed",
  "conflict",
  "idempotency_key_reused",
  "not_approved",
  "project_closed",
  "quote_ended",
  "slot_gone",
] as const;

/** Also ignores one overtaken by later steps: a project closed, a company suspended, a quote dated by another day. */
export function unlessPast(step: () => Promise<unknown>): Promise<void> {
  return unlessRefused(step, PAST);
}

async function unlessRefused(step: () => Promise<unknown>, codes: readonly DomainErrorCode[]): Promise<void> {
  try {
    await step();
  } catch (error) {
    if (!(error instanceof DomainError) || !codes.includes(error.code)) throw error;
  }
}
