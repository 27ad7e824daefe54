import type { Tx } from "#db/connection.ts";
import { insertContractCheck } from "#domain/parties/contract-checks.sql.ts";
import type { ContractOutcome } from "#domain/parties/contract-outcome.ts";

interface Compared {
  purchase: { id: string; leadId: string; installerId: string };
  /** A quote is compared once, so its check has its id. */
  quoteId: string;
  party: { legalName: string; companyNumber?: string | undefined };
  outcome: ContractOutcome;
  now: Date;
}

/** Keeps how a quote's party compared on this day. Runs inside the caller's transaction. Authorises nothing. */
export async function recordContractCheck(tx: Tx, { purchase, quoteId, party, outcome, now }: Compared): Promise<void> {
  const { id: purchaseId, leadId, installerId } = purchase;
  await insertContractCheck(tx, {
    id: quoteId,
    purchaseId,
    leadId,
    installerId,
    quoteId,
    name: party.legalName,
    companyNumber: party.companyNumber || null,
    outcome: outcome.outcome,
    ...outcome.each,
    against: outcome.against,
    checkedAt: now,
  });
}
