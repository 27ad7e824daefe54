import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";

/** Every address of the product. */
export default [
  // The public site
  index("routes/site/home.tsx"),

  // A customer's request for quotes
  route("thank-you", "routes/quote/thank-you.tsx"),
  route("requests/:token", "routes/quote/request.tsx"),

  // Accounts
  route("auth", "routes/account/auth.tsx"),
  route("auth/confirm/:token", "routes/account/confirm-email.tsx"),
  route("sign-out", "routes/account/sign-out.ts"),

  // The installer's area
  layout("routes/installer/_layout.tsx", [
    route("dashboard", "routes/installer/dashboard.tsx"),
    route("leads", "routes/installer/leads.tsx"),
  ]),
  route("credits", "routes/installer/credits.tsx"),

  // The administrator's area
  layout("routes/admin/_layout.tsx", [
    route("admin", "routes/admin/installers.tsx"),
    route("admin/leads", "routes/admin/leads.tsx"),
    route("admin/leads/new", "routes/admin/new-lead.tsx"),
  ]),

  // Only in the demonstration
  route("demo/mail", "routes/demo/mail.tsx"),
  route("demo/mail.json", "routes/demo/mail-json.ts"),

  route("*", "routes/site/not-found.tsx"),
] satisfies RouteConfig;
