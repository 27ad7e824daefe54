/** Where the router learns which files the pages need that this one links to. */
export const ROUTES_PATH = "/__manifest";
