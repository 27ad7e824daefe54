import { DomainError } from "#domain/errors.ts";
import { runChild } from "../setup/child.mjs";

type Tool = "pg_dump" | "pg_restore";

/**
 * Runs PostgreSQL's own program, which must be at least as recent as the server. The password never appears on a
 * command line.
 */
export async function runTool(tool: Tool, url: string, serverVersion: number, args: string[]): Promise<void> {
  await requireVersion(tool, serverVersion);
  const address = new URL(url);
  const PGPASSWORD = decodeURIComponent(address.password);
  address.password = "";
  const env = { PGCONNECT_TIMEOUT: "10", ...(PGPASSWORD && { PGPASSWORD }) };
  const { code, output } = await runChild(tool, [...args, `--dbname=${address.href}`], { captured: true, env });
  if (code !== 0) throw refused(`${output.trim()}\n${tool} failed.`);
}

async function requireVersion(tool: Tool, serverVersion: number): Promise<void> {
  const found = await runChild(tool, ["--version"], { captured: true }).catch(() => undefined);
  const wanted = `PostgreSQL's client programs, version ${serverVersion} or newer`;
  if (found?.code !== 0) throw refused(`${tool} is not there. Install ${wanted}, and put them on PATH.`);
  const version = Number(/\d+/.exec(found.output)?.[0]);
  if (version < serverVersion) {
    throw refused(`${tool} is version ${version}, the server ${serverVersion}. Put ${wanted}, on PATH.`);
  }
}

export function refused(message: string): DomainError {
  return new DomainError("invalid_input", { message });
}
