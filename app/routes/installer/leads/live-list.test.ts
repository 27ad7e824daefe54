import { describe, expect, it } from "vitest";
import {
  type LeadNewsName,
  type LeadOnCard,
  type LiveList,
  listAsDrawn,
  readAnew,
  withNews,
  withoutGone,
  withWaitingShown,
} from "#app/routes/installer/leads/live-list.ts";
import { credits } from "#domain/money.ts";

const lead = (id: string, placesLeft = 3): LeadOnCard => ({
  id,
  purchaseId: `purchase-${id}`,
  serviceType: "solar-panels",
  serviceLabel: "Solar Panels",
  location: "Croydon",
  outcode: "CR0",
  urgency: "low",
  firstName: "Sam",
  emailMasked: "s•••@e•••.com",
  phoneMasked: null,
  description: null,
  budgetRange: null,
  timeframe: null,
  propertyType: null,
  contactWay: null,
  contactTimes: null,
  brief: null,
  photos: 0,
  plan: null,
  sharing: "on_purchase",
  outlinesLeft: null,
  createdAt: "2026-11-20T12:00:00Z",
  placesLeft,
  maxPurchases: 3,
  priceCredits: credits(5),
  distanceMiles: null,
});

const calm = { mayMove: true, takesNew: true };
const busy = { mayMove: false, takesNew: true };
const hear = (list: LiveList, name: LeadNewsName, one: LeadOnCard, how = calm) =>
  withNews(list, { name, lead: one }, how);
const shown = ({ items }: LiveList) => items.map(({ id, change }) => (change ? `${id} ${change}` : id));

describe("the live list of leads", () => {
  const drawn = listAsDrawn([lead("b"), lead("a")]);

  it("puts a new lead on top", () => {
    const list = hear(drawn, "lead.available", lead("c"));
    expect(shown(list)).toEqual(["c new", "b", "a"]);
    expect(list).toMatchObject({ countChange: 1, waiting: [], said: "New lead: Solar Panels in Croydon." });
  });

  it("moves nothing while the reader reads, and then shows everything that waited at once", () => {
    const waiting = hear(hear(drawn, "lead.available", lead("c"), busy), "lead.available", lead("d"));
    expect(shown(waiting)).toEqual(["b", "a"]);
    expect(waiting.waiting.map(({ id }) => id)).toEqual(["d", "c"]);
    expect(waiting.countChange).toBe(2);
    expect(shown(withWaitingShown(waiting))).toEqual(["d new", "c new", "b", "a"]);
  });

  it("marks gone leads in place, and drops those that were waiting", () => {
    const list = hear(hear(drawn, "lead.available", lead("c"), busy), "lead.gone", lead("b", 0));
    expect(shown(list)).toEqual(["b gone", "a"]);
    expect(hear(list, "lead.gone", lead("c")).waiting).toEqual([]);
    expect(hear(list, "lead.gone", lead("c")).countChange).toBe(-1);
  });

  it("shows leads the company itself has bought as bought, not gone", () => {
    const list = withNews(drawn, { name: "lead.gone", lead: lead("b", 2), boughtByYou: true }, calm);
    expect(shown(list)).toEqual(["b bought", "a"]);
    expect(list).toMatchObject({ countChange: -1, said: "Bought by your company: Solar Panels in Croydon." });
    expect(hear(list, "lead.gone", lead("b", 0))).toBe(list);
    expect(shown(withoutGone(list))).toEqual(["a"]);
  });

  it("removes gone leads after their time", () => {
    const list = hear(drawn, "lead.gone", lead("b", 0));
    expect(shown(withoutGone(list))).toEqual(["a"]);
    expect(withoutGone(list).countChange).toBe(-1);
  });

  it("counts places down", () => {
    const list = hear(drawn, "lead.places", lead("a", 1));
    expect(list.items.map(({ placesLeft }) => placesLeft)).toEqual([3, 1]);
    expect(list.countChange).toBe(0);
  });

  it("corrects a card in place", () => {
    const corrected = { ...lead("a", 3), description: "A flat roof.", location: "Reading", purchaseId: "another" };
    const list = hear(hear(drawn, "lead.available", lead("c")), "lead.places", corrected);
    expect(shown(list)).toEqual(["c new", "b", "a"]);
    const wanted = { description: "A flat roof.", location: "Reading", purchaseId: "purchase-a" };
    expect(list.items.at(-1)).toMatchObject(wanted);
  });

  it("ignores repeated news, and changes to leads on other pages", () => {
    const once = hear(hear(drawn, "lead.available", lead("c")), "lead.gone", lead("a", 0));
    const twice = hear(hear(once, "lead.available", lead("c")), "lead.gone", lead("a", 0));
    expect({ ...twice, said: "" }).toEqual({ ...once, said: "" });
    expect(hear(drawn, "lead.places", lead("x"))).toBe(drawn);
    expect(hear(drawn, "lead.available", lead("x"), { mayMove: true, takesNew: false })).toBe(drawn);
  });

  it("does not bring back what is gone", () => {
    const gone = hear(drawn, "lead.gone", lead("a", 0));
    expect(hear(gone, "lead.places", lead("a", 2))).toBe(gone);
  });

  it("keeps the purchase id that the page was drawn with", () => {
    const list = hear(drawn, "lead.available", { ...lead("a", 2), purchaseId: "another" });
    expect(list.items.at(-1)).toMatchObject({ purchaseId: "purchase-a", placesLeft: 2 });
  });

  it("counts each lead gone from another page once, and none that the list was drawn without", () => {
    const gone = (list: LiveList, id: string, isOld = false) =>
      withNews(list, { name: "lead.gone", lead: lead(id, 0), isOld }, calm);
    const list = gone(gone(gone(drawn, "far"), "far"), "further");
    expect(list.countChange).toBe(-2);
    expect(shown(list)).toEqual(["b", "a"]);
    expect(gone(list, "older", true)).toBe(list);
    expect(withNews(list, { name: "lead.gone", lead: lead("mine", 1), boughtByYou: true }, calm)).toBe(list);
    expect(withNews(list, { name: "lead.gone", lead: lead("again", 1), sameCustomer: true }, calm)).toBe(list);
  });

  it("keeps gone leads for their time, waiting leads and purchase ids when reloaded", () => {
    const waiting = hear(hear(drawn, "lead.available", lead("c"), busy), "lead.gone", lead("b", 0), busy);
    const fresh = (id: string) => ({ ...lead(id, 2), purchaseId: `another-${id}` });
    const list = readAnew(waiting, ["d", "c", "a", "z"].map(fresh));
    expect(shown(list)).toEqual(["b gone", "a", "z"]);
    expect(list.waiting.map(({ id }) => id)).toEqual(["d", "c"]);
    expect(list.items[1]).toMatchObject({ purchaseId: "purchase-a", placesLeft: 2 });
    expect(list.countChange).toBe(0);
  });

  it("puts no new lead between those shown when reloaded nearest first", () => {
    const list = readAnew(
      drawn,
      ["x", "b", "y", "a", "z"].map((id) => lead(id)),
      "nearest",
    );
    expect(shown(list)).toEqual(["b", "a", "z"]);
    expect(list.waiting.map(({ id }) => id)).toEqual(["x", "y"]);
  });
});
