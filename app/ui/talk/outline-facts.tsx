import { Fact } from "#app/ui/fact.tsx";
import { formatPence } from "#app/ui/format.ts";
import { dayInWords } from "#content/proofs.ts";
import { poundsOfOutline } from "#content/quote-sheet/outline-range.ts";
import { outlineSheets, sizeInWords } from "#content/quote-sheet/outline-sheet.ts";
import type { Technology } from "#content/vetting.ts";

interface Shown {
  technology: Technology;
  fromPence: number;
  toPence: number;
  size: number | null;
  equipment: string | null;
  included: Readonly<Record<string, { readonly state: string; readonly extraPence?: number }>>;
  needsSurvey: boolean;
  earliestStart: string;
}

const GONE = "Deleted, with the customer’s details";

export function OutlineFacts({ outline }: { outline: Shown }) {
  const { technology, size, equipment, needsSurvey, earliestStart } = outline;
  return (
    <dl className="facts">
      <Fact name="Price, with VAT">{poundsOfOutline(outline)}</Fact>
      {size !== null && <Fact name="Size">{sizeInWords(technology, size)}</Fact>}
      <Fact name="Equipment">{equipment ?? GONE}</Fact>
      <Fact name="Survey first">{needsSurvey ? "Yes" : "No"}</Fact>
      <Fact name="Earliest start">{dayInWords(earliestStart)}</Fact>
      {includedInWords(outline).map(({ name, label, value }) => (
        <Fact key={name} name={label}>
          {value}
        </Fact>
      ))}
    </dl>
  );
}

/** The items that the company mentions, in the order of the sheet. */
function includedInWords({ technology, included }: Shown) {
  return Object.entries(outlineSheets[technology].included.kind.of).flatMap(([name, { label, kind }]) => {
    const item = included[name];
    if (!item) return [];
    const state = kind.of.state.kind.options.find(({ value }) => value === item.state)?.label ?? item.state;
    return [{ name, label, value: item.extraPence ? `${state}: ${formatPence(item.extraPence)}` : state }];
  });
}
