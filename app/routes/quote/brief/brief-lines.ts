import { dateInWords, formatNumber } from "#app/ui/format.ts";
import { roofName } from "#content/brief/words.ts";
import { nationalPhone } from "#content/uk-phone.ts";
import type { MyBrief } from "#domain/briefs/my-brief.ts";
import type { RoofYields } from "#domain/briefs/roof-yields.ts";

// What the brief's page and its PDF say in the same words.

export const TO_ASK = "What to ask every installer";
export const MY_CONTACT = "My contact details";

export function versionInWords({ version, writtenAt }: Pick<MyBrief, "version" | "writtenAt">): string {
  return writtenAt ? `Version ${version}, ${dateInWords(writtenAt)}.` : "Nothing yet. What you save appears here.";
}

export function contactFacts({ name, email, phone, postcode }: MyBrief["contact"]): [name: string, value: string][] {
  return [
    ["Name", name],
    ["Email", email ?? "Not given"],
    ["Phone", phone ? nationalPhone(phone) : "Not given"],
    ["Postcode", postcode],
  ];
}

export function yieldsInWords({ region, kwhPerKwp }: RoofYields): { figures: string; source: string } {
  const figures = kwhPerKwp.flatMap((kwh, index) =>
    kwh === null ? [] : [`${kwhPerKwp.length > 1 ? `${roofName(index)}: ` : ""}${formatNumber(kwh)} kWh`],
  );
  return {
    figures: `Our figure for a year, for each kWp of panels: ${figures.join(" · ")}.`,
    source: `SAP 2012, ${region}. If an installer expects much more, ask why.`,
  };
}
