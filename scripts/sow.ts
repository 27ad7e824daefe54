import { databaseSettings } from "#config/env.ts";
import { openDatabase } from "#db/connection.ts";
import { seedDemonstration } from "#db/demo/seed-demonstration.ts";
import { hashPassword } from "#integrations/password-hash.ts";
import { openDemoClock } from "#server/clock.ts";
import { runScript } from "#server/run-script.ts";

// The demonstration is sown while `npm start` builds for the first time; without this the server would do it afterwards.
await runScript(async () => {
  const db = await openDatabase(databaseSettings());
  await db.migrate();
  const clock = await openDemoClock(db);
  await seedDemonstration({ db, now: clock.now() }, hashPassword);
  await db.close();
});
