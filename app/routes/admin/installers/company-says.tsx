import { formatDate, formatNumber } from "#app/ui/format.ts";
import { legalForms } from "#content/onboarding.ts";
import { labelOf } from "#content/options.ts";
import type { Technology, VettingCheck } from "#content/vetting.ts";
import type { Claims } from "#domain/onboarding/claims-of.ts";

type CompanySaysProps = { check: VettingCheck; technology: Technology; claims: Claims };

/** What the company gave for a check, beside the check; it counts for nothing by itself. */
export function CompanySays({ check, technology, claims }: CompanySaysProps) {
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
