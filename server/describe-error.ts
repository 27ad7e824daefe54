export interface ErrorForLog {
  name: string;
  code: string | undefined;
  constraint: string | undefined;
  message: string;
  frames: string[];
  cause?: ErrorForLog;
}

const FRAMES_MAX = 12;

/**
 * What the log keeps of an error. Messages of a database quote what people typed, and a failed query carries all its
 * values, so anything quoted goes and a query's own message is left out.
 */
export function describeError(error: unknown): ErrorForLog {
  if (!(error instanceof Error))
    return { name: typeof error, code: undefined, constraint: undefined, message: "", frames: [] };
  const { code, constraint } = error as Error & { code?: unknown; constraint?: unknown };
  const frames = (error.stack ?? "").split("\n").filter((line) => line.trimStart().startsWith("at "));
  return {
    name: error.name,
    code: typeof code === "string" ? code : undefined,
    constraint: typeof constraint === "string" ? constraint : undefined,
    message: withoutValues(error.message),
    frames: frames.slice(0, FRAMES_MAX).map((line) => line.trim()),
    ...(error.cause instanceof Error ? { cause: describeError(error.cause) } : {}),
  };
}

function withoutValues(message: string): string {
  if (message.startsWith("Failed query")) return "Failed query";
  return message
    .replace(/"[^"]*"|'[^']*'|`[^`]*`|\([^)]*\)/g, "…")
    .replace(/\S+@\S+/g, "…")
    .slice(0, 300);
}
