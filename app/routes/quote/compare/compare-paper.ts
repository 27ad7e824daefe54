import {
  ASKS,
  BEST_ON_MONEY,
  cardFacts,
  ESTIMATE,
  extrasInWords,
  HEADING,
  IN_WHICH_ORDER,
  likelyInWords,
  notWorkedOut,
  outsideFacts,
  outsidePrice,
  partsOf,
  sameInWords,
  sameTitle,
  sentInWords,
  tooCloseInWords,
  valueInWords,
  WORKED_OUT,
  workedOutInWords,
  workInWords,
  worthInWords,
} from "#app/routes/quote/compare/compare-lines.ts";
import { moneyLineOf } from "#app/routes/quote/compare/money-bar.tsx";
import { CODE_LIMITS, paymentsTable } from "#app/routes/quote/compare/payments-picture.tsx";
import { nameOf } from "#app/routes/quote/compare/quote-name.ts";
import { expectedYields, USUAL, yieldTable } from "#app/routes/quote/compare/yield-picture.tsx";
import { NOTHING_NOTICED } from "#app/routes/quote/quotes/quote-lines.ts";
import { dateInWords, formatPence } from "#app/ui/format.ts";
import { factTable, type Paper, type PaperBlock, type PaperCell } from "#app/web/pdf/paper.ts";
import { site } from "#config/site.ts";
import { elsewhere } from "#content/planner/quote-check.ts";
import type { ComparedCell } from "#domain/comparison/comparison.ts";
import type { Decision } from "#domain/comparison/decision.ts";
import type { ComparedGroup, Comparison } from "#domain/comparison/my-comparison.ts";
import { jobInWords } from "#domain/quotes/quote-words.ts";

/** The comparison on paper: the cards as a table, and under it the whole table, unfolded. */
export function comparePaper({ groups, home }: Comparison, now: Date): Paper {
  const isAlone = groups.length === 1;
  const hasMoney = groups.some((group) => moneyLineOf(group).isShown);
  return {
    title: HEADING,
    author: site.name,
    at: now,
    foot: `${site.name}, quotes compared on ${dateInWords(now)}`,
    isWide: true,
    blocks: [
      { p: IN_WHICH_ORDER },
      ...groups.flatMap((group) => [...(isAlone ? [] : [{ h2: group.work }]), ...cards(group)]),
      ...groups.filter(({ rows }) => rows.length > 0).flatMap((group) => wholeTable(group, isAlone)),
      ...(home && hasMoney
        ? [
            { h2: WORKED_OUT },
            ...workedOutInWords(home, { isOwn: true, isDrawn: false }).map((p) => ({ p })),
            { p: ESTIMATE },
          ]
        : []),
    ],
  };
}

interface Card {
  readonly head: PaperCell;
  readonly price: PaperCell;
  readonly work: string;
  readonly money: Decision["money"];
  readonly facts: ReturnType<typeof cardFacts>;
  readonly asks: readonly { readonly text: string }[];
}

function cardsOf({ quotes, decisions, outside }: ComparedGroup): Card[] {
  const own = quotes.flatMap((quote, position): Card[] => {
    const decision = decisions[position];
    if (!decision) return [];
    const { money, asks } = decision;
    return [
      {
        head: { text: nameOf(quote), note: sentInWords(quote) },
        price: { text: formatPence(decision.payPence), note: extrasInWords(decision) },
        work: jobInWords(quote),
        money,
        facts: cardFacts(decision),
        asks,
      },
    ];
  });
  const others = outside.map((column): Card => {
    const { quote, money } = column;
    return {
      head: { text: quote.company, note: elsewhere.mark },
      price: outsidePrice(quote),
      work: workInWords(quote),
      money,
      facts: outsideFacts(column),
      asks: quote.checks,
    };
  });
  return [...own, ...others];
}

/** Of both kinds of card, in the order in which either says them. */
const CARD_FACTS = ["Pays back", "Firm", "Guarantee", "Insured", "Start", "Valid until"];

function cards(group: ComparedGroup): PaperBlock[] {
  const all = cardsOf(group);
  const row = (name: string, cellOf: (card: Card) => PaperCell) => ({ cells: [name, ...all.map(cellOf)] });
  const names = CARD_FACTS.filter((name) => all.some(({ facts }) => facts.some((fact) => fact.name === name)));
  return [
    {
      table: {
        name: group.work,
        columns: ["Fact", ...all.map(({ head }) => head)],
        rows: [
          { ...row("You pay", ({ price }) => price), isTotal: true },
          row("The work", ({ work }) => work),
          ...(moneyLineOf(group).isShown ? [row("Better off", ({ money }) => worthOf(money))] : []),
          ...names.map((name) => row(name, ({ facts }) => factOf(facts, name))),
          row(ASKS, ({ asks }) => asks.map(({ text }) => text).join("\n") || NOTHING_NOTICED),
        ],
      },
    },
    ...group.tooClose.map((pair) => ({ p: tooCloseInWords(group, pair).join("") })),
  ];
}

function worthOf(money: Decision["money"]): PaperCell {
  if (!money || "why" in money) return notWorkedOut(money);
  const likely = likelyInWords(money);
  return { text: worthInWords(money).join(" "), note: money.isBest ? `${BEST_ON_MONEY}, ${likely}` : likely };
}

function factOf(facts: Card["facts"], name: string): string {
  const fact = facts.find((one) => one.name === name);
  if (!fact) return "";
  return fact.more ? `${fact.said}, ${fact.more}` : fact.said;
}

function wholeTable(group: ComparedGroup, isAlone: boolean): PaperBlock[] {
  const { work, quotes, outside, rows } = group;
  const { groups, same } = partsOf(rows);
  const heads = [...quotes.map(nameOf), ...outside.map(({ quote }) => ({ text: quote.company, note: elsewhere.mark }))];
  return [
    { h2: isAlone ? "Where they differ" : `Where they differ: ${work}` },
    ...groups.flatMap(([name, own]): PaperBlock[] => [
      { h3: name },
      {
        table: {
          name,
          columns: ["Fact", ...heads],
          rows: own.map(({ label, hint, cells }) => ({
            cells: [{ text: label, note: hint ?? "" }, ...cells.map(cellInWords)],
          })),
        },
      },
    ]),
    ...(same.length > 0
      ? [
          { h3: sameTitle({ quotes, outside }) },
          ...factTable(
            sameTitle({ quotes, outside }),
            same.map((row) => [row.label, sameInWords(row)]),
          ),
        ]
      : []),
    ...pictures(group),
  ];
}

function cellInWords(cell: ComparedCell): PaperCell {
  const { note, behind, rank, checks } = cell;
  const below = [note, behind, rank, checks.length > 0 && "to ask"].filter(Boolean).join("\n");
  return { text: valueInWords(cell), note: below };
}

/** What the page draws, in figures. */
function pictures(group: ComparedGroup): PaperBlock[] {
  const expected = expectedYields(group.quotes, group.rows);
  return [
    ...(group.quotes.length > 0
      ? [
          ...pictured("What is paid when", paymentsTable(group)),
          { p: `The limits of the consumer codes: ${CODE_LIMITS}`, look: "muted" as const },
        ]
      : []),
    ...(expected.length > 0
      ? [
          ...pictured("What it makes in the first year", yieldTable(expected)),
          { p: `Ours is for your region and each roof; ${USUAL} is usual.`, look: "muted" as const },
        ]
      : []),
  ];
}

type Pictured = ReturnType<typeof paymentsTable>;

function pictured(heading: string, { caption, headers, rows }: Pictured): PaperBlock[] {
  return [{ h3: heading }, { table: { name: caption, columns: headers, rows: rows.map((cells) => ({ cells })) } }];
}
