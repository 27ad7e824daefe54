// The header of an entry in a tar file, in the format "ustar":
// https://pubs.opengroup.org/onlinepubs/9799919799/utilities/pax.html

export const TAR_BLOCK = 512;

export interface TarEntry {
  name: string;
  sizeBytes: number;
  isFolder: boolean;
}

const FIELDS = { name: 0, mode: 100, uid: 108, gid: 116, size: 124, time: 136, sum: 148, type: 156, magic: 257 };
const NAME_BYTES_MAX = 100;
const SIZE_BYTES = 12;
/** What eleven octal digits can say; a larger size is written in binary, as GNU tar does. */
const OCTAL_SIZE_MAX = 8 ** 11 - 1;
const BINARY_MARK = 0x80;

export function entryHeader({ name, sizeBytes, isFolder }: TarEntry): Buffer {
  const header = Buffer.alloc(TAR_BLOCK);
  const path = isFolder ? `${name}/` : name;
  if (Buffer.byteLength(path) > NAME_BYTES_MAX) throw new Error(`${path} is too long a name for a backup`);
  header.write(path, FIELDS.name);
  header.write(isFolder ? "0000700\0" : "0000600\0", FIELDS.mode);
  for (const field of [FIELDS.uid, FIELDS.gid]) header.write("0000000\0", field);
  writeSize(header, sizeBytes);
  header.write("00000000000\0", FIELDS.time);
  header.write(isFolder ? "5" : "0", FIELDS.type);
  header.write("ustar\x0000", FIELDS.magic);
  header.write(`${octal(sumOf(header), 6)}\0 `, FIELDS.sum);
  return header;
}

/** Undefined when it is no header, or that of something which is neither a file nor a folder. */
export function readHeader(header: Buffer): TarEntry | undefined {
  const type = String.fromCharCode(header[FIELDS.type] ?? 0);
  const sum = Number.parseInt(textAt(header, FIELDS.sum, 8), 8);
  if (sum !== sumOf(header) || (type !== "0" && type !== "5")) return undefined;
  const isFolder = type === "5";
  const name = textAt(header, FIELDS.name, NAME_BYTES_MAX).replace(/\/$/, "");
  const sizeBytes = isFolder ? 0 : readSize(header);
  return Number.isSafeInteger(sizeBytes) ? { name, isFolder, sizeBytes } : undefined;
}

export function isHeaderEmpty(header: Buffer): boolean {
  return header.every((byte) => byte === 0);
}

export function paddingAfter(sizeBytes: number): number {
  return (TAR_BLOCK - (sizeBytes % TAR_BLOCK)) % TAR_BLOCK;
}

function writeSize(header: Buffer, sizeBytes: number): void {
  if (sizeBytes <= OCTAL_SIZE_MAX) {
    header.write(`${octal(sizeBytes, SIZE_BYTES - 1)}\0`, FIELDS.size);
    return;
  }
  header[FIELDS.size] = BINARY_MARK;
  header.writeBigUInt64BE(BigInt(sizeBytes), FIELDS.size + 4);
}

function readSize(header: Buffer): number {
  if (header[FIELDS.size] === BINARY_MARK) return Number(header.readBigUInt64BE(FIELDS.size + 4));
  return Number.parseInt(textAt(header, FIELDS.size, SIZE_BYTES), 8);
}

/** The sum of all bytes, those of the sum itself taken as blanks. */
function sumOf(header: Buffer): number {
  return header.reduce((sum, byte, at) => sum + (at >= FIELDS.sum && at < FIELDS.sum + 8 ? 32 : byte), 0);
}

function octal(value: number, digits: number): string {
  return value.toString(8).padStart(digits, "0");
}

function textAt(header: Buffer, at: number, bytes: number): string {
  return header.toString("utf8", at, at + bytes).replace(/\0.*$/s, "");
}
