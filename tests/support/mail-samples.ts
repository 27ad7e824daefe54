import type { MailFacts } from "#domain/mails/mails.ts";
import { far, offered } from "#tests/support/alerted-leads.ts";

export const APP = "https://fairwatt.example";
export const TOKEN = "t0k3n_-aB";
const PURCHASE_ID = "7c0c8a52-6f0b-4d4e-9a53-0e2b3a7a4f11";

const installer = { to: "priya@sunny.example", contactName: "Priya Shah" };
const company = { ...installer, companyName: "Sunny Roofs & Sons Ltd" };
const customer = { to: "sam@example.com", firstName: "Sam", serviceLabel: "EV Chargers", token: TOKEN };
const lead = { serviceLabel: "Solar Panels", location: "Croydon" };

const stopped = { firstName: "Sam", outcode: "CR0", serviceLabel: "Solar Panels", purchaseId: PURCHASE_ID };

const complaint = {
  ...{ to: "sam@example.com", name: "Sam", firstName: "Sam", company: "Hill Heat Ltd", serviceLabel: "Solar Panels" },
  ...{ about: "Too many calls, or none", answerBy: "2026-12-01", isUpheld: true, path: "/requests/abc/complaint" },
};

const publicComplaint = { to: "sam@example.com", name: "Sam", about: "Fairwatt", answerBy: "2026-12-01" };

const MEETS_AT = new Date("2026-11-26T10:00Z");
const meeting = {
  name: "Sam",
  company: "Hill Heat Ltd",
  other: "Hill Heat Ltd",
  kind: "Survey",
  minutes: 60,
  path: "/x",
};
const atCompany = { to: installer.to, name: installer.contactName, other: "Sam" };
const agreed = {
  ...{ startsAt: MEETS_AT, endsAt: new Date("2026-11-26T11:00Z"), address: "14 Example Rise, Caversham" },
  calendar: "BEGIN:VCALENDAR\r\nMETHOD:PUBLISH\r\nEND:VCALENDAR\r\n",
};

/** What each mail may be written from; a new mail without a sample does not compile. */
export const samples: { [Name in MailFacts["mail"]]: MailFacts & { mail: Name } } = {
  "confirm-request": { mail: "confirm-request", ...customer },
  "your-links": {
    mail: "your-links",
    ...{ to: customer.to, firstName: customer.firstName },
    links: [
      { serviceLabel: "EV Chargers", token: TOKEN },
      { serviceLabel: "Solar Panels", token: `${TOKEN}2` },
    ],
  },
  "times-offered": {
    mail: "times-offered",
    ...meeting,
    to: customer.to,
    times: [MEETS_AT, new Date("2026-11-26T14:30Z")],
  },
  "times-refused": { mail: "times-refused", ...meeting, ...atCompany, times: [MEETS_AT] },
  appointment: { mail: "appointment", ...meeting, to: customer.to, event: "booked", ...agreed },
  "appointment-to-company": {
    mail: "appointment-to-company",
    ...{ ...meeting, ...atCompany, event: "cancelled", ...agreed, address: null },
  },
  "appointment-reminder": { mail: "appointment-reminder", ...meeting, to: customer.to, event: "reminder", ...agreed },
  "appointment-reminder-to-company": {
    mail: "appointment-reminder-to-company",
    ...{ ...meeting, ...atCompany, event: "reminder", ...agreed },
  },
  "outline-received": {
    mail: "outline-received",
    ...{ to: customer.to, firstName: customer.firstName, company: "Hill Heat Ltd", technology: "solar", size: 4.2 },
    ...{ fromPence: 620_000, toPence: 840_000, equipment: "Ten panels of 440 W", needsSurvey: true },
    ...{ earliestStart: "2027-01-11", text: "South roof, with scaffold.", checks: [], isReminder: false },
    ...{ lapsesAt: new Date("2026-12-02T12:00Z"), path: `/requests/${TOKEN}/outlines/${PURCHASE_ID}` },
  },
  "outline-picked": {
    mail: "outline-picked",
    ...{ ...installer, firstName: "Sam", purchaseId: PURCHASE_ID, ...lead },
    customer: { name: "Sam Reed", email: "sam@example.com", phone: "+447700900123", postcode: "CR0 1EA" },
    wish: { contactWay: "text", contactTimes: null },
  },
  "outline-ended": {
    mail: "outline-ended",
    ...{ ...installer, firstName: "Sam", ...lead, credits: 5, how: "lapsed", decisionReason: null, balanceCredits: 12 },
  },
  "outline-question": {
    mail: "outline-question",
    ...{ to: installer.to, name: installer.contactName, sender: "Sam", texts: ["Is the scaffold in it?"] },
    path: `/outlines#outline-${PURCHASE_ID}`,
  },
  "outline-answer": {
    mail: "outline-answer",
    ...{ to: customer.to, name: "Sam", sender: "Hill Heat Ltd", texts: ["Yes, it is."] },
    path: `/requests/${TOKEN}/outlines/${PURCHASE_ID}`,
  },
  "silent-installer": { mail: "silent-installer", ...customer, company: "Hill Heat Ltd" },
  "contact-reminder": {
    mail: "contact-reminder",
    ...installer,
    ...{ ...lead, firstName: "Sam", purchaseId: PURCHASE_ID, hours: "24" },
  },
  "place-lost": { mail: "place-lost", ...installer, ...lead, firstName: "Sam", purchaseId: PURCHASE_ID },
  "request-closed": { mail: "request-closed", ...installer, ...lead, purchaseId: PURCHASE_ID },
  stop: { mail: "stop", ...installer, ...stopped, refundedCredits: 5, isReminder: false },
  "figures-due": {
    ...{ mail: "figures-due", to: "admin@fairwatt.example", contactName: installer.contactName, today: "2026-12-17" },
    figures: [
      { id: "tariffs.cap", label: "Electricity at the price cap", validUntil: "2026-12-31", source: "Ofgem" },
      { id: "tariffs.gas", label: "Gas at the price cap", validUntil: "2026-12-31", source: "Ofgem" },
    ],
  },
  "stop-overdue": { mail: "stop-overdue", ...installer, ...stopped, isContactedAgain: false },
  "stop-sent": {
    mail: "stop-sent",
    ...customer,
    companies: ["Sunny Roofs & Sons Ltd", "Hill Heat Ltd"],
    willErase: true,
  },
  "stop-complete": { mail: "stop-complete", ...customer, companies: ["Hill Heat Ltd"], willErase: false },
  "stop-late": { mail: "stop-late", ...customer, company: "Hill Heat Ltd" },
  "quote-chosen": {
    mail: "quote-chosen",
    ...installer,
    ...{ ...lead, firstName: "Sam", purchaseId: PURCHASE_ID, option: "A", revision: 2, price: "£8,450.00" },
  },
  decided: {
    mail: "decided",
    ...installer,
    ...{ ...lead, firstName: "Sam", purchaseId: PURCHASE_ID, isChangeOfMind: false },
    ...{ lostReason: "price", lostWords: "It was close." },
  },
  "still-looking": { mail: "still-looking", ...customer },
  "company-gone": { mail: "company-gone", ...customer, company: "Hill Heat Ltd", because: "closed" },
  "message-to-company": {
    ...{ mail: "message-to-company", to: "office@hillheat.example", name: "Priya Shah", sender: "Sam" },
    ...{ path: "/leads/purchases/1/messages", texts: ["Tuesday suits us."] },
  },
  message: {
    ...{ mail: "message", to: customer.to, name: "Sam", sender: "Hill Heat Ltd", path: "/requests/abc/messages/1" },
    texts: ["Good morning, could you send a picture of the meter?", "And of the roof, please."],
  },
  "complaint-received": { mail: "complaint-received", ...complaint, reasons: "" },
  "complaint-decided": { mail: "complaint-decided", ...complaint, reasons: "Six calls are too many." },
  "complaint-decided-company": {
    ...{ mail: "complaint-decided-company", ...complaint, to: "office@hillheat.example", name: "Priya Shah" },
    ...{ reasons: "Your log shows six calls.", path: "/leads/purchases/1" },
  },
  "public-complaint-received": { mail: "public-complaint-received", ...publicComplaint, answer: "" },
  "public-complaint-answered": { mail: "public-complaint-answered", ...publicComplaint, answer: "We are sorry." },
  "daily-news": {
    ...{ mail: "daily-news", to: installer.to, contactName: installer.contactName },
    items: [{ subject: "Message from Sam", path: "/leads/purchases/1/messages" }],
  },
  "year-later": {
    ...{ mail: "year-later", ...customer, company: "Hill Heat Ltd" },
    ...{ finishedOn: "2025-11-20", predictedKwh: 3940, kind: "made" },
  },
  "confirm-choice": { mail: "confirm-choice", ...customer, company: "Hill Heat Ltd" },
  "quote-received": {
    mail: "quote-received",
    ...{ to: customer.to, firstName: customer.firstName, token: TOKEN },
    ...{ company: company.companyName, quoteId: PURCHASE_ID, option: "A", revision: 1, technology: "solar_battery" },
    ...{ basis: "desk", firm: false, mayRisePercent: 15, validUntil: "2026-12-24" },
    ...{ duePence: 1_194_050, depositPence: 358_200 },
    checks: ["The deposit is 30%. Consumer codes allow 25%, and insurance covers no more."],
    facts: "39 of 40 facts given. Missing: savings.",
  },
  "customer-erased": { mail: "customer-erased", ...installer, ...lead, purchaseId: PURCHASE_ID },
  "lead-notice": {
    mail: "lead-notice",
    ...customer,
    held: ["name", "email address", "postcode"],
    isImported: false,
    source: null,
  },
  "check-contact": { mail: "check-contact", ...customer, isPaused: true },
  "contact-corrected": {
    mail: "contact-corrected",
    ...installer,
    ...lead,
    purchaseId: PURCHASE_ID,
    corrected: ["phone"],
  },
  "brief-changed": { mail: "brief-changed", ...installer, ...lead, purchaseId: PURCHASE_ID },
  "lead-bought-installer": {
    mail: "lead-bought-installer",
    ...installer,
    ...lead,
    customer: { name: "Sam Taylor", email: "sam+home@example.com", phone: "+447700900123", postcode: "CR0 1EA" },
    wish: { contactWay: "phone", contactTimes: ["weekday-evenings", "weekends"] },
    description: "South-facing roof, no shade.\n\nPlease ring after 5pm.",
    balanceCredits: 15,
  },
  "lead-bought-customer": {
    mail: "lead-bought-customer",
    ...customer,
    company: { name: company.companyName, email: "hello@sunny.example", phone: "+442079460018" },
    checks: [
      { check: "insurance", state: "checked", on: "2026-11-03", validUntil: "2027-03-31" },
      { check: "identity", state: "not_checked", on: null, validUntil: null },
    ],
  },
  "purchase-refunded": {
    mail: "purchase-refunded",
    ...installer,
    ...lead,
    customerName: "Sam Taylor",
    reported: "Wrong phone number",
    priceCredits: 5,
  },
  "refund-declined": {
    mail: "refund-declined",
    ...installer,
    ...lead,
    customerName: "Sam Taylor",
    reported: "Wrong phone number",
    purchaseId: PURCHASE_ID,
    reason: "The customer answered our call on this number.",
  },
  "credits-purchased": {
    mail: "credits-purchased",
    ...installer,
    packName: "Professional Pack",
    credits: 50,
    amountPence: 19_900,
    receiptNumber: 7,
    balanceCredits: 55,
  },
  "payment-failed": {
    mail: "payment-failed",
    ...installer,
    packName: "Professional Pack",
    credits: 50,
    amountPence: 19_900,
    paymentId: "5c0ffee0-0000-4000-8000-000000000001",
  },
  "card-refunded": {
    mail: "card-refunded",
    ...installer,
    credits: 10,
    amountPence: 4950,
    receiptNumber: 7,
    creditNoteNumber: 1,
  },
  "lead-alert": { mail: "lead-alert", ...installer, token: TOKEN, lead: offered },
  "lead-digest": { mail: "lead-digest", ...installer, token: TOKEN, leads: [offered, far], more: false },
  "confirm-email": { mail: "confirm-email", ...installer, token: TOKEN },
  "reset-password": { mail: "reset-password", ...installer, token: TOKEN },
  "change-email": { mail: "change-email", ...installer, token: TOKEN },
  "sessions-ended": { mail: "sessions-ended", ...installer },
  "password-changed": { mail: "password-changed", ...installer },
  "email-changed": { mail: "email-changed", ...installer, newEmail: "priya@roofs.example" },
  "two-factor-changed": { mail: "two-factor-changed", ...installer, change: "code-used" },
  "account-closed": { mail: "account-closed", ...company, credits: 17, refundPence: 4950 },
  "security-notice": {
    mail: "security-notice",
    ...installer,
    ...{ kind: "api_key_made", at: "2026-11-20T12:00:00Z", detail: "Our CRM", byReader: false },
    ...{ device: "Firefox on Windows", fromAddress: "203.0.113.x" },
  },
  "webhook-switched-off": { mail: "webhook-switched-off", ...installer, url: "https://hooks.roofs.example/fairwatt" },
  "proof-ending": {
    mail: "proof-ending",
    ...installer,
    ...{ proof: "insurance", endsOn: "2026-12-20", isChecked: false, technologies: ["solar", "battery"] },
  },
  "proof-ended": {
    mail: "proof-ended",
    ...installer,
    ...{ proof: "mcs", endsOn: "2026-11-19", isChecked: true, technologies: ["heat_pump"] },
  },
  "checks-open": {
    mail: "checks-open",
    ...installer,
    ...{ endsOn: "2026-12-20", technologies: ["solar", "battery"], checks: ["mcs_number", "insurance"] },
  },
  "checks-overdue": {
    mail: "checks-overdue",
    ...installer,
    ...{ endsOn: "2026-11-19", technologies: ["ev_charger"], checks: ["identity"] },
  },
  "installer-change-accepted": { mail: "installer-change-accepted", ...company },
  "installer-change-declined": {
    mail: "installer-change-declined",
    ...company,
    reason: "We could not call you there.",
  },
  "installer-approved": { mail: "installer-approved", ...company },
  "installer-reinstated": { mail: "installer-reinstated", ...company },
  "installer-declined": { mail: "installer-declined", ...company, reason: "We found no MCS certificate." },
  "installer-suspended": { mail: "installer-suspended", ...company, reason: "Three customers\nheard nothing." },
};
