// Preloaded into a server (--import) to shift its clock while it runs, by the milliseconds in the file.
import { existsSync, readFileSync, writeFileSync } from "node:fs";

const LOOK_MILLISECONDS = 50;
const file = process.env.SHIFTED_CLOCK_FILE ?? "";
const RealDate = Date;
let shift = 0;

globalThis.Date = new Proxy(RealDate, {
  construct: (target, args, self) =>
    Reflect.construct(target, args.length === 0 ? [target.now() + shift] : args, self === Date ? target : self),
  apply: (target) => new target(target.now() + shift).toString(),
  get: (target, key) => (key === "now" ? () => target.now() + shift : Reflect.get(target, key)),
});

setInterval(() => {
  const wanted = existsSync(file) ? Number(readFileSync(file, "utf8")) : 0;
  if (!Number.isFinite(wanted) || wanted === shift) return;
  shift = wanted;
  writeFileSync(`${file}.seen`, String(shift));
}, LOOK_MILLISECONDS).unref();
