import { inflateSync } from "node:zlib";

/** The selectable text, in order, with its line breaks. */
export function wordsOfPdf(bytes: Uint8Array): string {
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
  const page = [...objects.values()].find((text) => text.startsWith("q\n") || text.includes("\nBT\n")) ?? "";
  const shown = page.matchAll(/1 0 0 1 ([\d.]+) [\d.]+ Tm\n\/(F\d+) \S+ Tf\n\[(.*)\] TJ/g);
  const texts = [...shown].map(([, x, font, codes = ""]) => {
    const hex = [...codes.matchAll(/<([0-9a-f]+)>/g)].map(([, part]) => part).join("");
    const text = hex.match(/.{4}/g)?.map((code) => letters.get(font)?.[Number.parseInt(code, 16)] ?? "\0");
    return (COLUMNS.includes(Number(x)) ? "\n" : "") + (text ?? []).join("");
  });
  return texts.join("").trim();
}

/** Where a line may start; text at any other position continues one in another font. */
const COLUMNS = [64, 92, 233.5];

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
