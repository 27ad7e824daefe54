import { checkFormName } from "#app/routes/admin/installers/check-form-name.ts";
import { CheckForm, type Item } from "#app/routes/admin/installers/record-check-form.tsx";
import { Badge, type BadgeTone } from "#app/ui/badge.tsx";
import { formatDate, formatDateTime, formatNumber } from "#app/ui/format.ts";
import { stateOfForm } from "#app/ui/forms/form-fields.ts";
import type { FormState } from "#app/web/forms/form.ts";
import type { DocumentKind } from "#content/installer-documents.ts";
import { legalForms } from "#content/onboarding.ts";
import { labelOf } from "#content/options.ts";
import {
  checkFieldLabel,
  fieldsOfCheck,
  type Technology,
  technologyLabel,
  type VettingCheck,
  vettingCheckLabel,
} from "#content/vetting.ts";
import type { InstallerDocument } from "#domain/documents/documents.ts";
import type { Claims } from "#domain/onboarding/claims-of.ts";
import type { NameOutcome } from "#domain/parties/compare-names.ts";
import type { CheckState, LastCheck } from "#domain/vetting/checklist.ts";
import "#app/routes/admin/parts/queue.css";

const looks: Record<CheckState, { tone: BadgeTone; word: string }> = {
  open: { tone: "plain", word: "Not checked" },
  passed: { tone: "ok", word: "Passed" },
  failed: { tone: "bad", word: "Failed" },
  expired: { tone: "bad", word: "Expired" },
};

type CheckEntryProps = {
  technology: Technology;
  item: Item;
  documents: readonly InstallerDocument[];
  claims: Claims;
  state: FormState | undefined;
  isClosed: boolean;
};

/** One check: how it stands, what was written down, and the form that records the next, with the paper beside it. */
export function CheckEntry({ technology, item, documents, claims, state, isClosed }: CheckEntryProps) {
  const { check, last } = item;
  const { tone, word } = looks[item.state];
  const name = checkFormName(technology, check);
  const own = stateOfForm(state, name);
  return (
    <li>
      <div className="check-line">
        <strong>{vettingCheckLabel(check)}</strong>
        <Badge tone={tone}>{item.isOptional && item.state === "open" ? "Optional" : word}</Badge>
      </div>
      <CompanySays check={check} technology={technology} claims={claims} />
      {last && (
        <>
          <p className="as-typed">{last.evidence}</p>
          <PaperFacts check={check} last={last} />
          <p className="small muted">
            {last.checkedBy}, {formatDateTime(last.checkedAt)}
            {last.expiresOn && ` · valid until ${formatDate(last.expiresOn)}`}
          </p>
        </>
      )}
      {!isClosed && (
        // A new key with each successful answer: folded in again, and empty.
        <details key={last?.id ?? "first"} open={own !== undefined}>
          <summary>
            {last ? "Check again" : "Record check"}
            <span className="sr-only">
              : {vettingCheckLabel(check)}, {item.isOfCompany ? "whole company" : technologyLabel(technology)}
            </span>
          </summary>
          <div className="stack">
            <PaperBeside check={check} documents={documents} />
            <CheckForm technology={technology} item={item} state={own} name={name} />
          </div>
        </details>
      )}
    </li>
  );
}

const outcomeLooks: Record<NameOutcome, { tone: BadgeTone; word: string }> = {
  same: { tone: "ok", word: "Same name" },
  trading_name: { tone: "warn", word: "A trading or former name" },
  different: { tone: "bad", word: "Different name" },
  unknown: { tone: "plain", word: "Nothing to compare" },
};

function PaperFacts({ check, last }: { check: VettingCheck; last: LastCheck }) {
  const known = fieldsOfCheck(check).filter((field) => last[field] !== null);
  if (known.length === 0) return null;
  return (
    <dl className="facts">
      {known.map((field) => (
        <div key={field}>
          <dt>{checkFieldLabel(field, check)}</dt>
          <dd>
            {field === "coverPounds" ? `£${formatNumber(last.coverPounds ?? 0)}` : last[field]}{" "}
            {field === "holder" && last.holderOutcome && (
              <Badge tone={outcomeLooks[last.holderOutcome].tone}>{outcomeLooks[last.holderOutcome].word}</Badge>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

const paperOf: Partial<Record<VettingCheck, DocumentKind>> = {
  mcs_number: "mcs",
  mcs_scope: "mcs",
  certificate_holder: "mcs",
  insurance: "insurance",
};

/** The company's newest document of the kind that the check looks at. */
function PaperBeside({ check, documents }: { check: VettingCheck; documents: readonly InstallerDocument[] }) {
  const kind = paperOf[check];
  if (!kind) return null;
  const newest = documents
    .filter((document) => document.kind === kind)
    .reduce<InstallerDocument | undefined>(
      (one, other) => (one && one.uploadedAt >= other.uploadedAt ? one : other),
      undefined,
    );
  if (!newest) return <p className="small muted">No document uploaded for this.</p>;
  return (
    <p className="small">
      Latest document:{" "}
      <a href={`/documents/${newest.id}`} download>
        {newest.fileName}
      </a>
      , {newest.reference}, valid until {formatDate(newest.expiresOn)}, uploaded {formatDate(newest.uploadedAt)}
    </p>
  );
}

type CompanySaysProps = { check: VettingCheck; technology: Technology; claims: Claims };

/** What the company gave for a check, beside the check; it counts for nothing by itself. */
function CompanySays({ check, technology, claims }: CompanySaysProps) {
  const said = saidFor(check, technology, claims);
  return said ? <p className="small muted as-typed">Company says: {said}</p> : null;
}

function saidFor(check: VettingCheck, technology: Technology, claims: Claims): string | undefined {
  switch (check) {
    case "mcs_number":
      return claims.mcsNumbers.find((claim) => claim.technology === technology)?.number;
    case "identity":
      return [labelOf(legalForms, claims.legalForm), claims.companyNumber].filter(Boolean).join(", ");
    case "insurance":
      return insuranceInWords(claims.insurance);
    default:
      return undefined;
  }
}

function insuranceInWords(insurance: Claims["insurance"]): string | undefined {
  if (!insurance) return undefined;
  const { insurer, reference, coverPounds, expiresOn } = insurance;
  const cover = coverPounds === null ? null : `£${formatNumber(coverPounds)}`;
  return [insurer, `policy ${reference}`, cover, `until ${formatDate(expiresOn)}`].filter(Boolean).join(", ");
}
