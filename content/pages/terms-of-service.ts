import { limits } from "#config/limits.ts";
import { site } from "#config/site.ts";
import { leadPriceInPounds } from "#content/credit-packs.ts";
import { thisVersionOf, versionBefore } from "#content/pages/legal-versions.ts";
import { LEGAL_LAST_UPDATED, type StaticPage } from "#content/pages/static-page.ts";
import { creditsInWords } from "#content/plain-words.ts";
import { promises } from "#content/promises.ts";

const price = creditsInWords(limits.leadPriceCredits);
const places = limits.leadPlacesMax;

/** What a company accepts when it signs up; a change of the rules needs a new version. */
export const TERMS_VERSION = LEGAL_LAST_UPDATED.replace(/^Last updated /, "");

export const termsOfService: StaticPage = {
  path: "/terms-of-service",
  title: "Terms of Service",
  description:
    "The rules between you and us: free quotes for customers, leads and credits for installers, refunds, complaints and who is liable for what.",
  heading: "Terms of Service",
  intro: `These are the rules for using ${site.name}. The first half is for people who ask for quotes, the second for installers.`,
  lastUpdated: LEGAL_LAST_UPDATED,
  thisVersion: thisVersionOf("/terms-of-service"),
  sections: [
    {
      heading: "What we do, and what we do not",
      paragraphs: [
        `${site.name} introduces people who want renewable energy work to installers who do it. Write to ${site.email} or call ${site.phone} (${site.openingHoursLine}).`,
        "We do not survey, sell, install or repair anything, we do not set an installer’s price, and we take no commission on your contract. Installers pay us a fixed price for an introduction, the same whatever the job is worth.",
      ],
    },
    {
      heading: "Asking for quotes",
      paragraphs: ["It is free, and you owe nobody a decision."],
      points: [
        "Tell us the truth, and ask only for a property of your own or one whose owner has agreed. You must be 18 or over.",
        "A request counts only once you have confirmed it on the private page that our email links to. Keep that link to yourself: whoever has it can see and close the request.",
        `A confirmed request that meets two of these waits for one of our team, before any installer sees it: an email address of a service for throw-away addresses, a phone number that came with at least ${limits.holdOtherNamesMin} other names in ${limits.holdOtherNamesDays} days, at least ${limits.holdRequestsPerDayMin} requests in a day from one internet connection, a form sent within ${limits.holdSentWithinSeconds} seconds. We tell you which, and you can tell us more. We release it or decline it with the reason; if we have not decided after ${limits.requestHeldDays} days, it is released.`,
        "A request that you make by phone, or that our team takes over from another firm, is on offer without that step. We email you at once what we hold, with the link of its private page, where you can close it, and again each time an installer gets your details.",
        "How installers reach you is yours to choose when you ask, and stays so: either those who take your request get your details, or they send you an outline first and you choose who gets them.",
        `After that, up to ${places} installers can get your details. We ask each of them to contact you within ${limits.customerAnswerHours} hours. We cannot promise that every request finds ${places}, or any, because installers choose which jobs they take.`,
        `You can close your request at any time on the same page. By itself it ends after ${limits.leadLifetimeDays} days; if you have an installer replaced, at most ${limits.replacementUntilDays} days after you confirmed it.`,
        "Asking again for the same service while a request is open does not make a second one: until you confirm it, your newest answers count; after that, we send you your link again.",
      ],
    },
    {
      heading: "Your contract with an installer",
      paragraphs: [
        "If you accept a quote, your contract is with that installer alone. One of our team reviews each company before it can see any request, but you decide whom you let into your home. Before you sign:",
      ],
      points: [
        "Get the price, the equipment and the guarantees in writing.",
        "Look the company up at mcscertified.com for the technology you want, and ask to see its insurance.",
        "Remember that for a contract signed at home or at a distance the law usually gives you 14 days to cancel.",
      ],
      links: [{ label: "The register at mcscertified.com", to: "https://mcscertified.com/" }],
    },
    {
      heading: "Calculators and figures",
      paragraphs: [
        "A calculator gives a quick estimate from simple sums, with its assumptions underneath. It is no quote and no advice on your property. Prices, grants and rates stand with their source and date and can change after it; check the source before you rely on one.",
      ],
    },
    {
      heading: "Installer accounts",
      paragraphs: [],
      points: [
        "Accounts are for businesses, sole traders included: you sign up, and buy credits, for your trade, so that the 14 days in which consumers can cancel do not apply. Give true details of your company and keep your password to yourself; what is done with your account counts as done by you.",
        `We review each application, usually in ${promises.applicationReview}. Until we approve it you can neither see nor buy leads.`,
        "We may decline an application. What follows if an account breaks these terms is said under “Holding, suspending and ending”.",
      ],
    },
    {
      heading: "Leads",
      paragraphs: [
        `A lead costs ${price}, which is ${leadPriceInPounds()}, by the pack they come from, whatever the job is worth. The number of places is on its card, at most ${places}, and you can buy each lead once. As soon as you have bought it you see the customer’s full contact details.`,
        `Some customers choose who gets their details. There you send an outline, for which the price of the lead is held while it waits, ${limits.outlineDays} days at most. If the customer picks you, the held credits pay for the lead; however else it ends, they are yours again. An outline names no way past us. One that lures customers away is removed, and after ${limits.outlineRemovalsMax} removals within ${limits.outlineBarredDays} days you cannot send any for as long.`,
        "Lists show the newest lead first, unless you sort or filter them yourself. Nobody can pay to see a lead sooner or to be named first; customers read companies in the order in which these took the request.",
        "Buying is all or nothing: if the last place goes to somebody else first, or anything fails, you are not charged.",
      ],
      points: [
        `Contact the customer within ${limits.customerAnswerHours} hours. We tell them to expect it.`,
        "Use the details only to answer this enquiry. Do not sell them, pass them on or use them for other marketing. When the customer asks you to stop or to delete them, do so.",
        `Be in touch soon: call, write to the customer on the page of the lead, or note there how you tried. A customer who has heard nothing after ${limits.contactQuestionHours} hours may have another installer in your place; your purchase then ends without a refund, and you delete their details.`,
        `If the customer presses “Stop everything”, you no longer see the details with us. Stop, delete them, and confirm it on the page of the lead. Confirm it within ${limits.stopDueHours} hours: after that you cannot buy leads until you have.`,
        "For the details you buy you are a controller under the UK GDPR, with all the duties that come with it.",
        "A lead is an introduction. We do not promise that it becomes a job.",
      ],
    },
    {
      heading: "How credits work",
      paragraphs: [
        "Credits are what you pay for leads with. They are sold in packs, at the price that you see before you pay. That is all you pay: where we are registered for VAT, the price includes it and your receipt shows it.",
      ],
      points: [
        "Credits never expire.",
        "They are whole numbers, belong to one company and can be spent only on leads here.",
        "Each change of your balance is one line in your history: bought, spent, refunded or granted by us. No line can be edited or removed, by you or by us; a mistake is put right by a new line.",
        "Your balance cannot fall below zero.",
        "When you close your account, you choose whether bought credits that you have not spent go back to your card or are given up. Whatever is left then ends with the account.",
        "While a card payment is disputed, its credits are held. If it is refunded or lost in a dispute, its credits are taken back; what you had spent of them you owe, and the next credits that you buy settle it first.",
      ],
    },
    {
      heading: "When credits are refunded",
      paragraphs: [
        `If a customer closes or stops everything within ${limits.earlyEndRefundHours} hours of your purchase, you get the credits back without asking, unless they have written to you here.`,
        `Within ${limits.refundRequestDays} days of buying a lead you can report it on its page under My Purchased Leads and ask for your credits back. The reasons are:`,
      ],
      points: [
        "the phone number is wrong",
        "the email address is wrong",
        "it is a duplicate of a lead that you bought",
        "it is not a real enquiry",
        "it is outside what was described",
      ],
    },
    {
      heading: "How we decide on a refund",
      paragraphs: [
        `Some reports are accepted at once, by a fact that we can check: the customer’s mailbox does not exist, no such phone number can exist, you had bought the same customer for the same work within ${limits.duplicateRefundDays} days before, or the customer tells us that they never asked, or for something else. One of our team decides all others. What nobody has decided after ${limits.reportAcceptedDays} days is accepted; where more than ${limits.watchedSharePercent}% of a company’s purchases of the last ${limits.watchedDays} days were refunded on its reports, a person decides each of its reports.`,
        `If we accept, the ${price} that you paid are added to your balance, once for each lead, and the line in your history says refund. If we decline, we tell you why, and you can ask for a second look. Either way you get an email.`,
        "That a customer does not answer, chooses somebody else or changes their mind is not a reason by itself: nobody can promise you a job.",
      ],
    },
    {
      heading: "Fair use",
      paragraphs: [
        `Do not send requests that are not your own, copy our pages or data in bulk, try to read what is not meant for you, or get in the way of others. We limit how often forms can be sent, for example to ${limits.quoteRequestsPerEmailPerDay} quote requests a day for one email address.`,
        "A review says what its author saw and names nobody. We remove one that breaks that, that its author was paid for, or that is not about the work, and tell its author why.",
      ],
    },
    {
      heading: "Holding, suspending and ending",
      paragraphs: [
        "This is for companies. Before it takes effect we tell you by email, and on your page, the facts, the rule of these terms and what would change our mind; at once with it where customers must be protected.",
      ],
      points: [
        "We can put your buying on hold while we look into something, such as a company number or a name that you share with a company we suspended, or an internet connection that you share with a customer whose lead you bought. You keep your leads, your credits and everything else, but outlines that still wait for a customer’s answer end, and the credits they held go back to your balance.",
        "We can suspend an account that breaks these terms, gives false details or is the subject of serious complaints. A suspended account can no longer see or buy leads, in every open session at once; the leads it bought stay readable and its credit balance stays as it is.",
        `We end an account for good only with ${limits.endingNoticeDays} days’ notice by email, with the reasons. We need give none where the law obliges us to end it sooner, or where you have broken these terms again after we told you.`,
      ],
    },
    {
      heading: "Second looks",
      paragraphs: [
        `If we decline a report of yours, hold your buying or suspend your account, you can ask for a second look on your page, once for each decision, within ${limits.appealDays} days of it. Say why, and add papers if you have any; a suspended company can ask too.`,
        `Somebody else of our team decides wherever somebody else can, within ${limits.appealDecideDays} days, and tells you the reasons by email. If we have not decided about a report or a hold by then, it is decided for you. That does not hold for reports of companies whose reports a person decides each time.`,
        "A customer whose review we remove can ask in the same way, on the page of that review. One whose request we decline can answer the email that says so; a person looks at it again.",
      ],
    },
    {
      heading: "Who is liable for what",
      paragraphs: [
        "An installer is liable to you for its work, its advice, its price and its promises. We are not a party to that contract.",
        "We are liable for loss that we cause by breaking these terms or by not taking reasonable care, as far as both of us could have foreseen it when you used the service. To businesses we are not liable for lost profit, such as a job that a lead did not bring.",
        "Nothing here limits liability that the law does not let us limit: for death or injury caused by our negligence, for fraud, or for your rights as a consumer.",
      ],
    },
    {
      heading: "How to complain",
      paragraphs: [
        `About us: use our page Complain, write to ${site.email} or call ${site.phone}. Say what happened and what would put it right. A person looks into it and answers you in writing within ${limits.complaintAnswerDays} days.`,
        "About an installer: tell the installer first, in writing, and tell us too. We can suspend a company, but we cannot decide your dispute with it. MCS takes complaints about certified installers at mcscertified.com. The Citizens Advice consumer helpline, 0808 223 1133, gives free advice in England and Wales; in Scotland it is consumeradvice.scot, 0808 164 6000, and in Northern Ireland Consumerline, 0300 123 6262.",
        "About your personal details: see our Privacy Policy, which also names the authority.",
      ],
      links: [
        { label: "Privacy Policy", to: "/privacy-policy" },
        { label: "Complain", to: "/complaints" },
        { label: "Contact us", to: "/contact" },
      ],
    },
    {
      heading: "Changes, and the law that applies",
      paragraphs: [
        "When we change these terms, we put the new ones here and change the date at the top. Companies with an account hear of it by email at least 15 days before it holds for them, and can close their account until then. A request that you sent, or a lead or pack that you bought, stays under the terms of that day.",
        "The law of England and Wales applies, and its courts decide. If you are a consumer in Scotland or Northern Ireland, you keep the protection of the law there and can go to your own courts.",
      ],
    },
  ],
  links: [
    { label: "Versions and changes", to: "/legal-history" },
    versionBefore("/terms-of-service"),
    { label: "Privacy Policy", to: "/privacy-policy" },
    { label: "Cookie Policy", to: "/cookie-policy" },
  ],
};
