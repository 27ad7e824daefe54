import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { describe, expect, it } from "vitest";
import type { LoadedDashboard } from "#app/routes/installer/dashboard/load-dashboard.ts";
import { NextSteps } from "#app/routes/installer/dashboard/next-steps.tsx";
import type { Pause } from "#domain/proof-ends.ts";

type Given = Partial<Omit<LoadedDashboard, "figures" | "company">> & { status?: string; credits?: number };

function shown({ status = "approved", credits = 20, hasArea = true, ...given }: Given): string {
  const { onboarding = null, pauses = [], openChecks = [], isAllGiven = false } = given;
  const company = { status, credits } as LoadedDashboard["company"];
  const html = renderToString(
    <MemoryRouter>
      <NextSteps
        company={company}
        onboarding={onboarding}
        hasArea={hasArea}
        pauses={pauses}
        openChecks={openChecks}
        isAllGiven={isAllGiven}
      />
    </MemoryRouter>,
  );
  return html.replaceAll("<!-- -->", "");
}

describe("what to do next", () => {
  it("is nothing if all is in order, and for a suspended company", () => {
    expect(shown({})).toBe("");
    expect(shown({ status: "suspended", credits: 0, hasArea: false })).toBe("");
  });

  it("names what will close unless it is checked, for an approved company", () => {
    const openChecks: LoadedDashboard["openChecks"] = [
      { technologies: ["heat_pump"], checks: ["mcs_number", "mcs_scope"], endsOn: "2026-12-22" },
    ];
    expect(shown({ openChecks })).toContain(
      "Buying for heat pumps and low carbon heating closes after 22 December 2026: MCS number and MCS scope not checked.",
    );
    expect(shown({ openChecks })).toContain("Add what is missing");
    expect(shown({ status: "pending", openChecks })).toBe("");
    const unchecked: Pause = {
      because: "unchecked",
      checks: ["identity"],
      endedOn: "2026-11-20",
      technologies: ["solar"],
      services: [],
    };
    const ourTurn = shown({ openChecks, pauses: [unchecked], isAllGiven: true });
    expect(ourTurn).toContain("We are checking what you gave us");
    expect(ourTurn.match(/We have what we need and are checking it/g)).toHaveLength(2);
    expect(ourTurn).not.toMatch(/missing/i);
  });

  it("is to set the area, for approved and pending companies", () => {
    for (const status of ["approved", "pending"]) {
      expect(shown({ status, hasArea: false })).toContain('href="/profile/area"');
    }
  });

  it("is the next of four steps for a company awaiting approval, with what it gave and the way back to it", () => {
    const onboarding: LoadedDashboard["onboarding"] = {
      company: { companyName: "Sun Ltd", legalForm: "limited", companyNumber: "09124477", isFixed: false },
      area: { basePostcode: "RG40 1AA", radiusMiles: 30, services: ["heat-pumps", "solar-panels"] },
      mcs: [
        { technology: "solar", number: "NAP-1" },
        { technology: "heat_pump", number: null },
      ],
      insurance: null,
      done: ["company", "services"],
      next: "mcs",
    };
    const html = shown({ status: "pending", hasArea: true, onboarding });
    expect(html).toContain("2 of 4 done");
    expect(html).toContain("Limited company, 09124477");
    expect(html).toContain("Heat Pumps, Solar Panels; 30 miles around RG40 1AA");
    expect(html).toMatch(/class="btn btn-primary btn-tight" href="\/onboarding\/mcs"/);
    expect(html.match(/btn-primary/g)).toHaveLength(1);
    for (const step of ["company", "services", "insurance"]) expect(html).toContain(`href="/onboarding/${step}"`);
  });

  it("is to buy credits if the balance buys no lead, once the company may buy", () => {
    expect(shown({ credits: 4 })).toContain("Your balance is low");
    expect(shown({ credits: 5 })).toBe("");
    expect(shown({ status: "pending", credits: 0 })).toBe("");
  });

  it("is to renew what buying needs, saying what cannot be bought", () => {
    const pause: Pause = {
      because: "ended",
      proof: "mcs",
      endedOn: "2026-11-03",
      isChecked: false,
      technologies: ["solar"],
      services: [],
    };
    const html = shown({ pauses: [pause] });
    expect(html).toContain("Your MCS certificate ended on 3 November 2026. You cannot buy leads for solar panels.");
    expect(html).toContain('href="/profile/papers"');
    expect(shown({ status: "pending", pauses: [pause] })).toBe("");
  });
});
