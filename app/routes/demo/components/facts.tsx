import { ChevronsDown, ChevronsUp, Equal, Sun } from "lucide-react";
import { LONG_NAME, LONG_WORD, type SpecimenGroup } from "#app/routes/demo/components/specimen.tsx";
import { Badge, InstallerStatusBadge, UrgencyBadge } from "#app/ui/badge.tsx";
import { BadgeList } from "#app/ui/badge-list.tsx";
import { BriefFacts } from "#app/ui/brief-facts.tsx";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Day } from "#app/ui/day.tsx";
import { EmailText } from "#app/ui/email-text.tsx";
import { Fact } from "#app/ui/fact.tsx";
import { IconSheet, SheetIcon } from "#app/ui/icon-sheet.tsx";
import { OutOfDate } from "#app/ui/out-of-date.tsx";
import { PlanCard } from "#app/ui/plan-card.tsx";
import { PlanFacts } from "#app/ui/plan-facts.tsx";
import { Stat, StatTile } from "#app/ui/stat-tile.tsx";
import { ChooseAll, ChosenBar } from "#app/ui/tables/choosing.tsx";
import { type Column, DataTable } from "#app/ui/tables/data-table.tsx";
import { Face } from "#app/ui/tables/face.tsx";
import { Lines } from "#app/ui/tables/lines.tsx";
import { Pager } from "#app/ui/tables/pager.tsx";
import { RolesTable } from "#app/ui/tables/roles-table.tsx";
import { TransactionTable } from "#app/ui/tables/transaction-table.tsx";
import { PriceNote } from "#app/ui/talk/price-note.tsx";
import { TypedChecks } from "#app/ui/talk/typed-checks.tsx";
import { PageLinks, TextSections } from "#app/ui/text-sections.tsx";
import { briefInWords } from "#content/brief/words.ts";
import { type Credits, credits } from "#domain/money.ts";

const links = [
  { label: "Contact", to: "/contact" },
  { label: LONG_NAME, to: "/about" },
];
const table = {
  caption: "How long",
  head: ["What", "How long", "Why"],
  isProse: true,
  rows: [["A name", "For a year", LONG_NAME]],
};
const rows = [
  { name: "Croydon Solar", leads: "12" },
  { name: LONG_NAME, leads: "1,234,567" },
];
const columns: Column<(typeof rows)[number]>[] = [
  { key: "name", header: "Company", rowHeader: true, cell: ({ name }) => name },
  { key: "leads", header: "Leads", align: "end", cell: ({ leads }) => leads },
];
const DAY = new Date("2026-11-20T12:00:00Z");
const pager = { rows: "leads", path: "/demo/components" };

const plan = {
  query: "postcode=CR0&type=semi&built=1919-1944&beds=3",
  madeOn: "2026-11-20",
  home: { type: "semi", built: "1919-1944", bedrooms: 3, floorAreaM2: 101, heating: "gas" },
  use: { electricityKwh: 4200, fuelKwh: 10_930, spaceHeatKwh: 7290, waterHeatKwh: 1890, milesPerYear: 8000 },
  roofs: [{ kwp: 4, azimuth: 225, pitch: 40, shading: "modest" }],
  solarKwhPerYear: 2900,
  batteryKwh: 5,
  heatPump: { sizeKw: { low: 5.5, high: 7 }, designFlowC: 45, spf: 3.4 },
  measures: ["solar", "heatPump"],
  alsoLookedAt: ["battery"],
  costPounds: 10_400,
  savingPounds: [900, 1100, 1300] as const,
};

export const facts: SpecimenGroup = {
  title: "Facts, lists and tables",
  specimens: [
    {
      component: "Badge",
      states: {
        "each tone": (
          <div className="btn-row">
            {(["ok", "warn", "bad", "info", "sun", "plain"] as const).map((tone) => (
              <Badge key={tone} tone={tone} icon={Sun}>
                {tone}
              </Badge>
            ))}
          </div>
        ),
        "long words": <Badge>{LONG_NAME}</Badge>,
      },
    },
    {
      component: "OutOfDate",
      states: { "its only one": <OutOfDate since="2027-01-01" /> },
    },
    {
      component: "PlanFacts",
      states: {
        "all facts": <PlanFacts plan={plan} />,
        "nothing advised": <PlanFacts plan={{ ...plan, measures: [], alsoLookedAt: ["loft"] }} />,
      },
    },
    {
      component: "PlanCard",
      states: { "its only one": <PlanCard plan={plan} /> },
    },
    {
      component: "EmailText",
      states: {
        linked: <EmailText email="sam.okonedo@example.com" />,
        "as text, too long": <EmailText email={`${LONG_WORD}@example.com`} linked={false} />,
      },
    },
    {
      component: "InstallerStatusBadge",
      states: {
        "each status": (
          <div className="btn-row">
            {(["pending", "approved", "suspended", "declined", "closed", "unknown"] as const).map((status) => (
              <InstallerStatusBadge key={status} status={status} />
            ))}
          </div>
        ),
      },
    },
    {
      component: "IconSheet",
      states: {
        "unseen, for the three below": (
          <IconSheet icons={{ "priority-high": ChevronsUp, "priority-medium": Equal, "priority-low": ChevronsDown }} />
        ),
      },
    },
    { component: "SheetIcon", states: { "from the sheet": <SheetIcon name="priority-high" /> } },
    {
      component: "UrgencyBadge",
      states: {
        "each urgency": (
          <div className="btn-row">
            {(["high", "medium", "low"] as const).map((urgency) => (
              <UrgencyBadge key={urgency} urgency={urgency} />
            ))}
          </div>
        ),
      },
    },
    {
      component: "BadgeList",
      states: {
        filled: <BadgeList items={["MCS", "NICEIC", LONG_WORD]} />,
        empty: <BadgeList items={[]} />,
      },
    },
    {
      component: "Card",
      states: {
        "with a title and an aside": (
          <Card title={LONG_NAME} aside={<a href="/contact">Edit</a>}>
            What is in it.
          </Card>
        ),
        "without a title": <Card>What is in it.</Card>,
      },
    },
    {
      component: "Fact",
      states: {
        "short and long": (
          <dl className="facts">
            <Fact name="Phone">Not given</Fact>
            <Fact name="Address">{LONG_NAME}</Fact>
          </dl>
        ),
      },
    },
    {
      component: "BriefFacts",
      states: {
        "two parts, with a remark under the roofs": (
          <BriefFacts
            parts={briefInWords(
              { roofs: [{ facing: "south_west", pitch: 30, shade: "modest" }], electricityKwh: 3600, year: 1936 },
              "solar-panels",
            )}
            underRoofs={<p className="small muted">Our figure for a year: 765 kWh for each kWp.</p>}
          />
        ),
      },
    },
    {
      component: "PriceNote",
      states: {
        "among published prices": (
          <PriceNote
            line={{
              text: "£12,908 for 8 kW",
              place: "middleHalf",
              source: { names: [LONG_NAME], checkedOn: "2026-11-26" },
            }}
          />
        ),
        "without any": <PriceNote line={{ text: "We know no official price", place: null, source: null }} />,
      },
    },
    {
      component: "TypedChecks",
      states: {
        "two to ask": (
          <TypedChecks
            checks={{
              texts: ["The quote is valid for 7 days. Ask for 14 or more to compare.", "The deposit is 30%."],
              isMcsLike: true,
            }}
          />
        ),
        none: <TypedChecks checks={{ texts: [], isMcsLike: false }} />,
      },
    },
    {
      component: "StatTile",
      states: {
        "short and long": (
          <dl className="tiles">
            <StatTile label="Active Leads" value="42" icon={Sun} />
            <StatTile label="Credits" value="1,000,000,000" note={LONG_NAME} />
          </dl>
        ),
      },
    },
    {
      component: "Stat",
      states: {
        "plain and as a card": (
          <dl className="stats">
            <Stat label="Installed" value="1,234" />
            <Stat label={LONG_NAME} value="£1,000,000,000" card />
          </dl>
        ),
      },
    },
    { component: "Day", states: { "in London": <Day when={DAY} /> } },
    {
      component: "DataTable",
      states: {
        "long words": <DataTable caption="Companies" columns={columns} rows={rows} rowKey={({ name }) => name} />,
        "mostly numbers": (
          <DataTable caption="Companies, compact" columns={columns} rows={rows} rowKey={({ name }) => name} compact />
        ),
        empty: <DataTable caption="No companies" columns={columns} rows={[]} rowKey={({ name }) => name} />,
      },
    },
    {
      component: "TransactionTable",
      states: { "each type": <TransactionTable transactions={transactions()} purchasesAt="/leads/purchases" /> },
    },
    { component: "ChooseAll", states: { "three rows": <ChooseAll form="specimen" words="Choose all 3" /> } },
    {
      component: "ChosenBar",
      states: {
        "one of one": (
          <div className="choosing">
            <input className="choose" type="checkbox" form="specimen" aria-label="Choose one" defaultChecked />
            <ChosenBar form="specimen" action="/demo/components" shown={1}>
              <Button variant="secondary" size="tight">
                Take chosen
              </Button>
            </ChosenBar>
          </div>
        ),
      },
    },
    {
      component: "Lines",
      states: { one: <Lines lines={["One"]} />, several: <Lines lines={[LONG_NAME, "Two"]} /> },
    },
    { component: "ListHead", elsewhere: "Above each list, as the page’s main heading." },
    {
      component: "Face",
      states: {
        somebody: <Face name="Sam Reeve" />,
        alone: <Face name="Sam Reeve" isAlone />,
        nobody: <Face name={null} />,
      },
    },
    {
      component: "RolesTable",
      states: {
        "two roles": (
          <RolesTable
            roles={{ owner: { label: "Owner" }, books: { label: "Books" } }}
            acts={{ money: "Receipts", company: LONG_NAME }}
            may={(role, act) => role === "owner" || act === "money"}
          />
        ),
      },
    },
    {
      component: "Pager",
      states: {
        "in the middle": <Pager {...pager} nextCursor="next" continued />,
        "on the first page": <Pager {...pager} nextCursor="next" continued={false} />,
      },
    },
    { component: "SectionText", elsewhere: "What stands below a heading of TextSections." },
    {
      component: "TextSections",
      states: {
        "with all they can have": (
          <TextSections
            sections={[
              {
                heading: "What we keep",
                paragraphs: ["Only what we need.", LONG_NAME],
                table,
                points: ["Name"],
                links,
              },
            ]}
          />
        ),
      },
    },
    { component: "PageLinks", states: { "short and long": <PageLinks links={links} /> } },
  ],
};

function transactions() {
  const types = ["purchase", "grant", "refund", "hold", "release", "reversal", "spend"] as const;
  return types.map((type, index) => ({
    id: type,
    type,
    reference: type,
    createdAt: DAY,
    balanceAfter: credits(100),
    // Only these leave the balance, so only they have a minus.
    amount: (["hold", "reversal", "spend"].includes(type) ? -5 : 5) as Credits,
    description: index === 0 ? LONG_NAME : `A ${type}`,
    receiptNumber: type === "purchase" ? 1 : null,
    serviceLabel: type === "spend" ? "Solar Panels" : null,
  }));
}
