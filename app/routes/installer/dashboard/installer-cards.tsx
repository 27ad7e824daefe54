import { Link } from "react-router";
import { BadgeList } from "#app/ui/badge-list.tsx";
import { Card } from "#app/ui/card.tsx";
import { nationalPhone } from "#content/uk-phone.ts";
import type { MyInstaller } from "#domain/dashboard/my-installer.ts";

/** Undefined if it could not be read: the fields are then blank. */
type Props = { company: MyInstaller | undefined };

export function CompanyInformation({ company }: Props) {
  const address = [company?.address, company?.city, company?.postcode].filter(Boolean).join(", ");
  const facts = [
    ["Company name", company?.companyName],
    ["Contact person", company?.contactName],
    ["Email", company?.email],
    ["Phone", company && (company.phone ? nationalPhone(company.phone) : "Not provided")],
    ["Address", company && (address || "Not provided")],
  ] as const;
  return (
    <Card title="Company Information" aside={<EditLink what="company information" />}>
      <dl className="facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

export function Qualifications({ company }: Props) {
  return (
    <Card title="Qualifications & Specialties" aside={<EditLink what="qualifications and specialties" />}>
      <dl className="facts">
        <div>
          <dt>Business license</dt>
          <dd>{company && (company.businessLicense ?? "Not provided")}</dd>
        </div>
        <div>
          <dt>Certifications</dt>
          <dd>{company && <BadgeList items={company.certifications} />}</dd>
        </div>
        <div>
          <dt>Specialties</dt>
          <dd>{company && <BadgeList items={company.specialties} />}</dd>
        </div>
      </dl>
    </Card>
  );
}

function EditLink({ what }: { what: string }) {
  return (
    <Link to="/profile#company">
      Edit<span className="sr-only"> {what}</span>
    </Link>
  );
}
