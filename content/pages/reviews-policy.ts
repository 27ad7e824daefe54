import { limits } from "#config/limits.ts";
import { site } from "#config/site.ts";
import type { StaticPage } from "#content/pages/static-page.ts";
import { reviewFaults } from "#content/reviews.ts";

/** What the CMA’s guidance CMA208 and schedule 20 of the Digital Markets, Competition and Consumers Act 2024 ask us to say. */
export const reviewsPolicy: StaticPage = {
  path: "/reviews-policy",
  title: "How reviews work",
  description:
    "Who may review a company, how we check, order and remove reviews, what is banned, and who pays us. The same rules for every star.",
  heading: "How reviews work",
  intro: `Reviews on ${site.name} come from customers who chose the company here, and from nobody else. This page says how we collect, check, order and remove them. The same rules hold for one star and for five.`,
  sections: [
    {
      heading: "Who may review",
      paragraphs: [
        `You can review a company that you chose on your project’s page, once for each time you chose one: from the day on which the work is done, or ${limits.reviewOpensDays} days after you chose it, or at once if the company withdraws, is suspended or closes. Then you have ${limits.reviewOpenMonths} months. Changing your mind, stopping or closing your request takes this right from nobody.`,
        "We know that you are a customer because only the holder of the private link to a project can write. Links that you share with your household cannot. We do not ask for a contract or a bill.",
      ],
    },
    {
      heading: "What is banned",
      paragraphs: [
        "Fake reviews are banned. So are reviews for which anyone was offered money, a discount, a gift or anything else, whatever they say, and so is arranging for either. The law bans them, too: the Digital Markets, Competition and Consumers Act 2024, schedule 20.",
        "Nobody may review their own company, a rival’s, or one that they work for. A company may ask its customers to write what they think. It may not choose only the happy ones, write for them or put pressure on them.",
        "Whoever writes says that it is their own experience and that nobody offered them anything for it. If something was offered, say so in the form: we look into it, and such a review is never shown.",
      ],
    },
    {
      heading: "How we collect reviews",
      paragraphs: [
        `We invite every customer who may review, in the same words: ${limits.reviewInviteDays} days after they can, and once more ${limits.reviewReminderDays} days after they can. We do not ask only some, and we pay nobody.`,
        "You give stars from 1 to 5, say whether price and time were kept and whether you would use the company again, and can add words. You decide whether it may be shown, and whether as “A customer in” your district or with your first name. Photos are not part of it, because they show homes and faces.",
        `You can change a review for ${limits.outcomeChangeDays} days, which is shown with its date. You can withdraw it for as long as we keep your project: words and name are deleted, and the stars no longer count.`,
        "A review where the work is not finished is marked “Work not finished”.",
      ],
    },
    {
      heading: "How we check reviews",
      paragraphs: [
        `A review is published at once, unless it waits for a person: because its network address, mail domain or phone number is the company’s or its people’s, or because it is the fourth of the company within a day, or a later one. The stars play no part. A person decides within ${limits.reviewHeldHours} hours; a review that waits only because there were many on one day is then published by itself.`,
        `People in our team also read each company’s first ${limits.firstReviewsRead} reviews and ${limits.reviewsReadPerWeek} a week that are drawn by lot.`,
        "Contact details in a review, and a customer’s name, address, number and email address in a company’s reply, are taken out, and that is said. We change nothing else.",
      ],
    },
    {
      heading: "How we order and count them",
      paragraphs: [
        "Newest first, always. Nobody can pay for another order, and no review is hidden behind others for what it says.",
        `The rating is the plain mean of the newest review of each customer, over ${limits.reviewsCountedMonths} months. Under ${limits.ratingMin} of them we show their number and no mean. Beside the mean are the number and a bar for each star.`,
        "A company that takes its profile down, or is suspended, keeps its reviews: you meet them wherever you meet the company.",
      ],
    },
    {
      heading: "What a company can do",
      paragraphs: [
        `It is told when a review is published. It can reply once, and change that reply for ${limits.replyChangeDays} days. It cannot change, hide or remove a review, and it cannot pay us to.`,
        `It can dispute a review once, within ${limits.disputeDays} days, saying what is wrong. The review stays public and is marked. We ask its author, and a person decides within ${limits.disputeDecidedDays} days. Both are told why.`,
      ],
    },
    {
      heading: "What we remove",
      paragraphs: [
        "Only a person removes a review, and only for one of the reasons listed below.",
        `We never remove a review for its stars, for its age, for money, or because a dispute with the company is settled. Its author is told the facts and the rule, and can ask for a second look within ${limits.appealDays} days, once, on the page of the review: somebody else of our team decides where somebody else can, within ${limits.appealDecideDays} days. If we were wrong, the review is public again, and rating and counts follow at once.`,
        `A company’s profile says how many of its reviews were removed in ${limits.removalsShownMonths} months, and why. A removal changes rating, list and counts at once.`,
      ],
      points: [...reviewFaults.map(({ label }) => label), "Withdrawn by its author"],
    },
    {
      heading: "Report a review",
      paragraphs: [
        `Anyone can: “Report this review” is beside each. A person reads it within ${limits.reviewReportDays} days.`,
        `If you say that a review is unlawful, tell us who you are, which words you mean and why they are untrue or unlawful. We need all three. Then its author hears of it at once, without your address unless you agree, and has ${limits.noticeAnswerDays} days to answer. After that a person decides within ${limits.noticeDecidedHours} hours, answered or not. Silence alone removes nothing.`,
      ],
    },
    {
      heading: "What happens after faking or paying",
      paragraphs: [
        `The reviews are removed, and for ${limits.sanctionMonths} months the company’s pages say: “We removed reviews of this company that were not genuine.” A company that does it again can be suspended. A person decides that, with a reason that the company reads and can have looked at again.`,
      ],
    },
    {
      heading: "Who pays us",
      paragraphs: [
        "Companies pay us for each lead that they buy, the same price whatever their rating. Customers pay nothing. Nobody pays for a review, for its place, or for having one removed. Companies do not pay to be listed.",
      ],
    },
    {
      heading: "How we keep to this",
      paragraphs: [
        "Once a year we write down what could go wrong with reviews, what we do about it and how well that worked. How many reviews are published and removed, and why, is among the figures that we publish every month.",
        "If something here goes wrong, complain: we answer in writing.",
      ],
      links: [
        { label: "What we count", to: "/transparency" },
        { label: "Complain", to: "/complaints" },
        { label: "What we keep about you", to: "/privacy-policy" },
      ],
    },
  ],
};
