import type { ApiDocument, Content, Parameter } from "#app/routes/api/docs/api-document.ts";
import { exampleOf } from "#app/routes/api/docs/schema-fields.ts";

interface Call {
  document: ApiDocument;
  url: string;
  method: string;
  parameters: readonly Parameter[];
  body: Content | undefined;
  needsKey: boolean;
}

/** A curl command for this call, with the required parameters only. */
export function curlOf({ document, url, method, parameters, body, needsKey }: Call): string {
  const value = (one: Parameter) => String(one.example ?? exampleOf(document, one.schema ?? {}));
  const needed = (place: string) => parameters.filter((one) => one.in === place && (one.required || one.example));
  const address = needed("path").reduce(
    (all, one) => all.replace(`{${one.name}}`, encodeURIComponent(value(one))),
    url,
  );
  const query = new URLSearchParams(needed("query").map((one) => [one.name, value(one)])).toString();
  const [contentType, content] = Object.entries(body ?? {})[0] ?? [];
  const data = content && (content.example ?? exampleOf(document, content.schema ?? {}));
  return [
    `curl ${method === "get" ? "" : `--request ${method.toUpperCase()} `}${quoted(query ? `${address}?${query}` : address)}`,
    ...(needsKey ? [`--header ${quoted("Authorization: Bearer YOUR_KEY")}`] : []),
    ...needed("header").map((one) => `--header ${quoted(`${one.name}: ${value(one)}`)}`),
    ...(contentType ? [`--header ${quoted(`Content-Type: ${contentType}`)}`] : []),
    ...(data === undefined ? [] : [`--data ${quoted(JSON.stringify(data, null, 2))}`]),
  ].join(" \\\n  ");
}

/** Quoted as one shell word, whatever it contains. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
