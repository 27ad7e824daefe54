import { env } from "#config/env.ts";
import { openDatabase } from "#db/connection.ts";
import { grantAdmin, listAdmins, revokeAdmin } from "#domain/accounts/admin-roles.ts";
import type { Context } from "#domain/context.ts";
import { DomainError } from "#domain/errors.ts";
import { runScript } from "#server/run-script.ts";

const USAGE = `npm run admin -- grant EMAIL    makes the user an administrator
npm run admin -- revoke EMAIL   takes the role away
npm run admin -- list           shows all administrators`;

await runScript(async () => {
  const [command, email] = process.argv.slice(2);
  const { DATABASE_URL, DATABASE_DIRECT_URL, DATA_DIR } = env();
  const db = await openDatabase({ url: DATABASE_URL, directUrl: DATABASE_DIRECT_URL, dataDir: DATA_DIR });
  try {
    await db.migrate();
    console.log(await carryOut({ db, now: new Date() }, command, email));
  } finally {
    await db.close();
  }
});

async function carryOut(context: Context, command: string | undefined, email: string | undefined): Promise<string> {
  if (command === "list") return list(context);
  if ((command !== "grant" && command !== "revoke") || !email)
    throw new DomainError("invalid_input", { message: USAGE });
  try {
    if (command === "grant") {
      return (await grantAdmin(context, email)) ? `${email} is an administrator now.` : `${email} is one already.`;
    }
    return (await revokeAdmin(context, email)) ? `${email} is no administrator any more.` : `${email} was not one.`;
  } catch (error) {
    throw inWords(error, email);
  }
}

function inWords(error: unknown, email: string): unknown {
  if (!(error instanceof DomainError)) return error;
  const words: Partial<Record<string, string>> = {
    user_not_found: `No user has the e-mail ${email}. They must sign up first.`,
    user_not_confirmed: `${email} has not confirmed this address yet, so anybody could have signed up with it. Nothing was changed.`,
    last_admin: `${email} is the last administrator, and one must stay. Make somebody else an administrator first.`,
  };
  return new DomainError(error.code, { message: words[error.code] ?? error.code });
}

async function list(context: Context): Promise<string> {
  const admins = await listAdmins(context);
  if (admins.length === 0) return "There is no administrator yet: npm run admin -- grant EMAIL";
  return admins.map((admin) => `${admin.email}  since ${admin.createdAt.toISOString().slice(0, 10)}`).join("\n");
}
