import { LONG_NAME, type SpecimenGroup } from "#app/routes/demo/components/specimen.tsx";
import { BrandMark } from "#app/ui/brand.tsx";
import { axisOf } from "#app/ui/charts/axis.ts";
import { Chart, GridLines, ShowAsTable } from "#app/ui/charts/chart.tsx";
import { Lanes } from "#app/ui/charts/lanes.tsx";
import { REGION_LIMITS, ShadeLegend } from "#app/ui/charts/map-shades.tsx";
import { StateMark } from "#app/ui/charts/state-mark.tsx";
import { WaitGauge } from "#app/ui/charts/wait-gauge.tsx";
import { House } from "#app/ui/house/house.tsx";
import { Scene } from "#app/ui/house/scene.tsx";
import { Breadcrumbs } from "#app/ui/navigation/breadcrumbs.tsx";
import { LinkTabs } from "#app/ui/navigation/tabs.tsx";
import { TrustBadges } from "#app/ui/navigation/trust-badges.tsx";
import { ServiceIcon, serviceIcons } from "#app/ui/service-icon.tsx";
import { SystemPortrait } from "#app/ui/system-portrait.tsx";
import { AttachedFiles } from "#app/ui/talk/attached-files.tsx";
import { OutlineFacts } from "#app/ui/talk/outline-facts.tsx";
import { OutlineTalk } from "#app/ui/talk/outline-talk.tsx";
import { Thread } from "#app/ui/talk/thread.tsx";
import { services } from "#content/services.ts";

const HERE = "/demo/components";
const links = [
  { label: "Components", to: HERE },
  { label: "Captured mail", to: "/demo/mail" },
  { label: LONG_NAME, to: "/demo/clock" },
];
const tabs = links.map(({ label, to }) => ({ label, to, current: to === HERE }));
const size = { width: 400, height: 160, left: 40, right: 8, top: 12, bottom: 12 };
const AROUND = "Around this page.";

const SENT = { sentAt: "2026-11-21T09:00Z", readAt: null, isReported: false };
const OUTLINE = {
  technology: "solar" as const,
  fromPence: 600_000,
  toPence: 800_000,
  size: 4.2,
  equipment: LONG_NAME,
  included: { scaffold: { state: "yes" }, bird_mesh: { state: "extra", extraPence: 45_000 } },
  needsSurvey: true,
  earliestStart: "2027-01-11",
};

const FILES = [
  { id: "roof", fileName: "Roof from the south.jpg", sizeBytes: 840_000 },
  { id: "bill", fileName: `${LONG_NAME}.pdf`, sizeBytes: 300 },
];
const TALK = [
  { ...SENT, id: "1", text: "When could you come?", state: "shown", files: FILES },
  { ...SENT, id: "2", text: "On Tuesday at ten.\nPlease have the loft hatch clear.", state: "shown", files: [] },
  { ...SENT, id: "3", text: null, state: "removed", files: [] },
] as const;

const MONDAY = "2026-11-23";
const moment = (day: number, hour = 12) => new Date(Date.UTC(2026, 10, 22 + day, hour));
const WEEK = {
  from: MONDAY,
  days: 7,
  now: moment(4),
  lanes: [
    {
      id: "quiet",
      name: "Alder Renewables",
      marks: [],
      spans: [{ from: moment(1), to: moment(4), look: "silent" as const }],
    },
    {
      id: "busy",
      name: LONG_NAME,
      beyond: "and on",
      marks: [
        { at: moment(2), words: "Called", look: "done" as const },
        { at: moment(6, 9), words: "Survey", look: "key" as const },
      ],
      spans: [{ from: moment(2), to: moment(6), look: "planned" as const }],
    },
  ],
};

export const navigation: SpecimenGroup = {
  title: "Navigation",
  specimens: [
    {
      component: "Breadcrumbs",
      states: { "three deep": <Breadcrumbs crumbs={links.map(({ label, to }) => ({ name: label, path: to }))} /> },
    },
    {
      component: "LinkTabs",
      states: {
        two: <LinkTabs label="Two tabs" tabs={tabs.slice(0, 2)} />,
        "three, long words": <LinkTabs label="Three tabs" tabs={tabs} />,
      },
    },
    {
      component: "TrustBadges",
      states: { "long words": <TrustBadges badges={["Free", "No obligation", LONG_NAME]} /> },
    },
    { component: "PageContents", elsewhere: "Beside guides and the API, on a wide screen." },
    { component: "SkipLink", elsewhere: "Press Tab at the top of this page." },
    { component: "SiteHeader", elsewhere: AROUND },
    { component: "MegaMenu", elsewhere: "Under Services, on a wide screen." },
    { component: "MobileMenu", elsewhere: "Under Menu, on a phone." },
    { component: "SiteFooter", elsewhere: AROUND },
    { component: "PrivateFooter", elsewhere: "Around the pages of a customer’s project." },
    { component: "Brand", elsewhere: AROUND },
    {
      component: "Thread",
      states: {
        nothing: <Thread messages={[]} isMine={() => true} other={LONG_NAME} />,
        "both sides": (
          <Thread
            messages={TALK}
            isMine={({ id }) => id === "1"}
            other={LONG_NAME}
            filesOf={({ files }) => <AttachedFiles files={files} at={`${HERE}?file=`} />}
          />
        ),
      },
    },
    { component: "OutlineFacts", states: { "all of them": <OutlineFacts outline={OUTLINE} /> } },
    {
      component: "OutlineTalk",
      states: {
        "of the company": (
          <OutlineTalk
            messages={[{ id: "1", from: "customer", text: LONG_NAME, sentAt: "2026-11-20T12:00:00Z" }]}
            reader="installer"
            other={LONG_NAME}
          />
        ),
      },
    },
    { component: "AttachedFiles", states: { two: <AttachedFiles files={FILES} at={`${HERE}?file=`} /> } },
    { component: "Photos", elsewhere: "In a brief that has photos, and on the page of its purchase." },
    { component: "MessageFilesField", elsewhere: "Under Messages, in the form that writes one." },
    {
      component: "Composer",
      elsewhere: "Under Messages, on a purchase’s page or a customer’s project.",
    },
    {
      component: "MessageActions",
      elsewhere: "Under Messages, beside a message of the last fifteen minutes or of the other side.",
    },
  ],
};

export const pictures: SpecimenGroup = {
  title: "Pictures and charts",
  specimens: [
    {
      component: "Chart",
      states: {
        "with lines": (
          <Chart
            label="Nothing but lines"
            broad={{ ...size, width: 900 }}
            narrow={size}
            draw={(given) => <Lines size={given} />}
          />
        ),
      },
    },
    {
      component: "WaitGauge",
      states: {
        "thirty of seventy-two hours": (
          <WaitGauge
            passedHours={30}
            totalHours={72}
            marks={[
              { atHours: 24, name: "reminder" },
              { atHours: 48, name: "again" },
            ]}
            end="72 hours"
            label="30 of 72 hours."
          />
        ),
        over: <WaitGauge passedHours={90} totalHours={72} marks={[]} end="72 hours" label="Over." />,
      },
    },
    {
      component: "StateMark",
      states: {
        "each state": (
          <p>
            <StateMark state="done" /> <StateMark state="waiting" /> <StateMark state="overdue" />{" "}
            <StateMark state="to_come" />
          </p>
        ),
      },
    },
    { component: "GridLines", elsewhere: "In the chart above." },
    {
      component: "ShowAsTable",
      states: {
        "closed at first": (
          <ShowAsTable
            caption="Leads by week"
            headers={["Week", "Leads"]}
            rows={[
              ["1", 12],
              [LONG_NAME, 1234],
            ]}
          />
        ),
      },
    },
    { component: "Lanes", states: { "silent and busy": <Lanes {...WEEK} label="One silent, one to come." /> } },
    { component: "LaneLine", elsewhere: "A line of Lanes." },
    { component: "NamedBars", elsewhere: "The bars of guides and of service pages." },
    { component: "ShadeLegend", states: { "of regions": <ShadeLegend limits={REGION_LIMITS} /> } },
    {
      component: "ServiceIcon",
      states: {
        "each service": (
          <div className="btn-row">
            {(Object.keys(serviceIcons) as (keyof typeof serviceIcons)[]).map((name) => (
              <ServiceIcon key={name} name={name} />
            ))}
          </div>
        ),
      },
    },
    { component: "BrandMark", states: { "as large as its place": <Small picture={<BrandMark />} /> } },
    // The drawing's parts are found by id, so a page can hold only one.
    { component: "LiveHouse", elsewhere: "Beside the form at /planner." },
    { component: "House", states: { whole: <House /> } },
    {
      component: "SystemPortrait",
      states: {
        "panels and a battery": (
          <SystemPortrait
            shown={{ technology: "solar_battery", panels: [10, 4], battery: { usableKwh: 9.5, place: "garage" } }}
            label="14 panels, a battery in the garage"
          />
        ),
        "a heat pump": (
          <SystemPortrait shown={{ technology: "heat_pump", panels: [], battery: null }} label="A heat pump" />
        ),
      },
    },
    { component: "HouseSprite", elsewhere: "The same drawing, unseen, for pages that show parts of it only." },
    {
      component: "Scene",
      states: {
        "each service": (
          <div className="btn-row">
            {services.map(({ slug }) => (
              <Small key={slug} picture={<Scene of={slug} />} />
            ))}
          </div>
        ),
      },
    },
  ],
};

function Lines({ size: given }: { size: typeof size }) {
  return <GridLines axis={axisOf(40)} size={given} />;
}

function Small({ picture }: { picture: React.ReactNode }) {
  return <div style={{ width: 128 }}>{picture}</div>;
}
