import type { Tx } from "#db/connection.ts";
import { insertContractCheck } from "#domain/parties/contract-checks.sql.ts";
import type { ContractOutcome } from "#domain/parties/contract-outcome.ts";

interface Compared {
  id: string;
  purchase: { id: string; leadId: string; installerId: string };
  /** Null: not of a quote, but of a paper that the customer has. */
  quoteId: string | null;
  party: { name: string; companyNumber: string | null };
  outcome: ContractOutcome;
  now: Date;
}

/** Keeps how a party compared on this day. Runs inside the caller's transaction. Authorises nothing. */
export async function recordContractCheck(tx: Tx, { purchase, party, outcome, now, ...of }: Compared): Promise<void> {
  const { id: purchaseId, leadId, installerId } = purchase;
  await insertContractCheck(tx, {
    ...of,
    purchaseId,
    leadId,
    installerId,
    ...party,
    outcome: outcome.outcome,
    ...outcome.each,
    against: outcome.against,
    checkedAt: now,
  });
}
