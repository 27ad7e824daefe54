import { DomainError } from "#domain/errors.ts";
import { uuidFromText } from "#domain/uuid-from-text.ts";

/** Something that happened in the demonstration's history. Each may be repeated. */
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

/** A step completed in an earlier, interrupted start is skipped. */
export async function unlessDone(step: () => Promise<unknown>): Promise<void> {
  try {
    await step();
  } catch (error) {
    if (!(error instanceof DomainError) || !["account_exists", "conflict"].includes(error.code)) throw error;
  }
}
