/** The router asks here which files the linked pages need. */
export const ROUTES_PATH = "/__manifest";
