import { InstallerEmail } from "#app/routes/admin/installers/installer-email.tsx";
import { BadgeList } from "#app/ui/badge-list.tsx";
import { Card } from "#app/ui/card.tsx";
import { Fact } from "#app/ui/fact.tsx";
import { formatDate, formatDateTime, formatNumber } from "#app/ui/format.ts";
import { wishesInWords } from "#app/ui/wishes-in-words.ts";
import { legalForms } from "#content/onboarding.ts";
import { labelOf, leadServiceLabel } from "#content/options.ts";
import { nationalPhone } from "#content/uk-phone.ts";
import type { InstallerFile } from "#domain/admin/installers/installer-file.ts";
import type { Claims } from "#domain/onboarding/claims-of.ts";

/** Enough to tell two texts apart; the whole is in the company's data. */
const FINGERPRINT_SHOWN = 8;

/** What the company says about itself. */
export function CompanyCard({ company, claims }: { company: InstallerFile; claims: Claims | undefined }) {
  const address = [company.address, company.city, company.postcode].filter(Boolean).join(", ");
  return (
    <Card title="Company Information">
      <dl className="facts">
        <Fact name="Contact">{company.isClosed ? "None" : company.contactName}</Fact>
        <Fact name="Email">
          <InstallerEmail company={company} />
        </Fact>
        <Fact name="Phone">
          {company.phone ? <a href={`tel:${company.phone}`}>{nationalPhone(company.phone)}</a> : "Not provided"}
        </Fact>
        <Fact name="Address">{address || "Not provided"}</Fact>
        <Fact name="Business license">{company.businessLicense ?? "Not provided"}</Fact>
        {claims && (
          <>
            <Fact name="Legal form">{labelOf(legalForms, claims.legalForm) ?? "Not provided"}</Fact>
            <Fact name="Company number">{claims.companyNumber ?? "Not provided"}</Fact>
          </>
        )}
        <Fact name="Certifications">
          <BadgeList items={company.certifications} />
        </Fact>
        <Fact name="Specialties">
          <BadgeList items={company.specialties} />
        </Fact>
        <Fact name="Registered">{formatDate(company.createdAt)}</Fact>
        <Fact name="Terms accepted">{termsInWords(company.acceptedTerms)}</Fact>
      </dl>
    </Card>
  );
}

function termsInWords(terms: InstallerFile["acceptedTerms"]): string {
  if (!terms) return "Not on record: joined before we recorded this";
  return `${formatDateTime(terms.acceptedAt)}, version ${terms.version} (text ${terms.fingerprint.slice(0, FINGERPRINT_SHOWN)})`;
}

/** Where it works and what it does, in its own words. */
export function CoverageCard({ coverage }: { coverage: InstallerFile["coverage"] }) {
  return (
    <Card title="Area and services">
      {coverage ? (
        <dl className="facts">
          <Fact name="Base">
            {coverage.basePostcode}, {coverage.baseTown}
          </Fact>
          <Fact name="Radius">
            {formatNumber(coverage.radiusMiles)} {coverage.radiusMiles === 1 ? "mile" : "miles"},{" "}
            {formatNumber(coverage.outwardCodes)} outward codes
          </Fact>
          <Fact name="Services">
            <BadgeList items={coverage.services.map(leadServiceLabel)} />
          </Fact>
          <Fact name="Leads wanted">{wishesInWords(coverage).join(", ") || "All of them"}</Fact>
        </dl>
      ) : (
        <p>They have not set their area yet, so they get no alerts about new leads.</p>
      )}
    </Card>
  );
}
