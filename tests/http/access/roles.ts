export const people = ["visitor", "pending", "approved", "suspended", "admin"] as const;
export type Person = (typeof people)[number];

/** Replaces the variable parts of addresses. Nothing in the database has these ids. */
export const exampleParameters: Record<string, string> = {
  day: "2026-11-25",
  name: "icon-192.png",
  id: "6f1b8c1e-2d3f-4a55-8f6e-0a1b2c3d4e5f",
  number: "999999",
  postcode: "SM11EA",
  session: "nobody",
  slug: "solar-panels",
  technology: "solar",
  guide: "comparing-quotes",
  purchaseId: "nobody",
  secret: "nobody",
  token: "nobody",
  userId: "nobody",
  "*": "nowhere",
};

/** Three responses for each person: to the page, to its data, and to a form that asks for nothing. */
type Row = Record<Person, string>;

const all = (answers: string): Row => rowOf({ visitor: answers, installers: answers, admin: answers });
/** Signed-out visitors sign in first. */
const signedIn = (answers: string): Row => rowOf({ visitor: SIGN_IN, installers: answers, admin: answers });
/** Companies of any status; administrators without one don't belong here. */
const companies = (answers: string): Row => rowOf({ visitor: SIGN_IN, installers: answers, admin: TO_ADMIN });
const admins = (answers: string): Row => rowOf({ visitor: SIGN_IN, installers: "403 403 403", admin: answers });

const SIGN_IN = "/auth /auth /auth";
const TO_ADMIN = "/admin /admin /admin";

function rowOf({ visitor, installers, admin }: { visitor: string; installers: string; admin: string }): Row {
  return { visitor, pending: installers, approved: installers, suspended: installers, admin };
}

/** The files of app/routes, each with the responses of its first address by person. */
export const matrix: Record<string, Row> = {
  "site/home/home": all("200 200 422"),
  "site/services": all("200 200 405"),
  "site/service/service": all("200 200 422"),
  "site/guides/guides": all("200 200 405"),
  "site/guides/guide": all("200 200 405"),
  "site/contact": all("200 200 422"),
  "site/business": all("200 200 422"),
  "site/complaints/complaints": all("200 200 422"),
  "site/static": all("200 200 405"),
  "site/our-impact": all("/impact /impact 405"),
  "site/local-areas/local-areas": all("200 200 405"),
  "site/assumptions/assumptions": all("200 200 405"),
  "site/assumptions/assumptions-json": all("200 200 405"),
  "site/assumptions/assumption": all("404 404 405"),
  "site/area/area": all("200 200 422"),
  "site/landing": all("200 200 422"),
  "site/not-found/borough": all("404 404 405"),
  "planner/form/planner": all("200 200 422"),
  "planner/check/check": all("200 200 405"),
  "site/plan-quotes/plan-quotes": all("200 200 422"),
  "planner/check/moved": all("/check-a-quote /check-a-quote 405"),
  "site/sitemap": all("200 200 405"),
  "site/robots": all("200 200 405"),
  "site/share-image": all("404 404 405"),
  "site/device/manifest": all("200 200 405"),
  "site/device/service-worker": all("200 200 405"),
  "site/device/offline": all("200 200 405"),
  "site/device/start": {
    ...rowOf({ visitor: "/ / 405", installers: "/dashboard /dashboard 405", admin: "/admin /admin 405" }),
  },
  "site/device/icon": all("200 200 405"),
  "site/not-found/not-found": all("404 404 404"),

  // Without a query there is no plan.
  "planner/plan/plan": all("422 422 405"),
  "planner/plan/plan-json": all("422 422 405"),
  "planner/plan/plan-csv": all("422 422 405"),
  "planner/plan/plan-image": all("422 422 405"),
  "planner/tariffs/tariffs": all("200 200 405"),
  "planner/sample-year": all("200 200 405"),

  "api/energy-prices": all("200 200 405"),
  "api/calculators": all("200 200 405"),
  "api/calculator": all("404 404 405"),
  "api/areas": all("200 200 405"),
  "api/area": all("404 404 405"),
  "api/postcode": all("200 200 405"),
  "api/quote-schema": all("200 200 405"),
  "api/plans/plans": all("405 405 415"),
  "api/plans/quote-checks": all("405 405 415"),
  "api/openapi": all("200 200 405"),
  "api/docs/docs": all("200 200 405"),
  "api/unknown": all("404 404 404"),
  "api/quote-requests": all("405 405 415"),
  // An administrator without a company is not an approved installer.
  "api/leads": {
    ...rowOf({ visitor: "401 401 405", installers: "403 403 405", admin: "403 403 405" }),
    approved: "200 200 405",
  },
  "api/lead-event-stream": {
    ...rowOf({ visitor: "401 404 405", installers: "403 404 405", admin: "403 404 405" }),
    approved: "stream 404 405",
  },
  // There is no such lead, but only an approved installer learns that.
  "api/lead-purchases": {
    ...rowOf({ visitor: "405 405 401", installers: "405 405 403", admin: "405 405 403" }),
    approved: "405 405 400",
  },
  "api/purchases": rowOf({ visitor: "401 401 405", installers: "200 200 405", admin: "404 404 405" }),
  "api/purchase": rowOf({ visitor: "401 401 405", installers: "404 404 405", admin: "404 404 405" }),
  // The body is read before the purchase is looked up.
  "api/stop-confirmation": rowOf({ visitor: "405 405 401", installers: "405 405 415", admin: "405 405 404" }),
  "api/refund-requests": {
    ...rowOf({ visitor: "405 405 401", installers: "405 405 403", admin: "405 405 403" }),
    approved: "405 405 415",
  },
  // There is no such purchase, but only an approved installer learns that.
  "api/purchase-messages": {
    ...rowOf({ visitor: "401 401 401", installers: "404 404 403", admin: "404 404 403" }),
    approved: "404 404 400",
  },
  "api/appointments": {
    ...rowOf({ visitor: "401 401 401", installers: "404 404 403", admin: "404 404 403" }),
    approved: "404 404 400",
  },
  "api/appointment-cancellation": {
    ...rowOf({ visitor: "405 405 401", installers: "405 405 403", admin: "405 405 403" }),
    approved: "405 405 415",
  },
  "api/contact-attempts": {
    ...rowOf({ visitor: "405 405 401", installers: "405 405 403", admin: "405 405 403" }),
    approved: "405 405 400",
  },
  "api/purchase-quotes": {
    ...rowOf({ visitor: "401 401 401", installers: "404 404 403", admin: "404 404 403" }),
    approved: "404 404 400",
  },
  "api/outlines": rowOf({ visitor: "401 401 405", installers: "200 200 405", admin: "404 404 405" }),
  "api/lead-outlines": {
    ...rowOf({ visitor: "405 405 401", installers: "405 405 403", admin: "405 405 403" }),
    approved: "405 405 400",
  },
  "api/outline-withdrawal": {
    ...rowOf({ visitor: "405 405 401", installers: "405 405 403", admin: "405 405 403" }),
    approved: "405 405 415",
  },
  "api/quote-withdrawal": {
    ...rowOf({ visitor: "405 405 401", installers: "405 405 403", admin: "405 405 403" }),
    approved: "405 405 415",
  },
  "api/files/quote-files": {
    ...rowOf({ visitor: "405 405 401", installers: "405 405 403", admin: "405 405 403" }),
    approved: "405 405 400",
  },
  "api/files/file": rowOf({ visitor: "401 401 405", installers: "404 404 405", admin: "404 404 405" }),
  "api/credits": rowOf({ visitor: "401 401 405", installers: "200 200 405", admin: "404 404 405" }),
  "api/credit-transactions": rowOf({ visitor: "401 401 405", installers: "200 200 405", admin: "404 404 405" }),

  "quote/thank-you": all("200 200 405"),
  "quote/find-request": all("200 200 422"),
  "quote/details-deleted": all("/requests /requests 405"),
  "quote/request/request": all("404 404 404"),
  "quote/request/close-request": all("404 404 405"),
  "quote/correct/correct": all("404 404 404"),
  "quote/receipt/details": all("404 404 404"),
  "quote/receipt/receipt-json": all("404 404 405"),
  "quote/brief/brief": all("404 404 404"),
  "quote/brief/brief-json": all("404 404 405"),
  "quote/links/links": all("404 404 404"),
  "quote/quotes/quotes": all("404 404 404"),
  "quote/quotes/quote": all("404 404 404"),
  "quote/quotes/quotes-json": all("404 404 405"),
  "quote/outlines/outline": all("404 404 404"),
  "quote/choose/choose": all("404 404 404"),
  "quote/compare/compare": all("404 404 404"),
  "quote/messages/messages": all("404 404 404"),
  "quote/messages/thread": all("404 404 404"),
  "quote/appointments/appointments": all("404 404 404"),
  "quote/appointments/appointment-ics": all("404 404 405"),
  "quote/done/done": all("404 404 404"),
  "quote/project/events": all("404 404 405"),
  "quote/complaint/complaint": all("404 404 404"),
  "quote/year/year": all("404 404 404"),
  "quote/stop/stop": all("404 404 404"),
  "quote/links/shared": all("404 404 404"),
  "quote/files/file": all("404 404 405"),
  "quote/files/shared-file": all("404 404 405"),
  "quote/delete-details": all("404 404 404"),

  "account/auth/auth": { ...all("/ / /"), visitor: "200 200 422" },
  "account/auth/confirm-email": all("404 404 404"),
  "account/auth/resend": all("200 200 422"),
  "account/two-factor/second-step": { ...all("/ / /"), visitor: SIGN_IN },
  "account/auth/reset-password": all("400 400 /reset-password"),
  "account/account/confirm-new-email": all("404 404 404"),
  "account/account/account": signedIn("200 200 /account"),
  "account/two-factor/two-factor": signedIn("200 200 /account/two-factor"),
  "account/activity/activity": signedIn("200 200 422"),
  "account/search/search": signedIn("200 200 405"),
  "account/sign-out": all("/ / /"),

  "installer/dashboard/dashboard": companies("200 200 405"),
  "installer/leads/leads": companies("200 200 404"),
  "installer/purchases/purchases-csv": companies("200 200 405"),
  "installer/purchases/purchase": companies("404 404 404"),
  // Whether the company may write at all is checked before the purchase.
  "installer/quote/quote-editor": { ...companies("403 403 404"), approved: "404 404 404" },
  "installer/outlines/outlines": companies("200 200 405"),
  "installer/outlines/outline": companies("404 404 404"),
  "installer/outlines/write-outline": { ...companies("403 403 404"), approved: "404 404 404" },
  "installer/quote/quotes": companies("200 200 405"),
  "installer/quote/library": companies("200 200 404"),
  "installer/messages/messages": companies("200 200 405"),
  "installer/calendar/calendar": companies("200 200 404"),
  "installer/calendar/calendar-ics": all("404 404 405"),
  "installer/messages/thread": companies("404 404 404"),
  "installer/stops/stops": companies("200 200 405"),
  "installer/profile/profile": companies("200 200 404"),
  "installer/onboarding/onboarding": {
    ...companies("/onboarding/company /onboarding/company 405"),
    pending: "/onboarding/mcs /onboarding/mcs 405",
  },
  "installer/onboarding/company": companies("200 200 422"),
  "installer/onboarding/services": companies("200 200 422"),
  "installer/onboarding/mcs": companies("200 200 422"),
  "installer/onboarding/insurance": companies("200 200 404"),
  "installer/own-data/own-data": companies("200 200 422"),
  "installer/own-data/own-data-export": companies("/account/data /account/data 405"),
  "installer/developers/developers": companies("200 200 /developers"),
  "installer/credits/credits": all("200 200 404"),
  "installer/receipts/receipt": { ...all("404 404 405"), visitor: "/auth /auth 405" },
  "installer/receipts/receipt-pdf": { ...all("404 404 405"), visitor: "/auth /auth 405" },
  "installer/receipts/credit-note": { ...all("404 404 405"), visitor: "/auth /auth 405" },
  "installer/receipts/credit-note-pdf": { ...all("404 404 405"), visitor: "/auth /auth 405" },
  "installer/messages/file": { ...all("404 404 405"), visitor: "401 401 405" },
  "installer/profile/document": { ...all("404 404 405"), visitor: "401 401 405" },
  "installer/alerts": all("404 404 404"),

  "admin/installers/installers": admins("200 200 404"),
  "admin/leads/leads": admins("200 200 405"),
  "admin/leads/new-lead": admins("200 200 422"),
  "admin/leads/all-leads": admins("200 200 422"),
  "admin/import/import": admins("200 200 404"),
  "admin/import/import-sample": admins("200 200 405"),
  "admin/leads/lead": admins("404 404 404"),
  "admin/installers/installer": admins("404 404 404"),
  "admin/operation/operation": admins("200 200 404"),
  "admin/security/security": admins("200 200 405"),
  "admin/security/end-sessions": admins("404 404 404"),
  "admin/users/users": admins("200 200 404"),
  "admin/refunds/refunds": admins("200 200 404"),
  "admin/projects/projects": admins("200 200 405"),
  "admin/stops/stops": admins("200 200 404"),
  "admin/reports/reports": admins("200 200 404"),
  "admin/reports/file": admins("404 404 422"),
  "admin/audit/audit": admins("200 200 405"),
  "admin/audit/audit-csv": admins("200 200 405"),
  "admin/figures/figures": admins("200 200 405"),
  "admin/figures/figures-csv": admins("200 200 405"),
  "admin/purchases": admins("200 200 405"),
  "admin/payments/payments": admins("200 200 404"),
  "admin/payments/payments-csv": admins("200 200 405"),
  "admin/accounting/accounting": admins("200 200 404"),
  "admin/accounting/accounting-csv": admins("200 200 405"),
  "admin/payments/evidence-pdf": admins("404 404 405"),
  "admin/payments/payment": admins("404 404 404"),
  "admin/refunds/refunds-given": admins("200 200 405"),

  "webhooks/stripe": all("405 405 400"),
  "webhooks/mail": all("405 405 400"),
  "demo/checkout": all("404 404 404"),
  "demo/mail": all("200 200 405"),
  "demo/mail-json": all("200 200 405"),
  "demo/bounce": all("405 405 404"),
  "demo/clock": all("200 200 422"),
  "demo/clock-json": all("200 200 405"),
  "demo/components/components": all("200 200 405"),
};
