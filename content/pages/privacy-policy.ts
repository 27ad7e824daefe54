import { limits } from "#config/limits.ts";
import { type Processor, site } from "#config/site.ts";
import { thisVersionOf, versionBefore } from "#content/pages/legal-versions.ts";
import { LEGAL_LAST_UPDATED, type StaticPage } from "#content/pages/static-page.ts";

/** By law: UK GDPR article 12(3), and section 164A of the Data Protection Act 2018 for complaints. */
const RIGHTS_ANSWERED_WITHIN = "one month";
const COMPLAINTS_ACKNOWLEDGED_WITHIN = "30 days";

/** "Delivers our emails: Mailer Ltd, in Ireland (UK adequacy regulations)." */
export function processorInWords({ does, name, abroad }: Processor): string {
  const where = abroad ? `, in ${abroad.country} (${abroad.safeguard})` : "";
  return `${does.charAt(0).toUpperCase()}${does.slice(1)}: ${name ?? "named on request"}${where}.`;
}

/** What, how long, and why or what stays. The register of personal data (domain/personal-data/) names these rows. */
export const KEPT = {
  unconfirmedRequest: [
    "A request that you do not confirm",
    `${limits.unconfirmedRequestsKeptDays} days after you last asked for its link`,
    "Deleted with the record of what you were told about sharing.",
  ],
  openRequest: [
    "A confirmed request, while installers can take it",
    `${limits.leadLifetimeDays} days at most from the day you send it`,
    `Then it ends by itself. If you do nothing on your page for ${limits.stillLookingDays} days, we ask whether you are still looking, and close the request ${limits.closesWithoutActDays - limits.stillLookingDays} days later unless you are.`,
  ],
  details: [
    "Your details, with every note, file and free text kept with them",
    `${limits.customerDetailsKeptMonths} months after you sent the request`,
    "Until then you, the installers that paid for it or a court may ask what happened. Then they are removed, also from what installers see with us, and your private page closes. What is left, such as the service, the district and the date, no longer says who you are.",
  ],
  writings: [
    "Quotes, messages, your brief in all its versions, your energy plan, your words about a finished job",
    "As long as your details",
    `Of quotes, price, days and what became of them stay, not their words or our remarks; of a job, the figures that you gave, such as its price, your marks and a year’s reading. None says any longer whose it was. From ${limits.statisticsMin} readings of an installer’s systems on, other customers read their median. An installer whose purchase has ended no longer reads brief and plan with us.`,
  ],
  reviews: [
    "A review that you let us show, with your first name if you chose it, a company’s reply, and what anyone wrote to us about it",
    "As long as your details, or until you withdraw it",
    "The stars and your answers stay, and count; after you withdraw it they no longer count.",
  ],
  photos: [
    "Photos in your brief",
    "Until you remove them, and no longer than your details",
    "Installers that have your details with us can open them, and no longer than that. We show them to nobody else.",
  ],
  afterYes: [
    "What you say of your contract and of money that you paid, and your list from yes to handover with its papers",
    "As long as your details",
    "So that you have in one place what was agreed and given. When you signed and when you cancelled stays, without your notice.",
  ],
  outsideQuote: [
    "A quote from somebody else that you keep beside ours, with its PDF",
    "Until you remove it, and no longer than your details",
    "No installer ever reads it. What you type on the page Check a quote is not kept at all.",
  ],
  complaint: [
    "A complaint about an installer through your page",
    "Your words and our reasons as long as your details",
    "When it was, what it was about and how it ended stays. The installer reads what we decided and why, and not your words.",
  ],
  publicComplaint: [
    "A complaint that you send on our page Complain",
    `${limits.customerDetailsKeptMonths} months after you sent the complaint`,
    "So that we can show how we dealt with it. Then it is deleted.",
  ],
  dataRequest: [
    "A request for what we hold about you",
    `${limits.customerDetailsKeptMonths} months after you sent it`,
    "So that we can show how we answered it. The file itself is not kept: it is made when you download it.",
  ],
  privateLink: [
    "Your private link",
    `Until it has not been used for ${limits.requestLinkDays} days, and no longer than your details`,
    "Each email about your request brings a new one, and you can ask for one on our page “Send me my link again”. You can end them all on the page My links.",
  ],
  deviceLink: [
    "A link on a device that remembers your project",
    `Until it has not been used for ${limits.requestLinkDays} days, until you press Forget there or revoke it, and no longer than your details`,
    `Only if you ask for it, on at most ${limits.deviceLinksMax} devices. We keep since when and the day of the last use, nothing about the device itself.`,
  ],
  householdNote: [
    "A note that your household leaves on your request",
    "Until you remove it, and no longer than your details",
    `You and whoever has one of your household’s links read it; no installer does. A link leaves ${limits.householdNotesMax} at most.`,
  ],
  householdLink: [
    "A link for your household",
    `${limits.householdLinkDays} days, or until you revoke it`,
    `You can make at most ${limits.householdLinksMax} on the page My links. They show how far the request is, which companies have your details, and your brief and quotes, those from elsewhere too, but no contact details. What you call each is deleted with it, and kept beside notes that it left.`,
  ],
  books: [
    "Payments, receipts and the credit history of a company",
    `At least ${limits.paymentRecordsKeptYears} years after the end of the financial year they belong to`,
    "Tax law: they are part of our accounts. The credit history is never edited; it holds amounts and what they were for.",
  ],
  unsentQuote: [
    "What an installer has typed of a quote and not sent",
    `${limits.quoteDraftsKeptDays} days after it was last saved`,
    "Deleted at once with the customer’s details.",
  ],
  account: [
    "The details of an installer account, with its documents",
    "Until the company closes it; a document, until the company takes it away or replaces it",
    "That a document was there, its number and its dates stay until the account is closed; what stays then is said below.",
  ],
  signIn: [
    "A sign-in",
    `${limits.sessionDays} days; each day of use renews it, for ${limits.sessionDaysMax} days at most`,
    "Signing out ends it at once. Its record, with the network address, is deleted the night after it ends.",
  ],
  device: [
    "A phone or computer to which an installer has us send notices",
    "Until they are switched off there or that sign-in ends",
    "We keep the address that its browser gave us and the keys that encrypt for it. The maker of the browser passes each notice on and cannot read it; none names a customer.",
  ],
  accountLinks: [
    "Links for installer accounts",
    `${limits.confirmationLinkHours} hours to confirm the email address, ${limits.resetLinkHours} hour${limits.resetLinkHours === 1 ? "" : "s"} to set a new password, each once`,
    `The record of a link is deleted ${limits.accountLinksKeptDays} days after that.`,
  ],
  sentMails: [
    "Our list of sent emails",
    `${limits.finishedJobsKeptDays} days; an email which could not be delivered, ${limits.failedJobsKeptDays} days`,
    "It says which email went out and when, and not what it said.",
  ],
  toPrograms: [
    "What we sent to an installer’s programs, and counters of attempts",
    `The list of what we sent, ${limits.webhookDeliveriesKeptDays} days; counters, ${limits.attemptsKeptHours} hours`,
    "So that an installer can check what reached it, and to stop floods of requests and guessed passwords.",
  ],
  securityLog: [
    "The security log of installers’ accounts",
    `${limits.securityEventsKeptMonths} months after each event`,
    "To find out what happened to an account. Then it is deleted.",
  ],
  secondLook: [
    "A second look that a company or a customer asks for, with its words and files",
    "Words and files until the company closes its account, or the customer’s details are deleted",
    "That it was asked, when, and what we decided and why stays.",
  ],
  senderHash: [
    "A keyed hash of the network address that a request came from",
    `${limits.senderHashKeptDays} days after you sent the request`,
    "It shows whether many came from one connection, and not from which. Then it is deleted.",
  ],
  requestHold: [
    "That a request waited for one of our team, why, and what you told us about it",
    "As long as your details",
    "That it waited, for which rules and what was decided stays.",
  ],
  signals: [
    "That a company has the number or the name of one that we suspended, or the network address of a customer whose lead it bought; that a request met one rule alone",
    `Of a company until one of our team has decided, put away ${limits.signalDismissedDays} days; of a request, or of a network address, ${limits.requestSignalsKeptDays} days`,
    "A program only points; a person decides. Then it is deleted, and found again only if it is still so.",
  ],
  workMarks: [
    "Our team’s notes beside what waits for it",
    `${limits.workMarksKeptDays} days after the last change`,
    "Such as who is on a complaint, and that they ring you back at two. Then they are deleted.",
  ],
  auditLog: [
    "The audit log of our team’s decisions",
    "No end date",
    "The database refuses to change or delete a line, so that it can prove later what was decided. It is not to name customers.",
  ],
} as const satisfies Record<string, readonly [string, string, string]>;

export const privacyPolicy: StaticPage = {
  path: "/privacy-policy",
  title: "Privacy Policy",
  description: `Who gets your details (at most ${limits.leadPlacesMax} installers, and only after you confirm), what we record, for how long, and how to stop it.`,
  heading: "Privacy Policy",
  intro: `You ask ${site.name} for quotes, and we introduce you to at most ${limits.leadPlacesMax} installers. This page says what we do with your details to make that happen, and what we never do.`,
  lastUpdated: LEGAL_LAST_UPDATED,
  thisVersion: thisVersionOf("/privacy-policy"),
  sections: [
    {
      heading: "In short",
      paragraphs: [],
      points: [
        "No installer sees anything of a request sent with our form until you press Confirm on your private page.",
        `Then at most ${limits.leadPlacesMax} installers get your contact details. We email you each time, and your private page names each company and since when it has them.`,
        "You can close your request there at any time. From that moment nobody new gets your details, and those who have them are told that you want no further contact.",
        "You can have your details deleted there, too.",
        "Apart from those installers and the firms that run our server and mail for us, nobody gets your contact details from us. We do not track you, and we show no advertising.",
      ],
    },
    {
      heading: "Who is responsible",
      paragraphs: [
        `${site.name} runs this website and decides how your details are used: in the words of the law, we are the controller. Write to ${site.email} or call ${site.phone} (${site.openingHoursLine}).`,
        "An installer that has bought your details is responsible for its own use of them. Our terms allow it to use them only to answer your enquiry.",
      ],
      links: [{ label: `Email ${site.email}`, to: `mailto:${site.email}` }],
    },
    {
      heading: "When you ask for quotes",
      paragraphs: [
        "We record what you type into the form: your name, email address, phone number, postcode, the service you need and, if you give them, the property type, timeframe, budget, message, and how and when installers should reach you. With it we record which service page you asked from, if it was one, when you asked, when you confirmed, when the request ended and who ended it.",
        "If you ask for a business, we also record its name, which stands beside yours wherever your name does and stays hidden with your surname, and, if you give them, its yearly electricity, the kind of site, who owns it, what is free there and its supply, as the first version of your brief.",
        "We also record which wording about sharing you were shown, and when. That record cannot be changed afterwards. Ask us, and we tell you what it says.",
        "On your page My brief you can add facts about the home, all of them optional: who owns it, its age and size, roofs, heating, the energy it uses, parking. They are choices and numbers, so that nothing in them names you. We keep each version with its time, and tell installers that have your details of each change.",
        `You can also add photos, at most ${limits.photosMax}, so that installers know more before they visit. We store each without what your camera adds, such as where and when it was taken, and without the name of your file. What the picture shows stays: cover names and numbers first.`,
        "If you ask for several works in one form, each is a request of its own. We keep that they belong together, so that one link leads you to all, and tell no installer.",
        "If you come from our energy planner and leave the box ticked, your plan goes with your request: what you told the planner about home, energy use, roof and car, what it advises, costs and saves, and no more of your address than the first half of the postcode. What you said there begins your brief. The planner itself keeps nothing: all of a plan stands in its address. If you choose a file of your meter’s half hours, your browser reads it and we never get it; only the year’s total is in the plan’s address.",
        "If you ask us by phone instead, a member of our team enters the request for you. It is then on offer to installers without the email step. We email you at once what we hold, with a private link, and again each time an installer gets your details.",
      ],
    },
    {
      heading: "When you start from your address",
      paragraphs: [
        `Where a form offers “Find your address” and you press it, we send the postcode to the register of energy certificates of England and Wales, and then the number of the certificate that you choose. The Ministry of Housing, Communities and Local Government keeps that register, which anyone can search; it learns nothing else from us, and not who asks. What it answers stays in our memory for ${limits.registerAnswersKeptHours} hours, linked to nobody.`,
        "We fill in what the certificate says, and you correct it. Your plan or your request keeps these answers alone: neither your house number nor the number of the certificate is in it, in its address or in our log.",
      ],
    },
    {
      heading: "When we have your request by phone or from another firm",
      paragraphs: [
        "Our team can also take over a list of requests that people made to another firm. Of these, and of requests made by phone, we hold what we were told: usually your name, email address, phone number, postcode, the service and what was said about the job. To find requests that reached us twice, we compare them with those we have.",
        "As soon as such a request reaches us, we email you what we hold, why, and who may get it, with the link of a private page on which you can close the request or have your details deleted. You have every right that this page names; write or call to have a detail corrected, or to object. The email names the firm that passed your request on, where its list said so.",
      ],
    },
    {
      heading: "What installers see before they have your details",
      paragraphs: [
        "Once you have confirmed, every installer that we have approved can read a description of the job, so that it can decide whether to take it:",
      ],
      points: [
        "the service, the budget, the timeframe, how urgent that makes it, how and when you like to be reached, and the date",
        "your brief, if you have written one, with the number of its photos and none of them, and your energy plan, if you sent one along",
        "your post town and district, and the first half of your postcode",
        "your first name",
        "your email address and phone number with most characters blotted out; nothing of either if you choose who gets your details",
        "your message. We hide email addresses, phone numbers, web addresses, your surname and the name of a business that we recognise in it, but a program can miss one. Leave out of the message what you would not tell every installer.",
      ],
    },
    {
      heading: `What at most ${limits.leadPlacesMax} installers get`,
      paragraphs: [
        `An installer that takes your request pays us a fixed price for it and then gets your full name, email address, phone number, full postcode, property type and whole message. At most ${limits.leadPlacesMax} installers can do so; after the last one the request is off the list by itself.`,
        `If you chose “Show my request without my contact details”, nobody gets them by paying. Installers send you an outline first, and you give your details to whom you like, at most ${limits.leadPlacesMax}; an outline that you do not answer ends after ${limits.outlineDays} days. What you and an installer ask each other about it is read by the two of you, goes with your details, and is refused if it names a phone number, an address or a website. If you report an outline, our team reads it.`,
        "In return you get the name, the email address and, if it gave us one, the phone number of each of them, on your private page and by email.",
        `If an installer tells us that it cannot reach you, we may ask you by email to confirm or correct your name and phone number on your private page. No further installer can take the request meanwhile; if you do not answer within ${limits.contactAnswerDays} days, we close it. Installers that have your details are told that they were corrected.`,
        "If you close the request, we tell installers that already have your details that you want no further contact. If you have your details deleted, we ask them to delete what they keep. They keep their own records, so you can also ask each of them, and they must answer you under the same law as we do.",
        `An installer that has not been in touch is reminded after ${limits.contactReminderHours} hours. After ${limits.contactQuestionHours} hours we ask you whether it has been, and you can have another in its place: it no longer sees your details with us and is told to delete them, and one other installer may get them. You can do so ${limits.replacementsMax === 2 ? "twice" : `${limits.replacementsMax} times`} for a request.`,
        "What you and an installer write to each other under Messages, with the files that you send, is read by the two of you. Once that installer may no longer know who you are, it cannot open your files with us. Either can report a message to us; whoever of our team then reads the talk must give a reason, which stays in the audit log.",
        "Times that you agree on with an installer are kept with your request, and so is the address that you give for them. The installer can read them in its own calendar program.",
        "Once you have chosen a quote, you can say when you signed, and you and the installer can each enter papers, numbers and days on a list until the work is handed over. The installer reads what it owes and what it gave; your own papers only if you send them to it. If you press “Cancel my contract” and send the notice that we show you, we keep it with its time, put it into your messages with the installer while you can write to each other, and email it to both of you.",
        "With us, too, an installer can keep notes on your job and mark how far it has come. Other installers cannot read these.",
      ],
    },
    {
      heading: "When you have an installer account",
      paragraphs: [
        "We record what you tell us when you sign up: contact name, company name, email address and, if given, phone, address, licence number, certifications and specialties. Your password is stored only as a salted hash, from which nobody can read it back.",
        "For each sign-in we record when it was, the network address and what your browser says of itself. We record the leads that you buy and every change of your credit balance. If you use them, we also record your documents, your notes and stages of jobs, the outlines, quotes, messages and files that you send through us, how you tried to reach customers, the leads you want alerts about, the views of the list that you save, your API keys and the addresses of your webhooks.",
        "Customers whose details you buy see your company name, email address and, if given, phone number. If you buy credits, you pay on the page of the payment provider Stripe; your card number never reaches us.",
      ],
    },
    {
      heading: "What we record to keep the service safe",
      paragraphs: [],
      points: [
        "To stop floods of requests and guessed passwords we count attempts by network address, email address and phone number. The counter keeps a hash (a fingerprint made by a one-way sum) and neither address nor number, and only the latest count for each fingerprint.",
        `With a request we note a keyed hash of the network address that it came from, and whether it was sent within ${limits.holdSentWithinSeconds} seconds of the page being opened. If these, the email address or the phone number look like abuse in two ways at once, one of our team looks at the request before any installer sees it, and we tell you why.`,
        "We compare the number and the name of each company with those of companies that we suspended, and the network addresses from which its people sign in with the keyed hashes of the customers whose details it bought. What is found, one of our team looks at.",
        "Links in our emails are stored only as a hash, so nobody who reads our database can open them.",
        "For each account of an installer we keep a security log: sign-ins and failed ones, refusals, changes of password, email address and keys, each with the time, the network address and the kind of browser. It holds nothing of customers, except that it notes when a member of our team opened a customer’s request.",
        "What our team decides about accounts, leads and refunds is written in an audit log: who, what, when and why. It cannot be edited.",
        "Our request log holds the time, the page and how the server answered. It holds no name, no email address, no network address and no private link.",
      ],
    },
    {
      heading: "Why the law lets us do this",
      paragraphs: ["The UK GDPR asks for a legal basis for each use. Ours are:"],
      points: [
        "Steps that you asked for before a contract (article 6(1)(b)): taking your request, confirming it, passing it to installers and telling you who has it.",
        "Our contract with you (article 6(1)(b)): installer accounts, leads, credits and payments.",
        "Legal duties (article 6(1)(c)): accounts and tax records, and answering you when you use your rights.",
        "Legitimate interests (article 6(1)(f)): keeping abuse out, deciding complaints, and being able to show what was agreed. You can object to these.",
        "Your consent (article 6(1)(a)): notices to an installer’s phone or computer. Switch them off, and it ends.",
        "You need not give us anything. Without the details that the form marks as required we cannot ask installers for quotes, and without those of an account nobody can buy leads; all else is up to you.",
      ],
    },
    {
      heading: "Who works for us",
      paragraphs: [
        "These companies handle details for us, and only as we tell them. Ask us about any of them, and we say who it is, in which country it handles your details and, outside the UK, which safeguard the law has us put in place, with a copy.",
        "We hand details to authorities only when the law obliges us to.",
      ],
      points: site.processors.map(processorInWords),
    },
    {
      heading: "How long",
      paragraphs: [
        "Here, “your details” means your name, email address, phone number, message and the second half of your postcode.",
      ],
      table: {
        caption: "How long we keep what",
        head: ["What", "How long", "Why, or what stays"],
        rows: Object.values(KEPT),
        isProse: true,
      },
      points: [
        "You need not wait: press “Delete my details” on your private page, or ask us, and we remove your details and all that goes with them at once, for this request or for all that came with your email address. An open request is closed, and installers that bought it get an email that asks them to delete what they keep. Reasons that our team wrote into the audit log stay there; they are not to name you.",
        `When you close your request, the installers that have your details no longer see them with us ${limits.contactKeptAfterEndDays} days later. When you press “Stop everything” they no longer see them at once, and we order each of them to stop contacting you and to delete what it keeps; a company that has not confirmed after ${limits.stopDueHours} hours cannot buy any request until it does. If you tick “Also erase my data here”, we remove your details as soon as all have confirmed, after ${limits.stopErasureDays} days at the latest. When each was told and when it confirmed stays on record; what it wrote about what the law makes it keep goes with your details.`,
        `If you have an installer replaced, your request is open for ${limits.replacementSaleDays} days from then at least, but not beyond ${limits.replacementUntilDays} days after you confirmed it.`,
        "A company can close its account at any time on its page “Your data”. Its contact details, sign-ins, documents and notes are then deleted at once, with what our team noted about it and wrote down as evidence of its checks, and its keys stop working. Its name stays with its purchases, payments and receipts, its quotes stay with the customers who got them, and which checks were made, when and with what outcome stays. The same page hands out everything that we hold about the company as a file.",
      ],
    },
    {
      heading: "Your rights",
      paragraphs: [
        `You can ask for a copy of your data, have it corrected, erased or restricted, receive it in a form that other programs can read, and object to its use. It is free. Use our page Complain or write to ${site.email}; we answer within ${RIGHTS_ANSWERED_WITHIN}. We may first ask for something that shows the request is yours.`,
        "No decision about you that has legal or similar effect is made by a program alone: people approve installers, and installers choose which requests to take.",
      ],
    },
    {
      heading: "If you are unhappy with us",
      paragraphs: [
        `Tell us at ${site.email}, on ${site.phone} or on our page Complain. We confirm within ${COMPLAINTS_ACKNOWLEDGED_WITHIN} that we have your complaint, look into it without undue delay, tell you how that is going, and tell you in writing what came of it.`,
        "You can also complain to the Information Commissioner’s Office (ICO), the UK’s authority for data protection: ico.org.uk, phone 0303 123 1113.",
      ],
      links: [{ label: "Complain to the ICO", to: "https://ico.org.uk/make-a-complaint/" }],
    },
  ],
  links: [
    { label: "Versions and changes", to: "/legal-history" },
    versionBefore("/privacy-policy"),
    { label: "Cookie Policy", to: "/cookie-policy" },
    { label: "Terms of Service", to: "/terms-of-service" },
  ],
};
