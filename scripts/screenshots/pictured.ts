/** A page to be pictured, and who looks at it: somebody from the demonstration, or a visitor. */
export interface Pictured {
  name: string;
  path: string;
  /** Where the address is not known beforehand: the first such link of the page at `path`, then of where that leads. */
  links?: readonly string[];
  /** What of the page the picture begins with; its top unless named. */
  from?: string;
  as?: string;
}

const installer = "approved@demo.example";
const surveyor = "surveyor@demo.example";
const admin = "admin@demo.example";

/** Three quotes to compare; one of them chosen and signed; and work that is finished. */
const PROJECT = "/demo/mail?to=isobel.thornbury%40example.com";
const CHOSEN = "/demo/mail?to=marcus.adeyemi%40example.com";
const DONE = "/demo/mail?to=sunita.rao%40example.com";
const toProject = '.mail-text a[href*="/requests/"]';

const toBought = 'a[href^="/leads/purchases/"]';

const FARMHOUSE = "postcode=IV1&type=detached&built=pre1919&beds=4&heating=oil";
const FLAT = "postcode=CF10&type=flat&built=from2000&beds=2&miles=6000&charging=public&m=evCharger&m=draughtProofing";
const SEMI = "postcode=CR0&type=semi&built=1919-1944&beds=3&wall=cavityEmpty&loft=100&miles=8000&due=yes";

export const pictured: readonly Pictured[] = [
  { name: "home", path: "/" },
  { name: "service-solar-panels", path: "/services/solar-panels" },
  { name: "service-heat-pumps", path: "/services/heat-pumps" },
  { name: "service-ev-chargers", path: "/services/ev-chargers" },
  { name: "calculator", path: "/services/solar-panels#calculator" },
  { name: "areas", path: "/local-areas" },
  { name: "area-london", path: "/london-renewable-energy" },
  { name: "area-service", path: "/london-solar-panels" },
  { name: "guides", path: "/guides" },
  { name: "guide", path: "/guides/comparing-quotes" },
  { name: "grants", path: "/services/grants" },
  { name: "planner", path: "/planner" },
  { name: "plan-semi-croydon", path: `/planner/plan?${SEMI}` },
  { name: "plan-farmhouse-inverness", path: `/planner/plan?${FARMHOUSE}` },
  { name: "plan-flat-cardiff", path: `/planner/plan?${FLAT}` },
  { name: "plan-tariffs", path: `/planner/tariffs?${SEMI}` },
  { name: "plan-to-installers", path: `/planner/quotes?plan=${encodeURIComponent(SEMI)}` },
  { name: "quote-check", path: "/check-a-quote?postcode=CR0&kwp=4&price=7800&claimed=4600" },
  { name: "assumptions", path: "/assumptions" },
  { name: "about", path: "/about" },
  { name: "contact", path: "/contact" },
  { name: "sign-in", path: "/auth" },
  { name: "project", path: PROJECT, links: [toProject] },
  { name: "project-compare", path: PROJECT, links: [toProject, 'a[href$="/compare"]'] },
  { name: "project-quote", path: PROJECT, links: [toProject, 'main a[href*="/quotes/"]'] },
  { name: "project-contract", path: CHOSEN, links: [toProject, 'main a[href*="/choose/"]'] },
  { name: "project-handover", path: CHOSEN, links: [toProject], from: "#handover" },
  { name: "trust-profile", path: "/installers/northlight-installations-ltd" },
  { name: "trust-passport", path: PROJECT, links: [toProject, 'main a[href*="/passports/"]'] },
  { name: "trust-deposit", path: CHOSEN, links: [toProject, 'main a[href$="/deposit"]'] },
  { name: "trust-review", path: DONE, links: [toProject, 'main a[href*="/reviews/"]'] },
  { name: "today", path: "/dashboard", as: installer },
  { name: "today-pending", path: "/dashboard", as: "pending@demo.example" },
  { name: "leads", path: "/leads", as: installer },
  { name: "purchase", path: "/leads?tab=purchased", links: [toBought], as: installer },
  { name: "credits", path: "/credits", as: installer },
  { name: "profile", path: "/profile", as: installer },
  { name: "firm-team", path: "/team", as: installer },
  { name: "firm-today", path: "/dashboard", as: surveyor },
  { name: "firm-board", path: "/leads?tab=purchased&view=board", as: "office@demo.example" },
  { name: "firm-lead", path: "/leads?tab=purchased&whose=mine", links: [toBought], as: surveyor },
  { name: "firm-figures", path: "/figures", as: installer },
  { name: "firm-activity", path: "/team/activity", as: installer },
  { name: "desk-roles", path: "/admin/users", as: admin },
  { name: "desk-work", path: "/admin/work", as: admin },
  { name: "desk-reports", path: "/admin/refunds", as: admin },
  { name: "desk-second-person", path: "/admin/second-person", as: admin },
  { name: "admin", path: "/admin", as: admin },
  { name: "admin-company", path: "/admin", links: ['a[href^="/admin/installers/"]'], as: admin },
  { name: "admin-leads", path: "/admin/leads/all", as: admin },
  { name: "admin-lead", path: "/admin/leads/all", links: ['main table a[href^="/admin/leads/"]'], as: admin },
  { name: "admin-payments", path: "/admin/payments", as: admin },
  { name: "admin-figures", path: "/admin/figures", as: admin },
  { name: "admin-operation", path: "/admin/operation", as: admin },
];
