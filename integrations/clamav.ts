import { connect, type Socket } from "node:net";

/** Whether ClamAV finds something in a file. Throws if it gives no answer. */
export type ScanFile = (bytes: Uint8Array) => Promise<boolean>;

const TIMEOUT_MILLISECONDS = 20_000;
/** Below the daemon's own limit for one chunk in every default configuration. */
const PIECE_BYTES = 64 * 1024;
const LENGTH_BYTES = 4;

/**
 * Scans with ClamAV's daemon at a socket path (`/run/clamav/clamd.ctl`), or at `host:port` on a private network.
 * Source of the protocol: clamd(8), INSTREAM.
 */
export function clamav(address: string, timeoutMilliseconds = TIMEOUT_MILLISECONDS): ScanFile {
  return async (bytes) => {
    const socket = open(address);
    socket.setTimeout(timeoutMilliseconds, () => socket.destroy(new Error("ClamAV does not answer.")));
    const answer = readAll(socket);
    socket.write("zINSTREAM\0");
    for (let start = 0; start < bytes.length; start += PIECE_BYTES) {
      const piece = bytes.subarray(start, start + PIECE_BYTES);
      socket.write(lengthOf(piece.length));
      socket.write(piece);
    }
    socket.write(lengthOf(0));
    return isFound(await answer);
  };
}

function open(address: string): Socket {
  if (address.startsWith("/")) return connect(address);
  const { hostname, port } = new URL(`tcp://${address}`);
  return connect(Number(port), hostname);
}

function lengthOf(length: number): Buffer {
  const bytes = Buffer.alloc(LENGTH_BYTES);
  bytes.writeUInt32BE(length);
  return bytes;
}

async function readAll(socket: Socket): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of socket) pieces.push(piece as Buffer);
  return Buffer.concat(pieces).toString("latin1").replace(/\0$/, "");
}

/** "stream: OK" or "stream: NAME FOUND"; anything else is not an answer. */
function isFound(answer: string): boolean {
  if (answer === "stream: OK") return false;
  if (/^stream: .+ FOUND$/.test(answer)) return true;
  throw new Error("ClamAV did not look at the file.");
}
