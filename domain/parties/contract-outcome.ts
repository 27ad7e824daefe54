import { recordsOfName } from "#content/contract-names.ts";
import { type Company, compareNames, type NameOutcome, type Party } from "#domain/parties/compare-names.ts";

export type RecordOfName = (typeof recordsOfName)[number]["record"];

/** A company under each name that we have seen printed; null: nothing that holds today. */
export interface NamesOnRecord extends Readonly<Record<RecordOfName, Company | null>> {
  /** As it calls itself. Counts only where nothing else is known. */
  readonly itself: Company;
}

export interface ContractOutcome {
  readonly outcome: NameOutcome;
  readonly each: Readonly<Record<RecordOfName, NameOutcome>>;
  /** The record that decided, and the name that is on it; null: as the company calls itself. */
  readonly decidedBy: RecordOfName | null;
  readonly against: string | null;
}

/**
 * Whether the party that a paper names is the company that we checked. It must be so by every record that we have: one
 * that differs decides, the MCS certificate first, then one that knows it by another name. Where MCS certifies nothing,
 * `names` has no holder.
 */
export function contractOutcome(names: NamesOnRecord, signing: Party): ContractOutcome {
  const against = (company: Company | null): NameOutcome => (company ? compareNames(company, signing) : "unknown");
  const each = {
    mcsHolder: against(names.mcsHolder),
    insured: against(names.insured),
    register: against(names.register),
  };
  for (const outcome of ["different", "trading_name", "same"] as const) {
    const decidedBy = recordsOfName.find(({ record }) => each[record] === outcome)?.record;
    if (decidedBy) return { outcome, each, decidedBy, against: names[decidedBy]?.name ?? null };
  }
  return { outcome: against(names.itself), each, decidedBy: null, against: names.itself.name };
}
