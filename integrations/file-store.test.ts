import { randomUUID } from "node:crypto";
import { mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type FileStore, openFileStore } from "#integrations/file-store.ts";

const BYTES = Uint8Array.from({ length: 70_000 }, (_, index) => index % 251);

const contentOf = async (store: FileStore, key: string) => {
  const file = await store.get(key);
  return file && { bytes: new Uint8Array(await new Response(file.body).arrayBuffer()), sizeBytes: file.sizeBytes };
};

describe.each(["folder", "s3"] as const)("files in a %s", (kind) => {
  const folder = mkdtempSync(join(tmpdir(), "fairwatt-files-"));
  const bucket = kind === "s3" ? aBucket() : undefined;
  let store: FileStore;

  beforeAll(async () => {
    const url = await bucket?.listen();
    const s3 = url ? { url, region: "eu-west-2", keyId: "key", secret: "secret" } : undefined;
    store = openFileStore({ folder: join(folder, "files"), s3 });
  });
  afterAll(() => {
    bucket?.server.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it("come back as they were stored", async () => {
    const key = randomUUID();
    await store.put(key, BYTES, "image/png");
    expect(await contentOf(store, key)).toEqual({ bytes: BYTES, sizeBytes: BYTES.length });
  });

  it("are gone once removed, and removing twice is fine", async () => {
    const key = randomUUID();
    await store.put(key, BYTES, "image/png");
    await store.remove(key);
    await store.remove(key);
    expect(await store.get(key)).toBeUndefined();
  });

  it.each(["../etc/passwd", "a/b", "..", "", "x".repeat(101), "key\0name", "key.part"])(
    "reject the name %j, which could lead elsewhere",
    async (key) => {
      // get may throw or reject; either way the store is never asked.
      await expect((async () => store.get(key))()).rejects.toThrow("not a key");
      await expect((async () => store.put(key, BYTES, "image/png"))()).rejects.toThrow("not a key");
    },
  );

  if (kind === "folder") {
    it("are readable only by the owner of the process, and nothing unfinished is left", async () => {
      await store.put(randomUUID(), BYTES, "image/png");
      for (const name of readdirSync(join(folder, "files"))) {
        expect(name).not.toMatch(/part$/);
        expect(statSync(join(folder, "files", name)).mode & 0o077).toBe(0);
      }
    });
  } else {
    it("are requested with a signature, and a store's refusal quotes nothing", async () => {
      bucket?.refuseNext();
      await expect(store.put(randomUUID(), BYTES, "image/png")).rejects.toThrow(/^the file store answered 403 to PUT$/);
      expect(bucket?.signatures.every((header) => header?.startsWith("AWS4-HMAC-SHA256 Credential=key/"))).toBe(true);
    });
  }
});

function aBucket() {
  const objects = new Map<string, Buffer>();
  const signatures: (string | undefined)[] = [];
  let refusing = false;
  const server: Server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      signatures.push(request.headers.authorization);
      const path = request.url ?? "";
      if (refusing) {
        refusing = false;
        response.writeHead(403).end("<Error>secret</Error>");
      } else if (request.method === "PUT") {
        objects.set(path, Buffer.concat(chunks));
        response.writeHead(200).end();
      } else if (request.method === "DELETE") {
        response.writeHead(objects.delete(path) ? 204 : 404).end();
      } else {
        const found = objects.get(path);
        response.writeHead(found ? 200 : 404, { "content-length": found?.length ?? 0 }).end(found);
      }
    });
  });
  return {
    server,
    signatures,
    refuseNext() {
      refusing = true;
    },
    listen: () =>
      new Promise<string>((resolve) => {
        server.listen(0, "127.0.0.1", () => {
          resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}/documents`);
        });
      }),
  };
}
