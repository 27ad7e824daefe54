import { existsSync, linkSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { env } from "#config/env.ts";
import { openDatabase } from "#db/connection.ts";
import { lockFolder } from "#db/folder-lock.ts";
import { isHeadsFile } from "#domain/credits/heads.ts";
import { runScript } from "#server/run-script.ts";
import { type ArchiveWriter, createArchive } from "./backup/archive.ts";
import { mainVersion } from "./backup/contents.sql.ts";
import { refused, runTool } from "./backup/postgres-tools.ts";

const USAGE = `npm run backup -- FILE

Writes the database and the uploaded documents to a new tar file. PostgreSQL may be at work meanwhile: the backup is its
state at one moment. The embedded database's server must be stopped.`;

const FILE_KEY = /^[A-Za-z0-9-]{8,100}$/;
/** The heads of companies' histories bear witness against a restored backup, so none holds them. */
const isBackedUp = (name: string) => FILE_KEY.test(name) && !isHeadsFile(name);

await runScript(async () => {
  const [file] = process.argv.slice(2);
  if (!file) throw refused(USAGE);
  if (existsSync(file)) throw refused(`${file} is there already; a backup never replaces another.`);
  if (!existsSync(dirname(resolve(file)))) throw refused(`There is no folder ${dirname(resolve(file))}.`);
  const { DATABASE_URL, DATABASE_DIRECT_URL, DATABASE_OWNER_URL, DATA_DIR, FILE_STORE_URL } = env();
  const url = DATABASE_OWNER_URL ?? DATABASE_DIRECT_URL ?? DATABASE_URL;
  const filesFolder = FILE_STORE_URL ? undefined : join(DATA_DIR, "files");
  const archive = await createArchive(file);
  try {
    const files = url
      ? await backUpPostgres(archive, url, DATA_DIR, filesFolder)
      : await backUpEmbedded(archive, DATA_DIR, filesFolder);
    await archive.finish();
    const documents = FILE_STORE_URL ? "The documents in FILE_STORE_URL are not in it" : `With ${files} documents`;
    console.log(`Written: ${file}. ${documents}. It holds personal data: keep it as you keep the database.`);
  } catch (error) {
    await archive.abandon();
    throw error;
  }
});

/** Returns the number of documents it holds. */
async function backUpPostgres(archive: ArchiveWriter, url: string, dataDir: string, filesFolder: string | undefined) {
  mkdirSync(dataDir, { recursive: true });
  const staging = mkdtempSync(join(dataDir, "backup-"));
  try {
    const db = await openDatabase({ url, connectionsMax: 1 });
    const version = await mainVersion(db.orm).finally(() => db.close());
    // Once before and once after: whichever moment the database was copied at, its documents are among these.
    const files = join(staging, "files");
    holdFiles(filesFolder, files);
    const dump = join(staging, "database.dump");
    await runTool("pg_dump", url, version, ["--format=custom", "--no-owner", "--no-privileges", `--file=${dump}`]);
    holdFiles(filesFolder, files);
    await archive.addText("about.json", about("postgres", version));
    await archive.addFile("database.dump", dump);
    return await addFiles(archive, files);
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
}

async function backUpEmbedded(archive: ArchiveWriter, dataDir: string, filesFolder: string | undefined) {
  if (!existsSync(join(dataDir, "database"))) throw refused(`There is no database in ${dataDir}.`);
  const unlock = lockFolder(dataDir);
  try {
    await archive.addText("about.json", about("embedded"));
    await addTree(archive, dataDir, "database");
    return filesFolder ? await addFiles(archive, filesFolder) : 0;
  } finally {
    unlock();
  }
}

function about(kind: "postgres" | "embedded", version?: number): string {
  return JSON.stringify({ product: "fairwatt", kind, version, madeAt: new Date().toISOString() });
}

/** A second name for each file, so that anything deleted in the meantime survives until it is copied. */
function holdFiles(from: string | undefined, to: string): void {
  mkdirSync(to, { recursive: true });
  if (!from || !existsSync(from)) return;
  for (const name of readdirSync(from).filter(isBackedUp)) {
    try {
      linkSync(join(from, name), join(to, name));
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code !== "EEXIST" && code !== "ENOENT") throw error;
    }
  }
}

async function addFiles(archive: ArchiveWriter, folder: string): Promise<number> {
  const names = existsSync(folder) ? readdirSync(folder).filter(isBackedUp) : [];
  for (const name of names) await archive.addFile(`files/${name}`, join(folder, name));
  return names.length;
}

async function addTree(archive: ArchiveWriter, root: string, path: string): Promise<void> {
  await archive.addFolder(path);
  for (const entry of readdirSync(join(root, path), { withFileTypes: true })) {
    const name = `${path}/${entry.name}`;
    if (entry.isDirectory()) await addTree(archive, root, name);
    else if (entry.isFile()) await archive.addFile(name, join(root, name));
  }
}
