import { Card } from "#app/ui/card.tsx";
import { Fact } from "#app/ui/fact.tsx";
import { formatDateTime } from "#app/ui/format.ts";
import { dayInWords } from "#content/proofs.ts";
import type { CompanyContract } from "#domain/projects/contracts/contract.ts";

/** What the customer says of the contract with this company, the newest first. */
export function ContractCard({ contracts }: { contracts: readonly CompanyContract[] }) {
  return (
    <Card title="Contract">
      {contracts.toReversed().map(({ signedOn, cancelledAt, letter }) => (
        <div className="stack" key={`${signedOn} ${cancelledAt}`}>
          <dl className="facts">
            {signedOn && <Fact name="Customer signed on">{dayInWords(signedOn)}</Fact>}
            {cancelledAt && <Fact name="Customer cancelled">{formatDateTime(cancelledAt)}</Fact>}
          </dl>
          {letter && <p className="as-typed">{letter}</p>}
        </div>
      ))}
    </Card>
  );
}
