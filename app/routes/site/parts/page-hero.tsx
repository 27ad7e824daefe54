import type { ReactNode } from "react";
import { Breadcrumbs, type Crumb } from "#app/ui/navigation/breadcrumbs.tsx";
import "./service-page.css";

type PageHeroProps = {
  crumbs: readonly Crumb[];
  heading: string;
  intro: string;
  /** A `Scene` or a map; decorative, or with its own description. */
  picture: ReactNode;
  children: ReactNode;
  /** Short claims between the introduction and the buttons. */
  badges?: ReactNode;
};

export function PageHero({ crumbs, heading, intro, picture, children, badges }: PageHeroProps) {
  return (
    <section className="service-hero">
      <div className="wrap service-hero-grid">
        <div className="stack">
          <Breadcrumbs crumbs={crumbs} />
          <h1>{heading}</h1>
          <p className="lead">{intro}</p>
          {badges}
          <div className="btn-row">{children}</div>
        </div>
        <div className="hero-picture">{picture}</div>
      </div>
    </section>
  );
}
