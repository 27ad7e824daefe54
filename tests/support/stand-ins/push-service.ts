import { createDecipheriv, createECDH, createHmac, createPublicKey, hkdfSync, randomBytes, verify } from "node:crypto";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";

export interface PushCall {
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** A push service as in RFC 8030: it stores what it receives, and responds as told. */
export interface PushService {
  origin: string;
  heard: PushCall[];
  /** The status of every response; 0: no response. */
  status: number;
  /** A browser subscribed here. */
  newBrowser(): PushBrowser;
  close(): Promise<void>;
}

export interface PushBrowser {
  /** What the browser sends us. */
  form: { endpoint: string; publicKey: string; authSecret: string };
  /** The messages that arrived for it, decrypted. */
  messages(): Record<string, string>[];
}

const CURVE = "prime256v1";

export async function startPushService(): Promise<PushService> {
  const server = createServer(async (request, response) => {
    service.heard.push({ path: request.url ?? "", headers: request.headers, body: await buffer(request) });
    if (service.status !== 0) response.writeHead(service.status).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  const service: PushService = {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    heard: [],
    status: 201,
    newBrowser: () => aBrowser(service),
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
  return service;
}

function aBrowser(service: PushService): PushBrowser {
  const pair = createECDH(CURVE);
  const publicKey = pair.generateKeys();
  const authSecret = randomBytes(16);
  const path = `/push/${randomBytes(12).toString("base64url")}`;
  const mine = () => service.heard.filter((call) => call.path === path);
  return {
    form: {
      endpoint: service.origin + path,
      publicKey: publicKey.toString("base64url"),
      authSecret: authSecret.toString("base64url"),
    },
    messages: () => mine().map(({ body }) => JSON.parse(opened(body, { pair, publicKey, authSecret }))),
  };
}

const sha256 = (key: Buffer, text: Buffer) => createHmac("sha256", key).update(text).digest();
const derived = (from: Buffer, salt: Buffer, info: string | Buffer, length: number) =>
  Buffer.from(hkdfSync("sha256", from, salt, info, length));

/** Step by step as in RFC 8291, without the library that encrypted it. */
function opened(
  body: Buffer,
  own: { pair: ReturnType<typeof createECDH>; publicKey: Buffer; authSecret: Buffer },
): string {
  const salt = body.subarray(0, 16);
  const keyLength = body.readUInt8(20);
  const theirs = body.subarray(21, 21 + keyLength);
  const text = body.subarray(21 + keyLength, -16);
  const tag = body.subarray(-16);
  const both = Buffer.concat([Buffer.from("WebPush: info\0"), own.publicKey, theirs]);
  const shared = own.pair.computeSecret(theirs);
  const secret = sha256(sha256(own.authSecret, shared), Buffer.concat([both, Buffer.from([1])]));
  const key = derived(secret, salt, "Content-Encoding: aes128gcm\0", 16);
  const nonce = derived(secret, salt, "Content-Encoding: nonce\0", 12);
  const cipher = createDecipheriv("aes-128-gcm", key, nonce).setAuthTag(tag);
  const padded = Buffer.concat([cipher.update(text), cipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString();
}

/** Who signed a call, and what was signed; throws if the signature is wrong (RFC 8292). */
export function signerOf({ headers }: PushCall): { key: string; claims: { aud: string; exp: number; sub: string } } {
  const [, token = "", key = ""] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(headers.authorization ?? "") ?? [];
  const [head = "", claims = "", signature = ""] = token.split(".");
  const point = Buffer.from(key, "base64url");
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString("base64url"));
  const signer = createPublicKey({ key: { kty: "EC", crv: "P-256", x: x ?? "", y: y ?? "" }, format: "jwk" });
  const isTheirs = verify(
    "sha256",
    Buffer.from(`${head}.${claims}`),
    { key: signer, dsaEncoding: "ieee-p1363" },
    Buffer.from(signature, "base64url"),
  );
  if (!isTheirs) throw new Error("signed by somebody else");
  return { key, claims: JSON.parse(Buffer.from(claims, "base64url").toString()) };
}
