export const people = ["visitor", "pending", "approved", "suspended", "admin"] as const;
export type Person = (typeof people)[number];

/** What stands in for the variable parts of addresses. Nothing in the database has these ids. */
export const exampleParameters: Record<string, string> = {
  id: "6f1b8c1e-2d3f-4a55-8f6e-0a1b2c3d4e5f",
  number: "999999",
  postcode: "SM11EA",
  session: "nobody",
  slug: "solar-panels",
  token: "nobody",
  userId: "nobody",
  "*": "nowhere",
};

/** For each person three answers: to the page, to its data, and to a form sent to it that asks for nothing. */
type Row = Record<Person, string>;

const all = (answers: string): Row => rowOf({ visitor: answers, installers: answers, admin: answers });
/** Signed-out visitors sign in first. */
const signedIn = (answers: string): Row => rowOf({ visitor: SIGN_IN, installers: answers, admin: answers });
/** Companies of any status; administrators without one belong elsewhere. */
const companies = (answers: string): Row => rowOf({ visitor: SIGN_IN, installers: answers, admin: TO_ADMIN });
const admins = (answers: string): Row => rowOf({ visitor: SIGN_IN, installers: "403 403 403", admin: answers });

const SIGN_IN = "/auth /auth /auth";
const TO_ADMIN = "/admin /admin /admin";

function rowOf({ visitor, installers, admin }: { visitor: string; installers: string; admin: string }): Row {
  return { visitor, pending: installers, approved: installers, suspended: installers, admin };
}

/** The files of app/routes, each with what its first address answers to whom. */
export const matrix: Record<string, Row> = {
  "site/home": all("200 200 422"),
  "site/services": all("200 200 405"),
  "site/service": all("200 200 422"),
  "site/contact": all("200 200 422"),
  "site/static": all("200 200 405"),
  "site/our-impact": all("/impact /impact 405"),
  "site/local-areas": all("200 200 405"),
  "site/area": all("200 200 422"),
  "site/landing": all("200 200 422"),
  "site/borough": all("404 404 405"),
  "site/sitemap": all("200 200 405"),
  "site/robots": all("200 200 405"),
  "site/share-image": all("404 404 405"),
  "site/not-found": all("404 404 404"),

  "api/energy-prices": all("200 200 405"),
  "api/calculators": all("200 200 405"),
  "api/calculator": all("404 404 405"),
  "api/areas": all("200 200 405"),
  "api/area": all("404 404 405"),
  "api/postcode": all("200 200 405"),
  "api/openapi": all("200 200 405"),
  "api/docs": all("200 200 405"),
  "api/unknown": all("404 404 404"),
  "api/quote-requests": all("405 405 415"),
  // An administrator is no approved installer; and without a company there is nothing of theirs.
  "api/leads": {
    ...rowOf({ visitor: "401 401 405", installers: "403 403 405", admin: "403 403 405" }),
    approved: "200 200 405",
  },
  "api/leads-events": {
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
  "api/refund-requests": {
    ...rowOf({ visitor: "405 405 401", installers: "405 405 403", admin: "405 405 403" }),
    approved: "405 405 415",
  },
  "api/credits": rowOf({ visitor: "401 401 405", installers: "200 200 405", admin: "404 404 405" }),
  "api/credit-transactions": rowOf({ visitor: "401 401 405", installers: "200 200 405", admin: "404 404 405" }),

  "quote/thank-you": all("200 200 405"),
  "quote/find-request": all("200 200 422"),
  "quote/details-deleted": all("/requests /requests 405"),
  "quote/request": all("404 404 /requests/nobody"),
  "quote/close-request": all("404 404 405"),
  "quote/delete-details": all("404 404 404"),

  "account/auth": { ...all("/ / /"), visitor: "200 200 422" },
  "account/confirm-email": all("404 404 404"),
  "account/resend": all("200 200 422"),
  "account/second-step": { ...all("/ / /"), visitor: SIGN_IN },
  "account/reset-password": all("400 400 /reset-password"),
  "account/confirm-new-email": all("404 404 404"),
  "account/account": signedIn("200 200 /account"),
  "account/two-factor": signedIn("200 200 /account/two-factor"),
  "account/activity": signedIn("200 200 422"),
  "account/sign-out": all("/ / /"),

  "installer/dashboard": companies("200 200 405"),
  "installer/leads": companies("200 200 404"),
  "installer/purchases-csv": companies("200 200 405"),
  "installer/purchase": companies("404 404 404"),
  "installer/profile": companies("200 200 404"),
  "installer/own-data": companies("200 200 422"),
  "installer/own-data-export": companies("/account/data /account/data 405"),
  "installer/developers": companies("200 200 /developers"),
  "installer/credits": all("200 200 404"),
  "installer/receipt": { ...all("404 404 405"), visitor: "/auth /auth 405" },
  "installer/receipt-pdf": { ...all("404 404 405"), visitor: "/auth /auth 405" },
  "installer/document": { ...all("404 404 405"), visitor: "401 401 405" },
  "installer/alerts": all("404 404 404"),

  "admin/installers": admins("200 200 404"),
  "admin/leads": admins("200 200 405"),
  "admin/new-lead": admins("200 200 422"),
  "admin/all-leads": admins("200 200 405"),
  "admin/import": admins("200 200 404"),
  "admin/import-sample": admins("200 200 405"),
  "admin/lead": admins("404 404 404"),
  "admin/installer": admins("404 404 404"),
  "admin/operation": admins("200 200 404"),
  "admin/security": admins("200 200 405"),
  "admin/end-sessions": admins("404 404 404"),
  "admin/users": admins("200 200 404"),
  "admin/refunds": admins("200 200 404"),
  "admin/audit": admins("200 200 405"),
  "admin/audit-csv": admins("200 200 405"),
  "admin/figures": admins("200 200 405"),
  "admin/figures-csv": admins("200 200 405"),
  "admin/purchases": admins("200 200 405"),
  "admin/payments": admins("200 200 404"),
  "admin/refunds-given": admins("200 200 405"),

  "webhooks/stripe": all("405 405 400"),
  "webhooks/mail": all("405 405 400"),
  "demo/checkout": all("404 404 404"),
  "demo/mail": all("200 200 405"),
  "demo/mail-json": all("200 200 405"),
  "demo/bounce": all("405 405 404"),
  "demo/clock": all("200 200 422"),
  "demo/clock-json": all("200 200 405"),
};
