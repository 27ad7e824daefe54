import { CalendarDays, Coins, ShieldCheck, Users } from "lucide-react";
import { Form } from "react-router";
import { StatusBanner } from "#app/installer/status-banner.tsx";
import { Badge, InstallerStatusBadge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { formatDate, formatNumber } from "#app/ui/format.ts";
import { StatTile } from "#app/ui/stat-tile.tsx";
import { answering } from "#app/web/answering.ts";
import { actorOf, domainContext } from "#app/web/context.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import { limits } from "#config/limits.ts";
import { nationalPhone } from "#content/uk-phone.ts";
import { myCompany } from "#domain/installers/my-company.ts";
import type { Route } from "./+types/dashboard.ts";

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: "Dashboard",
    description:
      "The installer’s dashboard: account status, available credits, purchased leads and company information.",
    path: "",
    hidden: true,
  });

export const loader = answering(async ({ context }: Route.LoaderArgs) => ({
  company: await myCompany(domainContext(context), actorOf(context)),
}));

type Company = Route.ComponentProps["loaderData"]["company"];

export default function Dashboard({ loaderData: { company } }: Route.ComponentProps) {
  return (
    <div className="wrap page stack-l">
      <div className="page-head">
        <h1>Welcome back, {company.contactName}</h1>
        <Form method="post" action="/sign-out">
          <Button type="submit" variant="secondary">
            Sign Out
          </Button>
        </Form>
      </div>
      <StatusBanner status={company.status} reason={company.statusReason} />
      <Tiles company={company} />
      <div className="two">
        <CompanyInformation company={company} />
        <Qualifications company={company} />
      </div>
    </div>
  );
}

function Tiles({ company }: { company: Company }) {
  const affordable = Math.floor(company.credits / limits.leadPriceCredits);
  return (
    <dl className="tiles">
      <StatTile
        icon={ShieldCheck}
        label="Account Status"
        value={<InstallerStatusBadge status={company.status} />}
        note={company.statusChangedAt && `since ${formatDate(company.statusChangedAt)}`}
      />
      <StatTile
        icon={Coins}
        label="Available Credits"
        value={formatNumber(company.credits)}
        note={`enough for ${affordable} ${affordable === 1 ? "lead" : "leads"}`}
      />
      <StatTile
        icon={Users}
        label="Purchased Leads"
        value={formatNumber(company.purchasedLeads)}
        note="since you joined"
      />
      <StatTile
        icon={CalendarDays}
        label="This Month"
        value={formatNumber(company.purchasedThisMonth)}
        note="leads bought this month"
      />
    </dl>
  );
}

function CompanyInformation({ company }: { company: Company }) {
  const address = [company.address, company.city, company.postcode].filter(Boolean).join(", ");
  const facts = [
    ["Company name", company.companyName],
    ["Contact person", company.contactName],
    ["Email", company.email],
    ["Phone", company.phone ? nationalPhone(company.phone) : "Not provided"],
    ["Address", address || "Not provided"],
  ] as const;
  return (
    <Card title="Company Information">
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

function Qualifications({ company }: { company: Company }) {
  return (
    <Card title="Qualifications & Specialties">
      <dl className="facts">
        <div>
          <dt>Business license</dt>
          <dd>{company.businessLicense ?? "Not provided"}</dd>
        </div>
        <div>
          <dt>Certifications</dt>
          <dd>
            <BadgeList items={company.certifications} />
          </dd>
        </div>
        <div>
          <dt>Specialties</dt>
          <dd>
            <BadgeList items={company.specialties} />
          </dd>
        </div>
      </dl>
    </Card>
  );
}

function BadgeList({ items }: { items: readonly string[] }) {
  if (items.length === 0) return "None provided";
  return (
    <ul className="badges">
      {[...new Set(items)].map((item) => (
        <li key={item}>
          <Badge>{item}</Badge>
        </li>
      ))}
    </ul>
  );
}
