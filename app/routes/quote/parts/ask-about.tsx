import { MessageSquare } from "lucide-react";
import { Link } from "react-router";
import "#app/ui/talk/talk.css";

/**
 * Where the customer writes to the company of a quote, with a message begun that asks about these checks (by id) and
 * facts (`aboutFact` of the label). Nothing is sent.
 */
export function askAddress(
  home: string,
  purchaseId: string,
  { quoteId, about }: { quoteId: string; about: readonly string[] },
): string {
  const query = new URLSearchParams([["quote", quoteId], ...about.map((key) => ["about", key])]);
  return `${home}/messages/${purchaseId}?${query}#write`;
}

/** A link to `askAddress`. `about` tells it from the others on the page: "Ask about this: the deposit is 30%". */
export function AskAbout({ to, about, label = "Ask about this" }: AskAboutProps) {
  return (
    <Link to={to} className="ask-about">
      <MessageSquare className="icon" aria-hidden="true" />
      {label}
      <span className="sr-only">: {about}</span>
    </Link>
  );
}

interface AskAboutProps {
  to: string;
  about: string;
  label?: "Ask" | "Ask about this";
}
