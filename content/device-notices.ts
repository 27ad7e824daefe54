import { site } from "#config/site.ts";

/** What a phone shows, perhaps on a locked screen: never a name, a number or an address of anybody. */
export interface NoticeText {
  title: string;
  body: string;
  /** Where a press leads. */
  path: string;
  /** A notice with the same tag takes the place of the older one. */
  tag: string;
}

interface AboutLead {
  serviceLabel: string;
  outcode: string;
  location: string;
}

export function newLeadNotice(lead: AboutLead & { id: string }): NoticeText {
  return { title: `New lead: ${lead.serviceLabel}`, body: placeOf(lead), path: "/leads", tag: `lead-${lead.id}` };
}

export function reportDecidedNotice(report: AboutLead & { purchaseId: string; isAccepted: boolean }): NoticeText {
  return {
    title: report.isAccepted ? "Report accepted: credits refunded" : "Report declined",
    body: `${report.serviceLabel}, ${placeOf(report)}`,
    path: `/leads/purchases/${report.purchaseId}`,
    tag: `report-${report.purchaseId}`,
  };
}

export function testNotice(testId: string): NoticeText {
  return {
    title: "Notices arrive on this device",
    body: `This is a test from ${site.name}. Nothing has happened.`,
    path: "/profile#devices",
    tag: `test-${testId}`,
  };
}

const placeOf = ({ outcode, location }: AboutLead) => (location === outcode ? outcode : `${location}, ${outcode}`);

/** Why a browser shows no notices. */
export type NoticesOff = "refused" | "not-on-home-screen" | "not-able" | "failed";

export const noticesOffInWords: Record<NoticesOff, string> = {
  refused: `This browser has been told to show no notices from ${site.name}. Allow them in its settings for this site, often behind the sign to the left of the address, then press the button again.`,
  "not-on-home-screen": `On an iPhone or iPad, first add ${site.name} to the Home Screen: press Share, then “Add to Home Screen”. Open it from there and come back to this page.`,
  "not-able": "This browser cannot show notices. Emails about new leads come as before.",
  failed: "The browser’s own service for notices could not be reached. Please try again in a moment.",
};
