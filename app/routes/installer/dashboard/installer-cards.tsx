import { Link } from "react-router";
import { BadgeList } from "#app/ui/badge-list.tsx";
import { Card } from "#app/ui/card.tsx";
import { Fact } from "#app/ui/fact.tsx";
import { nationalPhone } from "#content/uk-phone.ts";
import type { MyInstaller } from "#domain/statistics/my-installer.ts";

/** Undefined if it could not be read: the fields are then blank. Only owners change them. */
type Props = { company: MyInstaller | undefined; isOwner: boolean | undefined };

export function CompanyInformation({ company, isOwner }: Props) {
  const address = [company?.address, company?.city, company?.postcode].filter(Boolean).join(", ");
  const facts = [
    ["Company name", company?.companyName],
    ["Contact person", company?.contactName],
    ["Email", company?.email],
    ["Phone", company && (company.phone ? nationalPhone(company.phone) : "Not provided")],
    ["Address", company && (address || "Not provided")],
  ] as const;
  return (
    <Card title="Company Information" aside={isOwner !== false && <EditLink what="company information" />}>
      <dl className="facts">
        {facts.map(([name, value]) => (
          <Fact key={name} name={name}>
            {value}
          </Fact>
        ))}
      </dl>
    </Card>
  );
}

export function Qualifications({ company, isOwner }: Props) {
  return (
    <Card
      title="Qualifications & Specialties"
      aside={isOwner !== false && <EditLink what="qualifications and specialties" />}
    >
      <dl className="facts">
        <Fact name="Business license">{company && (company.businessLicense ?? "Not provided")}</Fact>
        <Fact name="Certifications">{company && <BadgeList items={company.certifications} />}</Fact>
        <Fact name="Specialties">{company && <BadgeList items={company.specialties} />}</Fact>
      </dl>
    </Card>
  );
}

function EditLink({ what }: { what: string }) {
  return (
    <Link to="/profile">
      Edit<span className="sr-only"> {what}</span>
    </Link>
  );
}
