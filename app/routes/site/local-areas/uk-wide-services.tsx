import { Link } from "react-router";
import { ServiceIcon } from "#app/ui/service-icon.tsx";
import { type ServiceSlug, services } from "#content/services.ts";

const UK_WIDE: readonly ServiceSlug[] = [
  ...(["solar-panels", "battery-storage", "heat-pumps"] as const),
  ...(["ev-chargers", "commercial-renewables"] as const),
];

/** The five services that our installers offer in every region. */
export function UkWideServices() {
  return (
    <ul className="svc-grid svc-five">
      {services
        .filter(({ slug }) => UK_WIDE.includes(slug))
        .map(({ slug, label, summary, icon }) => (
          <li className="svc" key={slug}>
            <div className="svc-body">
              <ServiceIcon name={icon} />
              <h3>
                <Link to={`/services/${slug}`}>{label}</Link>
              </h3>
              <p className="muted">{summary}</p>
            </div>
          </li>
        ))}
    </ul>
  );
}
