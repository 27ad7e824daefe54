/** Runs a command-line script; a failure ends it with status 1 and, if we know what is wrong, one sentence. */
export async function runScript(script: () => Promise<void>): Promise<void> {
  try {
    await script();
    process.exit(0);
  } catch (error) {
    console.error(explain(error));
    process.exit(1);
  }
}

const EXPECTED = ["SettingsError", "FolderInUseError", "RightsError", "OldDatabaseError"];

export function explain(error: unknown): string {
  // By name: the built server contains classes of its own.
  const { name, message } = error as Error;
  if (EXPECTED.includes(name)) return `\n${message}\n`;
  if (name === "DomainError") return message;
  // The embedded database attaches its whole program to some errors.
  return String((error as Error).stack ?? error).slice(0, 4000);
}
