// For servers of browser tests, before all else (--import): people sign in some hundred times, and a hash as strong as
// it has to be takes half a second of a core. How strong it is, integrations/password-hash.test.ts holds.
import crypto from "node:crypto";
import { syncBuiltinESMExports } from "node:module";

const N_MAX = 2 ** 10;
const strong = crypto.scrypt;

/** @type {any} */ (crypto).scrypt = (
  /** @type {crypto.BinaryLike} */ password,
  /** @type {crypto.BinaryLike} */ salt,
  /** @type {number} */ bytes,
  /** @type {crypto.ScryptOptions} */ options,
  /** @type {(error: Error | null, key: Buffer) => void} */ done,
) => strong(password, salt, bytes, { ...options, N: Math.min(options.N ?? N_MAX, N_MAX) }, done);
syncBuiltinESMExports();
