import { join } from "node:path";
import { env } from "#config/env.ts";
import { clamav } from "#integrations/clamav.ts";
import { type FileStore, openFileStore } from "#integrations/file-store.ts";

/** Where the settings say that files are kept. */
export function fileStore(): FileStore {
  const { DATA_DIR, FILE_STORE_URL, FILE_STORE_REGION, FILE_STORE_KEY_ID, FILE_STORE_SECRET, CLAMAV_ADDRESS } = env();
  const scan = CLAMAV_ADDRESS === undefined ? undefined : clamav(CLAMAV_ADDRESS);
  const hasStore = FILE_STORE_URL && FILE_STORE_KEY_ID && FILE_STORE_SECRET;
  const s3 = hasStore
    ? { url: FILE_STORE_URL, region: FILE_STORE_REGION, keyId: FILE_STORE_KEY_ID, secret: FILE_STORE_SECRET }
    : undefined;
  return openFileStore({ folder: join(DATA_DIR, "files"), s3, scan });
}
