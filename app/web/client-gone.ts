/** Node.js's error for a request that ended before it was whole. Nobody is left to answer, and nothing is wrong with us. */
export function isClientGone(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ECONNRESET" && error.message === "aborted";
}
