import { dayInWords } from "#content/proofs.ts";

/** What a letter of cancellation is written from; days are London days. */
export interface LetterFacts {
  readonly party: { readonly legalName: string; readonly address: string };
  /** What was ordered, as in "heat pump installation". */
  readonly what: string;
  readonly signedOn: string | null;
  readonly goodsOn: string | null;
  readonly customer: { readonly name: string; readonly postcode: string };
  readonly today: string;
}

/**
 * The model cancellation form, filled in, with an empty line between paragraphs. Source: Consumer Contracts (Information,
 * Cancellation and Additional Charges) Regulations 2013 (SI 2013/3134), Schedule 3, Part B.
 */
export function cancelLetter({ party, what, signedOn, goodsOn, customer, today }: LetterFacts): string {
  return [
    [`To ${party.legalName}, ${party.address}`],
    [`I hereby give notice that I cancel my contract of sale of the goods and for the supply of the service: ${what}.`],
    [
      ...(signedOn ? [`Ordered on ${dayInWords(signedOn)}.`] : []),
      ...(goodsOn ? [`Goods received on ${dayInWords(goodsOn)}.`] : []),
    ],
    [`${customer.name}, ${customer.postcode}`, dayInWords(today)],
  ]
    .filter((paragraph) => paragraph.length > 0)
    .map((paragraph) => paragraph.join("\n"))
    .join("\n\n");
}
