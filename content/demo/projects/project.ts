import type { AppointmentKind } from "#content/appointment-kinds.ts";
import type { ContactWay } from "#content/contact-wish.ts";
import type { CustomerReason } from "#content/customer-reasons.ts";
import type { DemoBuyer } from "#content/demo/past-leads.ts";
import type { HandoverItemId } from "#content/handover/handover-items.ts";
import type { PropertyType, QuoteService, Timeframe } from "#content/options.ts";
import type { Quote } from "#content/quote-sheet/quote-sheet.ts";
import type { ServiceSlug } from "#content/services.ts";

/** A customer's project in the demonstration, from the request on. Invented, like its people. */
export interface DemoProject {
  /** The state it ends in. */
  readonly state: "open" | "chosen" | "done" | "closed" | "stopped" | "erased";
  /** Tells a visitor what there is to see. */
  readonly what: string;
  /** As typed into the form. */
  readonly form: {
    readonly name: string;
    readonly email: string;
    readonly phone: string;
    readonly postcode: string;
    readonly serviceType: QuoteService;
    readonly serviceSlug: ServiceSlug;
    /** A second work in the same form. */
    readonly works?: QuoteService;
    readonly propertyType: PropertyType;
    readonly timeframe: Timeframe;
    readonly budget: string;
    readonly contactWay?: ContactWay;
    /** Separated by commas. */
    readonly contactTimes?: string;
    readonly message: string;
  };
  /** When the customer asked and confirmed. */
  readonly asked: Moment;
  readonly acts: readonly DemoAct[];
  /** In the second work. */
  readonly secondActs?: readonly DemoAct[];
}

/** London days before today, and the local time. */
export type Moment = readonly [daysAgo: number, time: string];

/** Something that the customer or a company did. */
export type DemoAct = { readonly at: Moment } & (CompanysAct | CustomersAct);

/** The part of the company's email before the @. */
type CompanysAct = { readonly by: DemoBuyer } & (
  | { readonly does: "buys" }
  | { readonly does: "writes"; readonly text: string }
  | { readonly does: "offers"; readonly offer: TimesOffered }
  | { readonly does: "quotes"; readonly quote: DemoQuote }
  | ({ readonly does: "gives" } & RowGiven)
  | { readonly does: "insures the deposit"; readonly scheme: "hies" | "qanw" | "iwa"; readonly number: string }
  | { readonly does: "confirms the stop"; readonly keptByLaw: string }
);

type CustomersAct = { readonly by: "customer" } & (
  | { readonly does: "answers"; readonly company: DemoBuyer; readonly text: string }
  | { readonly does: "asks all"; readonly text: string }
  | { readonly does: "books"; readonly company: DemoBuyer; readonly kind: AppointmentKind; readonly address: string }
  | { readonly does: "chooses"; readonly company: DemoBuyer; readonly others?: readonly ReasonTold[] }
  | { readonly does: "pays"; readonly pounds: string }
  | { readonly does: "signs"; readonly company: DemoBuyer; readonly signedDaysAgo: number }
  | ({ readonly does: "finishes"; readonly finishedDaysAgo: number } & TypedOutcome)
  | { readonly does: "reads the meter"; readonly fromDaysAgo: number; readonly toDaysAgo: number; readonly kwh: string }
  | { readonly does: "closes" | "stops" | "stops and erases" }
);

/** A row of the list from yes to handover, marked as done. */
interface RowGiven {
  readonly item: HandoverItemId;
  readonly number?: string;
}

/** Why a company was not chosen, if the customer says so. */
interface ReasonTold {
  readonly company: DemoBuyer;
  readonly reason: CustomerReason;
  readonly words?: string;
}

/** How the work went, as typed into the form. */
interface TypedOutcome {
  /** In pounds. */
  readonly paid: string;
  readonly priceKept: "yes" | "no";
  readonly onTime: "yes" | "no";
  readonly rating: "1" | "2" | "3" | "4" | "5";
  readonly again: "yes" | "no" | "not_sure";
  readonly words: string;
  readonly mayShow?: "on";
  /** Needed if it may be shown. */
  readonly isOwn?: "on";
  readonly as?: "name";
}

/** Each company offers times of one kind once per project; the customer books the first of them. */
export interface TimesOffered {
  readonly kind: AppointmentKind;
  readonly minutes: number;
  /** Days from today (negative: before); a weekend moves to the Monday after. */
  readonly times: readonly (readonly [inDays: number, time: string])[];
}

type Dated = "validUntil" | "earliestStart";
/** From the company's own record. */
type Signing = "party" | "mcsNumber";

type WithoutDays<Q> = Q extends Quote
  ? Omit<Q, Dated | Signing> & { readonly validDays: number; readonly startsInDays: number }
  : never;

/** A quote that its company signs; its days are counted from the day of sending. */
export type DemoQuote = WithoutDays<Quote>;
