import { inflateSync } from "node:zlib";

/** The selectable text, in order, with its line breaks: what is read aloud, or what each page has besides. */
export function wordsOfPdf(bytes: Uint8Array, which: "read" | "feet" = "read"): string {
  const pdf = Buffer.from(bytes).toString("latin1");
  if (!pdf.startsWith("%PDF-")) throw new Error("not a PDF");
  const objects = new Map(
    [...pdf.matchAll(/^(\d+) 0 obj\n([\s\S]*?)\nendobj/gm)].map(([, number, text = ""]) => [number, unpacked(text)]),
  );
  const letters = new Map<string | undefined, string[]>();
  for (const text of objects.values()) {
    for (const [, font, number] of text.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const [, unicode] = /\/ToUnicode (\d+) 0 R/.exec(objects.get(number) ?? "") ?? [];
      letters.set(font, lettersOf(objects.get(unicode) ?? ""));
    }
  }
  const pages = [...objects.values()].filter((text) => text.includes(" BDC\n") || text.includes(" BMC\n"));
  return pages
    .flatMap((page) => page.split("EMC\n"))
    .filter((marked) => marked.includes("/Artifact") === (which === "feet"))
    .map((marked) => wordsIn(marked, letters))
    .filter((words) => words !== "")
    .join("\n");
}

/** The words of one marked piece: a line for each height, in whatever fonts it is written. */
function wordsIn(marked: string, letters: ReadonlyMap<string | undefined, string[]>): string {
  const shown = marked.matchAll(/1 0 0 1 [\d.]+ ([\d.]+) Tm\n\/(F\d+) \S+ Tf\n\[(.*)\] TJ/g);
  const lines = new Map<string | undefined, string>();
  for (const [, y, font, codes = ""] of shown) {
    const hex = [...codes.matchAll(/<([0-9a-f]+)>/g)].map(([, part]) => part).join("");
    const text = hex.match(/.{4}/g)?.map((code) => letters.get(font)?.[Number.parseInt(code, 16)] ?? "\0");
    lines.set(y, (lines.get(y) ?? "") + (text ?? []).join(""));
  }
  return [...lines.values()].map((line) => line.trim()).join("\n");
}

function unpacked(text: string): string {
  const [, packed] = /FlateDecode[\s\S]*?stream\r?\n([\s\S]*?)\nendstream/.exec(text) ?? [];
  return packed ? inflateSync(Buffer.from(packed, "latin1")).toString("latin1") : text;
}

/** A font's letters by code, from its table for readers. */
function lettersOf(table: string): string[] {
  const [, entries = ""] = /\[(.*)\]\nendbfrange/s.exec(table) ?? [];
  return [...entries.matchAll(/<([0-9a-f ]*)>/g)].map(([, units = ""]) =>
    String.fromCharCode(
      ...(units
        .replaceAll(" ", "")
        .match(/.{4}/g)
        ?.map((unit) => Number.parseInt(unit, 16)) ?? []),
    ),
  );
}
