import type { ReactNode } from "react";
import { Form } from "react-router";
import { claimFormName } from "#app/routes/admin/installers/check-form-name.ts";
import type { InstallerIntent } from "#app/routes/admin/installers/installer-intents.ts";
import type { Item } from "#app/routes/admin/installers/record-check-form.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { Card } from "#app/ui/card.tsx";
import { formatDate, formatNumber } from "#app/ui/format.ts";
import { ChoiceGroup } from "#app/ui/forms/choice-group.tsx";
import { TextField } from "#app/ui/forms/field.tsx";
import { FormFailure } from "#app/ui/forms/form-failure.tsx";
import { fieldsOf, stateOfForm } from "#app/ui/forms/form-fields.ts";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import type { FormState } from "#app/web/forms/form.ts";
import { legalForms } from "#content/onboarding.ts";
import { labelOf } from "#content/options.ts";
import { companiesHouse, lookedAt, mcsRegister, type Register } from "#content/registers.ts";
import { type Technology, technologyLabel, type VettingCheck } from "#content/vetting.ts";
import type { InstallerDocument } from "#domain/documents/documents.ts";
import type { Claims } from "#domain/onboarding/claims-of.ts";
import type { ClaimKind } from "#domain/vetting/claim-form.ts";
import "./claim-desk.css";

type Group = { technology: Technology; items: readonly Item[] };
/** A fact as the company gave it, and as it gave it with its paper. */
type Fact = { name: string; claimed: string | null; onPaper?: string | null };

interface Claim {
  kind: ClaimKind;
  title: string;
  /** Two certificates are two claims. */
  key: string;
  facts: Fact[];
  document: InstallerDocument | undefined;
  registers: Register[];
  /** What is taken over, by the field of a check. */
  taken: Readonly<Record<string, string>>;
  serves: readonly Technology[];
  ticked: readonly Technology[];
  isOpen: boolean;
}

type ClaimDeskProps = {
  company: { companyName: string };
  claims: Claims;
  documents: readonly InstallerDocument[];
  checklist: readonly Group[];
  claimId: string;
  state: FormState | undefined;
};

/** What the company says, its paper and the register side by side, to be taken over in one press. */
export function ClaimDesk(props: ClaimDeskProps) {
  const claims = claimsToCompare(props);
  return (
    <section className="stack" aria-labelledby="claims-title">
      <h2 id="claims-title">As claimed</h2>
      {claims.map((claim) => (
        <ClaimCard key={claim.key} claim={claim} {...props} />
      ))}
    </section>
  );
}

/** The forms of the desk, each of which shows its own refusal. */
export function claimForms(props: Omit<ClaimDeskProps, "state" | "claimId">) {
  return claimsToCompare(props).map(({ key }) => claimFormName(key));
}

function newestOf(documents: readonly InstallerDocument[], kind: InstallerDocument["kind"]) {
  return documents
    .filter((one) => one.kind === kind)
    .toSorted((one, other) => Number(other.uploadedAt) - Number(one.uploadedAt))[0];
}

function claimsToCompare(props: Omit<ClaimDeskProps, "state" | "claimId">): Claim[] {
  const { company, claims, checklist } = props;
  const isOpen = (check: VettingCheck, technology?: Technology) =>
    checklist.some(
      (group) =>
        (technology === undefined || group.technology === technology) &&
        group.items.some((item) => item.check === check && item.state !== "passed"),
    );
  const all = checklist.map(({ technology }) => technology);
  const house = companiesHouse(claims.companyNumber, company.companyName);
  const identity: Claim = {
    kind: "identity",
    key: "identity",
    title: "Company",
    facts: [
      { name: "Name", claimed: company.companyName },
      { name: "Legal form", claimed: labelOf(legalForms, claims.legalForm) || null },
      { name: "Company number", claimed: claims.companyNumber },
    ],
    document: undefined,
    registers: [house],
    taken: {},
    serves: [],
    ticked: all,
    isOpen: isOpen("identity"),
  };
  return [identity, ...certificates(props, isOpen), ...policies(props, isOpen("insurance"))];
}

/** A certificate for each number that the company gave; it may serve several technologies. */
function certificates(
  { company, claims, documents, checklist }: Omit<ClaimDeskProps, "state" | "claimId">,
  isOpen: (check: VettingCheck, technology: Technology) => boolean,
): Claim[] {
  const serves = checklist
    .filter(({ items }) => items.some(({ check }) => check === "mcs_number"))
    .map((one) => one.technology);
  const numbers = [
    ...new Set(claims.mcsNumbers.filter((one) => serves.includes(one.technology)).map(({ number }) => number)),
  ];
  const document = newestOf(documents, "mcs");
  return numbers.map((number) => {
    const own = claims.mcsNumbers.filter((one) => one.number === number).map(({ technology }) => technology);
    return {
      kind: "mcs",
      key: `mcs-${number.replace(/\W/g, "")}`,
      title: `MCS certificate ${number}`,
      facts: [
        { name: "Number", claimed: number, onPaper: document?.reference ?? null },
        { name: "Holder", claimed: company.companyName },
        { name: "Serves", claimed: own.map(technologyLabel).join(", ") },
        {
          name: "Last day",
          claimed: document ? formatDate(document.expiresOn) : null,
          onPaper: document ? formatDate(document.expiresOn) : null,
        },
      ],
      document,
      registers: [mcsRegister(number), companiesHouse(claims.companyNumber, company.companyName)],
      taken: {
        reference: number,
        holder: company.companyName,
        holderNumber: claims.companyNumber ?? "",
        expiresOn: document?.expiresOn ?? "",
      },
      serves,
      ticked: own.filter((technology) => serves.includes(technology)),
      isOpen: own.some((technology) => isOpen("mcs_number", technology)),
    };
  });
}

function policies(
  { company, claims, documents, checklist }: Omit<ClaimDeskProps, "state" | "claimId">,
  isOpen: boolean,
): Claim[] {
  const { insurance } = claims;
  if (!insurance) return [];
  const document = newestOf(documents, "insurance");
  const inPounds = (cover: number | null) => (cover === null ? null : `£${formatNumber(cover)}`);
  return [
    {
      kind: "insurance",
      key: "insurance",
      title: "Insurance",
      facts: [
        { name: "Insurer", claimed: insurance.insurer, onPaper: document?.insurer ?? null },
        { name: "Policy number", claimed: insurance.reference, onPaper: document?.reference ?? null },
        { name: "Cover", claimed: inPounds(insurance.coverPounds), onPaper: inPounds(document?.coverPounds ?? null) },
        { name: "Holder", claimed: company.companyName },
        {
          name: "Last day",
          claimed: formatDate(insurance.expiresOn),
          onPaper: document ? formatDate(document.expiresOn) : null,
        },
      ],
      document,
      registers: [companiesHouse(claims.companyNumber, company.companyName)],
      taken: {
        insurer: insurance.insurer ?? "",
        reference: insurance.reference,
        coverPounds: insurance.coverPounds === null ? "" : String(insurance.coverPounds),
        holder: company.companyName,
        holderNumber: claims.companyNumber ?? "",
        expiresOn: insurance.expiresOn,
      },
      serves: [],
      ticked: checklist.map(({ technology }) => technology),
      isOpen,
    },
  ];
}

type ClaimCardProps = Pick<ClaimDeskProps, "checklist" | "claimId" | "state"> & { claim: Claim };

function ClaimCard({ claim, checklist, claimId, state }: ClaimCardProps) {
  const name = claimFormName(claim.key);
  const own = stateOfForm(state, name);
  const badge = claim.isOpen ? <Badge tone="warn">Open</Badge> : <Badge tone="ok">Passed</Badge>;
  const compared = (
    <div className="claim-compare">
      <Paper document={claim.document} />
      <div className="stack">
        <Facts {...claim} />
        <ClaimForm claim={claim} checklist={checklist} claimId={claimId} state={own} name={name} />
      </div>
    </div>
  );
  return (
    <Card title={claim.title} aside={badge}>
      {claim.isOpen ? compared : <Again isOpen={own !== undefined}>{compared}</Again>}
    </Card>
  );
}

function Again({ isOpen, children }: { isOpen: boolean; children: ReactNode }) {
  return (
    <details open={isOpen}>
      <summary>Compare again</summary>
      {children}
    </details>
  );
}

function Paper({ document }: { document: InstallerDocument | undefined }) {
  return (
    <div className="claim-paper">
      <h3 className="small">Document</h3>
      {document ? (
        <>
          <p>
            <a href={`/documents/${document.id}`} target="_blank" rel="noreferrer">
              {document.fileName}
            </a>
          </p>
          <p className="small muted">Sent {formatDate(document.uploadedAt)}</p>
        </>
      ) : (
        <p className="small muted">None sent for this.</p>
      )}
    </div>
  );
}

function Facts({ facts, registers, document }: Pick<Claim, "facts" | "registers" | "document">) {
  return (
    <>
      <table className="claim-facts">
        <thead>
          <tr>
            <th scope="col">Fact</th>
            <th scope="col">As claimed</th>
            <th scope="col">With the document</th>
          </tr>
        </thead>
        <tbody>
          {facts.map(({ name, claimed, onPaper }) => (
            <tr
              key={name}
              className={differs({ name, claimed, onPaper: onPaper ?? null }) ? "is-different" : undefined}
            >
              <th scope="row">{name}</th>
              <td>{claimed ?? "Not given"}</td>
              <td>{document ? onPaperInWords(onPaper) : "None sent"}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="btn-row">
        {registers.map(({ name, to }) => (
          <a key={name} href={to} target="_blank" rel="noreferrer">
            {name}
          </a>
        ))}
      </p>
    </>
  );
}

function onPaperInWords(onPaper: Fact["onPaper"]): string {
  return onPaper === undefined ? "Read it there" : (onPaper ?? "Not given");
}

function differs({ claimed, onPaper }: Fact): boolean {
  return Boolean(claimed && onPaper) && claimed !== onPaper;
}

type ClaimFormProps = Pick<ClaimCardProps, "claim" | "checklist" | "claimId" | "state"> & { name: string };

function ClaimForm({ claim, checklist, claimId, state, name }: ClaimFormProps) {
  const field = fieldsOf(state, name);
  const { defaultValue: looked, ...lookedAtField } = field("looked");
  const { defaultValue: served, ...servedField } = field("technologies", claim.ticked.join(","));
  return (
    <Form method="post" className="stack" preventScrollReset noValidate>
      <FormFailure state={state} idPrefix={name} />
      <input type="hidden" name="intent" value={"confirm-claim" satisfies InstallerIntent} />
      <input type="hidden" name="claim" value={claim.kind} />
      <input type="hidden" name="claimKey" value={claim.key} />
      <input type="hidden" name="claimId" value={claimId} />
      {Object.entries(claim.taken).map(([taken, value]) => (
        <input key={taken} type="hidden" name={taken} value={value} />
      ))}
      {checklist.flatMap(({ technology, items }) =>
        items.map(({ check, last }) => (
          <input
            key={`${technology} ${check}`}
            type="hidden"
            name={`follows-${technology}-${check}`}
            value={last?.id ?? ""}
          />
        )),
      )}
      {claim.kind === "mcs" ? (
        <>
          <ChoiceGroup
            label="One certificate for"
            type="checkbox"
            {...servedField}
            options={claim.serves.map((value) => ({ value, label: technologyLabel(value) }))}
            chosen={served.split(",")}
          />
          <TextField label="Certification body" {...field("certificationBody")} required />
        </>
      ) : (
        <input type="hidden" name="technologies" value={claim.ticked.join(",")} />
      )}
      <ChoiceGroup label="Looked at" type="checkbox" {...lookedAtField} options={lookedAt} chosen={looked.split(",")} />
      <TextField label="Note" {...field("note")} optional />
      <div>
        <SubmitButton size="tight" pendingLabel="Saving…" intent={{ name: "claimKey", value: claim.key }}>
          As claimed: correct
        </SubmitButton>
        <p className="small muted">
          Takes these facts over as they stand, in your name. Where something differs, record the check below.
        </p>
      </div>
    </Form>
  );
}
