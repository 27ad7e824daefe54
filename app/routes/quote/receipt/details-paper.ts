import {
  companyFacts,
  NO_COMPANY,
  NOT_OUR_FORM,
  requestInWords,
  sharedInWords,
  toldInWords,
} from "#app/routes/quote/receipt/receipt-words.ts";
import { dateInWords } from "#app/ui/format.ts";
import { factTable, type Paper, type PaperBlock } from "#app/web/pdf/paper.ts";
import { site } from "#config/site.ts";
import type { Receipt } from "#domain/requests/receipt.ts";

/** Who has the customer's details, on paper. */
export function detailsPaper(receipt: Receipt, now: Date): Paper {
  const { companies, told, household } = receipt;
  return {
    title: "Who has my details",
    author: site.name,
    at: now,
    foot: `Who has my details, ${receipt.serviceLabel}. Saved on ${dateInWords(now)}`,
    blocks: [
      { p: requestInWords(receipt) },
      { h2: "Companies" },
      ...(companies.length === 0 ? [{ p: NO_COMPANY }] : companies.flatMap(companyOf)),
      { h2: "What you were told" },
      ...(told.length === 0 ? [{ p: NOT_OUR_FORM }] : told.flatMap(toldOf)),
      ...(household.length === 0 ? [] : [{ h2: "Links for your household" }, { list: household.map(sharedInWords) }]),
    ],
  };
}

function companyOf(company: Receipt["companies"][number]): PaperBlock[] {
  return [{ h3: company.company }, ...factTable(company.company, companyFacts(company))];
}

function toldOf(told: Receipt["told"][number]): PaperBlock[] {
  return [{ p: `“${told.words}”` }, { p: toldInWords(told), look: "muted" }];
}
