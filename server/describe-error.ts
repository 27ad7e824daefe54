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
 * What the log keeps of an error, by allow-list: a database error also carries the row in its `detail`, and a failed
 * query all its values. Messages quote what people typed, so they are cut where a quotation begins.
 */
export function describeError(error: unknown): ErrorForLog {
  if (!(error instanceof Error))
    return { name: typeof error, code: undefined, constraint: undefined, message: "", frames: [] };
  const { code, constraint } = error as Error & { code?: unknown; constraint?: unknown };
  return {
    name: error.name,
    code: typeof code === "string" ? code : undefined,
    constraint: typeof constraint === "string" ? constraint : undefined,
    message: withoutValues(error.message),
    frames: framesOf(error),
    ...(error.cause instanceof Error ? { cause: describeError(error.cause) } : {}),
  };
}

/** The stack begins with the message, whose own lines may look like places in the code. */
function framesOf({ stack = "", message }: Error): string[] {
  const start = message === "" ? -1 : stack.indexOf(message);
  const places = start < 0 ? stack : stack.slice(start + message.length);
  const frames = places.split("\n").map((line) => line.trim());
  return frames.filter((line) => /^at .*(:\d+:\d+|<anonymous>|native)\)?$/.test(line)).slice(0, FRAMES_MAX);
}

function withoutValues(message: string): string {
  if (message.startsWith("Failed query")) return "Failed query";
  return message
    .replace(/(?<!\w)["'`(“‘].*/s, "…")
    .replace(/\S+@\S+/g, "…")
    .replace(/\+?\d[\d ]{4,}/g, "…")
    .slice(0, 300);
}
