import type { Area } from "#domain/areas/area.ts";

/** A postcode typical of the area ("SM1 1AA"), as the example beside the field. */
export function postcodeExample({ outwardCodes }: Pick<Area, "outwardCodes">): string {
  const counts = new Map<string, number>();
  for (const code of outwardCodes) counts.set(lettersOf(code), (counts.get(lettersOf(code)) ?? 0) + 1);
  const most = Math.max(...counts.values());
  const code = outwardCodes.find((one) => counts.get(lettersOf(one)) === most);
  return `${code} 1AA`;
}

function lettersOf(outwardCode: string): string {
  return outwardCode.replace(/\d.*/, "");
}
