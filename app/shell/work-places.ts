import {
  Activity,
  Bell,
  Building2,
  CalendarDays,
  ChartColumn,
  Coins,
  CreditCard,
  Download,
  FileSignature,
  FileText,
  FileUp,
  Flag,
  FolderOpen,
  Handshake,
  Inbox,
  LayoutDashboard,
  List,
  ListChecks,
  type LucideIcon,
  MessagesSquare,
  OctagonX,
  PencilRuler,
  Plus,
  Radar,
  RotateCcw,
  Scale,
  ScrollText,
  Server,
  Shield,
  Star,
  UserCheck,
  UserRound,
  Users,
  Webhook,
} from "lucide-react";
import {
  type AdminAct,
  type AdminRole,
  type CompanyAct,
  type CompanyRole,
  mayAct,
  mayAdminister,
} from "#domain/roles.ts";

export interface WorkPlace<Act = CompanyAct | AdminAct> {
  to: string;
  label: string;
  /** The start of the label, for narrow screens. */
  short?: string;
  icon: LucideIcon;
  /** Whoever's role does not allow it is not offered the place. */
  act?: Act;
}

export interface WorkArea<Act = CompanyAct | AdminAct> {
  /** "Installer area", "Administration". */
  label: string;
  /** For daily use: on a phone, the five at the bottom. */
  main: readonly WorkPlace<Act>[];
  more: readonly WorkPlace<Act>[];
}

const own: readonly WorkPlace<never>[] = [
  { to: "/account", label: "Account", icon: UserRound },
  { to: "/account/activity", label: "Activity", icon: Activity },
];

export const installerArea: WorkArea<CompanyAct> = {
  label: "Installer area",
  main: [
    { to: "/dashboard", label: "Today", icon: LayoutDashboard, act: "bought_leads" },
    { to: "/leads", label: "Leads", icon: Inbox, act: "leads_for_sale" },
    { to: "/leads?tab=purchased", label: "Purchased", icon: Handshake, act: "bought_leads" },
    { to: "/messages", label: "Messages", icon: MessagesSquare, act: "bought_leads" },
    { to: "/credits", label: "Credits", icon: Coins, act: "money" },
  ],
  more: [
    { to: "/outlines", label: "Outlines", icon: PencilRuler, act: "leads_for_sale" },
    { to: "/quotes", label: "Quotes", icon: FileText, act: "bought_leads" },
    { to: "/calendar", label: "Calendar", icon: CalendarDays, act: "bought_leads" },
    { to: "/figures", label: "Figures", icon: ChartColumn, act: "hand_over" },
    { to: "/profile", label: "Profile", icon: Building2, act: "upkeep" },
    { to: "/account/notices", label: "Notices", icon: Bell, act: "own" },
    ...own,
    { to: "/stops", label: "Stops", icon: OctagonX, act: "bought_leads" },
    { to: "/reviews", label: "Reviews", icon: Star, act: "bought_leads" },
    { to: "/team", label: "Team", icon: Users, act: "company" },
    { to: "/developers", label: "API and webhooks", icon: Webhook, act: "company" },
    { to: "/account/data", label: "Data and closing", icon: Download, act: "company" },
  ],
};

/** For people in no company. */
const ownArea: WorkArea = { label: "Your account", main: own, more: [] };

export const adminArea: WorkArea<AdminAct> = {
  label: "Administration",
  main: [
    { to: "/admin/work", label: "Work", icon: Inbox, act: "desk" },
    { to: "/admin", label: "Installer Management", short: "Installer", icon: ListChecks, act: "desk" },
    { to: "/admin/leads", label: "Lead Management", short: "Lead", icon: List, act: "customers" },
    { to: "/admin/payments", label: "Payments", icon: CreditCard, act: "payments" },
    { to: "/admin/refunds", label: "Refunds", icon: RotateCcw, act: "lead_reports" },
  ],
  more: [
    { to: "/admin/leads/new", label: "Add New Lead", icon: Plus, act: "customers" },
    { to: "/admin/purchases", label: "Purchases", icon: Handshake, act: "customers" },
    { to: "/admin/projects", label: "Projects", icon: FolderOpen, act: "customers" },
    { to: "/admin/second-person", label: "Second person", icon: UserCheck, act: "payments" },
    { to: "/admin/stops", label: "Stops", icon: OctagonX, act: "stops" },
    { to: "/admin/reports", label: "Reports", icon: Flag, act: "complaints" },
    { to: "/admin/signals", label: "Signals", icon: Radar, act: "vetting" },
    { to: "/admin/appeals", label: "Second looks", icon: Scale, act: "desk" },
    { to: "/admin/reviews", label: "Reviews", icon: Star, act: "complaints" },
    { to: "/admin/contract-names", label: "Contract names", icon: FileSignature, act: "vetting" },
    { to: "/admin/data-requests", label: "Data requests", icon: Download, act: "customers" },
    { to: "/admin/leads/import", label: "Import", icon: FileUp, act: "customers" },
    { to: "/admin/users", label: "Admin Users", icon: Users, act: "roles" },
    { to: "/admin/figures", label: "Figures", icon: ChartColumn, act: "desk" },
    { to: "/admin/audit", label: "Audit", icon: ScrollText, act: "audit" },
    { to: "/admin/security", label: "Security log", icon: Shield, act: "audit" },
    { to: "/admin/operation", label: "Operation", icon: Server, act: "operation" },
    ...own,
  ],
};

const WORK =
  /^\/(dashboard|leads|outlines|quotes|messages|calendar|stops|figures|credits|profile|onboarding|developers|team|account|admin|search)(\/|$)|^\/(reviews|second-look)$/;

export const isAtWork = (pathname: string) => WORK.test(pathname);

/** The area for an address, with what the viewer's roles allow; account pages depend on whether they have a company. */
export function areaAt(
  pathname: string,
  { role, adminRoles }: { role: CompanyRole | null; adminRoles: readonly AdminRole[] },
): WorkArea {
  if (role === null && adminRoles.length === 0) return ownArea;
  if (role === null || /^\/admin(\/|$)/.test(pathname))
    return opened(adminArea, (act) => mayAdminister(adminRoles, act));
  return opened(installerArea, (act) => mayAct(role, act));
}

function opened<Act>({ label, main, more }: WorkArea<Act>, isAllowed: (act: Act) => boolean): WorkArea<Act> {
  const isOpen = ({ act }: WorkPlace<Act>) => act === undefined || isAllowed(act);
  return { label, main: main.filter(isOpen), more: more.filter(isOpen) };
}

/** At the desk of the administrators, by somebody who works there. */
export function isAtDesk(pathname: string, adminRoles: readonly AdminRole[]): boolean {
  return /^\/(admin|account|search)(\/|$)/.test(pathname) && mayAdminister(adminRoles, "desk");
}

/** The entry for a page: the one whose address is the longest prefix of the page's. */
export function placeOf({ main, more }: WorkArea, pathname: string, search: string): WorkPlace | undefined {
  if (/^\/leads\/purchases\/[^/]+\/messages/.test(pathname)) return main.find(({ to }) => to === "/messages");
  const isMine = pathname.startsWith("/leads/purchases") || new URLSearchParams(search).get("tab") === "purchased";
  const address = pathname.startsWith("/leads") && isMine ? "/leads?tab=purchased" : pathname;
  const covering = [...main, ...more].filter(({ to }) => address === to || address.startsWith(`${to}/`));
  return covering.toSorted((one, other) => other.to.length - one.to.length)[0];
}
