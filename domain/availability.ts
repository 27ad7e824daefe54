const AWAY_CODES = /^(ECONNREFUSED|ECONNRESET|ENOTFOUND|ETIMEDOUT|EPIPE|EAI_AGAIN|57P0[123]|08...|53300)$/;
const AWAY_WORDS =
  /connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error/i;

/** Whether an error means that the database cannot be reached just now, as opposed to a mistake of ours. */
export function isDatabaseAway(error: unknown): boolean {
  for (let current = error; current instanceof Error; current = current.cause) {
    const { code } = current as NodeJS.ErrnoException;
    if ((code && AWAY_CODES.test(code)) || AWAY_WORDS.test(current.message)) return true;
    if (current instanceof AggregateError && current.errors.some(isDatabaseAway)) return true;
  }
  return false;
}
