import { env } from "#config/env.ts";
import { openDatabase } from "#db/connection.ts";
import { runScript } from "#server/run-script.ts";

await runScript(async () => {
  const { DATABASE_URL, DATABASE_DIRECT_URL, DATABASE_OWNER_URL, DATA_DIR } = env();
  const db = await openDatabase({
    url: DATABASE_URL,
    directUrl: DATABASE_DIRECT_URL,
    ownerUrl: DATABASE_OWNER_URL,
    dataDir: DATA_DIR,
  });
  await db.migrate();
  await db.close();
  console.log("The database is up to date.");
});
