import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const WORTH_IT = /\.(js|css|svg|json)$/;

/**
 * Writes a brotli and a gzip copy beside each asset, so that the server never compresses one.
 * @param {string} folder
 */
export function compressAssets(folder) {
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  for (const name of readdirSync(folder).filter((file) => WORTH_IT.test(file))) {
    const bytes = readFileSync(join(folder, name));
    writeFileSync(join(folder, `${name}.br`), brotliCompressSync(bytes, quality));
    writeFileSync(join(folder, `${name}.gz`), gzipSync(bytes, { level: 9 }));
  }
}
