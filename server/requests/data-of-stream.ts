const EVENTS = /^\/(api\/v1\/leads|requests\/[^/]+)\/events(\/_?)?\.data$/i;

/**
 * Whether this is the router's address for the data of an answer that goes on for as long as somebody listens. The
 * router would wait for its end before sending anything.
 */
export function isDataOfStream(path: string): boolean {
  return EVENTS.test(path);
}
