import { limits } from "#config/limits.ts";
import { roughButFirm } from "#content/quote-checks.ts";
import { basisOptions } from "#content/quote-sheet/offer-fields.ts";
import type { Quote } from "#content/quote-sheet/quote-sheet.ts";
import {
  counted,
  type FindCheck,
  filled,
  found,
  inFigures,
  inPounds,
  isOver,
  type KnownFacts,
} from "#domain/quotes/checks/check.ts";

type PaymentTime = Quote["payments"][number]["when"];

const BEFORE_COMPLETION: readonly PaymentTime[] = ["on_order", "before_start", "on_delivery"];
const PERCENT = 100;
const DAY_MILLISECONDS = 86_400_000;

/** The company has not seen the property, or may ask for more. */
export const rough: FindCheck = ({ basis, firm, mayRisePercent = 0, totalPence }) => {
  if (basis === "site_visit" && firm) return undefined;
  const words = { basis: (basisOptions.find(({ value }) => value === basis)?.label ?? basis).toLowerCase() };
  const rise = inPounds((totalPence * mayRisePercent) / PERCENT);
  const check = found("rough", "basis", { ...words, x: mayRisePercent, rise });
  const { text, question } = roughButFirm;
  return firm ? { ...check, text: filled(text, words), question: filled(question, words) } : check;
};

/** A bigger deposit than consumer codes allow. */
export const deposit = ({ payments }: Pick<Quote, "payments">) => {
  const share = shareOf(payments, ["on_order"]);
  return isOver(limits.quoteDepositPercentMax, share.paid, share.all)
    ? found("deposit", "payments", { x: inPercent(share) })
    : undefined;
};

/** Most of the money before the work is done. */
export const earlyMoney = ({ payments }: Pick<Quote, "payments">) => {
  const share = shareOf(payments, BEFORE_COMPLETION);
  return isOver(limits.quoteEarlyPercentMax, share.paid, share.all)
    ? found("early_money", "payments", { x: inPercent(share) })
    : undefined;
};

/** Money due before the work is done that no insurance pays back. */
export const unprotected = ({ payments, depositInsured }: Pick<Quote, "payments" | "depositInsured">) => {
  const { paid } = shareOf(payments, BEFORE_COMPLETION);
  if (paid === 0 || depositInsured !== false) return undefined;
  return found("unprotected", "depositInsured", { pounds: inPounds(paid) });
};

/** A price that is valid for only a few days. */
export const hurry = ({ validUntil }: Pick<Quote, "validUntil">, { today }: Pick<KnownFacts, "today">) => {
  const days = Math.round((Date.parse(validUntil) - Date.parse(today)) / DAY_MILLISECONDS);
  return days < limits.quoteValidDaysMin ? found("hurry", "validUntil", { days: counted(days, "day") }) : undefined;
};

/** Less time to cancel than a consumer has by law. */
export const cancel: FindCheck = ({ coolingOffDays }, { isHome }) =>
  isHome && coolingOffDays < limits.quoteCoolingOffDaysMin
    ? found("cancel", "coolingOffDays", { n: coolingOffDays, days: counted(coolingOffDays, "day") })
    : undefined;

/** A short guarantee of the work, or one that ends with the company. */
export const cover = ({ workmanshipYears, insuredYears }: Pick<Quote, "workmanshipYears" | "insuredYears">) => {
  if (workmanshipYears >= limits.quoteWorkmanshipYearsMin && insuredYears > 0) return undefined;
  return found("cover", "workmanshipYears", { years: counted(workmanshipYears, "year"), m: insuredYears });
};

interface Share {
  readonly paid: number;
  readonly all: number;
}

/** Of what the customer pays themselves, without a grant deducted by the company. */
function shareOf(payments: Quote["payments"], times: readonly PaymentTime[]): Share {
  const sum = (rows: Quote["payments"]) => rows.reduce((total, { pence }) => total + pence, 0);
  return { paid: sum(payments.filter(({ when }) => times.includes(when))), all: sum(payments) };
}

/** Rounded up: a value just over a limit must not read as the limit. */
function inPercent({ paid, all }: Share): string {
  return inFigures(Math.ceil((paid * PERCENT * PERCENT) / all) / PERCENT);
}
