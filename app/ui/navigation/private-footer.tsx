import { Lock } from "lucide-react";
import { Link } from "react-router";
import "./site-footer.css";

/** For pages behind a private link: what that means, and how to reach us. */
export function PrivateFooter({
  contact,
  openingHours,
}: {
  contact: { phone: { label: string; href: string }; email: string };
  openingHours: string;
}) {
  return (
    <footer className="private-foot">
      <div className="wrap">
        <p>
          <Lock className="icon" aria-hidden="true" />
          Private page. Anyone with the link can open it, so keep it to yourself.
        </p>
        <p>
          <a href={contact.phone.href}>{contact.phone.label}</a>
          <a href={`mailto:${contact.email}`}>{contact.email}</a>
          <span>{openingHours}</span>
          <Link to="/privacy-policy">Privacy Policy</Link>
          <Link to="/terms-of-service">Terms of Service</Link>
        </p>
      </div>
    </footer>
  );
}
