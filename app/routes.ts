import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";
import { landingPages } from "#content/landing-pages/landing-pages.ts";
import { areaPath, landingPath } from "#content/site-map/local-paths.ts";
import { areas } from "#domain/areas/area.ts";

/** A page that is nothing but its text (content/pages). */
const staticPage = (path: string) => route(path, "routes/site/static.tsx", { id: path });

/** React Router has no `/:slug-renewable-energy`, so each area and each landing page has its address written out. */
const areaPages = areas.map(({ slug }) => localPage(areaPath(slug), "routes/site/area/area.tsx"));
const localServicePages = landingPages.map((page) => localPage(landingPath(page), "routes/site/landing.tsx"));

function localPage(path: string, file: string) {
  return route(path.slice(1), file, { id: path });
}

/** Every address of the product. */
export default [
  // The public site
  index("routes/site/home/home.tsx"),
  route("services", "routes/site/services.tsx"),
  route("services/:slug", "routes/site/service/service.tsx"),
  route("guides", "routes/site/guides/guides.tsx"),
  route("guides/:guide", "routes/site/guides/guide.tsx"),
  route("contact", "routes/site/contact.tsx"),
  route("business", "routes/site/business.tsx"),
  route("complaints", "routes/site/complaints/complaints.tsx"),
  ...["about", "impact", "blog", "careers", "tesla-powerwall", "solar-battery-combo"].map(staticPage),
  ...["privacy-policy", "terms-of-service", "cookie-policy", "legal-history", "accessibility"].map(staticPage),
  ...["privacy-policy/:day", "terms-of-service/:day", "cookie-policy/:day"].map(staticPage),
  route("planner/plan", "routes/planner/plan/plan.tsx"),
  route("planner/plan.json", "routes/planner/plan/plan-json.ts"),
  route("planner/plan.csv", "routes/planner/plan/plan-csv.ts"),
  route("planner/plan.png", "routes/planner/plan/plan-image.ts"),
  route("planner/tariffs", "routes/planner/tariffs/tariffs.tsx"),
  route("planner/sample-year.csv", "routes/planner/sample-year.ts"),
  route("our-impact", "routes/site/our-impact.ts"),
  route("local-areas", "routes/site/local-areas/local-areas.tsx"),
  route("assumptions", "routes/site/assumptions/assumptions.tsx"),
  route("assumptions.json", "routes/site/assumptions/assumptions-json.ts"),
  route("assumptions/:id", "routes/site/assumptions/assumption.tsx"),
  ...areaPages,
  ...localServicePages,
  route("boroughs/:slug?", "routes/site/not-found/borough.tsx"),
  route("planner", "routes/planner/form/planner.tsx"),
  route("check-a-quote", "routes/planner/check/check.tsx"),
  route("planner/check", "routes/planner/check/moved.ts"),
  route("sitemap.xml", "routes/site/sitemap.ts"),
  route("robots.txt", "routes/site/robots.ts"),
  route("share/*", "routes/site/share-image.ts"),

  // The product on a device
  route("manifest.webmanifest", "routes/site/device/manifest.ts"),
  route("sw.js", "routes/site/device/service-worker.ts"),
  route("offline", "routes/site/device/offline.tsx"),
  route("start", "routes/site/device/start.ts"),
  route("icons/:name", "routes/site/device/icon.ts"),
  route("favicon.ico", "routes/site/device/icon.ts", { id: "favicon.ico" }),

  // The JSON interface
  route("api/v1/energy-prices", "routes/api/energy-prices.ts"),
  route("api/v1/calculators", "routes/api/calculators.ts"),
  route("api/v1/calculators/:id", "routes/api/calculator.ts"),
  route("api/v1/areas", "routes/api/areas.ts"),
  route("api/v1/areas/:slug", "routes/api/area.ts"),
  route("api/v1/postcodes/:postcode", "routes/api/postcode.ts"),
  route("api/v1/quote-schema/:technology", "routes/api/quote-schema.ts"),
  route("api/v1/plans", "routes/api/plans/plans.ts"),
  route("api/v1/quote-checks", "routes/api/plans/quote-checks.ts"),
  // What is answered from memory is not counted: counting would cost more than answering.
  layout("routes/api/_caller.ts", [
    route("api/v1/quote-requests", "routes/api/quote-requests.ts"),
    route("api/v1/leads", "routes/api/leads.ts"),
    route("api/v1/leads/events", "routes/api/lead-event-stream.ts"),
    route("api/v1/leads/:id/purchases", "routes/api/lead-purchases.ts"),
    route("api/v1/purchases", "routes/api/purchases.ts"),
    route("api/v1/purchases/:id", "routes/api/purchase.ts"),
    route("api/v1/purchases/:id/stop-confirmation", "routes/api/stop-confirmation.ts"),
    route("api/v1/purchases/:id/refund-requests", "routes/api/refund-requests.ts"),
    route("api/v1/purchases/:id/quotes", "routes/api/purchase-quotes.ts"),
    route("api/v1/purchases/:id/messages", "routes/api/purchase-messages.ts"),
    route("api/v1/purchases/:id/attempts", "routes/api/contact-attempts.ts"),
    route("api/v1/purchases/:id/appointments", "routes/api/appointments.ts"),
    route("api/v1/appointments/:id/cancellation", "routes/api/appointment-cancellation.ts"),
    route("api/v1/outlines", "routes/api/outlines.ts"),
    route("api/v1/outlines/:id/withdrawal", "routes/api/outline-withdrawal.ts"),
    route("api/v1/leads/:id/outlines", "routes/api/lead-outlines.ts"),
    route("api/v1/quotes/:id/withdrawal", "routes/api/quote-withdrawal.ts"),
    route("api/v1/quotes/:id/files", "routes/api/files/quote-files.ts"),
    route("api/v1/files/:id", "routes/api/files/file.ts"),
    route("api/v1/credits", "routes/api/credits.ts"),
    route("api/v1/credits/transactions", "routes/api/credit-transactions.ts"),
  ]),
  route("api/openapi.json", "routes/api/openapi.ts"),
  route("api/docs", "routes/api/docs/docs.tsx"),
  route("api/*", "routes/api/unknown.ts"),

  // A customer's request for quotes
  route("thank-you", "routes/quote/thank-you.tsx"),
  route("requests", "routes/quote/find-request.tsx"),
  route("requests/deleted", "routes/quote/details-deleted.tsx"),
  layout("routes/quote/project/_project.tsx", [
    route("requests/:token", "routes/quote/request/request.tsx"),
    route("requests/:token/correct", "routes/quote/correct/correct.tsx"),
    route("requests/:token/details", "routes/quote/receipt/details.tsx"),
    route("requests/:token/brief", "routes/quote/brief/brief.tsx"),
    route("requests/:token/links", "routes/quote/links/links.tsx"),
    route("requests/:token/quotes", "routes/quote/quotes/quotes.tsx"),
    route("requests/:token/quotes/:id", "routes/quote/quotes/quote.tsx"),
    route("requests/:token/outlines/:id", "routes/quote/outlines/outline.tsx"),
    route("requests/:token/compare", "routes/quote/compare/compare.tsx"),
    route("requests/:token/choose/:id", "routes/quote/choose/choose.tsx"),
    route("requests/:token/messages", "routes/quote/messages/messages.tsx"),
    route("requests/:token/messages/:purchaseId", "routes/quote/messages/thread.tsx"),
    route("requests/:token/appointments", "routes/quote/appointments/appointments.tsx"),
    route("requests/:token/done", "routes/quote/done/done.tsx"),
    route("requests/:token/complaint", "routes/quote/complaint/complaint.tsx"),
    route("requests/:token/year", "routes/quote/year/year.tsx"),
    route("requests/:token/stop", "routes/quote/stop/stop.tsx"),
  ]),
  route("requests/:token/appointments/:id.ics", "routes/quote/appointments/appointment-ics.ts"),
  route("requests/:token/events", "routes/quote/project/events.ts"),
  route("requests/:token/quotes.json", "routes/quote/quotes/quotes-json.ts"),
  route("requests/:token/receipt.json", "routes/quote/receipt/receipt-json.ts"),
  route("requests/:token/brief.json", "routes/quote/brief/brief-json.ts"),
  route("requests/:token/files/:id", "routes/quote/files/file.ts"),
  route("shared/:token", "routes/quote/links/shared.tsx"),
  route("shared/:token/files/:id", "routes/quote/files/shared-file.ts"),
  route("requests/:token/close", "routes/quote/request/close-request.tsx"),
  route("requests/:token/delete", "routes/quote/delete-details.tsx"),

  // Accounts
  route("auth", "routes/account/auth/auth.tsx"),
  route("auth/confirm/:token", "routes/account/auth/confirm-email.tsx"),
  route("auth/resend", "routes/account/auth/resend.tsx"),
  route("auth/two-factor", "routes/account/two-factor/second-step.tsx"),
  route("reset-password", "routes/account/auth/reset-password.tsx"),
  route("account/confirm-email", "routes/account/account/confirm-new-email.tsx"),
  layout("routes/account/_guard.ts", [
    route("account", "routes/account/account/account.tsx"),
    route("account/two-factor", "routes/account/two-factor/two-factor.tsx"),
    route("account/activity", "routes/account/activity/activity.tsx"),
    route("search", "routes/account/search/search.tsx"),
  ]),
  route("sign-out", "routes/account/sign-out.ts"),

  // The installer's area
  layout("routes/installer/_guard.ts", [
    route("dashboard", "routes/installer/dashboard/dashboard.tsx"),
    route("leads", "routes/installer/leads/leads.tsx"),
    route("stops", "routes/installer/stops/stops.tsx"),
    route("leads/purchases.csv", "routes/installer/purchases/purchases-csv.ts"),
    route("leads/purchases/:id", "routes/installer/purchases/purchase.tsx"),
    route("leads/purchases/:id/messages", "routes/installer/messages/thread.tsx"),
    route("leads/:id/outline", "routes/installer/outlines/write-outline.tsx"),
    route("outlines", "routes/installer/outlines/outlines.tsx"),
    route("outlines/:id", "routes/installer/outlines/outline.tsx"),
    route("quotes", "routes/installer/quote/quotes.tsx"),
    route("quotes/library", "routes/installer/quote/library.tsx"),
    route("messages", "routes/installer/messages/messages.tsx"),
    route("calendar", "routes/installer/calendar/calendar.tsx"),
    route("leads/purchases/:id/quote", "routes/installer/quote/quote-editor.tsx"),
    route("profile", "routes/installer/profile/profile.tsx"),
    route("onboarding", "routes/installer/onboarding/onboarding.ts"),
    route("onboarding/company", "routes/installer/onboarding/company.tsx"),
    route("onboarding/services", "routes/installer/onboarding/services.tsx"),
    route("onboarding/mcs", "routes/installer/onboarding/mcs.tsx"),
    route("onboarding/insurance", "routes/installer/onboarding/insurance.tsx"),
    route("account/data", "routes/installer/own-data/own-data.tsx"),
    route("developers", "routes/installer/developers/developers.tsx"),
    route("account/data/export", "routes/installer/own-data/own-data-export.ts"),
  ]),
  route("calendar/:secret.ics", "routes/installer/calendar/calendar-ics.ts"),
  route("credits", "routes/installer/credits/credits.tsx"),
  route("credits/receipts/:number.pdf", "routes/installer/receipts/receipt-pdf.ts"),
  route("credits/receipts/:number", "routes/installer/receipts/receipt.tsx"),
  route("credits/credit-notes/:number.pdf", "routes/installer/receipts/credit-note-pdf.ts"),
  route("credits/credit-notes/:number", "routes/installer/receipts/credit-note.tsx"),
  route("documents/:id", "routes/installer/profile/document.ts"),
  route("files/:id", "routes/installer/messages/file.ts"),
  route("alerts", "routes/installer/alerts.tsx"),

  // The administrator's area
  layout("routes/admin/_guard.ts", [
    layout("routes/admin/_layout.tsx", [
      route("admin", "routes/admin/installers/installers.tsx"),
      route("admin/leads", "routes/admin/leads/leads.tsx"),
      route("admin/leads/new", "routes/admin/leads/new-lead.tsx"),
      route("admin/leads/all", "routes/admin/leads/all-leads.tsx"),
      route("admin/leads/import", "routes/admin/import/import.tsx"),
      route("admin/leads/import/sample.csv", "routes/admin/import/import-sample.ts"),
      route("admin/leads/:id", "routes/admin/leads/lead.tsx"),
      route("admin/projects", "routes/admin/projects/projects.tsx"),
      route("admin/users", "routes/admin/users/users.tsx"),
      route("admin/reports", "routes/admin/reports/reports.tsx"),
      route("admin/files/:id", "routes/admin/reports/file.ts"),
      route("admin/stops", "routes/admin/stops/stops.tsx"),
      route("admin/refunds", "routes/admin/refunds/refunds.tsx"),
      route("admin/security", "routes/admin/security/security.tsx"),
      route("admin/security/sessions/:userId", "routes/admin/security/end-sessions.tsx"),
      route("admin/audit", "routes/admin/audit/audit.tsx"),
      route("admin/audit.csv", "routes/admin/audit/audit-csv.ts"),
      route("admin/figures", "routes/admin/figures/figures.tsx"),
      route("admin/figures.csv", "routes/admin/figures/figures-csv.ts"),
      route("admin/purchases", "routes/admin/purchases.tsx"),
      route("admin/payments", "routes/admin/payments/payments.tsx"),
      route("admin/payments.csv", "routes/admin/payments/payments-csv.ts"),
      route("admin/payments/accounting", "routes/admin/accounting/accounting.tsx"),
      route("admin/payments/accounting.csv", "routes/admin/accounting/accounting-csv.ts"),
      route("admin/payments/:id/evidence.pdf", "routes/admin/payments/evidence-pdf.ts"),
      route("admin/payments/:id", "routes/admin/payments/payment.tsx"),
      route("admin/refunds/given", "routes/admin/refunds/refunds-given.tsx"),
      route("admin/operation", "routes/admin/operation/operation.tsx"),
    ]),
    // A page without the tabs and figures above it.
    route("admin/installers/:id", "routes/admin/installers/installer.tsx"),
  ]),

  // Reports from outside services
  route("webhooks/stripe", "routes/webhooks/stripe.ts"),
  route("webhooks/mail", "routes/webhooks/mail.ts"),

  // Demonstration only
  route("demo/checkout/:session", "routes/demo/checkout.tsx"),
  route("demo/mail", "routes/demo/mail.tsx"),
  route("demo/mail.json", "routes/demo/mail-json.ts"),
  route("demo/mail/:id/bounce", "routes/demo/bounce.ts"),
  route("demo/clock", "routes/demo/clock.tsx"),
  route("demo/clock.json", "routes/demo/clock-json.ts"),
  route("demo/components", "routes/demo/components/components.tsx"),

  // Including other spellings of the local pages
  route("*", "routes/site/not-found/not-found.tsx"),
] satisfies RouteConfig;
