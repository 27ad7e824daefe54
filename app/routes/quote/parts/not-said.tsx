import { Link } from "react-router";
import "#app/ui/talk/talk.css";

/** A fact missing from a quote, with a link to ask for it. `talk`: the address of the company's messages. */
export function NotSaid({ fact, talk }: { fact: string; talk: string }) {
  return <Link to={`${talk}?about=${encodeURIComponent(fact)}#write`}>Not said: ask</Link>;
}
