import { expect, it } from "vitest";
import { limits } from "#config/limits.ts";
import { cookiePolicy } from "#content/pages/cookie-policy.ts";
import { privacyPolicy } from "#content/pages/privacy-policy.ts";
import { reviewsPolicy } from "#content/pages/reviews-policy.ts";
import type { StaticPage } from "#content/pages/static-page.ts";
import { termsOfService } from "#content/pages/terms-of-service.ts";
import { promises } from "#content/promises.ts";
import { type PromisedPeriod, unkeptPeriods } from "#tests/support/periods.ts";

// Every period on these pages, in context, and the limit behind it. A new period on a page goes here; a changed limit
// changes the page too.
const pages: [StaticPage, PromisedPeriod[]][] = [
  [
    privacyPolicy,
    [
      ['do not confirm","{} after you last asked for its link"', "unconfirmedRequestsKeptDays"],
      ["What it answers stays in our memory for {}", "registerAnswersKeptHours"],
      ["if you do not answer within {}, we close it", "contactAnswerDays"],
      ['while installers can take it","{} at most from the day you send it"', "leadLifetimeDays"],
      ['free text kept with them","{} after you sent the request"', "customerDetailsKeptMonths"],
      ["has not been in touch is reminded after {}", "contactReminderHours"],
      ["an outline that you do not answer ends after {}", "outlineDays"],
      ["After {} we ask you whether it has been", "contactQuestionHours"],
      ["your request is open for {} from then at least", "replacementSaleDays"],
      ["not beyond {} after you confirmed it", "replacementUntilDays"],
      ["your marks and {}’s reading", { operator: "a year" }],
      ['typed of a quote and not sent","{} after it was last saved"', "quoteDraftsKeptDays"],
      ["no longer see them with us {} later", "contactKeptAfterEndDays"],
      ["has not confirmed after {} cannot buy any request", "stopDueHours"],
      ["as soon as all have confirmed, after {} at the latest", "stopErasureDays"],
      ["do nothing on your page for {}, we ask", "stillLookingDays"],
      [
        "close the request {} later unless you are",
        { operator: `${limits.closesWithoutActDays - limits.stillLookingDays} days` },
      ],
      ['Your private link","Until it has not been used for {}', "requestLinkDays"],
      ['device that remembers your project","Until it has not been used for {}', "requestLinkDays"],
      ['A link for your household","{}, or until you revoke it"', "householdLinkDays"],
      ['credit history of a company","At least {} after the end of the financial year', "paymentRecordsKeptYears"],
      ['A sign-in","{}; each day of use renews it', "sessionDays"],
      [', for {} at most","Signing out ends it', "sessionDaysMax"],
      ['Links for installer accounts","{} to confirm the email address', "confirmationLinkHours"],
      ["{} to set a new password, each once", "resetLinkHours"],
      ["The record of a link is deleted {} after that", "accountLinksKeptDays"],
      ['Our list of sent emails","{}; an email', "finishedJobsKeptDays"],
      ["which could not be delivered, {}", "failedJobsKeptDays"],
      ["The list of what we sent, {};", "webhookDeliveriesKeptDays"],
      ["counters, {}", "attemptsKeptHours"],
      ['The security log of installers’ accounts","{} after each event"', "securityEventsKeptMonths"],
      ["put away {};", "signalDismissedDays"],
      ["of a request, or of a network address, {}", "requestSignalsKeptDays"],
      ['network address that a request came from","{} after you sent', "senderHashKeptDays"],
      ["sent within {} of the page", { operator: `${limits.holdSentWithinSeconds} seconds` }],
      ['notes beside what waits for it","{} after the last change"', "workMarksKeptDays"],
      ['on our page Complain","{} after you sent the complaint"', "customerDetailsKeptMonths"],
      ['A request for what we hold about you","{} after you sent it"', "customerDetailsKeptMonths"],
      ["we answer within {}", { law: "one month" }],
      ["We confirm within {} that we have your complaint", { law: "30 days" }],
    ],
  ],
  [
    termsOfService,
    [
      ["ask each of them to contact you within {}", "customerAnswerHours"],
      ["By itself it ends after {}", "leadLifetimeDays"],
      ["the law usually gives you {} to cancel", { law: "14 days" }],
      ["We review each application, usually in {}", { operator: promises.applicationReview }],
      ["Contact the customer within {}", "customerAnswerHours"],
      ["while it waits, {} at most", "outlineDays"],
      ["removals within {} you cannot send any", "outlineBarredDays"],
      ["Within {} of buying a lead you can report it", "refundRequestDays"],
      ["has heard nothing after {}", "contactQuestionHours"],
      ["stops everything within {} of your purchase", "earlyEndRefundHours"],
      ["Confirm it within {}", "stopDueHours"],
      ["so that the {} in which consumers can cancel", { law: "14 days" }],
      ["answers you in writing within {}", "complaintAnswerDays"],
      ["at least {} before it holds for them", { law: "15 days" }],
      ["at most {} after you confirmed it", "replacementUntilDays"],
      ["the same work within {} before", "duplicateRefundDays"],
      ["other names in {}, at least", "holdOtherNamesDays"],
      ["a form sent within {}.", { operator: `${limits.holdSentWithinSeconds} seconds` }],
      ["not decided after {}, it is released", "requestHeldDays"],
      ["purchases of the last {} were refunded", "watchedDays"],
      ["nobody has decided after {} is accepted", "reportAcceptedDays"],
      ["only with {}’ notice", "endingNoticeDays"],
      ["once for each decision, within {} of it", "appealDays"],
      ["somebody else can, within {}, and", "appealDecideDays"],
    ],
  ],
  [
    reviewsPolicy,
    [
      ["or {} after you chose it", "reviewOpensDays"],
      ["Then you have {}", "reviewOpenMonths"],
      ["in the same words: {} after they can", "reviewInviteDays"],
      ["and once more {} after they can", "reviewReminderDays"],
      ["You can change a review for {}", "outcomeChangeDays"],
      ["of the company within {}, or a later one", { operator: "a day" }],
      ["A person decides within {};", "reviewHeldHours"],
      ["many on {} is then published", { operator: "one day" }],
      [`reviews and ${limits.reviewsReadPerWeek} {} that are drawn`, { operator: "a week" }],
      ["newest review of each customer, over {}", "reviewsCountedMonths"],
      ["change that reply for {}", "replyChangeDays"],
      ["dispute a review once, within {}", "disputeDays"],
      ["a person decides within {}. Both are told", "disputeDecidedDays"],
      ["ask for a second look within {}", "appealDays"],
      ["where somebody else can, within {}", "appealDecideDays"],
      ["were removed in {}, and why", "removalsShownMonths"],
      ["A person reads it within {}", "reviewReportDays"],
      ["has {} to answer", "noticeAnswerDays"],
      ["a person decides within {}, answered", "noticeDecidedHours"],
      ["and for {} the company’s pages say", "sanctionMonths"],
      ["Once {} we write down", { operator: "a year" }],
      ["that we publish every {}", { operator: "month" }],
    ],
  ],
  [
    cookiePolicy,
    [
      ["Life: {}. While you use the site", "sessionDays"],
      ["at most once every {}", "sessionRefreshHours"],
      ["after {} you sign in again", "sessionDaysMax"],
      ["Life: {} at most, or until your code is accepted", "twoFactorSignInMinutes"],
      ["Life: {}. Protection", "signUpMarkDays"],
      ["Life: {} from when you last signed in", "knownDeviceDays"],
      ["Life: {}, again each time you press Open my project", "requestLinkDays"],
    ],
  ],
];

it.each(pages)("$path promises no period that the code doesn't keep", (page, promised) => {
  expect(unkeptPeriods(JSON.stringify(page), promised)).toEqual([]);
});

it("finds a period without a limit, and one that differs from the code's", () => {
  const promised: PromisedPeriod[] = [["is deleted {} after", "unconfirmedRequestsKeptDays"]];
  for (const period of [
    "60 days",
    "one week",
    "3 working days",
    "two months",
    "1 to 2 years",
    "24-hour",
    "5 minutes",
  ]) {
    expect(unkeptPeriods(`It is deleted ${period} after it was made.`, promised), period).toHaveLength(2);
    expect(unkeptPeriods(`It ends after ${period}.`, []), period).toHaveLength(1);
  }
  expect(unkeptPeriods("It is deleted 7 days after it was made, which does not make a second one.", promised)).toEqual(
    [],
  );
});
