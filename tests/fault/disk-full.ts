import { spawnSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { type Outcome, outcomeOf } from "#tests/fault/outcome.ts";
import { openSite, type Place, type SignedIn } from "#tests/fault/site.ts";
import { aPdf } from "#tests/support/documents.ts";
import { ask } from "#tests/support/invariants.ts";

const FAULT = "disk full";
const DISK = "1m";
const SMALL_BYTES = 200_000;
const LARGE_BYTES = 3_000_000;

/** A disk of one megabyte for uploads. Only if this user may mount one; otherwise it says so. */
export async function fillDisk(place: Required<Place>): Promise<Outcome> {
  const disk = join(place.folder, `disk-${randomUUID()}`);
  mkdirSync(disk);
  const mounted = spawnSync("mount", ["-t", "tmpfs", "-o", `size=${DISK}`, "tmpfs", disk], { stdio: "ignore" });
  if (mounted.status !== 0) return outcomeOf(FAULT, { rounds: 0, note: "this user may not mount a small disk" });
  try {
    return await upload(place, disk);
  } finally {
    spawnSync("umount", [disk], { stdio: "ignore" });
  }
}

async function upload(place: Required<Place>, disk: string): Promise<Outcome> {
  const site = await openSite(place, { companies: 1, env: { DATA_DIR: disk } });
  try {
    const { client } = site.companies[0] as SignedIn;
    const broken: string[] = [];
    const rows = () =>
      site.look((db) => ask<{ key: string }>(db.orm, "select storage_key as key from installer_documents"));
    const send = (bytes: number, id: string = randomUUID()) =>
      client.ask("/profile", { form: documentForm(id, bytes) });
    const first = await send(SMALL_BYTES);
    if (first?.status !== 302) broken.push(`a small document: ${first?.status}`);
    const large = await send(LARGE_BYTES);
    if (large?.status !== 500 || !large.text.includes("could not be kept")) {
      broken.push(`a document larger than the disk: ${large?.status}`);
    }
    const again = await send(SMALL_BYTES);
    if (again?.status !== 302) broken.push(`a small document after that: ${again?.status}`);
    const kept = (await rows()).map(({ key }) => key).sort();
    const files = readdirSync(join(disk, "files")).sort();
    if (kept.length !== 2) broken.push(`${kept.length} rows instead of 2`);
    const confirmed = [first, again].filter((answer) => answer?.status === 302).length;
    const lost = kept.filter((key) => !files.includes(key)).length;
    const doubled = files.filter((key) => !kept.includes(key)).length;
    return outcomeOf(FAULT, { requests: site.traffic.requests, confirmed, lost, doubled, broken });
  } finally {
    await site.stop();
  }
}

function documentForm(id: string, bytes: number): FormData {
  const form = new FormData();
  const fields = { form: "document", id, kind: "insurance", reference: "POL-77" };
  for (const [name, value] of Object.entries({ ...fields, expiresOn: inAYear() })) form.set(name, value);
  form.set("document", new Blob([Buffer.from(aPdf("x".repeat(bytes)))], { type: "application/pdf" }), "policy.pdf");
  return form;
}

function inAYear(): string {
  const now = new Date();
  return new Date(now.setFullYear(now.getFullYear() + 1)).toISOString().slice(0, 10);
}
