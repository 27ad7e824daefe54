import { site } from "#config/site.ts";

/** Shown on a phone, perhaps on a locked screen: never anyone's name, number or address. */
export interface NoticeText {
  title: string;
  body: string;
  /** The page that a tap opens. */
  path: string;
  /** A notification replaces an older one with the same tag. */
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

export function nextActNotice({
  purchaseId,
  actId,
  ...lead
}: AboutLead & { purchaseId: string; actId: string }): NoticeText {
  return {
    title: "Next act due",
    body: `${lead.serviceLabel}, ${placeOf(lead)}`,
    path: `/leads/purchases/${purchaseId}`,
    tag: `next-act-${actId}`,
  };
}

export function testNotice(testId: string): NoticeText {
  return {
    title: "Notifications work on this device",
    body: `This is a test from ${site.name}.`,
    path: "/account/notices#devices",
    tag: `test-${testId}`,
  };
}

const placeOf = ({ outcode, location }: AboutLead) => (location === outcode ? outcode : `${location}, ${outcode}`);

/** Why a browser shows no notifications. */
export type NoticesOff = "refused" | "not-on-home-screen" | "not-able" | "failed";

export const noticesOffInWords: Record<NoticesOff, string> = {
  refused: `Notifications from ${site.name} are blocked in this browser. Allow them in the site settings, often under the icon to the left of the address, then click the button again.`,
  "not-on-home-screen": `On an iPhone or iPad, first add ${site.name} to the Home Screen: tap Share, then “Add to Home Screen”. Open it from there and come back to this page.`,
  "not-able": "This browser cannot show notifications. We’ll still email you about new leads.",
  failed: "We could not reach your browser’s notification service. Please try again in a moment.",
};
