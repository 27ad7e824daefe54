import { spawnSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isHeadsFile } from "#domain/credits/heads.ts";
import { deedsOf } from "#tests/fault/acts.ts";
import { concluded, noFindings } from "#tests/fault/end.ts";
import { startLoad } from "#tests/fault/load.ts";
import { type Outcome, outcomeOf } from "#tests/fault/outcome.ts";
import { openSite, type Place, type SignedIn, type Site } from "#tests/fault/site.ts";
import type { Told } from "#tests/fault/told.ts";
import { aDocument, aMessage, aQuoteFile, type Upload } from "#tests/fault/uploads.ts";
import { diceOf } from "#tests/support/dice.ts";
import { ask } from "#tests/support/invariants.ts";

const FAULT = "disk full";
const DISK = "1m";
const DISK_BYTES = 1024 * 1024;
const SMALL_BYTES = 50_000;
const LARGE_BYTES = 3_000_000;
/** A document, a message with two files and a file of a quote, before the disk is full and afterwards. */
const KEPT_FILES = 8;

interface Order {
  /** While the disk is full. */
  confirmations: number;
  seed: number;
}

/** A disk of one megabyte for uploads. If this user may not mount one, it says so. */
export async function fillDisk(place: Required<Place>, order: Order): Promise<Outcome> {
  const disk = join(place.folder, `disk-${randomUUID()}`);
  mkdirSync(disk);
  const mounted = spawnSync("mount", ["-t", "tmpfs", "-o", `size=${DISK}`, "tmpfs", disk], { stdio: "ignore" });
  if (mounted.status !== 0) return outcomeOf(FAULT, { rounds: 0, note: "this user may not mount a small disk" });
  try {
    return await workWhileFull(place, disk, order);
  } finally {
    spawnSync("umount", [disk], { stdio: "ignore" });
  }
}

async function workWhileFull(place: Required<Place>, disk: string, { confirmations, seed }: Order): Promise<Outcome> {
  const site = await openSite(place, { env: { DATA_DIR: disk } });
  try {
    const load = startLoad(site, diceOf(seed));
    const kindsOf = await begin(site, load.told);
    const broken: string[] = [];
    const send = async (uploads: Upload[], what: string, isKept: boolean) => {
      for (const upload of uploads) {
        const answer = await upload.send();
        const isRight = isKept ? answer?.status === upload.kept : answer?.status === 500 && upload.refused(answer.text);
        if (!isRight) broken.push(`${upload.name}, ${what}: ${answer?.status}`);
        if (isKept && upload.messageId) load.told.messages.add(upload.messageId);
      }
    };

    await send(kindsOf(SMALL_BYTES), "small", true);
    await send(kindsOf(LARGE_BYTES), "larger than the disk", false);
    const waiting = kindsOf(SMALL_BYTES);
    fill(disk);
    await send(waiting, "on a full disk", false);
    await load.more(confirmations);
    await send(waiting, "on a disk that is still full", false);
    rmSync(join(disk, FILLER));
    await send(waiting, "sent again when there is room", true);
    const { lost, doubled, rows } = await compared(site, disk);
    if (rows !== KEPT_FILES) broken.push(`${rows} rows instead of ${KEPT_FILES}`);
    const found = await concluded(site, load, noFindings());
    const counts = { lost: found.lost + lost, doubled: found.doubled + doubled };
    return outcomeOf(FAULT, { ...found, ...counts, broken: [...broken, ...found.broken] });
  } finally {
    await site.stop();
  }
}

/** A purchase with a quote, and its company's uploads: one of each kind. */
async function begin(site: Site, told: Told): Promise<(bytes: number) => Upload[]> {
  const acts = deedsOf(site, told);
  const company = site.companies[0] as SignedIn;
  const leadId = await acts.enterLead();
  const purchaseId = leadId && (await acts.buyByPage(company, leadId));
  const quoteId = purchaseId && (await acts.sendQuote(company, purchaseId));
  if (!quoteId) throw new Error("there is no quote to add files to");
  return (bytes) => [
    aDocument(company, bytes),
    aMessage(company, purchaseId, [SMALL_BYTES, bytes]),
    aQuoteFile(site, { company, quoteId, bytes }),
  ];
}

const FILLER = "filler";

function fill(disk: string): void {
  try {
    writeFileSync(join(disk, FILLER), Buffer.alloc(DISK_BYTES));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOSPC") throw error;
  }
}

/** Each row must have its file, and each file its row. */
async function compared({ look }: Site, disk: string): Promise<{ lost: number; doubled: number; rows: number }> {
  const query = "select storage_key as key from installer_documents union all select storage_key from files";
  const rows = (await look((db) => ask<{ key: string }>(db.orm, query))).map(({ key }) => key);
  const files = readdirSync(join(disk, "files")).filter((name) => !isHeadsFile(name));
  return {
    lost: rows.filter((key) => !files.includes(key)).length,
    doubled: files.filter((key) => !rows.includes(key)).length,
    rows: rows.length,
  };
}
