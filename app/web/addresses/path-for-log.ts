const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** What our own addresses are made of. Tokens, email addresses and telephone numbers do not match. */
const WORDS = /^(?=.{1,60}$)(?!.*\d{5})[a-z0-9]{1,20}([-._][a-z0-9]{1,20})*$/;
const isOurs = (part: string) => part === "" || UUID.test(part) || WORDS.test(part);

/**
 * The address for the log, without its query. Of the values of a route's parameters only ids and slugs are kept, so no
 * token is ever logged; without a route, only parts that look like our own addresses.
 */
export function pathForLog(path: string, pattern?: string): string {
  const suffix = path.endsWith(".data") ? ".data" : "";
  const wanted = pattern?.split("/") ?? ["*"];
  const rest = wanted.at(-1) === "*" ? wanted.length - 1 : wanted.length;
  const parts = path.slice(0, path.length - suffix.length).split("/");
  return parts.map((part, place) => logged(part, place < rest ? wanted[place] : undefined)).join("/") + suffix;
}

function logged(part: string, wanted: string | undefined): string {
  if (wanted === undefined) return isOurs(part) ? part : ":unknown";
  if (!wanted.startsWith(":")) return wanted;
  const name = wanted.replace(/\?$/, "");
  return (name === ":id" || name === ":slug") && isOurs(part) ? part : name;
}
