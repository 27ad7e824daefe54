const AWAY_CODES = /^(ECONNREFUSED|ECONNRESET|ENOTFOUND|ETIMEDOUT|EPIPE|EAI_AGAIN|57P0[123]|57014|25P03|08...|53300)$/;
const AWAY_WORDS =
  /connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error/i;

/** PostgreSQL's code for text that it cannot store, such as a zero byte. */
const NO_SUCH_CHARACTER = "22021";

/** Whether the database refused a text that no row can hold, so that nothing of that name can exist. */
export function isUnknownToDatabase(error: unknown): boolean {
  for (let current = error; current instanceof Error; current = current.cause) {
    if ((current as NodeJS.ErrnoException).code === NO_SUCH_CHARACTER) return true;
  }
  return false;
}

/** Whether an error means that the database cannot be reached just now, rather than a bug of ours. */
export function isDatabaseAway(error: unknown): boolean {
  for (let current = error; current instanceof Error; current = current.cause) {
    const { code } = current as NodeJS.ErrnoException;
    if ((code && AWAY_CODES.test(code)) || AWAY_WORDS.test(current.message)) return true;
    if (current instanceof AggregateError && current.errors.some(isDatabaseAway)) return true;
  }
  return false;
}
