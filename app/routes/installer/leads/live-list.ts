import type { MaskedLead } from "#domain/leads/lead.ts";

/** A lead as shown on a card in the list. */
export type LeadOnCard = Omit<MaskedLead, "createdAt"> & {
  /** A string if it came over the live connection. */
  createdAt: Date | string;
  purchaseId: string;
  /** What has happened to it since the page was drawn. */
  change?: "new" | "gone" | "bought";
};

export type LeadNewsName = "lead.available" | "lead.places" | "lead.gone";

export interface LiveList {
  /**
   * As shown, in the list's order. A lead that has gone keeps its place for a while, so that nothing moves under the pointer.
   */
  items: readonly LeadOnCard[];
  /** New ones not shown yet, newest first. */
  waiting: readonly LeadOnCard[];
  /** How many more or fewer leads there are than when the page was drawn. */
  countChange: number;
  /** Leads on other pages that have gone since then, each counted once. */
  goneElsewhere: ReadonlySet<string>;
  /** The latest change in words, for screen readers. */
  said: string;
}

export function listAsDrawn(items: readonly LeadOnCard[]): LiveList {
  return { items, waiting: [], countChange: 0, goneElsewhere: new Set(), said: "" };
}

/** It can no longer be bought. */
export function isOver({ change }: LeadOnCard): boolean {
  return change === "gone" || change === "bought";
}

type News = {
  name: LeadNewsName;
  lead: LeadOnCard;
  boughtByYou?: boolean | undefined;
  /** Of a customer the company has bought already, so that the count never had it. */
  sameCustomer?: boolean | undefined;
  /** Replayed from before the list was drawn. */
  isOld?: boolean | undefined;
};

/**
 * The list after one piece of news. `mayMove`: a new lead may push the others down now. `takesNew`: it is the first
 * page. The same news twice changes nothing.
 */
export function withNews(
  list: LiveList,
  { name, lead, boughtByYou = false, sameCustomer = false, isOld = false }: News,
  { mayMove, takesNew }: { mayMove: boolean; takesNew: boolean },
): LiveList {
  const known = [...list.items, ...list.waiting].find(({ id }) => id === lead.id);
  if (name === "lead.gone" && !known) return isOld || boughtByYou || sameCustomer ? list : withoutUnseen(list, lead);
  if (name === "lead.gone") return known && !isOver(known) ? withoutLead(list, lead, boughtByYou) : list;
  if (known && isOver(known)) return list;
  if (known) return withCorrection(list, lead);
  return name === "lead.available" && takesNew ? withNewLead(list, lead, mayMove) : list;
}

/**
 * The list as reloaded from the server, with its count. A lead that has gone still keeps its place for a while, waiting
 * ones go on waiting, and each card keeps its purchase id, so that double-clicking buys once. Newest first, new leads
 * go above all known ones; nearest first, they may go between them.
 */
export function readAnew({ items, waiting }: LiveList, drawn: readonly LeadOnCard[], order?: "nearest"): LiveList {
  const fresh = new Map(drawn.map((lead) => [lead.id, lead]));
  const again = (list: readonly LeadOnCard[]) =>
    list.flatMap((lead) => {
      const now = fresh.get(lead.id);
      fresh.delete(lead.id);
      if (isOver(lead)) return [lead];
      return now ? [{ ...now, purchaseId: lead.purchaseId, ...(lead.change && { change: lead.change }) }] : [];
    });
  const shown = again(items);
  const stillWaiting = again(waiting);
  const known = new Set(items.map(({ id }) => id));
  const isKnown = ({ id }: LeadOnCard) => known.has(id);
  const lastNew = order === "nearest" ? drawn.findLastIndex(isKnown) : drawn.findIndex(isKnown);
  const unknown = drawn.map((lead, place) => ({ lead, place })).filter(({ lead }) => fresh.has(lead.id));
  const newer = unknown.flatMap(({ lead, place }) => (place < lastNew ? [lead] : []));
  const older = unknown.flatMap(({ lead, place }) => (place > lastNew ? [lead] : []));
  return { ...listAsDrawn([...shown, ...older]), waiting: [...newer, ...stillWaiting] };
}

export function withWaitingShown(list: LiveList): LiveList {
  return { ...list, items: [...list.waiting, ...list.items], waiting: [], said: "" };
}

export function withoutGone(list: LiveList): LiveList {
  return { ...list, items: list.items.filter((lead) => !isOver(lead)) };
}

function withNewLead(list: LiveList, lead: LeadOnCard, mayMove: boolean): LiveList {
  const fresh: LeadOnCard = { ...lead, change: "new" };
  const said = `New lead: ${lead.serviceLabel} in ${lead.location}.`;
  const added = { ...list, countChange: list.countChange + 1, said };
  return mayMove && list.waiting.length === 0
    ? { ...added, items: [fresh, ...list.items] }
    : { ...added, waiting: [fresh, ...list.waiting] };
}

function withoutLead(list: LiveList, { id, serviceLabel, location }: LeadOnCard, boughtByYou: boolean): LiveList {
  const change = boughtByYou ? "bought" : "gone";
  return {
    items: list.items.map((lead) => (lead.id === id ? { ...lead, change } : lead)),
    waiting: list.waiting.filter((lead) => lead.id !== id),
    countChange: list.countChange - 1,
    goneElsewhere: list.goneElsewhere,
    said: `${boughtByYou ? "Bought by your company" : "No longer available"}: ${serviceLabel} in ${location}.`,
  };
}

/** It was on another page. What the company bought itself was either never in the count, or the page is reloaded. */
function withoutUnseen(list: LiveList, { id }: LeadOnCard): LiveList {
  if (list.goneElsewhere.has(id)) return list;
  return { ...list, countChange: list.countChange - 1, goneElsewhere: new Set([...list.goneElsewhere, id]) };
}

/** As it now reads; the purchase id stays, so that double-clicking buys once. */
function withCorrection(list: LiveList, { purchaseId: _, change: __, ...news }: LeadOnCard): LiveList {
  const change = (lead: LeadOnCard) => (lead.id === news.id ? { ...lead, ...news } : lead);
  return { ...list, items: list.items.map(change), waiting: list.waiting.map(change) };
}
