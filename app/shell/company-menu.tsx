import { ChevronDown, Globe, LayoutDashboard, ListChecks } from "lucide-react";
import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { PlaceName } from "#app/shell/place-name.tsx";
import { SignOutForm } from "#app/shell/sign-out-form.tsx";
import type { Viewer } from "#app/shell/viewer.ts";
import { adminArea, type WorkArea, type WorkPlace } from "#app/shell/work-places.ts";
import { closeFromElsewhere } from "#app/ui/navigation/close-from-elsewhere.ts";
import { initialsOf } from "#app/ui/tables/face.tsx";
import "./company-menu.css";

/** The account, the other area for somebody who has two and, on a phone, every page that is not in the bottom bar. */
export function CompanyMenu({ viewer, area }: { viewer: Viewer; area: WorkArea }) {
  const menu = useRef<HTMLDetailsElement>(null);
  useEffect(() => closeFromElsewhere(() => (menu.current ? [menu.current] : [])), []);
  const { name } = viewer;
  const who = viewer.companyName ?? "Fairwatt";
  return (
    <details className="work-menu" ref={menu}>
      <summary>
        <span className="work-face" aria-hidden="true">
          {initialsOf(name)}
        </span>
        <span className="work-who">
          <b>{name}</b>
          <small>{who}</small>
        </span>
        <span className="sr-only">Company menu</span>
        <ChevronDown className="icon chev" aria-hidden="true" />
      </summary>
      <div className="work-panel">
        <p>
          <b>{name}</b>
          <br />
          {who}
        </p>
        <ul>
          {otherArea(viewer, area).map((place) => (
            <MenuPlace key={place.to} place={place} viewer={viewer} />
          ))}
          {area.more.map((place) => (
            <MenuPlace key={place.to} place={place} viewer={viewer} isForPhone />
          ))}
          <MenuPlace place={publicWebsite} viewer={viewer} />
        </ul>
        <div className="for-phone">
          <SignOutForm />
        </div>
      </div>
    </details>
  );
}

const publicWebsite: WorkPlace = { to: "/", label: "Public website", icon: Globe };

type MenuPlaceProps = { place: WorkPlace; viewer: Viewer; isForPhone?: boolean };

function MenuPlace({ place, viewer, isForPhone = false }: MenuPlaceProps) {
  return (
    <li className={isForPhone ? "for-phone" : undefined}>
      <Link className="work-place" to={place.to}>
        <place.icon className="icon" aria-hidden="true" />
        <PlaceName place={place} viewer={viewer} />
      </Link>
    </li>
  );
}

function otherArea({ adminRoles, companyName }: Viewer, area: WorkArea): WorkPlace[] {
  if (adminRoles.length === 0 || companyName === null) return [];
  if (area.label === adminArea.label) return [{ to: "/dashboard", label: companyName, icon: LayoutDashboard }];
  return [{ to: "/admin", label: "Admin", icon: ListChecks }];
}
