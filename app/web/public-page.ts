/** What a public page declares in its route's `handle`. */
interface PublicPage {
  public: true;
  /** Needs the script that keeps a calculator's results up to date. */
  calculator?: boolean;
  /** Needs the second style sheet (app/tools.css): tables, the planner, projects. */
  tools?: boolean;
  /** Needs the script that updates the house from the planner's form. */
  plannerForm?: boolean;
  /** Needs the script that recalculates a plan when one of its figures changes. */
  planner?: boolean;
  /** Without the site's frame, for a page shown when no link works. */
  bare?: boolean;
  /** Behind a private link: without the price strip, and with a short footer. Its layout keeps it out of caches. */
  private?: boolean;
}

/** A page of the public site: not hydrated, and the same for every visitor. */
export const publicPage: PublicPage = { public: true };
export const calculatorPage: PublicPage = { public: true, calculator: true };
export const toolsPage: PublicPage = { public: true, tools: true };
export const plannerFormPage: PublicPage = { public: true, tools: true, plannerForm: true };
/** May respond with the form. */
export const planPage: PublicPage = { public: true, tools: true, planner: true, plannerForm: true };
export const privatePage: PublicPage = { public: true, tools: true, private: true };
export const barePage: PublicPage = { public: true, bare: true };

export function publicPageOf(handle: unknown): PublicPage | undefined {
  const isPublic = typeof handle === "object" && handle !== null && "public" in handle;
  return isPublic ? (handle as PublicPage) : undefined;
}
