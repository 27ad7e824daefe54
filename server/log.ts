import pino from "pino";
import { env } from "#config/env.ts";
import { describeError } from "#server/describe-error.ts";

/** One line of JSON per event on standard error. No personal data and no token: addresses are logged by route. */
export const log = pino(
  { level: env().LOG_LEVEL, base: null, serializers: { err: describeError } },
  pino.destination({ dest: 2, sync: false }),
);
