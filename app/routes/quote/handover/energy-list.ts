import type { ReceiptText } from "#app/routes/installer/receipts/receipt-lines.ts";
import { dateInWords, formatNumber, formatPence } from "#app/ui/format.ts";
import { dayInWords } from "#content/proofs.ts";
import type { EnergyFile } from "#domain/handover/energy-file.ts";

/** The list in the home energy file: the work, what was promised, and every paper with who gave it and when. */
export function energyList(file: EnergyFile, now: Date): ReceiptText {
  const { company, customer, quote, papers, said, finishedOn, year } = file;
  return {
    title: "Home energy file",
    seller: [company],
    buyer: [customer.name, customer.postcode],
    about: [
      { label: "Work", value: quote.technology },
      { label: "Chosen quote", value: quoteInWords(quote) },
      ...(finishedOn ? [{ label: "Finished", value: dayInWords(finishedOn) }] : []),
      ...(year ? [{ label: "Promised for a year", value: `${formatNumber(year.predictedKwh)} kWh ${year.kind}` }] : []),
      ...(year?.reading
        ? [
            {
              label: "Measured",
              value: `${formatNumber(year.reading.yearKwh)} kWh for a year, ${year.reading.percent}% of it`,
            },
          ]
        : []),
      { label: "List made", value: dateInWords(now) },
    ],
    sums: [
      ...said.map(({ title, by, doneOn, number, givenAt }) => ({
        label: title,
        value: [doneOn && dayInWords(doneOn), number && `number ${number}`, `said by ${by} on ${dateInWords(givenAt)}`]
          .filter(Boolean)
          .join(", "),
      })),
      ...papers.map(({ name, title, by, givenAt }) => ({
        label: `Paper ${name.slice(0, name.indexOf(" "))}`,
        value: `${title}, from ${by}, ${dateInWords(givenAt)}`,
      })),
    ],
    notes: [
      "We did not check these papers. They are as the company and the customer gave them.",
      "Not in it: messages, and the papers of other companies.",
    ],
  };
}

function quoteInWords({ option, revision, sentAt, duePence }: EnergyFile["quote"]): string {
  const price = duePence === null ? "" : `, ${formatPence(duePence)}`;
  return `Option ${option}, revision ${revision}${price}${sentAt ? `, of ${dateInWords(sentAt)}` : ""}`;
}
