import { CheckEntry } from "#app/routes/admin/installers/check-entry.tsx";
import { pausedWords } from "#app/routes/admin/installers/paused-words.ts";
import type { Item } from "#app/routes/admin/installers/record-check-form.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { Card } from "#app/ui/card.tsx";
import { Notice } from "#app/ui/notice.tsx";
import type { FormState } from "#app/web/forms/form.ts";
import { dayInWords, proofLabel, technologiesInWords } from "#content/proofs.ts";
import { type Technology, technologyLabel } from "#content/vetting.ts";
import type { InstallerDocument } from "#domain/documents/documents.ts";
import type { Claims } from "#domain/onboarding/claims-of.ts";
import type { ProofState } from "#domain/vetting/ended-proofs.ts";

type Group = { technology: Technology; items: readonly Item[] };
type VettingProps = {
  checklist: readonly Group[];
  documents: readonly InstallerDocument[];
  claims: Claims;
  proofs: ProofState;
  state: FormState | undefined;
  /** For a company that has gone, past checks are shown and no more are made. */
  isClosed: boolean;
};

/** What has to be checked for each technology the company offers, and once for all of them, and how each stands. */
export function VettingCards({ checklist, proofs, ...shared }: VettingProps) {
  const ofCompany = onceOfCompany(checklist);
  return (
    <section className="stack" id="vetting" aria-labelledby="vetting-title">
      <h2 id="vetting-title">Vetting</h2>
      {!shared.isClosed && <ProofNotice {...proofs} />}
      <div className="two">
        <ChecksCard {...shared} title="Whole company" checks={ofCompany} />
        {checklist.map(({ technology, items }) => (
          <ChecksCard
            {...shared}
            key={technology}
            title={technologyLabel(technology)}
            checks={items.filter(({ isOfCompany }) => !isOfCompany).map((item) => ({ technology, item }))}
          />
        ))}
      </div>
    </section>
  );
}

type OneCheck = { technology: Technology; item: Item };

/** Each check of the whole company, with the first technology that asks for it. */
function onceOfCompany(checklist: readonly Group[]): OneCheck[] {
  const all = checklist.flatMap(({ technology, items }) => items.map((item) => ({ technology, item })));
  const ofCompany = all.filter(({ item }) => item.isOfCompany);
  return ofCompany.filter(({ item }, n) => ofCompany.findIndex((one) => one.item.check === item.check) === n);
}

type ChecksCardProps = Omit<VettingProps, "checklist" | "proofs"> & { title: string; checks: readonly OneCheck[] };

function ChecksCard({ title, checks, ...shared }: ChecksCardProps) {
  const needed = checks.filter(({ item }) => !item.isOptional);
  const passed = needed.filter(({ item }) => item.state === "passed").length;
  if (checks.length === 0) {
    return (
      <Card title={title}>
        <p className="muted">Needs only the checks on the whole company.</p>
      </Card>
    );
  }
  return (
    <Card
      title={title}
      aside={
        <Badge tone={passed === needed.length ? "ok" : "warn"}>
          {passed} of {needed.length} passed
        </Badge>
      }
    >
      <ul className="file-list">
        {checks.map(({ technology, item }) => (
          <CheckEntry key={item.check} technology={technology} item={item} {...shared} />
        ))}
      </ul>
    </Card>
  );
}

/** What the company may not buy because a proof has ended, and when the next one ends. */
function ProofNotice({ pauses, next }: ProofState) {
  return (
    <>
      {pauses.length > 0 && (
        <Notice tone="warn">
          <p>{pausedWords(pauses)}</p>
        </Notice>
      )}
      {next && (
        <p className="small muted">
          Next to expire: {proofLabel(next.proof)}, on {dayInWords(next.endsOn)}, for{" "}
          {technologiesInWords(next.technologies)}.
        </p>
      )}
    </>
  );
}
