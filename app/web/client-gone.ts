/** Node.js's error for a request cut off half-way. Nobody is left to answer, and nothing is wrong on our side. */
export function isClientGone(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ECONNRESET" && error.message === "aborted";
}
