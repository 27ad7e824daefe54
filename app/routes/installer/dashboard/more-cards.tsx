import { Link } from "react-router";
import { Card } from "#app/ui/card.tsx";

const cards = [
  {
    title: "Profile",
    to: "/profile",
    link: "Open profile",
    text: "Company details, area and services, lead alerts, documents.",
  },
  {
    title: "Account",
    to: "/account",
    link: "Open account",
    text: "Email address, password, two-factor sign-in, sessions.",
  },
  {
    title: "API keys and webhooks",
    to: "/developers",
    link: "Open API keys and webhooks",
    text: "Let your own programs read and buy leads and hear about new ones.",
  },
] as const;

/** Links to everything else of the installer's. */
export function MoreCards() {
  return (
    <div className="more-cards">
      {cards.map(({ title, to, link, text }) => (
        <Card key={to} title={title}>
          <p>{text}</p>
          <p>
            <Link to={to}>{link}</Link>
          </p>
        </Card>
      ))}
    </div>
  );
}
