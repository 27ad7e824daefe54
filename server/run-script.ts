import { SettingsError } from "#config/env.ts";
import { FolderInUseError } from "#db/folder-lock.ts";
import { DomainError } from "#domain/errors.ts";

/** Runs a command-line script; a failure ends it with status 1 and, where we know what is wrong, one sentence. */
export async function runScript(script: () => Promise<void>): Promise<void> {
  try {
    await script();
    process.exit(0);
  } catch (error) {
    console.error(explain(error));
    process.exit(1);
  }
}

/** What a person at a terminal reads. */
export function explain(error: unknown): string {
  if (error instanceof SettingsError || error instanceof FolderInUseError) return `\n${error.message}\n`;
  if (error instanceof DomainError) return error.message;
  // The embedded database attaches its whole program to some errors.
  return String((error as Error).stack ?? error).slice(0, 4000);
}
