import { Link } from "react-router";
import "#app/ui/talk/talk.css";

/** A fact that a quote leaves open, with the way to ask for it. `talk`: the address where its company is written to. */
export function NotSaid({ fact, talk }: { fact: string; talk: string }) {
  return <Link to={`${talk}?about=${encodeURIComponent(fact)}#write`}>Not said: ask</Link>;
}
