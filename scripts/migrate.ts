import { databaseSettings } from "#config/env.ts";
import { openDatabase } from "#db/connection.ts";
import { runScript } from "#server/run-script.ts";

await runScript(async () => {
  const db = await openDatabase(databaseSettings());
  await db.migrate();
  await db.close();
  console.log("The database is up to date.");
});
